// Finds where a page refers to the company only by its kind: 'the bank'.
import { DEFINITE_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import type { Word } from '../../text/words.ts';
import { FIELD_WORDS, ORGANISATIONS } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyMatcher, CompanyMention } from './company-matcher.ts';

/** The words of a company's name that give its kind: 'bank', 'council', 'hospital'. */
export function kindsOf(name: readonly string[]): ReadonlySet<string> {
  return new Set(name.filter((word) => ORGANISATIONS.holds(word)));
}

/** Extends a matcher to find the company by its kind too: 'the bank' counts if the last bank that the page named is the company, by its full name. */
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

/** Is the company still the last organisation of its kind that was named? A word in lower case names none. */
function isStillLastNamed(
  word: Word | undefined,
  name: CompanyMention | undefined,
  before: boolean,
): boolean {
  if (name !== undefined) return name.strength === 'full' && !name.isOther;
  return before && (word === undefined || !isNameWord(word));
}

/** Is the word after a definite article and not part of a name: 'the bank', 'the Bank', but not 'the Bank Lombard'? */
function isAfterArticle(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  const isLonger = next?.isCapital === true && !next.startsPhrase;
  return DEFINITE_ARTICLES.has(words[index - 1]?.text ?? '') && !isLonger;
}

/** Is the word capitalised as part of a name: 'Lombard Bank'? */
function isNameWord({ isCapital, startsPhrase }: Word): boolean {
  return isCapital && !startsPhrase;
}

/** The certainty of 'at the bank' in a sentence that is not about the field: customers go there too. */
const OUTSIDE_FIELD = 0.4;

function referenceAt(words: readonly Word[], start: number): CompanyMention {
  const sentence = words[start]?.sentence;
  const isOfField = FIELD_WORDS.isIn(words.filter((word) => word.sentence === sentence));
  const certainty = isOfField ? 1 : OUTSIDE_FIELD;
  return { start, end: start + 1, strength: 'short', isOther: false, isOutside: false, certainty };
}
