import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { getIconData } from '@iconify/utils';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** `import anvil from 'icon:anvil'` gives the path of one game-icons icon (512 × 512).
    Only imported ones reach the page. */
function icons(): Plugin {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const set = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof getIconData>[0];
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      const icon = getIconData(set, id.slice(6));
      if (!icon) throw new Error(`game-icons has no icon ${id.slice(6)}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(paths.join(''))}`;
    },
  };
}

/** `import legends from '…/legends.toml?only=id,rank,pattern&cards'`: the tables of a game's card data,
    with these columns alone. */
function cards(): Plugin {
  return {
    name: 'cards',
    enforce: 'pre',
    load(id) {
      const [file, query = ''] = id.split('?');
      if (!file.endsWith('.toml')) return null;
      const only = new URLSearchParams(query).get('only')?.split(',');
      const cut = (row: unknown): unknown =>
        only && row && typeof row === 'object'
          ? Object.fromEntries(Object.entries(row).filter(([key]) => only.includes(key)))
          : row;
      const tables = Object.entries(parse(readFileSync(file, 'utf8'))).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map(cut) : cut(value),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(tables))}`;
    },
  };
}

/** Every text of the build also compressed, so that the server only has to send it. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const file of readdirSync(dir!, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const text = readFileSync(`${dir}/${file}`);
        writeFileSync(`${dir}/${file}.br`, brotliCompressSync(text));
        writeFileSync(`${dir}/${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const DRAWN = new RegExp(
  'src/(play\\.svelte|lone\\.svelte|queue\\.svelte|net/live|touch/|' +
    'parts/(Cloth|Clock|Face|Framed|Seats?|Touch|frame|log)\\b(?!\\.test))',
);
const server = process.env.SKARB_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), cards(), svelte(), svelteTesting(), compressed()],
  resolve: { alias: { $: fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /* what draws every table comes with the first visit, in one file with what the page itself needs: whoever comes
       touches a table next, and a request costs as much as a kilobyte of code */
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: DRAWN }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/me': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60000 }, // a busy machine is no fault
});
