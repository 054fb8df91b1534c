import type { Signal } from '../signals/signal.ts';
import type { ContentType } from '../document.ts';
import type { ResearchResult } from '../research-event.ts';
import { plainLetters } from '../taxonomy/plain-letters.ts';
import type { BriefLine } from './brief.ts';
import type { BriefFacts } from './brief-facts.ts';
import { lineOf } from './line-of.ts';
import {
  CONGRATULATION_DAYS_MAX,
  OPENER_DAYS_MAX,
  OPENERS_MAX,
  SAID_BACK_WORDS_MAX,
  SPOKEN_TITLE_CHARACTERS_MAX,
} from './brief-weights.ts';
import { daysSince, monthText } from './day-text.ts';
import { congratulation, EVENT_OPENERS, saidBack, talk, TOPIC_OPENERS } from './opener-texts.ts';
import { topicSignals } from './topic-lines.ts';

/** Up to three ways to begin, each from other evidence: an event, their own words, then what else there is. */
export function openerLines(facts: BriefFacts): readonly BriefLine[] {
  const events = [...congratulations(facts), ...eventOpeners(facts)];
  const words = wordOpeners(facts, true);
  const rest = [...topicOpeners(facts), ...wordOpeners(facts, false), ...talkOpeners(facts)];
  const candidates = [
    ...events.slice(0, 1),
    ...words.slice(0, 1),
    ...events.slice(1, 2),
    ...rest,
    ...words.slice(1),
    ...events.slice(2),
  ];
  const byQuote = new Map<string, BriefLine>();
  for (const line of candidates) if (!byQuote.has(line.quote)) byQuote.set(line.quote, line);
  return [...byQuote.values()].slice(0, OPENERS_MAX);
}

function congratulations({ signals, company, now }: BriefFacts): readonly BriefLine[] {
  return signals
    .filter(({ entry, subject }) => entry === 'newhire' && subject === 'person')
    .filter((signal) => isWithin(signal, CONGRATULATION_DAYS_MAX, now))
    .map((signal) => lineOf(congratulation(company), signal));
}

function eventOpeners({ signals, company, now }: BriefFacts): readonly BriefLine[] {
  return signals
    .filter(
      ({ group, entry, subject }) =>
        group === 'trigger' && !(entry === 'newhire' && subject === 'person'),
    )
    .filter((signal) => isWithin(signal, OPENER_DAYS_MAX, now))
    .flatMap((signal) => {
      const text = EVENT_OPENERS[signal.entry];
      return text === undefined || signal.date === null
        ? []
        : [lineOf(text(company, `a piece from ${monthText(signal.date)}`), signal)];
    });
}

function isWithin({ date }: Signal, days: number, now: Date): boolean {
  return date !== null && daysSince(date, now) <= days;
}

/** Nobody wants an apology said back to them. */
const APOLOGY =
  /\b(?:sorry|apologi[sz]e|entschuldig\w*|bedauern|desole|excuses|lamentamos|sentimos|pedimos desculpa|scusiamo|spijt|beklager|beklagar|undskyld)\b/i;

function wordOpeners(facts: BriefFacts, isAboutWork: boolean): readonly BriefLine[] {
  const byId = new Map(facts.pages.map(({ result }) => [result.id, result]));
  const best = facts.ownWords.filter(
    ({ line }, index, all) =>
      all.findIndex((other) => other.line.resultId === line.resultId) === index,
  );
  return best
    .filter(({ words, hasSubject }) => words <= SAID_BACK_WORDS_MAX && hasSubject === isAboutWork)
    .filter(({ line }) => !APOLOGY.test(plainLetters(line.text)))
    .map(({ line }) => ({
      ...line,
      text: saidBack(placeOf(byId.get(line.resultId)), line.text, isAboutWork),
    }));
}

const PLACES: Readonly<Record<ContentType, string>> = {
  news: 'In the press',
  article: 'In an article',
  podcast: 'On a podcast',
  video: 'In a video',
};

function placeOf(result: ResearchResult | undefined): string {
  if (result === undefined) return 'In public';
  const title = spokenTitle(result);
  return title === '' ? PLACES[result.type] : `In “${title}”`;
}

const QUOTATION_MARKS = /["“”„«»]|(?<!\p{L})[‘’]|[‘’](?!\p{L})/gu;

/** The title without the site's name and without marks that would end the quotation; '' when it is too long to say. */
function spokenTitle({ title }: ResearchResult): string {
  const [first = ''] = title.replaceAll(QUOTATION_MARKS, '').split(/ [|·] /u);
  return first.length <= SPOKEN_TITLE_CHARACTERS_MAX ? first.trim() : '';
}

function topicOpeners({ signals, company }: BriefFacts): readonly BriefLine[] {
  return topicSignals(signals).flatMap((signal) => {
    const text = TOPIC_OPENERS[signal.group];
    return text === undefined ? [] : [lineOf(text(signal.label, company), signal)];
  });
}

function talkOpeners({ signals, pages }: BriefFacts): readonly BriefLine[] {
  const byId = new Map(pages.map(({ result }) => [result.id, spokenTitle(result)]));
  return signals
    .filter(({ entry }) => entry === 'speaker')
    .flatMap(({ sources }) => sources)
    .flatMap((source) => {
      const title = byId.get(source.resultId) ?? '';
      return title === '' ? [] : [lineOf(talk(title), source)];
    });
}
