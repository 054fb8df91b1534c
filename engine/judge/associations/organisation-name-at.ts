// Finds the names of organisations in a text by capitals and by words for kinds of organisation.
import { WEEKDAYS } from '../../lexicon/dates/date-phrases.ts';
import { NOUN_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import { JOB_TITLE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS, LEGAL_FORMS_ALSO_WORDS } from '../../lexicon/organisations/legal-forms.ts';
import {
  BODY_NOUN_STEMS,
  COMPANY_NOUN_STEMS,
} from '../../lexicon/organisations/organisation-words.ts';
import { POST_NOMINALS } from '../../lexicon/people/honorifics.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word } from '../../text/words.ts';
import { monthOf } from '../dates/month-names.ts';
import { JOB_TITLES, ORGANISATIONS } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';

/** A name that may be that of an organisation, by word indexes; `end` is exclusive. */
export type OrganisationName = {
  readonly start: number;
  readonly end: number;
  /** It contains a word for a kind of organisation such as 'bank', or has one beside it. */
  readonly hasCue: boolean;
  /** The word is beside the name: 'the insurer Acme'. */
  readonly hasKindBeside: boolean;
};

/** The name that begins at a word: capitalised words, perhaps with small words between them as in 'Bank of Northmoor'; else `null`. */
export function organisationNameAt(
  passage: Passage,
  start: number,
  to: number,
): OrganisationName | null {
  const { words } = passage;
  const first = words[start];
  if (first === undefined || !canOpenName(first)) return null;
  let end = start + 1;
  let hasCue = ORGANISATIONS.holds(first.text);
  while (end < Math.min(to, start + NAME_WORDS_MAX) && continuesName(words, end, hasCue)) {
    hasCue ||= isCue(words[end]);
    end += 1;
  }
  if (end === start + 1 && isCommonWord(passage, start)) return null;
  const hasKindBeside = isNamedKind(passage, start, end);
  return { start, end, hasCue: hasCue || hasKindBeside, hasKindBeside };
}

const NAME_WORDS_MAX = 6;

function canOpenName({ text, isCapital }: Word): boolean {
  if (!isCapital || YEAR.test(text) || DAY_NAMES.test(text)) return false;
  return !STOP_WORDS.has(text) && !JOB_TITLES.holds(text);
}

/** Weekdays, which end a date before a name as years do: 'On Friday Delta named Jane Doe', '2. oktober 2025 Delta har ansatt Jane Doe'. */
const DAY_NAMES = new RegExp(`^(?:${WEEKDAYS.join('|')})$`, 'u');
const YEAR = /^(?:19|20)\d\d$/u;

function isCue(word: Word | undefined): boolean {
  return word?.isCapital === true && ORGANISATIONS.holds(word.text);
}

/** Does the word continue the name? Capitalised words and legal forms do, and small words before another capitalised word. */
function continuesName(words: readonly Word[], index: number, hasCue: boolean): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined || word.startsPhrase) return false;
  if (word.isCapital || (LEGAL_FORMS.has(word.text) && !LEGAL_FORMS_ALSO_WORDS.has(word.text)))
    return true;
  return (
    hasCue &&
    JOB_TITLE_PREPOSITIONS.has(word.text) &&
    next?.isCapital === true &&
    !next.startsPhrase
  );
}

/**
 * Is a single capitalised word an ordinary word? After an article or a colon it may be any noun, 'informed the Exchange', 'von einem
 * Hersteller', 'DOE: Wet, in short', and months and boards have capitals too, 'joins in March', 'el Consejo de Administración ha nombrado'.
 */
function isCommonWord({ text, words }: Passage, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (word === undefined) return false;
  if (POST_NOMINALS.has(word.text) || monthOf(word.text, []) !== null || BODIES.holds(word.text))
    return true;
  if (before === undefined) return false;
  return NOUN_ARTICLES.has(before.text) || LABEL_END.test(text.slice(before.end, word.start));
}

const BODIES = stemMatcher(`${COMPANY_NOUN_STEMS} ${BODY_NOUN_STEMS}`);

const LABEL_END = /[:：]\s*$/u;

/** Is the kind of organisation beside the name, in lower case: 'the insurer Acme', '«Acme» credit union'? */
function isNamedKind(passage: Passage, start: number, end: number): boolean {
  const { words } = passage;
  const isBefore = words[start]?.startsPhrase === false && isKind(words[start - 1]);
  return isBefore || isKindAfterQuote(passage, end);
}

function isKindAfterQuote({ text, words }: Passage, end: number): boolean {
  const [last, next, later] = words.slice(end - 1, end + 2);
  if (last === undefined || next === undefined || last.sentence !== next.sentence) return false;
  return CLOSING_QUOTE.test(text.slice(last.end, next.start)) && (isKind(next) || isKind(later));
}

const CLOSING_QUOTE = /^["”“»«’']/u;

function isKind(word: Word | undefined): boolean {
  if (word === undefined || word.isCapital) return false;
  return ORGANISATIONS.holds(word.text) || isIndustry(word.text);
}
