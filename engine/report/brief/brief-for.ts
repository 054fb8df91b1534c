import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { buyingSignalsIn } from '../sales-signals/find-buying-signals.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import type { Brief, BriefLine } from '../../model/brief.ts';
import type { BriefFacts } from './brief-facts.ts';
import { provenLines } from './proven-lines.ts';
import { openerLines } from './opener-lines.ts';
import { ownWords } from './own-words.ts';
import { topicLines } from './topic-lines.ts';
import { whoLines } from './who-lines.ts';
import { LEGAL_FORMS } from '../../names/companies/organisation-words.ts';
import { wordListOf } from '../../text/words.ts';
import type { BuyingSignal } from '../sales-signals/buying-signal.ts';
import { appointmentOf, eventText, onPages } from '../../messages/brief-lines.ts';
import { lineOf } from './line-of.ts';
import { WHY_NOW_MAX } from './brief-weights.ts';

/** What a brief is written from. */
export type BriefRequest = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly now: Date;
};

/**
 * The brief on a prospect from what was found: offline, without a model, the same for the same input. Every line passed
 * the check of `provenLines`.
 */
export function briefFor(prospect: Prospect, results: readonly ResearchResult[], now: Date): Brief {
  const pages = results.filter(({ verdict, isSample }) => verdict === 'confirmed' && !isSample);
  const draft = draftFor(prospect, results, now);
  return {
    who: provenLines(draft.who, pages),
    whyNow: provenLines(draft.whyNow, pages),
    inTheirWords: provenLines(draft.inTheirWords, pages),
    topics: provenLines(draft.topics, pages),
    openers: provenLines(draft.openers, pages),
  };
}

/** The brief before its check. */
function draftFor(prospect: Prospect, results: readonly ResearchResult[], now: Date): Brief {
  const pages = analyzedPages(prospect, results);
  const facts: BriefFacts = {
    prospect,
    company: spokenCompany(prospect.company),
    pages,
    signals: buyingSignalsIn(pages, now),
    ownWords: ownWords(pages, now),
    now,
  };
  return {
    who: whoLines(facts),
    whyNow: whyNowLines(facts),
    inTheirWords: facts.ownWords.map(({ line }) => line),
    topics: topicLines(facts),
    openers: openerLines(facts),
  };
}

/** A company as people say it: 'Calloway Freight Systems' for 'Calloway Freight Systems, Inc.'. */
function spokenCompany(company: string): string {
  const parts = company.trim().split(/\s+/u);
  const last = parts.findLastIndex((part) => !isLegalForm(part));
  const spoken = parts
    .slice(0, last + 1)
    .join(' ')
    .replace(/(?<![,;])[,;]+$/u, '');
  return spoken === '' ? company.trim() : spoken;
}

function isLegalForm(part: string): boolean {
  const words = wordListOf(part);
  return words.length === 0 || LEGAL_FORMS.has(words.join(''));
}

/** Up to five dated events, the weightiest first. An event without a date is no reason to write now. */
function whyNowLines({ signals, company, prospect }: BriefFacts): readonly BriefLine[] {
  const dated = signals.filter(({ group, date }) => group === 'trigger' && date !== null);
  // One sentence often tells two things: the fine and the breach it was for. It is shown once, as the weightier.
  const first = new Map(dated.toReversed().map((signal) => [signal.quote, signal]));
  return dated
    .filter((signal) => first.get(signal.quote) === signal)
    .slice(0, WHY_NOW_MAX)
    .map((signal) => lineOf(whyNowText(signal, company, prospect.name), signal));
}

/** The day is shown beside the line, so the words leave it out. */
function whyNowText(signal: BuyingSignal, company: string, name: string): string {
  const { entry, subject, label, sources } = signal;
  const isOwnPost = entry === 'newhire' && subject === 'person';
  const text = isOwnPost ? appointmentOf(name) : eventText({ entry, label, company });
  return onPages(text, new Set(sources.map(({ resultId }) => resultId)).size);
}
