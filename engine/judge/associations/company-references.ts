// Finds where a page refers to the company only by what kind of organisation it is: 'the bank'.
import { DEFINITE_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import type { Word } from '../../text/words.ts';
import { FIELD_WORDS, ORGANISATIONS } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyMatcher, CompanyMention } from './company-matcher.ts';

/** The words of a company's name that say what it is: 'bank', 'council', 'hospital'. */
export function kindsOf(name: readonly string[]): ReadonlySet<string> {
  return new Set(name.filter((word) => ORGANISATIONS.holds(word)));
}

/**
 * The same finder, which also finds the company by its kind: 'the bank' counts where the last bank that the page named
 * is the company, by its full name.
 */
export function withReferences(
  find: CompanyMatcher,
  passages: readonly Passage[],
  kinds: ReadonlySet<string>,
): CompanyMatcher {
  const found = new Map<readonly Word[], readonly CompanyMention[]>();
  let isLastNamed = false;
  for (const { words } of passages) {
    if (!words.some(({ text }) => kinds.has(text))) continue;
    const named = find(words);
    const references: CompanyMention[] = [];
    for (const index of words.keys()) {
      if (!kinds.has(words[index]?.text ?? '')) continue;
      const name = named.find(({ start, end }) => start <= index && index < end);
      if (!isAfterArticle(words, index))
        isLastNamed = isStillLastNamed(words[index], name, isLastNamed);
      else if (isLastNamed && name === undefined) references.push(referenceAt(words, index));
    }
    const byPlace = [...named, ...references].toSorted((a, b) => a.start - b.start);
    found.set(words, byPlace);
  }
  return (words) => found.get(words) ?? find(words);
}

/** Is the company still the last organisation of its kind to be named after this word? A word in lower case names none. */
function isStillLastNamed(
  word: Word | undefined,
  name: CompanyMention | undefined,
  before: boolean,
): boolean {
  if (name !== undefined) return name.strength === 'full' && !name.isOther;
  return before && (word === undefined || !isNameWord(word));
}

/** Does a definite article precede the word, and no name follow it? 'the bank' and 'the Bank', not 'the Bank Lombard'. */
function isAfterArticle(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  const isLonger = next?.isCapital === true && !next.startsPhrase;
  return DEFINITE_ARTICLES.has(words[index - 1]?.text ?? '') && !isLonger;
}

/** Is the word capitalised because it belongs to a name, as in 'Lombard Bank'? */
function isNameWord({ isCapital, startsPhrase }: Word): boolean {
  return isCapital && !startsPhrase;
}

/** How much 'at the bank' counts in a sentence that is not about the field: customers go there too. */
const OUTSIDE_FIELD = 0.4;

function referenceAt(words: readonly Word[], start: number): CompanyMention {
  const sentence = words[start]?.sentence;
  const isOfField = FIELD_WORDS.isIn(words.filter((word) => word.sentence === sentence));
  const certainty = isOfField ? 1 : OUTSIDE_FIELD;
  return { start, end: start + 1, strength: 'short', isOther: false, isOutside: false, certainty };
}
