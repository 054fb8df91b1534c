import type { ResearchResult } from '../model/research-event.ts';
import { findEvents } from '../report/events/find-events.ts';
import { analyzedPages } from '../report/sales-signals/analyzed-pages.ts';
import { confirmedPage, MARLOW } from './confirmed-page.ts';

const NOW = new Date('2026-06-20');

/** The events that one confirmed page tells of Tessa Marlow and her company, read on 20 June 2026. */
export function eventsIn(
  content: string,
  language: string,
  more: Partial<ResearchResult> = {},
): ReturnType<typeof findEvents> {
  const page = confirmedPage(content, { ...more, language });
  return findEvents(MARLOW, analyzedPages(MARLOW, [page]), NOW);
}

/** The kinds of these events. */
export function kindsIn(
  content: string,
  language: string,
  more: Partial<ResearchResult> = {},
): readonly string[] {
  return eventsIn(content, language, more).map(({ kind }) => kind);
}
