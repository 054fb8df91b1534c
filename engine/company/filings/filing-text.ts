import { HAPPENED_WORDS, INCIDENT_WORDS } from '../../lexicon/events/incidents.ts';
import { words } from '../../taxonomy/pattern.ts';
import { htmlText } from '../../text/html-text.ts';
import { cleanText } from '../../text/normalize.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** Characters of a document that are read: an 8-K has ten pages, and its items come first. */
const DOCUMENT_CHARACTERS_MAX = 200_000;

/** A longer sentence is a list or a table, a shorter one a heading. */
const QUOTE_CHARACTERS_MAX = 600;
const QUOTE_CHARACTERS_MIN = 40;

const ITEM = /^item\s*(\d\.\d\d)(?!\d)/iu;
const END = /^(?:signatures?|exhibit index)\b/iu;
const SENTENCE_END = /(?<=[.!?]”?)\s+(?=[A-Z“"])/u;

const INCIDENT = words(...INCIDENT_WORDS);
const HAPPENED = words(...HAPPENED_WORDS);
const FORWARD_LOOKING = words(
  'forward[- ]looking|risk factors?|risks|could|might|may (?:be|not|have|result)|uncertaint(?:y|ies)',
);

/** The sentences under one item of an 8-K, without its heading. */
export function sentencesOfItem(document: string, item: string): readonly string[] {
  const lines = cleanText(htmlText(document, DOCUMENT_CHARACTERS_MAX)).split('\n');
  const first = lines.findIndex((line) => ITEM.exec(line)?.[1] === item);
  if (first === -1) return [];
  const behind = lines.slice(first + 1);
  const end = behind.findIndex((line) => ITEM.test(line) || END.test(line));
  return behind
    .slice(0, end === -1 ? behind.length : end)
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim());
}

/** The first of these sentences that can be quoted; '' when none can. */
export function quotableIn(sentences: readonly string[]): string {
  return sentences.find(isQuotable) ?? '';
}

/** The first of these sentences which says that an incident has happened; '' when none does. */
export function incidentIn(sentences: readonly string[]): string {
  return sentences.find((sentence) => isQuotable(sentence) && reportsIncident(sentence)) ?? '';
}

function isQuotable({ length }: string): boolean {
  return length >= QUOTE_CHARACTERS_MIN && length <= QUOTE_CHARACTERS_MAX;
}

function reportsIncident(sentence: string): boolean {
  const plain = plainLetters(sentence);
  const has = (pattern: RegExp): boolean => plain.search(pattern) !== -1;
  return has(INCIDENT) && has(HAPPENED) && !has(FORWARD_LOOKING);
}
