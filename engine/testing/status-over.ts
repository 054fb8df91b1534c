import type { PostStatus } from '../model/brief.ts';
import { decideEmployment } from '../report/brief/posts/employment/decide-employment.ts';
import { readPosts } from '../report/brief/posts/page/page-posts.ts';
import { analyzedPages } from '../report/sales-signals/analyzed-pages.ts';
import { confirmedPage, MARLOW } from './confirmed-page.ts';

const NOW = new Date('2026-06-20');

/** A page in a language, of a day or without one. */
export type DatedPage = readonly [language: string, day: string | null, content: string];

/** How the person of the tests is related to the company by these pages. */
export function statusOver(pages: readonly DatedPage[]): PostStatus {
  const results = pages.map(([language, day, content], index) =>
    confirmedPage(content, {
      id: `page-${index}`,
      language,
      date: day === null ? null : { day, precision: 'day', origin: 'metadata' },
    }),
  );
  return decideEmployment(
    readPosts(analyzedPages(MARLOW, results), MARLOW, NOW).flatMap(({ statements }) => statements),
    NOW,
  ).status;
}
