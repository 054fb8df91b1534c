import type { Measure } from '../measure.ts';
import { runInBrowser } from '../run-in-browser.ts';
import { LIGHTHOUSE_FILE } from './lighthouse.ts';

/** What only a real browser can tell: `bench/browser/*.bench.ts`, each leaving its figures in a file. */
export const inTheBrowser: Measure = {
  title: 'In the browser',
  run: () => runInBrowser((file) => file !== LIGHTHOUSE_FILE),
};
