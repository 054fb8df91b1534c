import type { EventKind, EventLine, OpenerLine, WhoLine } from '../model/brief.ts';
import type { ResearchResult } from '../model/research-event.ts';
import type { BriefFacts } from '../report/brief/brief-facts.ts';
import { evidenceOn, lineOf } from '../report/brief/line-of.ts';
import { openerLines } from '../report/brief/openers/opener-lines.ts';
import { postOf } from '../report/brief/openers/post-of.ts';
import { ownWords } from '../report/brief/own-words.ts';
import { decideEmployment } from '../report/brief/posts/employment/decide-employment.ts';
import { analyzedPages } from '../report/sales-signals/analyzed-pages.ts';
import { buyingSignalsIn } from '../report/sales-signals/find-buying-signals.ts';
import { confirmedPage, MARLOW } from './confirmed-page.ts';

const NOW = new Date('2026-11-20');

export function page(content: string, more: Partial<ResearchResult> = {}): ResearchResult {
  return confirmedPage(content, { id: content, language: 'en', ...more });
}

/** The openers of a brief, with posts and events given instead of read. */
export function openersOn(
  results: readonly ResearchResult[],
  { who = [], whyNow = [] }: { who?: readonly WhoLine[]; whyNow?: readonly EventLine[] } = {},
): readonly OpenerLine[] {
  const pages = analyzedPages(MARLOW, results);
  const facts: BriefFacts = {
    prospect: MARLOW,
    company: 'Quillfeather Insurance',
    pages,
    companyPages: [],
    signals: buyingSignalsIn(pages, NOW),
    ownWords: ownWords(pages, NOW),
    posts: [],
    employment: decideEmployment([], NOW),
    now: NOW,
  };
  return openerLines({ facts, who, whyNow, byDate: new Set(), post: postOf(who, facts) });
}

export function textsOn(...request: Parameters<typeof openersOn>): readonly string[] {
  return openersOn(...request).map(({ text }) => text);
}

export function status(
  value: NonNullable<WhoLine['status']>,
  { company = 'Quillfeather Insurance', on = page('A page.') } = {},
): readonly WhoLine[] {
  const line = lineOf('A post', evidenceOn(on, 'A page.'));
  return [{ ...line, standing: 'latest', status: value, title: 'CCO', company, asOf: null }];
}

export function event(kind: EventKind, quote: string, more: Partial<EventLine> = {}): EventLine {
  const evidence = evidenceOn(page(quote), quote);
  const happenedOn = { day: '2026-10-05', precision: 'day' } as const;
  return {
    ...lineOf('An event', evidence),
    kind,
    subject: 'company',
    happenedOn,
    sources: [evidence],
    ...more,
  };
}

export const SAID = 'We read every contract twice, and nobody signs before lunch.';
export const INTERVIEW = page(
  `Tessa Marlow of Quillfeather keeps the books. “${SAID}” said Marlow.`,
);
