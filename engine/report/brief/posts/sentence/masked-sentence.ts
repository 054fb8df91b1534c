import { CLAUSE_OPENERS } from '../../../../lexicon/grammar/causes.ts';
import { ORIGIN_ENDINGS } from '../../../../lexicon/grammar/prepositions.ts';
import { LEGAL_FORMS } from '../../../../lexicon/organisations/legal-forms.ts';
import { HONORIFICS } from '../../../../lexicon/people/honorifics.ts';
import { NAME_PARTICLES } from '../../../../lexicon/people/surnames.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../../../text/east-asian.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { POSSESSIVE, type Span, type Word, type WordSpan } from '../../../../text/words.ts';
import type { AttributedSentence } from '../../../sales-signals/attributed-sentences.ts';
import {
  type PageNames,
  type TokenKind,
  givenNamesAlone,
  isCompany,
  isNotAName,
  kindOf,
  knownNameAtStart,
  namesAfterPreposition,
} from './name-kinds.ts';
import { isLocation } from './place-names.ts';
import { RIVAL_WORD, rivalStart } from './rivals.ts';
import { isAward } from './title-spans.ts';
import { titledEmployers, titlesIn } from './titled-employers.ts';

/** The character that replaces a name of each kind, so that simple patterns can read what is between names. */
export const TOKEN: Readonly<Record<TokenKind, string>> = {
  person: '\uE000',
  company: '\uE001',
  organisation: '\uE002',
  other: '\uE003',
  title: '\uE004',
  award: '\uE005',
};

/** A name or job title: its position in the masked text, and its spelling on the page. */
export type Token = { readonly kind: TokenKind; readonly at: number; readonly written: string };

/** A sentence in plain letters, with a token in place of each name and job title. */
export type MaskedSentence = {
  readonly quote: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
};

/** A masked sentence and, if it names nobody, whether the sentences before show it to be about the prospect. */
export type ReadSentence = {
  readonly sentence: MaskedSentence;
  /** The prospect was named last, or the page is theirs. */
  readonly isAboutProspect: boolean;
  /** It is certainly about the prospect: it follows a sentence that names them and has no subject of its own. */
  readonly continuesProspect: boolean;
};

type NameSpan = Span & { readonly kind: TokenKind; readonly written: string };

/** Tests whether a word refers to the prospect without naming them: 'she' after a sentence about her, 'I' where she is the speaker. */
export type ReferenceTest = (word: Word, index: number) => boolean;

/**
 * Masks the names of a sentence: those that the page's reader found, and those that only a preposition, a job title or another sentence of
 * the page shows to be names.
 */
export function maskSentence(
  { sentence, names }: Pick<AttributedSentence, 'sentence' | 'names'>,
  isReference: ReferenceTest,
  page: PageNames,
): MaskedSentence {
  const { language, organisations, givenNames } = page;
  const { words, text } = sentence;
  const own = [...names.person, ...names.company];
  const titles = titlesIn(sentence, (index) => isIn(own, index));
  const isTitled = ({ start, end }: Span): boolean =>
    titles.some((title) => start < title.end && end > title.start);
  const isSurname = ({ start, end }: WordSpan): boolean =>
    names.others.some((one) => one.isSurname === true && one.start === start && one.end === end);
  const isNamed = (index: number): boolean => isIn([...own, ...names.others], index);
  // Without spaces between words, names cannot be recognised by their neighbours.
  const isSpaced = !words.some((word) => isEastAsian(word.text));
  const titled = isSpaced ? titledEmployers(sentence, titles, isNamed, language) : [];
  const employers = titled.map((span) => withoutOpeningWord(span, words));
  const others = isSpaced
    ? [
        ...names.others.map((span) => withoutRank(span, words, names.company)),
        ...namesAfterPreposition(words, isNamed, language),
        ...knownNameAtStart(words, organisations),
        ...givenNamesAlone(words, isNamed, givenNames),
      ]
    : [];
  const spans: NameSpan[] = [
    ...spansOfProspectAndCompany(sentence, names, isReference),
    ...titles.map((span): NameSpan => ({
      ...span,
      kind: isAward(span, text) ? 'award' : 'title',
      written: text.slice(span.start, span.end),
    })),
    ...employers.map((span) =>
      nameSpan(span, isCompany(span, sentence, page) ? 'company' : 'organisation', sentence),
    ),
    ...others
      .flatMap((span) => withoutTitles(withoutOpeningWord(span, words), words, isTitled))
      .filter((span) => !isNotAName(words.slice(span.start, span.end)))
      .filter((span) => !isLocation(span, words, names.company))
      .map((span) => withParticles(span, words))
      .map((span) => {
        const kind = isCompany(span, sentence, page)
          ? 'company'
          : kindOf({ ...span, isSurname: isSurname(span) }, words);
        return nameSpan(withHonorifics(span, words), kind, sentence);
      }),
  ];
  return { quote: sentence.quote, words, ...maskNames(text, spans, page) };
}

/** The names of the prospect and the company, and the words that refer to the prospect. */
function spansOfProspectAndCompany(
  sentence: AttributedSentence['sentence'],
  names: AttributedSentence['names'],
  isReference: ReferenceTest,
): readonly NameSpan[] {
  const own = [...names.person, ...names.company];
  return [
    ...names.person.map((span) =>
      nameSpan(withHonorifics(span, sentence.words), 'person', sentence),
    ),
    ...names.company.map((span) => nameSpan(span, 'company', sentence)),
    ...sentence.words.flatMap((word, index) =>
      isReference(word, index) && !isIn(own, index)
        ? [nameSpan({ start: index, end: index + 1 }, 'person', sentence)]
        : [],
    ),
  ];
}

/** The name without the capitalised titles before it: 'Jane Roe' of 'Chairwoman Jane Roe'. */
function withoutTitles(
  { start, end }: WordSpan,
  words: readonly Word[],
  isTitled: (span: Span) => boolean,
): readonly WordSpan[] {
  const areTitled = words.slice(start, end).map(isTitled);
  const first = areTitled.indexOf(false);
  if (first === -1) return [];
  return [{ start: start + first, end: start + areTitled.lastIndexOf(false) + 1 }];
}

/** The name without a word that opens the sentence, 'Because Jane Roe left', or a German noun before it, 'beim Konkurrenten Beta Bank'. */
function withoutOpeningWord({ start, end }: WordSpan, words: readonly Word[]): WordSpan {
  const first = words[start]?.text ?? '';
  const isOpened = end - start > 1 && (CLAUSE_OPENERS.has(first) || RIVAL_WORD.test(first));
  return { start: start + Number(isOpened), end };
}

/** The name without a legal form or rank before it: 'Dr. Jane Roe' of 'Acme AG Vorstand Dr. Jane Roe'. */
function withoutRank(
  { start, end }: WordSpan,
  words: readonly Word[],
  company: readonly WordSpan[],
): WordSpan {
  const honorific = words.slice(start, end - 1).findIndex(({ text }) => HONORIFICS.has(text));
  if (honorific > 0) return { start: start + honorific, end };
  const isOfCompany = company.some((span) => span.end === start);
  const isForm = isOfCompany && end - start > 1 && LEGAL_FORMS.has(words[start]?.text ?? '');
  return { start: start + Number(isForm), end };
}

function isIn(spans: readonly WordSpan[], index: number): boolean {
  return spans.some(({ start, end }) => index >= start && index < end);
}

function nameSpan(
  { start, end }: WordSpan,
  kind: TokenKind,
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
): NameSpan {
  const first = words[start]?.start ?? 0;
  const from = first + (/^d['’](?=\p{Lu})/u.exec(text.slice(first))?.[0].length ?? 0);
  const whole = text.slice(from, words[end - 1]?.end ?? 0);
  const written = whole.replace(POSSESSIVE, '').replace(CONTRACTION, '');
  return { start: from, end: from + written.length, kind, written };
}

/** The ending of 'I'll' and 'I've'. It is kept in the text, since it gives the tense. */
const CONTRACTION = /['’](?:ll|ve)$/iu;

/** The name with the particles inside it: 'Jan de Boer'. */
function withParticles({ start, end }: WordSpan, words: readonly Word[]): WordSpan {
  let first = start;
  while (isParticle(words[first - 1])) first -= 1;
  const given = words[first - 1];
  const isJoined = first < start && given?.isCapital === true && isGivenName(given.text);
  return isJoined && words[first]?.startsPhrase === false
    ? { start: first - 1, end }
    : { start, end };
}

function isParticle(word: Word | undefined): boolean {
  return word !== undefined && !word.isCapital && NAME_PARTICLES.has(word.text);
}

function withHonorifics({ start, end }: WordSpan, words: readonly Word[]): WordSpan {
  let first = start;
  while (first > 0 && HONORIFICS.has(words[first - 1]?.text ?? '')) first -= 1;
  return { start: first, end };
}

/** Is the name in a grammatical case that means 'from'? Not if the company is called so: 'Delta nimitti' of the company Delta. */
function isInOriginCase(
  { kind, written }: Pick<Token, 'kind' | 'written'>,
  whole: string,
  { language, company, aliases }: PageNames,
): boolean {
  if (kind === 'title' || kind === 'award' || kind === 'person') return false;
  const plain = plainLetters(written).toLowerCase();
  const isAsEntered = plain === company.join(' ') || aliases.has(plain);
  return !isAsEntered && ORIGIN_ENDINGS[language]?.test(whole) === true;
}

/** Replaces each name by its token. A name that overlaps an earlier one is skipped. */
function maskNames(
  text: string,
  spans: readonly NameSpan[],
  page: PageNames,
): { readonly text: string; readonly tokens: readonly Token[] } {
  const sorted = spans.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const tokens: Token[] = [];
  let plain = '';
  let position = 0;
  for (const { start, end, kind, written } of sorted) {
    if (start < position) continue;
    plain += plainLetters(text.slice(position, start));
    const rival = kind === 'company' ? rivalStart({ start, end }, text) : null;
    if (rival !== null) {
      position = rival;
      continue;
    }
    const isEmployer =
      kind === 'other' && (ownsTitle(text, end, sorted) || followsTitle(plain, written));
    const owned = isEmployer ? 'organisation' : kind;
    if (isInOriginCase({ kind: owned, written }, text.slice(start, end), page)) plain += 'from ';
    tokens.push({ kind: owned, at: plain.length, written });
    plain += TOKEN[owned];
    position = end;
  }
  return { text: plain + plainLetters(text.slice(position)), tokens };
}

/** Does the name own the job title after it, which makes it an organisation: 'Great Basin Toys' privacy counsel'? */
function ownsTitle(text: string, end: number, spans: readonly NameSpan[]): boolean {
  const mark = /^['’]s? /u.exec(text.slice(end, end + OWNER_MARK_CHARACTERS));
  if (mark === null) return false;
  return spans.some(
    ({ kind, start }) =>
      kind === 'title' &&
      start >= end &&
      start - end <= OWNER_REACH &&
      !text.slice(end, start).endsWith(' as '),
  );
}

/**
 * Does the name follow a job title and a preposition, which makes it an organisation: 'Safety Director of Minch Ferries'? Not if it begins
 * with a given name.
 */
function followsTitle(before: string, written: string): boolean {
  const first = plainLetters(written).toLowerCase().split(' ')[0] ?? '';
  const isPersons = isGivenName(first) || HONORIFICS.has(first);
  return OF_TITLE.test(before.slice(-OF_TITLE_CHARACTERS)) && !isPersons;
}

/** A job title and a preposition right before: 'director of'. */
const OF_TITLE =
  /\uE004,? (?:of|at|for|with|bei|beim|der|des|du|della|dell'|del|di|da|do|de|d'|van|hos|pa|i|vid|ved|w|ve|v)(?: (?:the|der|dem|den|la|le|el|het|l'))? ?$/iu;

const OF_TITLE_CHARACTERS = 16;

const OWNER_MARK_CHARACTERS = 3;

const OWNER_REACH = 24;
