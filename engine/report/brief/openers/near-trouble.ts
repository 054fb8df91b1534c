import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import type { Citation, EventLine } from '../../../model/brief.ts';
import { wordListOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { isSore, SORE_KINDS, reportsTrouble } from './tone.ts';

/**
 * Are the words about a fine, a breach or the like? It is what they answer, it is reported a few sentences away, or the heading
 * above names one.
 */
export function isAboutTrouble(
  quote: string,
  { result, sentences }: AnalyzedPage,
  sore: readonly Citation[],
): boolean {
  const placeOf = (words: string): number =>
    sentences.findIndex(
      ({ sentence, spoken }) =>
        sentence.quote.includes(words) || spoken.some((said) => said.includes(words)),
    );
  const at = placeOf(quote);
  if (at === -1) return false;
  if (isSore(sentences[at]?.question ?? '')) return true;
  const heading = sentences.slice(0, at).findLast((one) => isHeading(one));
  if (heading !== undefined && isSore(heading.sentence.text)) return true;
  const before = sentences.slice(Math.max(0, at - NARRATED_SENTENCES), at);
  if (before.some(({ spoken, sentence }) => spoken.length === 0 && reportsTrouble(sentence.text)))
    return true;
  return sore
    .filter(({ resultId }) => resultId === result.id)
    .map((trouble) => placeOf(trouble.quote))
    .some((place) => place !== -1 && Math.abs(place - at) <= TROUBLE_SENTENCES);
}

/** Who was fined over cellar doors in May is not reminded of what they said of cellar doors in March. */
export function isBeforeTrouble(
  text: string,
  { result: { date } }: AnalyzedPage,
  { whyNow, company }: { readonly whyNow: readonly EventLine[]; readonly company: string },
): boolean {
  const stems = stemsOf(text, company);
  return whyNow
    .filter(({ kind }) => SORE_KINDS.has(kind))
    .filter((event) => date === null || ((event.happenedOn ?? event.date)?.day ?? '') >= date.day)
    .flatMap(({ sources }) => sources)
    .some(({ quote }) => [...stemsOf(quote, company)].some((stem) => stems.has(stem)));
}

/** The beginnings of the words that mean something, without the company's name. */
function stemsOf(text: string, company: string): ReadonlySet<string> {
  const own = new Set(wordListOf(company));
  const words = wordListOf(text).filter(
    (word) => word.length >= STEM_LENGTH && !STOP_WORDS.has(word) && !own.has(word),
  );
  return new Set(words.map((word) => word.slice(0, STEM_LENGTH)));
}

const STEM_LENGTH = 6;

const TROUBLE_SENTENCES = 4;
/** Sentences of somebody else's before the words, by which one says what they are about. */
const NARRATED_SENTENCES = 2;

const HEADING_WORDS_MAX = 12;

/** A short line that is no sentence heads what is below it, too: 'Item 64: pathology incident'. */
function isHeading({ kind, spoken, sentence: { text, words } }: AttributedSentence): boolean {
  if (kind === 'heading') return true;
  const isLine = words.length <= HEADING_WORDS_MAX && !/[.!?…]["'”’»)]*$/u.test(text);
  return isLine && kind === 'paragraph' && spoken.length === 0;
}
