import { monthOf } from '../../../../judge/dates/month-names.ts';
import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import { ARTICLE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import {
  KINDS_BEFORE_NAMES,
  SITE_WORDS,
} from '../../../../lexicon/organisations/organisation-words.ts';
import { wordSet } from '../../../../lexicon/word-list.ts';
import type { Word, WordSpan } from '../../../../text/words.ts';
import { isCompanyKind } from './name-kinds.ts';

/**
 * Is it the name of a place and not of an employer? It is beside the kind of company, 'the Dublin insurer', 'a seguradora de Coimbra', 'the
 * Italian drivetrain maker Acme', before a date, 'Livingstone, 6 October', or the 'Ex' of 'Ex-CRO'.
 */
export function isLocation(
  span: WordSpan,
  words: readonly Word[],
  company: readonly WordSpan[],
): boolean {
  return (
    isPlaceAfterKind(span, words) ||
    isSiteOfCompany(span, words, company) ||
    describesWhatFollows(span, words, company)
  );
}

function describesWhatFollows(
  span: WordSpan,
  words: readonly Word[],
  company: readonly WordSpan[],
): boolean {
  const { start, end } = withoutArticle(span, words);
  const after = words[end];
  if (after === undefined) return false;
  const isFormer = after.followsHyphen && words[start]?.text === 'ex';
  const isDateline = span.start === 0 && isDatePart(words, end);
  if (isFormer || isDateline) return true;
  const article = words[start - 1];
  return (
    article !== undefined &&
    end - start === 1 &&
    (isPlaceBefore(after, article) || leadsToCompany(words, end, company))
  );
}

/** The name without the article that opens the sentence: 'The Dublin lender'. */
function withoutArticle({ start, end }: WordSpan, words: readonly Word[]): WordSpan {
  const isLed = end - start > 1 && ARTICLE_WORDS.has(words[start]?.text ?? '');
  return { start: isLed ? start + 1 : start, end };
}

/** Is it somebody's age: 'Jane Roe (44) joins', 'Jane Roe, 44, joins'? */
function isAge(words: readonly Word[], index: number): boolean {
  const [age, next] = [words[index], words[index + 1]];
  if (age === undefined || next === undefined || !/^\d\d$/u.test(age.text)) return false;
  return next.startsPhrase && !/^\d/u.test(next.text) && monthOf(next.text, []) === null;
}

function isDatePart(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word?.startsPhrase !== true || isAge(words, index)) return false;
  return /^\d/u.test(word.text) || monthOf(word.text, []) !== null;
}

/** Does it only describe the noun after it: 'the Dublin insurer', 'its London risk team'? */
function isPlaceBefore(after: Word, { text }: Word): boolean {
  if (after.isCapital || after.startsPhrase) return false;
  return (
    POSSESSIVE_WORDS.has(text) ||
    (ARTICLE_WORDS.has(text) && (isCompanyKind(after) || SITE_WORDS.has(after.text)))
  );
}

/** Is it the location of a company that is named only by its kind: 'a seguradora de Coimbra', 'der Versicherer aus Graz'? */
function isPlaceAfterKind({ start, end }: WordSpan, words: readonly Word[]): boolean {
  const [article, kind, from] = words.slice(Math.max(0, start - WORDS_BEFORE_PLACE), start);
  if (article === undefined || kind === undefined || from === undefined) return false;
  return (
    end - start === 1 &&
    ARTICLE_WORDS.has(article.text) &&
    isCompanyKind(kind) &&
    FROM_PLACE.has(from.text)
  );
}

/** An article, the kind of company, and 'of'. */
const WORDS_BEFORE_PLACE = 3;

/** 'From' and 'in' before a town. */
const FROM_PLACE = wordSet('from in de da do di aus uit te i fra fran z');

/**
 * Is it the location of a site of the company: 'du site de Lens d’Acme', 'im Werk Bremen der Acme AG'? In 'l’usine de Beta' the name is an
 * employer.
 */
function isSiteOfCompany(
  { start, end }: WordSpan,
  words: readonly Word[],
  company: readonly WordSpan[],
): boolean {
  const last = words[start - 1]?.text ?? '';
  const first = words[start - 2]?.text ?? '';
  const isSite = SITE_WORDS.has(last) || (SITE_WORDS.has(first) && FROM_PLACE.has(last));
  return (
    isSite && company.some((named) => named.start > end && named.start - end <= JOINING_WORDS_MAX)
  );
}

/** 'Of the' between a site and its company. */
const JOINING_WORDS_MAX = 2;

/** Does the name describe the company after it: 'the Italian drivetrain maker Acme'? In 'the Acme chain' the name is the employer. */
function leadsToCompany(
  words: readonly Word[],
  end: number,
  company: readonly WordSpan[],
): boolean {
  const named = company.find(({ start }) => start === end + 1 || start === end + 2);
  const nouns = named === undefined ? [] : words.slice(end, named.start);
  return nouns.some((noun) => SITE_WORDS.has(noun.text) || KINDS_BEFORE_NAMES.has(noun.text));
}
