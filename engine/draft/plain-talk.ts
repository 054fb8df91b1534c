import { isIn, type Evidence } from './evidence.ts';
import {
  ATTRIBUTIONS,
  AUXILIARIES,
  CLAIM_WORDS,
  FIRST_PERSON,
  isPlainInClaims,
  isWeighty,
  MILD,
  NEGATORS,
  PAST_FORMS,
  PREPOSITIONS,
  QUALIFIERS,
  QUOTE_NOUNS,
  READERS_OWN,
  REMARKED_NOUNS,
  REQUEST_NOUNS,
  SUBJECT_NOUNS,
  TITLES,
  VOCABULARY,
} from './vocabulary.ts';
import { isDone, isName, wordAt, type StemmedWord, type Word } from './words.ts';

/** A form that tells of what is done. */
export function isPastForm(word: Word): boolean {
  return PAST_FORMS.has(word.word) || isDone(word);
}

/** An auxiliary, a past form, or the -s of a verb. */
export function isFinite(word: Word): boolean {
  return (
    AUXILIARIES.has(word.word) ||
    isPastForm(word) ||
    (/[^s]s$/u.test(word.word) && !SUBJECT_NOUNS.has(word.word) && !isPlainInClaims(word.word))
  );
}

/** A word that anybody may use in a mail without claiming anything. */
export function isTalk({ word, isCapital, isStart }: Word): boolean {
  if (word === 'i' || word.startsWith("i'")) return true;
  return (VOCABULARY.has(word) || MILD.has(word)) && (!isCapital || isStart || TITLES.has(word));
}

/** The first noun that is named as if everybody knew of it, and is none of the talk. */
export function presumedNoun(words: readonly Word[]): Word | undefined {
  return words.find(({ word }, index) => !isRemarkedNoun(word) && isDefinite(words, index));
}

/** The quote, the talk itself, or a turn of phrase. */
export function isRemarkedNoun(word: string): boolean {
  return [REMARKED_NOUNS, QUOTE_NOUNS, REQUEST_NOUNS, READERS_OWN].some((nouns) => nouns.has(word));
}

const DEFINITE = new Set(
  'the your his her their every each another that this those these'.split(' '),
);

/** An article or the like stands before a noun, with at most an adjective between. */
function isDefinite(words: readonly Word[], index: number): boolean {
  const word = wordAt(words, index);
  if (ARTICLES.has(wordAt(words, index - 1)))
    return !QUALIFIERS.has(word) && !isPlainInClaims(word);
  return (
    SUBJECT_NOUNS.has(word) &&
    (DEFINITE.has(wordAt(words, index - 1)) ||
      (DEFINITE.has(wordAt(words, index - 2)) && QUALIFIERS.has(wordAt(words, index - 1))))
  );
}

const ARTICLES = new Set(['the', 'your', 'his', 'her', 'their', 'every', 'each']);

const BEFORE_PARTICIPLE = new Set(
  "be been being get gets is are am was were i'm we're it's would could might".split(' '),
);
const PARTICIPLE_WITHIN = 3;

/** A past form that is no participle: 'you stopped', not 'I am pleased'. */
export function isPastAt(words: readonly Word[], index: number): boolean {
  if (!PAST_FORMS.has(wordAt(words, index))) return false;
  const near = words.slice(Math.max(0, index - PARTICIPLE_WITHIN), index);
  return !near.some(({ word }) => BEFORE_PARTICIPLE.has(word));
}

/** Does anything in it deny? */
export function hasDenial(words: readonly Word[]): boolean {
  return words.some(({ word }) => NEGATORS.has(word) || word.endsWith("n't"));
}

/** What these own has to be everybody's. */
export const POSSESSIVES = new Set(['your', 'his', 'her', 'their']);
const SUBJECT = /^(?:you|he|she|they)(?:'|$)/u;
const SPOKEN_WITHIN = 3;

/** Is this the reader as a subject, or by name? */
export function isReader(word: Word, form: readonly StemmedWord[]): boolean {
  if (word.isPossessive) return false;
  return SUBJECT.test(word.word) || (word.isCapital && isIn(word, form));
}

/** What everybody has, or said. */
export function isEverybodys(word: string): boolean {
  return QUOTE_NOUNS.has(word) || READERS_OWN.has(word);
}

/** Does the reader do no more here than speak, or be spoken to? */
export function isIdleReader(words: readonly Word[], index: number): boolean {
  return isSpeaking(words, index) || isObject(words, index);
}

/** Does somebody do no more here than speak? */
export function isSpeaking(words: readonly Word[], index: number): boolean {
  return words
    .slice(index + 1, index + 1 + SPOKEN_WITHIN)
    .some(({ word }) => ATTRIBUTIONS.has(word));
}

function isObject(words: readonly Word[], index: number): boolean {
  const isLast = index === words.length - 1 || words[index]?.stop !== '';
  return index > 0 && (isLast || PREPOSITIONS.has(wordAt(words, index - 1)));
}

/** 'Kind regards', 'All the best', 'Good morning Ms Doe'. */
export function isSalutation(words: readonly Word[]): boolean {
  const text = words.map(({ word }) => word).join(' ');
  return SALUTATION.test(text);
}

const SALUTATION =
  /^(?:i hope (?:that )?(?:(?:you are|you're|all is|this finds you) well|(?:your|the) (?:week|day|month|year) is going well)$|(?:with |my )?(?:best|kind|kindest|warm|warmest|many|all the|good)(?: and \p{L}+)? (?:wishes|regards|greetings|thanks|best|morning|day|afternoon|evening)\b|(?:best|warmly|kindly|sincerely|cheers)$|and kind regards$|(?:very |most |yours )?(?:respectfully|cordially|gratefully|faithfully|truly|warmly|kindly)(?: yours)?$|(?:with |my )?(?:\p{L}+ ){0,2}(?:regards|greetings|wishes|thanks|regard)$|(?:thank you|thanks) (?:kindly|in advance|very much)$|(?:servus|grüß gott|moin|ciao|salut|salaam|ahoj|hei|hej|hallo|ola|olá|hola|bonjour|estimad[ao]|querid[ao]|chère?|liebe[r]?|sehr geehrte[r]?)\b|(?:saludos(?: cordiales)?|un saludo|un abrazo|atentamente|hasta pronto|cordialmente|amicalement|bien à vous|cordialement|mit freundlichen grüßen|viele grüße|beste grüße|herzliche grüße|med venlig hilsen|vennlig hilsen|med vänlig hälsning|met vriendelijke groet|pozdrawiam|cordiali saluti|com os melhores cumprimentos)$)/u;

const OPENING_WORDS = 3;

/**
 * Does the writer offer or wish, or ask whether something may be? 'I'd be tickled to hear from you', 'may I propose a rehearsal?'
 * assert nothing, in whatever words, as long as they speak of nobody and of nothing in a line.
 */
export function isOffered(words: readonly Word[], evidence: readonly Evidence[]): boolean {
  const opening = words.slice(0, OPENING_WORDS + 1);
  const isWriters = opening.some(({ word }) => FIRST_PERSON.has(word));
  if (!isWriters || !opening.some(({ word }) => WISHING.test(word))) return false;
  return !words.some(
    (each) =>
      isName(each) ||
      SHARING.has(each.word) ||
      (!isTalk(each) && evidence.some((one) => isIn(each, one.words))),
  );
}

const WISHING = /^(?:would|could|might|may|shall|can|will|should|let|happy|glad|hope|.*'d|.*'ll)$/u;
/** These speak of an acquaintance. */
const SHARING = new Set(
  'again back still already last once since after before when as another our ours we together with promised his her their they he she him them who whose'.split(
    ' ',
  ),
);

/** A plain word in small letters, with no article before it that would presume the thing, and no deed that is done. */
export function isNamingNothing(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || word.isCapital || !/^\p{L}+$/u.test(word.word)) return false;
  if (CLAIM_WORDS.has(word.word) || isWeighty(word.word) || isDone(word)) return false;
  return ![1, 2].some((back) => PRESUMING.has(wordAt(words, index - back)));
}

const PRESUMING = new Set(
  'the your his her their its this that these those every each all both no any'.split(' '),
);
