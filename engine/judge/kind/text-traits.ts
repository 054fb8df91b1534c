// Which traits of a text make it news or an article.
import { RELATIVE_DAYS } from '../../lexicon/dates/date-words.ts';
import { WEEKDAY_STEMS, WEEKDAY_STEM_LENGTH } from '../../lexicon/dates/weekdays.ts';
import {
  SECOND_PERSON_BY_LANGUAGE,
  FIRST_PERSON_BY_LANGUAGE,
} from '../../lexicon/grammar/pronouns.ts';
import { REPORTED_SPEECH } from '../../lexicon/grammar/speech.ts';
import { NEWS_TEXT } from '../../lexicon/pages/headline-words.ts';
import { ARTICLE_LABEL, GUEST_LABEL, NEWS_LABEL } from '../../lexicon/pages/page-types.ts';
import { AGE_IN_TEXT } from '../../lexicon/people/ages.ts';
import { wordSet } from '../../lexicon/word-list.ts';
import { trueNames } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { Word } from '../../text/words.ts';
import { findDates } from '../dates/find-dates.ts';
import { monthOf } from '../dates/month-names.ts';
import { isListed, type Passage, type ParsedPage } from '../page/parse-page.ts';
import { beginningOf } from '../page/recording-type.ts';
import { isEventWord, namesEvent } from './headline-words.ts';
import type { NewsTrait } from './news-weights.ts';
import { HEAD_LINE_CHARACTERS_MAX, HEAD_PASSAGES, reportTraits } from './report-traits.ts';

/** Traits of the text: its head, its opening, its structure and its voice. */
export function textTraits(page: ParsedPage, language: string | null): readonly NewsTrait[] {
  const content = page.passages.filter(({ zone }) => !OUTSIDE.has(zone));
  // Of a bare search result the snippet is the opening.
  const prose = page.hasContent ? content.filter(isParagraph) : page.passages.filter(isSnippet);
  const opening = prose.slice(0, OPENING_PARAGRAPHS);
  return [
    ...headTraits(page, content),
    ...openingTraits(opening, language),
    ...buildTraits(content),
    ...voiceTraits(content, language),
    ...reportTraits(page, content, opening),
  ];
}

/** Paragraphs that make the opening of a text, and the words of a line that make it a paragraph. */
const OPENING_PARAGRAPHS = 2;
const OPENING_WORDS_MIN = 12;
const OPENING_WORDS_MAX = 160;

/** Where no text of the page's own is. */
const OUTSIDE: ReadonlySet<Passage['zone']> = new Set(['title', 'description', 'aside']);

function isSnippet({ zone }: Passage): boolean {
  return zone === 'description';
}

function isParagraph({ kind, words }: Passage): boolean {
  return (kind === 'paragraph' || kind === 'quote') && words.length >= OPENING_WORDS_MIN;
}

function headTraits(page: ParsedPage, content: readonly Passage[]): readonly NewsTrait[] {
  const lead = normalizeText(beginningOf(content));
  const head = content.slice(0, HEAD_PASSAGES).filter((passage) => !isParagraph(passage));
  const labels = normalizeText(beginningOf(head));
  const isDeclared = PUBLISHED_KEYS.some((key) => page.document.metadata[key] !== undefined);
  return trueNames<NewsTrait>([
    ['newsText', NEWS_TEXT.test(lead)],
    ['reportedSpeech', REPORTED_SPEECH.test(lead)],
    ['articleLabel', ARTICLE_LABEL.test(labels)],
    ['guestPiece', isGuestPiece(page, head)],
    ['newsLabel', NEWS_LABEL.test(labels)],
    ['publishedMoment', isDeclared],
    ['dayAtHead', !isDeclared && hasDay(content.slice(0, HEAD_PASSAGES))],
  ]);
}

/** What separates a label from a headline, or from the name of a site. */
const TITLE_BREAK = / [|–—·•»-] |[:：] ?/u;

/** Did somebody from outside write it? A headline, its snippet or a line of the page's head says so: 'Guest post: …'. */
function isGuestPiece({ title, passages }: ParsedPage, head: readonly Passage[]): boolean {
  const lines = [...passages.filter(isSnippet), ...head].map(({ text }) => text);
  return [...title.split(TITLE_BREAK), ...lines].some((line) =>
    GUEST_LABEL.test(normalizeText(line.slice(0, HEAD_LINE_CHARACTERS_MAX))),
  );
}

const PUBLISHED_KEYS = [
  'publishedTime',
  'article:published_time',
  'datePublished',
  'date',
] as const;

function hasDay(passages: readonly Passage[]): boolean {
  return passages.some(
    ({ text, kind }) =>
      kind !== 'table' &&
      findDates(text.slice(0, HEAD_LINE_CHARACTERS_MAX), { order: 'dmy', languages: [] }).length >
        0,
  );
}

/** '1 April', '1. April', '1 de abril', with no year after it. */
const DAY_AND_MONTH =
  /(?<!\d)\d{1,2}\.?(?: de | d[’']| )(?<name>[\p{L}\p{M}]{3,14})(?!\p{L}|\.?,? (?:de )?\d{4})/gu;
/** 'April 1', 'Apr. 1', with no year after it. */
const MONTH_AND_DAY =
  /(?<!\p{L})(?<name>(?=[\p{L}\p{M}]{3})[\p{L}\p{M}]{1,9})\.? \d{1,2}(?!\d|,? \d{4})/gu;
/** A day without its month: '12日', '12일'. */
const EAST_ASIAN_DAY = /(?<!\d月)(?<!\d)\d{1,2}日|\d{1,2}일/u;
const MATCHES_MAX = 20;

function openingTraits(opening: readonly Passage[], language: string | null): readonly NewsTrait[] {
  const text = beginningOf(opening);
  const words = opening.flatMap((passage) => passage.words.slice(0, OPENING_WORDS_MAX));
  return trueNames<NewsTrait>([
    ['eventOpening', words.some((word) => isEventWord(word.text)) || namesEvent(text)],
    ['ageInOpening', AGE_IN_TEXT.test(normalizeText(text))],
    ['weekdayInOpening', namesWeekday(words, language)],
    ['dayInOpening', EAST_ASIAN_DAY.test(text) || namesDay(text, language)],
  ]);
}

function namesWeekday(words: readonly Word[], language: string | null): boolean {
  const weekdays = wordSet(WEEKDAY_STEMS[language ?? 'en'] ?? '');
  return words.some(
    ({ text }) => RELATIVE_DAYS.has(text) || weekdays.has(text.slice(0, WEEKDAY_STEM_LENGTH)),
  );
}

/** Is there a day without a year, as reports write it: '1 April'? */
function namesDay(text: string, language: string | null): boolean {
  const languages = language === null ? [] : [language];
  return [DAY_AND_MONTH, MONTH_AND_DAY].some((pattern) =>
    [...text.matchAll(pattern)]
      .slice(0, MATCHES_MAX)
      .some(({ groups }) => monthOf(groups?.['name'] ?? '', languages) !== null),
  );
}

function buildTraits(content: readonly Passage[]): readonly NewsTrait[] {
  const words = content.reduce((sum, passage) => sum + passage.words.length, 0);
  const count = (holds: (passage: Passage) => boolean): number => content.filter(holds).length;
  if (content.length === 0) return ['noText'];
  return trueNames<NewsTrait>([
    ['longRead', words >= LONG_READ_WORDS_MIN],
    ['stub', words <= STUB_WORDS_MAX],
    ['shortPage', words > STUB_WORDS_MAX && words <= SHORT_PAGE_WORDS_MAX],
    ['sections', count(({ kind }) => kind === 'heading') >= SECTIONS_MIN],
    ['listed', count(isListed) >= content.length * LISTED_SHARE_MIN],
    ['questions', count(({ text }) => text.endsWith('?')) >= QUESTIONS_MIN],
  ]);
}

/** Lines that end with a question, from which a text is a conversation. */
const QUESTIONS_MIN = 2;

/** Share of items and rows from which a page is a list. */
const LISTED_SHARE_MIN = 0.5;

/** Headings from which a text has sections. */
const SECTIONS_MIN = 4;

/** Words from which a text is a long read, and up to which it is a stub or short. */
const LONG_READ_WORDS_MIN = 900;
const STUB_WORDS_MAX = 50;
const SHORT_PAGE_WORDS_MAX = 250;

/** What others say, between quotation marks. */
const QUOTED = /[“"„«»”][^“"„«»”\n]{0,600}[“"„«»”]/gu;

function voiceTraits(content: readonly Passage[], language: string | null): readonly NewsTrait[] {
  const unquoted = normalizeText(
    beginningOf(content.filter(({ kind }) => kind !== 'quote')).replaceAll(QUOTED, ' '),
  ).split(/[^\p{L}\p{M}]+/u);
  const isIn = (lists: Readonly<Record<string, string>>): boolean => {
    const wanted = wordSet(lists[language ?? ''] ?? '');
    return unquoted.filter((word) => wanted.has(word)).length >= PERSON_WORDS_MIN;
  };
  return trueNames<NewsTrait>([
    ['firstPerson', isIn(FIRST_PERSON_BY_LANGUAGE)],
    ['secondPerson', isIn(SECOND_PERSON_BY_LANGUAGE)],
  ]);
}

/** Words such as 'I' or 'you' outside quotations from which a text speaks for its author or to its reader. */
const PERSON_WORDS_MIN = 2;
