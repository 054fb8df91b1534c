import { DAY_MS } from '../../model/time.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { Word } from '../../text/words.ts';
import { findDates } from '../dates/find-dates.ts';
import { monthOf } from '../dates/month-names.ts';
import type { Passage, ReadPage } from '../page/read-page.ts';
import { isEventWord, namesEvent } from './event-words.ts';
import {
  HEAD_LINE_CHARACTERS_MAX,
  HEAD_PASSAGES,
  LEAD_CHARACTERS,
  LISTED_SHARE_MIN,
  LONG_READ_WORDS_MIN,
  OPENING_PARAGRAPHS,
  OPENING_WORDS_MAX,
  OPENING_WORDS_MIN,
  PERSON_WORDS_MIN,
  QUESTIONS_MIN,
  SECTIONS_MIN,
  SHORT_PAGE_WORDS_MAX,
  STUB_WORDS_MAX,
  type NewsTrait,
} from './news-weights.ts';
import { ARTICLE_LABEL, NEWS_LABEL } from './type-cues.ts';

/** Words by which an author speaks of himself, folded, by language. */
const FIRST_PERSON: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
  en: 'i my me we our im ive id weve',
  de: 'ich mich mir mein meine meinen wir uns unser unsere unseren',
  fr: 'je j mon mes moi nous notre nos',
  es: 'yo mi mis nosotros nuestro nuestra nuestros nuestras',
  pt: 'eu meu minha meus nosso nossa nossos nossas',
  it: 'io mio mia miei noi nostro nostra nostri',
  nl: 'ik mijn mij wij we ons onze',
  sv: 'jag mig min mitt mina vi vara',
  no: 'jeg meg min mitt mine vi vare',
  da: 'jeg mig min mit mine vi vores',
  fi: 'mina minun minua me meidan',
  pl: 'ja mnie mi moj moja moje moim nasz nasza nasze naszym',
  cs: 'ja mne muj moje moji nas nase nasi',
  sk: 'ja mna moj moja moje nas nase nasi',
  hu: 'en nekem engem nekunk minket',
  tr: 'ben benim bana beni biz bizim bize',
  uk: 'ya meni mene mii moya moye mi nash nasha nashi',
  ru: 'ya mne menya moi moya my nas nash nasha nashi',
  el: 'ego mou mas emeis',
});

/** Words by which a text speaks to its reader, folded, by language. */
const SECOND_PERSON: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
  en: 'you your yours youre',
  de: 'ihr ihnen euch euer eure du dein deine',
  fr: 'vous votre vos tu ton tes',
  es: 'usted ustedes tu tus tuyo',
  pt: 'voce voces seu sua',
  it: 'tuo tua tuoi voi vostro vostra',
  nl: 'je jij jouw uw u jullie',
  sv: 'du dig din ditt dina ni er',
  no: 'du deg din ditt dine dere',
  da: 'du dig din dit dine i jer',
  fi: 'sina sinun te teidan',
  pl: 'ty ciebie twoj twoja twoje wasz',
  cs: 'vy vas vase vam',
  sk: 'vy vas vase vam',
  hu: 'on onok onnek',
  tr: 'siz sizin size sen senin',
  uk: 'vi vash vasha vam',
  ru: 'vy vash vasha vam',
  el: 'esy esas sas',
});

const DAYS_PER_WEEK = 7;

/** As much of a weekday's name as its cases share: 'środa', 'środę'; 'вівторок', 'вівторка'. */
const STEM_LENGTH = 4;

const SOME_MONDAY = Date.parse('2026-01-05T00:00:00Z');

const BY_LANGUAGE = new Map<string, ReadonlySet<string>>();

/** What the text tells: its head, its opening, its build and its voice. */
export function textTraits(page: ReadPage, language: string | null): readonly NewsTrait[] {
  const content = page.passages.filter(({ zone }) => !OUTSIDE.has(zone));
  // Of a bare search result the snippet is the opening.
  const told = page.hasContent ? content.filter(isParagraph) : page.passages.filter(isSnippet);
  const opening = told.slice(0, OPENING_PARAGRAPHS);
  return [
    ...headTraits(page, content),
    ...openingTraits(opening, language),
    ...buildTraits(content),
    ...voiceTraits(content, language),
  ];
}

const OUTSIDE: ReadonlySet<Passage['zone']> = new Set(['title', 'description', 'aside']);

function isSnippet({ zone }: Passage): boolean {
  return zone === 'description';
}

function isParagraph({ kind, words }: Passage): boolean {
  return (kind === 'paragraph' || kind === 'quote') && words.length >= OPENING_WORDS_MIN;
}

/** A dateline or the words 'press release'. */
const NEWS_TEXT =
  /(?:\/prnewswire\/|\(business wire\)|\(globe newswire\)|\(reuters\)|\(ap\)|\(dpa\)|\(afp\)|\(ots\)|\(pap\)|\(ctk\)|\(ansa\)|\(efe\)|\(lusa\)|\(anp\)|\(ntb\)|\(tt\)|\(stt\)|\(mti\)|\(aa\)|for immediate release|press release|pressemitteilung|communique de presse|nota de prensa|comunicado de imprensa|comunicato stampa|persbericht|pressmeddelande|pressemeddelelse|pressemelding|komunikat prasowy|tiskova zprava|lehdistotiedote|sajtokozlemeny|basin bulteni|pres-reliz|press-reliz|press contact|media contact|media enquiries|pressekontakt|contact presse|contatti stampa|kontakt dla mediow)/u;
const REPORTED =
  /(?<!\p{L})(?:said|says|told|announced|according to|a spokes\p{L}+|teilte mit|sagt|sagte|erklarte|teilte das unternehmen|a declare|a annonce|a indique|a precise|dijo|anuncio|segun|senalo|afirmo|disse|anunciou|afirmou|segundo|ha dichiarato|ha detto|secondo|zei|zegt|meldde|volgens|sade|sager|enligt|sier|siger|sagde|ifolge|opplyser|oplyser|sanoo|kertoo|mukaan|powiedzial\p{L}?|mowi|poinformowal\p{L}?|jak podaje|rekl\p{L}?|uvedl\p{L}?|podle|mondta|kozolte|szerint|dedi|acikladi|soyledi|gore|skazav|skazala|povidomi\p{L}+|zayavi\p{L}+|za slovami|skazal|soobshchi\p{L}+|po slovam)(?!\p{L})|と話し|と述べ|と発表|を発表|と明らか|表示|称|밝혔다|말했다|قال|قالت|اعلن|اعلنت/u;

function headTraits(page: ReadPage, content: readonly Passage[]): readonly NewsTrait[] {
  const lead = normalizeText(startOf(content));
  const head = content.slice(0, HEAD_PASSAGES).filter((passage) => !isParagraph(passage));
  const labels = normalizeText(startOf(head));
  const traits: NewsTrait[] = [];
  if (NEWS_TEXT.test(lead)) traits.push('newsText');
  if (REPORTED.test(lead)) traits.push('reportedSpeech');
  if (ARTICLE_LABEL.test(labels)) traits.push('articleLabel');
  if (NEWS_LABEL.test(labels)) traits.push('newsLabel');
  if (isDeclared(page)) traits.push('publishedMoment');
  else if (hasDay(content.slice(0, HEAD_PASSAGES))) traits.push('dayAtHead');
  return traits;
}

/** The first characters of some passages. */
function startOf(passages: readonly Passage[]): string {
  let start = '';
  for (const { text } of passages) {
    if (start.length >= LEAD_CHARACTERS) break;
    start += `${text.slice(0, LEAD_CHARACTERS)}\n`;
  }
  return start.slice(0, LEAD_CHARACTERS);
}

function isDeclared({ document }: ReadPage): boolean {
  return PUBLISHED_KEYS.some((key) => document.metadata[key] !== undefined);
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

const AGE =
  /(?:\(|, )\d{2}(?:\)|, )|(?<!\d)\d{2}[- ](?:year[- ]old|jahrig|anos|ans|anni|jarig|letni|lety|lete|eves|yasinda|richn|letn|vuotia)|\d{2}歳|\d{2}세/u;
const DAY_AND_MONTH =
  /(?<!\d)\d{1,2}\.?(?: de | d[’']| )(?<name>[\p{L}\p{M}]{3,14})(?!\p{L}|\.?,? (?:de )?\d{4})/gu;
const MONTH_AND_DAY = /(?<!\p{L})(?<name>[\p{L}\p{M}]{3,9})\.? \d{1,2}(?!\d|,? \d{4})/gu;
const EAST_ASIAN_DAY = /(?<!\d月)(?<!\d)\d{1,2}日|\d{1,2}일/u;
const MATCHES_MAX = 20;

function openingTraits(opening: readonly Passage[], language: string | null): readonly NewsTrait[] {
  const traits: NewsTrait[] = [];
  const text = startOf(opening);
  const words = opening.flatMap((passage) => passage.words.slice(0, OPENING_WORDS_MAX));
  if (words.some((word) => isEventWord(word.text)) || namesEvent(text)) traits.push('eventOpening');
  if (AGE.test(normalizeText(text))) traits.push('ageInOpening');
  if (namesWeekday(words, language)) traits.push('weekdayInOpening');
  if (EAST_ASIAN_DAY.test(text) || namesDay(text, language)) traits.push('dayInOpening');
  return traits;
}

const RELATIVE_DAYS: ReadonlySet<string> = new Set(
  'today yesterday heute gestern aujourdhui hier hoy ayer oggi ieri hoje ontem vandaag gisteren dzis dzisiaj wczoraj dnes vcera idag igar tanaan eilen tegnap bugun dun sogodni vchora segodnya vchera'.split(
    ' ',
  ),
);

function namesWeekday(words: readonly Word[], language: string | null): boolean {
  const weekdays = weekdaysIn(language ?? 'en');
  return words.some(({ text }) => RELATIVE_DAYS.has(text) || weekdays(text));
}

/** '1 April' without a year is of this year: reports speak so. */
function namesDay(text: string, language: string | null): boolean {
  const languages = language === null ? [] : [language];
  return [DAY_AND_MONTH, MONTH_AND_DAY].some((pattern) => {
    let looked = 0;
    for (const match of text.matchAll(pattern)) {
      if (monthOf(match.groups?.['name'] ?? '', languages) !== null) return true;
      looked += 1;
      if (looked === MATCHES_MAX) break;
    }
    return false;
  });
}

function buildTraits(content: readonly Passage[]): readonly NewsTrait[] {
  const words = content.reduce((sum, passage) => sum + passage.words.length, 0);
  const count = (holds: (passage: Passage) => boolean): number => content.filter(holds).length;
  const listed = count(({ kind }) => kind === 'item' || kind === 'table');
  const traits: NewsTrait[] = [];
  if (content.length === 0) return ['noText'];
  if (words >= LONG_READ_WORDS_MIN) traits.push('longRead');
  else if (words <= STUB_WORDS_MAX) traits.push('stub');
  else if (words <= SHORT_PAGE_WORDS_MAX) traits.push('shortPage');
  if (count(({ kind }) => kind === 'heading') >= SECTIONS_MIN) traits.push('sections');
  if (listed >= content.length * LISTED_SHARE_MIN) traits.push('listed');
  if (count(({ text }) => text.endsWith('?')) >= QUESTIONS_MIN) traits.push('questions');
  return traits;
}

const QUOTED = /[“"„«»”][^“"„«»”\n]{0,600}[“"„«»”]/gu;

function voiceTraits(content: readonly Passage[], language: string | null): readonly NewsTrait[] {
  const first = FIRST_PERSON[language ?? ''];
  const second = SECOND_PERSON[language ?? ''];
  const told = normalizeText(
    startOf(content.filter(({ kind }) => kind !== 'quote')).replaceAll(QUOTED, ' '),
  ).split(/[^\p{L}\p{M}]+/u);
  const traits: NewsTrait[] = [];
  if (told.filter((word) => first?.has(word)).length >= PERSON_WORDS_MIN)
    traits.push('firstPerson');
  if (told.filter((word) => second?.has(word)).length >= PERSON_WORDS_MIN)
    traits.push('secondPerson');
  return traits;
}

/** Tells whether a folded word is a weekday in a language, in any of its cases. */
function weekdaysIn(language: string): (word: string) => boolean {
  const known = BY_LANGUAGE.get(language) ?? stemsOf(language);
  BY_LANGUAGE.set(language, known);
  return (word) => word.length >= STEM_LENGTH && known.has(word.slice(0, STEM_LENGTH));
}

function stemsOf(language: string): ReadonlySet<string> {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return new Set(
    Array.from({ length: DAYS_PER_WEEK }, (_, day) =>
      normalizeText(format.format(SOME_MONDAY + day * DAY_MS)).slice(0, STEM_LENGTH),
    ),
  );
}

function setsOf(
  lists: Readonly<Record<string, string>>,
): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]),
  );
}
