import type { DraftLine, DraftPart, DraftSentence, DropCode } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import type { WrittenSentence } from './draft-answer.ts';
import { untoldDeed } from './deed-fault.ts';
import { CLAIM_WORDS, VOCABULARY } from './vocabulary.ts';

/** What a sentence may be proven with, beside its cited lines. */
export type DraftFacts = {
  readonly lines: readonly DraftLine[];
  readonly prospect: Prospect;
  /** What the user offers, in their own words; '' when they did not say. */
  readonly offer: string;
};

/** What the check makes of a sentence. */
export type CheckedSentence =
  | { readonly isKept: true; readonly sentence: DraftSentence }
  | { readonly isKept: false; readonly code: DropCode; readonly word: string };

const WORDS_MAX = 45;

/** Letters, figures, and the marks of plain prose. What hides, marks up or addresses has no place in a mail's sentence. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,;:?!()'’\-–—…/&%+$€£]*$/u;
/** The program puts quotation marks around what it quotes; a model's own would make its words look like a quote. */
const QUOTATION = /["“”„‟«»‹›‘‚‛]|(?:^|[\s(])['’](?=\p{L})/u;

const EDGES = /^[.,;:?!()'’\-–—…/]+|[.,;:?!()'’\-–—…/]+$/gu;

/** Knowing another's mind: no line can prove it. */
const CERTAINTY =
  /\b(?:you|your team|your company)(?:'re| are| will| would|'ll|'d)? (?:must|surely|certainly|definitely|obviously|clearly|probably|undoubtedly|no doubt|need|want|fear|worry|struggle|lack|feel|have to|ought)\b|\b(?:i|we) (?:know|am sure|are sure|bet|can tell|imagine) (?:that )?(?:you|your)\b|\b(?:i'm|we're) (?:sure|certain) (?:that )?(?:you|your)\b|\byou (?:know|agree) (?:that|how)\b|\bas you know\b/u;

/**
 * Decides whether a sentence may be shown. Each of its words is either plain connecting English (`VOCABULARY`) or stands, in the
 * same run of words, in a cited line, the form or the offer; what it claims of somebody is in a line about them; and it cites a
 * line, unless it greets or closes.
 */
export function checkSentence(
  written: WrittenSentence,
  facts: DraftFacts,
  isFrame: boolean,
): CheckedSentence {
  const parts = written.parts.map(partOf);
  const lineIds = [...new Set([...quotedIn(parts), ...written.cites])];
  const cited = facts.lines.filter(({ id }) => lineIds.includes(id));
  const text = textOf(parts);
  const fault =
    formFault(parts, text) ??
    (cited.length === 0 && !isFrame ? { code: 'no-citation' as const, word: '' } : null) ??
    wordFault(parts, sourcesOf(cited, facts)) ??
    claimFault(text, cited, facts);
  return fault === null
    ? { isKept: true, sentence: { parts, lineIds } }
    : { isKept: false, ...fault };
}

type Fault = { readonly code: DropCode; readonly word: string };

function partOf(part: WrittenSentence['parts'][number]): DraftPart {
  return 'quote' in part
    ? { kind: 'quote', lineId: part.quote }
    : { kind: 'text', text: part.text.normalize('NFC') };
}

function quotedIn(parts: readonly DraftPart[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === 'quote' ? [part.lineId] : []));
}

/** The model's own words, with a gap where a quote stands. */
function textOf(parts: readonly DraftPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : ' … ')).join('');
}

function formFault(parts: readonly DraftPart[], text: string): Fault | null {
  const words = text.split(/\s+/u).filter(Boolean);
  if (words.length > WORDS_MAX || text.trim() === '') return { code: 'length', word: '' };
  if (quotedIn(parts).length > 1) return { code: 'two-quotes', word: '' };
  const [quotation] = QUOTATION.exec(text) ?? [];
  if (quotation !== undefined) return { code: 'own-quotation', word: quotation.trim() };
  const odd = words.find((word) => !PLAIN.test(word));
  if (odd !== undefined) return { code: 'characters', word: odd };
  const [certainty] = CERTAINTY.exec(folded(text)) ?? [];
  return certainty === undefined ? null : { code: 'certainty', word: certainty };
}

/** Texts that a run of words may come from, each as ` word word … ` with single spaces. */
function sourcesOf(
  cited: readonly DraftLine[],
  { prospect, offer }: DraftFacts,
): readonly string[] {
  const { name, company, position, notes } = prospect;
  const dates = cited.flatMap(({ date }) => (date === null ? [] : datesOf(date)));
  const texts = [...cited.map(({ quote }) => quote), name, company, position, notes, offer];
  return [...texts, ...dates].map(
    (text) =>
      ` ${tokensOf(text)
        .map(({ word }) => word)
        .join(' ')} `,
  );
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The date of a page may be told as a year, a month of a year, or a day of both. */
function datesOf({ day, precision }: NonNullable<DraftLine['date']>): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  if (precision === 'year') return [year];
  if (precision === 'month') return [`${name} ${year}`];
  const plain = String(Number(date));
  return [`${plain} ${name} ${year}`, `${name} ${plain} ${year}`, `${name} ${year}`];
}

type Token = { readonly word: string; readonly isCapital: boolean };

/** Words without the punctuation around them; hyphens and slashes part, a possessive 's is dropped. */
function tokensOf(text: string): readonly Token[] {
  return text
    .split(/[\s\-–—/…]+/u)
    .map((raw) => raw.replaceAll(EDGES, ''))
    .filter(Boolean)
    .map((raw) => ({
      word: folded(raw).replace(/'s$/u, ''),
      isCapital: /^\p{Lu}/u.test(raw),
    }));
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}

/**
 * Whatever is no connecting word has to stand in a source, and neighbours have to stand there as neighbours: a first name of
 * one line and a surname of another make nobody's name. A connecting word with a capital inside a sentence is a name, too.
 */
function wordFault(parts: readonly DraftPart[], sources: readonly string[]): Fault | null {
  for (const run of runsOf(parts)) {
    const unknown = run.find((word) => !sources.some((source) => source.includes(` ${word} `)));
    if (unknown !== undefined) return { code: 'unsupported-word', word: unknown };
    const phrase = run.join(' ');
    if (!sources.some((source) => source.includes(` ${phrase} `))) {
      return { code: 'joined-words', word: phrase };
    }
  }
  return null;
}

/** Runs of neighbouring words that need proof. */
function runsOf(parts: readonly DraftPart[]): readonly (readonly string[])[] {
  let isStart = true;
  return clausesOf(parts).flatMap((clause) => {
    const runs: string[][] = [[]];
    for (const { word, isCapital } of tokensOf(clause)) {
      if (needsProof(word, isCapital && !isStart)) runs.at(-1)?.push(word);
      else runs.push([]);
      isStart = false;
    }
    isStart = /[.?!:]$/u.test(clause.trim());
    return runs.filter((run) => run.length > 0);
  });
}

/** The model's own words between punctuation marks and quotes. */
function clausesOf(parts: readonly DraftPart[]): readonly string[] {
  return parts.flatMap((part) =>
    part.kind === 'text' ? part.text.split(/(?<=[.,;:?!()])\s/u) : [],
  );
}

function needsProof(word: string, isName: boolean): boolean {
  if (word === 'i' || word.startsWith("i'")) return false;
  return isName || !VOCABULARY.has(word) || CLAIM_WORDS.has(word);
}

/** A claim needs a line that makes it, about the one the sentence speaks of; form and offer are the user's own to say. */
function claimFault(
  text: string,
  cited: readonly DraftLine[],
  { prospect, offer }: DraftFacts,
): Fault | null {
  const own = [prospect.name, prospect.company, prospect.position, prospect.notes, offer];
  const words = tokensOf(text).map(({ word }) => word);
  const isQuestion = text.trim().endsWith('?');
  const names = [...nameWords(prospect.name), ...nameWords(prospect.company)];
  const isTold = (word: string): boolean => cited.some(({ quote }) => hasWord(quote, word));
  const deed = untoldDeed({ words, isQuestion, names, isTold });
  if (deed !== null) return { code: 'claim', word: deed };
  for (const word of new Set(words)) {
    const isClaim = CLAIM_WORDS.has(word);
    const isFree = VOCABULARY.has(word) || isQuestion;
    if ((isFree && !isClaim) || own.some((given) => hasWord(given, word))) continue;
    const lines = cited.filter(({ quote }) => hasWord(quote, word));
    const isDate = lines.length === 0 && !isClaim;
    if (!isDate && !lines.some((line) => isAbout(line, words, prospect))) {
      return { code: 'claim', word };
    }
  }
  return null;
}

/** Is the line about everybody the sentence names or addresses? */
function isAbout(line: DraftLine, words: readonly string[], prospect: Prospect): boolean {
  const person = nameWords(prospect.name);
  const company = nameWords(prospect.company);
  const isPersonal =
    line.kind === 'words' ||
    line.kind === 'who' ||
    person.some((word) => hasWord(line.quote, word));
  const addresses =
    words.some((word) => ADDRESSING.has(word)) || words.some((word) => person.includes(word));
  const namesCompany = words.some((word) => company.includes(word));
  return (
    (!addresses || isPersonal) &&
    (!namesCompany || isPersonal || company.some((word) => hasWord(line.quote, word)))
  );
}

const ADDRESSING: ReadonlySet<string> = new Set(
  "you your yours yourself you're you've you'd you'll".split(' '),
);

function nameWords(text: string): readonly string[] {
  return tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => !VOCABULARY.has(word));
}

function hasWord(text: string, word: string): boolean {
  return tokensOf(text).some((token) => token.word === word);
}
