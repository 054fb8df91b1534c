// Where a page names the person, and the words around each place.
import type { Mention } from '../../names/people/mentions/mention.ts';
import type { PersonMatcher } from '../../names/people/mentions/person-matcher.ts';
import { valuesByKey } from '../../text/lookups.ts';
import { firstOf } from '../../text/place-of-phrase.ts';
import { stemOf, termsOf } from '../../text/terms.ts';
import { POSSESSIVE, wordListOf, type Word } from '../../text/words.ts';
import { isListed, isMainText, type Passage, type ParsedPage } from '../page/parse-page.ts';

/** A place that names the prospect, or a namesake. */
export type PlacedMention = { readonly passage: Passage; readonly mention: Mention };

/** The words of a mention. */
export function wordsOfMention({ passage, mention }: PlacedMention): readonly Word[] {
  return passage.words.slice(mention.start, mention.end);
}

/** The words by which mentions name the person, normalised. */
export function ownNameWords(
  mentions: readonly { readonly placed: PlacedMention }[],
): ReadonlySet<string> {
  return new Set(mentions.flatMap(({ placed }) => wordsOfMention(placed).map(({ text }) => text)));
}

/** A run of words that were together on the page. */
export type TextSpan = readonly Word[];

/**
 * What a page says about the person: title, description and the words around each mention. A search result and a long
 * page come down to the same kind of thing, so that one set of weights serves both.
 */
export type PageContext = {
  readonly page: ParsedPage;
  readonly mentions: readonly PlacedMention[];
  readonly spans: readonly TextSpan[];
  /** Terms (see `termsOf`) of the spans, of the host and of the address. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Stems in the same sentence as a mention and close to it. */
  readonly nearStems: ReadonlySet<string>;
};

/** Brings a page down to what it says about the person. */
export function pageContextOf(page: ParsedPage, person: PersonMatcher): PageContext {
  const placed = (passage: Passage): readonly PlacedMention[] =>
    person
      .findMentions(wordsOfLine(passage), MENTIONS_MAX)
      .map((mention) => ({ passage, mention }));
  const mentions = firstOf(page.passages, placed, MENTIONS_MAX);
  const spans = contextSpans(page, mentions);
  const addressWords = [
    ...wordListOf(page.address.host.replaceAll(/[.-]/gu, ' ')),
    ...page.pathWords,
  ];
  const words = new Set([...spans.flatMap(termsIn), ...addressWords]);
  return {
    page,
    mentions,
    spans,
    words,
    stems: new Set([...words].map(stemOf)),
    nearStems: new Set(
      mentions.filter(({ mention }) => mention.kind !== 'surname').flatMap(nearStemsOf),
    ),
  };
}

/** Cells of a row part a name as commas do, and end no sentence: '| Doe | Jane | Acme |' names Jane Doe. */
function wordsOfLine({ kind, words }: Passage): readonly Word[] {
  return kind === 'table' ? words.map((word) => ({ ...word, sentence: 0 })) : words;
}

/** Mentions looked at; a page that names somebody more often says nothing new. */
const MENTIONS_MAX = 200;

/** At most so many words of a page count as what it says about the person. */
const CONTEXT_WORDS_MAX = 700;
/** Words taken from either side of a mention. */
const WINDOW_WORDS = 45;

function contextSpans(page: ParsedPage, mentions: readonly PlacedMention[]): readonly TextSpan[] {
  const byPassage = valuesByKey(
    mentions.map(({ passage, mention }) => [passage, mention] as const),
  );
  const spans: TextSpan[] = [];
  let room = CONTEXT_WORDS_MAX;
  let following = 0;
  for (const passage of page.passages) {
    const own = byPassage.get(passage) ?? [];
    following = own.length === 0 ? following - 1 : linesAfterLabel(passage);
    const isFollower =
      own.length === 0 && following >= 0 && passage.zone !== 'aside' && !isListed(passage);
    const span = isFollower
      ? passage.words.slice(0, WINDOW_WORDS)
      : spanOf(passage, own, mentions.length > 0);
    if (span.length > 0) spans.push(span.slice(0, room));
    room -= span.length;
    if (room <= 0) break;
  }
  return spans;
}

/** Words of a line that labels what follows, such as a heading, and how many lines after it belong to it. */
const PERSON_LABEL_WORDS_MAX = 12;
const FOLLOWING_PASSAGES = 3;

/** How many passages a mention draws in: a heading or label names the person, and what follows says who that is. */
function linesAfterLabel(passage: Passage): number {
  const isShort = passage.words.length < PERSON_LABEL_WORDS_MAX;
  return isShort && isMainText(passage) && !isListed(passage) ? FOLLOWING_PASSAGES : 0;
}

function spanOf(passage: Passage, mentions: readonly Mention[], isNamed: boolean): TextSpan {
  if (passage.zone === 'title' || passage.zone === 'description') return passage.words;
  const first = mentions[0];
  const last = mentions.at(-1);
  if (first === undefined || last === undefined) {
    // A page that never names the person is still about something.
    return !isNamed && passage.zone === 'lead' ? passage.words.slice(0, WINDOW_WORDS) : [];
  }
  const start = Math.max(0, first.start - WINDOW_WORDS);
  return passage.words.slice(start, last.end + WINDOW_WORDS);
}

function termsIn(words: readonly Word[]): readonly string[] {
  return termsOf(words.map((word) => word.text));
}

/** A word this close to a mention counts as beside it. */
const NEAR_WORDS = 14;

function nearStemsOf({ passage, mention }: PlacedMention): readonly string[] {
  const sentence = passage.words[mention.start]?.sentence;
  const near = passage.words
    .slice(Math.max(0, mention.start - NEAR_WORDS), mention.end + NEAR_WORDS)
    .filter((word) => word.sentence === sentence);
  return termsIn(near).map(stemOf);
}

/** Words of a span as the page writes them, capitals, accents and all, but for a possessive ending. */
export function writtenAs({ page }: PageContext, words: readonly Word[]): string {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '';
  const passage = page.passages.find((one) => one.words.includes(first));
  return passage?.text.slice(first.start, last.end).replace(POSSESSIVE, '') ?? '';
}
