import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/* What a variable of type any may not do. */
const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'];

export default defineConfig(
  { ignores: ['dist/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      'max-len': ['error', { code: 120, ignorePattern: '^import .*[?]only=' }], // strings and comments, too
      'one-var': ['error', 'never'],
      'svelte/no-at-html-tags': 'off', // drawings are SVG text made here; rule texts go through `inline`, which escapes
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'], // a view is any, and so are callbacks in markup to this parser: svelte-check knows them
    rules: Object.fromEntries(unsafe.map((what) => [`@typescript-eslint/no-unsafe-${what}`, 'off'])),
  },
  { files: ['*.js'], ...ts.configs.disableTypeChecked },
);
