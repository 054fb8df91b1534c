import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readResultsPage,
  type ResultsPageKind,
} from '../../engine/services/google-results/results-page.ts';
import type { Figure, Measure } from '../measure.ts';

/** Saved real results pages with what they are; kept beside the checkout, absent on most machines. */
const PAGES: readonly (readonly [file: string, kind: ResultsPageKind, links: number])[] = [
  ['search_results.html', 'results', 10],
  ['search_no_results.html', 'none', 0],
  ['search_captcha.html', 'captcha', 0],
  ['search_captcha_new.html', 'captcha', 0],
  ['search_soft_block.html', 'script-wall', 0],
];

/** Whether real results pages are told apart and read whole. */
export const savedResultsPages: Measure = {
  title: 'Saved results pages beside the checkout',
  run({ sharedSets }) {
    const folder = join(sharedSets, '../data/serp');
    return Promise.resolve(existsSync(folder) ? figuresOf(folder) : null);
  },
};

function figuresOf(folder: string): readonly Figure[] {
  const pages = PAGES.map(([file, kind, links]) => {
    const page = readResultsPage(readFileSync(join(folder, file), 'utf8'));
    return { found: page.links.length, wanted: links, isTold: page.kind === kind };
  });
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0);
  return [
    {
      name: 'results pages links found',
      value: sum(pages.map(({ found }) => found)) / sum(pages.map(({ wanted }) => wanted)),
      unit: 'share',
    },
    {
      name: 'results pages told apart',
      value: pages.filter(({ isTold }) => isTold).length / pages.length,
      unit: 'share',
    },
  ];
}
