import { expect, test } from 'vitest';
import { blocks, inline } from './markdown';

test('what is no Markdown is escaped', () => {
  expect(inline('<b>`a<b`</b> **x**')).toBe('&lt;b&gt;<code>a&lt;b</code>&lt;/b&gt; <b>x</b>');
});

test('a statement keeps its rulings, lists and tables', () => {
  const told = blocks('Two ways:\n- one\n- two\nRuling: any.\n| a | b |\n|---|---|\n| 1 | `2` |');
  expect(told).toBe(
    '<p>Two ways:</p><ul><li>one</li><li>two</li></ul><p>Ruling: any.</p>' +
      '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td><code>2</code></td></tr></table>',
  );
});
