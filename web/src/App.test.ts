import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { go } from './route.svelte';
import { say, texts } from './texts/texts.svelte';

beforeAll(() => texts());

test.each([
  ['/nothing/here', 'no-page'],
  ['/me/half-a-link', 'bad-link'],
])('%s says that it leads nowhere', (address, sentence) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  go(address);
  render(App);
  expect(screen.getByRole('alert').textContent).toContain(say(sentence));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
