import { monthOf } from '../../../judge/dates/month-names.ts';
import { ARTICLES, AT_PREPOSITIONS } from '../../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../../lexicon/organisations/legal-forms.ts';
import {
  GENERIC_COMPANY_WORDS,
  ORGANISATION_STEMS,
  ORGANISATION_WORDS,
} from '../../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import { wordSet } from '../../../lexicon/word-list.ts';
import { isIndustry } from '../../../names/companies/industries.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../../text/east-asian.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { POSSESSIVE, type Span, type Word, wordsOf, type WordSpan } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { namesField, titleSpans } from './title-spans.ts';

/** What a name in a sentence is: the prospect, their company, another person, another organisation, or a job title. */
export type TokenKind = 'person' | 'company' | 'other' | 'organisation' | 'title';

/** One character stands for each name, so that what is between names can be read by simple patterns. */
export const TOKEN: Readonly<Record<TokenKind, string>> = {
  person: '\uE000',
  company: '\uE001',
  organisation: '\uE002',
  other: '\uE003',
  title: '\uE004',
};

/** A name or job title, where it is in the masked text, and how the page writes it. */
export type Token = { readonly kind: TokenKind; readonly at: number; readonly written: string };

/** A sentence in plain letters with its names masked. */
export type MaskedSentence = {
  readonly quote: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
};

type Place = Span & { readonly kind: TokenKind; readonly written: string };

const ORGANISATIONS = stemMatcher(ORGANISATION_STEMS);

/** A run of capitals is an organisation behind one of these. */
const BEFORE_ORGANISATION: ReadonlySet<string> = new Set([
  ...AT_PREPOSITIONS,
  ...wordSet(
    'at for with join joins joined joining chez rejoint rejoindre zu zur zum bij naar hos till til presso em na no en',
  ),
]);

/** Words that stand for the prospect in a sentence: 'she' after she was named, 'I' where she speaks. */
export type StandIns = (word: Word, index: number) => boolean;

/** What the rest of the page adds to a sentence. */
export type PageNames = {
  readonly language: string | null;
  readonly organisations: ReadonlySet<string>;
  /** Names that the company has had or has now, in small letters. */
  readonly aliases: ReadonlySet<string>;
};

/** Masks the names of a sentence. */
export function maskedSentence(
  { sentence, names }: Pick<AttributedSentence, 'sentence' | 'names'>,
  isStandIn: StandIns,
  { language, organisations, aliases }: PageNames,
): MaskedSentence {
  const { words, text } = sentence;
  const own = [...names.person, ...names.company];
  const isIn = (spans: readonly WordSpan[], index: number): boolean =>
    spans.some(({ start, end }) => index >= start && index < end);
  const titles = titleSpans(words, text, (index) => isIn(own, index));
  const isTitled = ({ start, end }: Span): boolean =>
    titles.some((title) => start < title.end && end > title.start);
  const others = isJapanese(words)
    ? []
    : [
        ...names.others,
        ...namesBehind(words, (index) => isIn([...own, ...names.others], index), language),
        ...nameAhead(words, organisations),
      ];
  const places: Place[] = [
    ...names.person.map((span) => placeOf(withHonorifics(span, words), 'person', sentence)),
    ...names.company.map((span) => placeOf(span, 'company', sentence)),
    ...words.flatMap((word, index) =>
      isStandIn(word, index) && !isIn(own, index)
        ? [placeOf({ start: index, end: index + 1 }, 'person', sentence)]
        : [],
    ),
    ...titles.map((span): Place => ({
      ...span,
      kind: 'title',
      written: text.slice(span.start, span.end),
    })),
    ...others
      .flatMap((span) => withoutTitles(span, words, isTitled))
      .filter((span) => !isNoName(words.slice(span.start, span.end)) && !isPlaceOf(span, words))
      .map((span) => withParticles(span, words))
      .map((span) => placeOf(withHonorifics(span, words), kindOf(span, words), sentence))
      .map((place) =>
        aliases.has(place.written.toLowerCase()) ? { ...place, kind: 'company' as const } : place,
      ),
  ];
  return { quote: sentence.quote, words, ...masked(text, places) };
}

/** 'Chairwoman Jane Roe' is a title and a name, though both have capitals. */
function withoutTitles(
  { start, end }: WordSpan,
  words: readonly Word[],
  isTitled: (span: Span) => boolean,
): readonly WordSpan[] {
  let first = start;
  let last = end;
  while (first < last && isTitled(words[first] ?? NOWHERE)) first += 1;
  while (last > first && isTitled(words[last - 1] ?? NOWHERE)) last -= 1;
  return first === last ? [] : [{ start: first, end: last }];
}

const NOWHERE: Span = { start: -1, end: -1 };

function placeOf(
  { start, end }: WordSpan,
  kind: TokenKind,
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
): Place {
  const from = words[start]?.start ?? 0;
  const written = text.slice(from, words[end - 1]?.end ?? 0).replace(POSSESSIVE, '');
  return { start: from, end: from + written.length, kind, written };
}

/** 'Jan de Boer' is one name. */
function withParticles({ start, end }: WordSpan, words: readonly Word[]): WordSpan {
  let first = start;
  while (NAME_PARTICLES.has(words[first - 1]?.text ?? '') && words[first - 1]?.isCapital === false)
    first -= 1;
  const isJoined =
    first < start &&
    words[first - 1]?.isCapital === true &&
    words[first]?.startsPhrase === false &&
    isGivenName(words[first - 1]?.text ?? '');
  return isJoined ? { start: first - 1, end } : { start, end };
}

function withHonorifics({ start, end }: WordSpan, words: readonly Word[]): WordSpan {
  let first = start;
  while (first > 0 && HONORIFICS.has(words[first - 1]?.text ?? '')) first -= 1;
  return { start: first, end };
}

/** In place of each name its token; what overlaps an earlier name is left out. */
function masked(
  text: string,
  places: readonly Place[],
): { readonly text: string; readonly tokens: readonly Token[] } {
  const sorted = places.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const tokens: Token[] = [];
  let plain = '';
  let position = 0;
  for (const { start, end, kind, written } of sorted) {
    if (start < position) continue;
    plain += plainLetters(text.slice(position, start));
    const owned = kind === 'other' && isOwner(text, end, sorted) ? 'organisation' : kind;
    tokens.push({ kind: owned, at: plain.length, written });
    plain += TOKEN[owned];
    position = end;
  }
  return { text: plain + plainLetters(text.slice(position)), tokens };
}

/** 'Great Basin Toys' privacy counsel': who has a privacy counsel is an organisation. */
function isOwner(text: string, end: number, places: readonly Place[]): boolean {
  const mark = /^['’]s? /u.exec(text.slice(end, end + OWNER_MARK_CHARACTERS));
  if (mark === null) return false;
  return places.some(
    ({ kind, start }) => kind === 'title' && start >= end && start - end <= OWNER_REACH,
  );
}

const OWNER_MARK_CHARACTERS = 3;
const OWNER_REACH = 24;

function isJapanese(words: readonly Word[]): boolean {
  return words.some(({ text }) => isEastAsian(text));
}

/** A month, a form of address, or the kind of company alone: 'the Bank', 'the Society'. */
function isNoName(words: readonly Word[]): boolean {
  const isDate = words.every(({ text }) => monthOf(text, []) !== null || /^\d+$/u.test(text));
  if (isDate || words.every(({ text }) => ADDRESSES.has(text) || HONORIFICS.has(text))) return true;
  const [only] = words;
  return (
    words.length === 1 &&
    only !== undefined &&
    (ORGANISATIONS.holds(only.text) ||
      COMPANY_NOUNS.holds(only.text) ||
      GENERIC_COMPANY_WORDS.has(only.text))
  );
}

/** More words for 'the company' in languages that give them a capital. */
const COMPANY_NOUNS = stemMatcher(
  'spoldziel zarzad druzstv genossensch gesellschaft unternehmen konzern verwaltung company cooperative authority trustees vorstand aufsichtsrat direction entreprise empresa compania companhia azienda societa bedrijf',
);
const ADDRESSES = wordSet(
  'pan pani pana panem frau herr herrn signora signor signore madame monsieur senor senora dona fru herra sayin',
);

/** 'The Dublin insurer': a name before the kind of company says where it is. */
function isPlaceOf({ start, end }: WordSpan, words: readonly Word[]): boolean {
  const behind = words[end];
  const isKind =
    behind !== undefined &&
    !behind.isCapital &&
    !behind.startsPhrase &&
    (isIndustry(behind.text) || ORGANISATIONS.holds(behind.text));
  return isKind && end - start === 1 && ARTICLES.has(words[start - 1]?.text ?? '');
}

const ORGANISATION_WORDS_MAX = 5;

/** Capitalised names behind 'at' and 'joins' that only this place shows to be organisations: 'at Kuditap'. */
function namesBehind(
  words: readonly Word[],
  isKnown: (index: number) => boolean,
  language: string | null,
): readonly WordSpan[] {
  if (language === 'de') return [];
  const spans: WordSpan[] = [];
  words.forEach((word, index) => {
    if (!BEFORE_ORGANISATION.has(word.text) || word.isCapital) return;
    let end = index + 1;
    while (
      end - index <= ORGANISATION_WORDS_MAX &&
      words[end]?.isCapital === true &&
      !isKnown(end) &&
      (end === index + 1 || words[end]?.startsPhrase === false)
    )
      end += 1;
    if (end > index + 1) spans.push({ start: index + 1, end });
  });
  return spans;
}

/** An organisation that other sentences of the page name, at the beginning of one: 'Kuditap hires …'. */
function nameAhead(
  words: readonly Word[],
  organisations: ReadonlySet<string>,
): readonly WordSpan[] {
  const [first] = words;
  const isName =
    first !== undefined && organisations.has(first.text) && !STOP_WORDS.has(first.text);
  return isName ? [{ start: 0, end: 1 }] : [];
}

/** The organisations of one word that a sentence names anywhere but at its beginning. */
export function organisationsIn(
  { sentence, names }: Pick<AttributedSentence, 'sentence' | 'names'>,
  language: string | null,
): readonly string[] {
  const { words } = sentence;
  return [...names.others, ...namesBehind(words, () => false, language)]
    .filter(
      ({ start, end }) =>
        end - start === 1 && start > 0 && kindOf({ start, end }, words) === 'organisation',
    )
    .map(({ start }) => words[start]?.text ?? '');
}

function kindOf({ start, end }: WordSpan, words: readonly Word[]): TokenKind {
  const parts = words.slice(start, end);
  const [first = ''] = parts.map(({ text }) => text);
  if (HONORIFICS.has(first) || HONORIFICS.has(words[start - 1]?.text ?? '')) return 'other';
  const isOrganisation = parts.some(
    ({ text }) =>
      ORGANISATIONS.holds(text) || ORGANISATION_WORDS.has(text) || LEGAL_FORMS.has(text),
  );
  if (isGivenName(first) && !(isOrganisation && parts.length > 2)) return 'other';
  if (isOrganisation || BEFORE_ORGANISATION.has(words[start - 1]?.text ?? ''))
    return 'organisation';
  return parts.length > 1 && parts.length <= PERSON_WORDS_MAX ? 'other' : 'organisation';
}

const PERSON_WORDS_MAX = 3;

const DESCRIPTION =
  /^["']?(?:\p{L}{1,4} )?(?:(?:new|neue|nouvelle|nouveau|nueva?o?) )?(?:[\uE001\uE002](?:'s)? )?\uE004/u;

/** 'The chief risk officer leaves in May' after she was named: the title stands for her. */
export function withDescription(sentence: MaskedSentence): MaskedSentence {
  const found = DESCRIPTION.exec(sentence.text);
  const title = sentence.tokens.find(({ kind }) => kind === 'title');
  if (found === null || title === undefined || title.at !== found[0].length - 1) return sentence;
  if (!namesField(wordsOf(title.written))) return sentence;
  if (/^,? ?[\uE000\uE003]|^ ?[-|:]/u.test(sentence.text.slice(title.at + 1))) return sentence;
  const at = title.at + 1;
  const text = `${sentence.text.slice(0, at)}${TOKEN.person}${sentence.text.slice(at)}`;
  const moved = sentence.tokens.map((token) =>
    token.at >= at ? { ...token, at: token.at + 1 } : token,
  );
  return {
    ...sentence,
    text,
    tokens: [...moved, { kind: 'person' as const, at, written: title.written }].toSorted(
      (one, other) => one.at - other.at,
    ),
  };
}

/** Does the sentence begin with a job title, as the line under a name does? */
export function namesTitleFirst({ text }: MaskedSentence): boolean {
  return TITLE_FIRST.test(text) && text.length <= TITLE_LINE_CHARACTERS_MAX;
}

const TITLE_FIRST = /^[^\uE000\uE003\uE004]{0,24}\uE004[^\uE000\uE003]*$/u;
const TITLE_LINE_CHARACTERS_MAX = 90;
