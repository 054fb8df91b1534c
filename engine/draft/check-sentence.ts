import type { DraftLine, DraftPart, DraftSentence, DropCode } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import { dayText, monthText } from '../messages/day-text.ts';
import type { WrittenSentence } from './draft-answer.ts';
import { claimFault, evidenceOf, hasDenial, isIn, isInitials } from './claim-fault.ts';
import type { Evidence } from './claim-fault.ts';
import { clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import {
  ASKED_PAST,
  ATTRIBUTIONS,
  GROUP_NOUNS,
  PREPOSITIONS,
  QUOTE_NOUNS,
  CLAIM_WORDS,
  isPlainInClaims,
  isWeighty,
  MILD,
  OWN_PAST,
  PAST_FORMS,
  SHARED,
  VOCABULARY,
} from './vocabulary.ts';
import { folded, signedWords, wordsOf } from './words.ts';
import type { SignedWord, Word } from './words.ts';

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
    saidFault(parts, cited, facts) ??
    (cited.length === 0 && !isFrame && !hasAnchor(text, facts)
      ? { code: 'no-citation' as const, word: '' }
      : null);
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

/** The date of a page may be told as a year, a month of a year, or a day of both. */
function datesOf(date: NonNullable<DraftLine['date']>): readonly string[] {
  const [year = ''] = date.day.split('-');
  return date.precision === 'year' ? [year] : [dayText(date), monthText(date)];
}

/** What the words of a sentence may be measured against. */
type Sources = {
  readonly evidence: readonly Evidence[];
  readonly own: readonly SignedWord[];
  /** The form and the offer. */
  readonly form: readonly SignedWord[];
  readonly offer: readonly SignedWord[];
  readonly texts: readonly string[];
};

/** Checks each clause by what it does: claims need a line that makes them, the rest needs words that claim nothing. */
function saidFault(
  parts: readonly DraftPart[],
  cited: readonly DraftLine[],
  facts: DraftFacts,
): Fault | null {
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [wordsOf(part.text)] : []));
  const sources = sourcesOf(cited, facts);
  const [shared] = SHARED.exec(folded(textOf(parts))) ?? [];
  if (shared !== undefined) return { code: 'claim', word: shared };
  const name = nameFault(texts, sources);
  if (name !== null) return name;
  const claims: Word[][] = [];
  let isGoingOn = false;
  for (const clause of clausesOf(texts)) {
    const { kind, words } = clause;
    const fault = talkFault(clause, sources, { prospect: facts.prospect, isGoingOn });
    if (fault !== null && (kind === 'own' || kind === 'ask')) {
      return { code: 'unsupported-word', word: fault };
    }
    if (fault !== null && isGoingOn) claims.at(-1)?.push(...words);
    else if (fault !== null) claims.push([...words]);
    isGoingOn = fault !== null && !/[.;:!?]/u.test(words.at(-1)?.stop ?? '');
  }
  const untold = claimFault(claims, sources.evidence, facts.prospect);
  return untold === null ? null : { code: 'claim', word: untold };
}

function sourcesOf(cited: readonly DraftLine[], facts: DraftFacts): Sources {
  const known = knownOf(facts);
  const evidence = cited.map((line) => known.evidenceOf(line));
  return {
    ...known,
    evidence,
    own: [...evidence.flatMap(({ words, given }) => [...words, ...given]), ...known.form],
    texts: [...evidence.map(({ text }) => text), ...known.formTexts],
  };
}

/** What is the same for each sentence of a draft, so that nothing is read twice. */
type Known = Pick<Sources, 'form' | 'offer'> & {
  readonly formTexts: readonly string[];
  readonly evidenceOf: (line: DraftLine) => Evidence;
};

const knownByFacts = new WeakMap<DraftFacts, Known>();

function knownOf(facts: DraftFacts): Known {
  const before = knownByFacts.get(facts);
  if (before !== undefined) return before;
  const { prospect, offer } = facts;
  const form = [prospect.name, prospect.company, prospect.position, prospect.notes, offer].map(
    wordsOf,
  );
  const byLine = new Map<DraftLine, Evidence>();
  const known = {
    form: signedWords(form.flat(), isPlainInClaims),
    offer: signedWords(wordsOf(offer), isPlainInClaims),
    formTexts: form.map((words) => ` ${words.map(({ word }) => word).join(' ')} `),
    evidenceOf(line: DraftLine): Evidence {
      const read =
        byLine.get(line) ??
        evidenceOf(line, prospect, line.date === null ? [] : datesOf(line.date));
      byLine.set(line, read);
      return read;
    },
  };
  knownByFacts.set(facts, known);
  return known;
}

/** Words with a capital inside a sentence are names: they have to stand in a source as they stand together here. */
function nameFault(
  texts: readonly (readonly Word[])[],
  { own, texts: sources }: Sources,
): Fault | null {
  for (const words of texts) {
    for (const run of nameRuns(words)) {
      const phrase = run.map(({ word }) => word).join(' ');
      const unknown = run.find(
        (word) => !isIn(word, own) && !sources.some((source) => isInitials(word, source)),
      );
      if (unknown !== undefined) return { code: 'unsupported-word', word: unknown.word };
      const isTogether =
        run.length === 1 || sources.some((source) => source.includes(` ${phrase} `));
      if (!isTogether) return { code: 'joined-words', word: phrase };
    }
  }
  return null;
}

function nameRuns(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let isRunning = false;
  for (const word of words) {
    const isName =
      word.isCapital && !word.isStart && !/^i(?:'|$)/u.test(word.word) && !TITLES.has(word.word);
    if (isName && isRunning) runs.at(-1)?.push(word);
    else if (isName) runs.push([word]);
    isRunning = isName && word.stop === '' && !word.isPossessive;
  }
  return runs;
}

const TITLES = new Set('ms mr mrs mx dr english'.split(' '));

/** The word by which a clause that asks, comments or speaks of the writer claims something after all. */
function talkFault(
  { kind, words }: Clause,
  sources: Sources,
  { prospect, isGoingOn }: { readonly prospect: Prospect; readonly isGoingOn: boolean },
): string | null {
  const told = words.filter((word) => !isTalk(word) && !isIn(word, sources.form));
  const isOfOneLine = sources.evidence.some((each) =>
    told.every((word) => isIn(word, each.words) || isIn(word, each.given)),
  );
  const [stranger] = told;
  if (stranger !== undefined && !isOfOneLine) return stranger.word;
  if (kind === 'claim') {
    const isOfYou = words.slice(0, 2).some(({ word }) => word === 'you');
    const fault = offerFault(words, sources, prospect);
    return fault !== null && told.length === 0 && (!isGoingOn || isOfYou)
      ? idleFault(words, sources)
      : fault;
  }
  const related = relationFault({ kind, words }, sources, prospect);
  if (related !== null) return related;
  const isAskedPast = words.every(({ word }) => isPlainInClaims(word) || ASKED_PAST.has(word));
  for (const [index, each] of words.entries()) {
    const isLined = sources.evidence.some((one) => isIn(each, one.words));
    const isSaid = isLined || isIn(each, sources.form);
    if (CLAIM_WORDS.has(each.word) && !isSaid && !isMild(each.word, kind)) return each.word;
    if (isPlainInClaims(each.word)) continue;
    if (kind === 'comment' && isLined && !isTalk(each)) return each.word;
    if (kind === 'asked-past' && !ASKED_PAST.has(each.word)) return each.word;
    const isPast = PAST_FORMS.has(each.word) && !isUnderBe(words, index);
    const isFree = kind === 'ask' || kind === 'asked-past' ? isAskedPast : OWN_PAST.has(each.word);
    if (isPast && !isSaid && !isFree) return each.word;
  }
  const isOfReader = words.some(({ word }) => /^you/u.test(word));
  return (kind === 'comment' || kind === 'remark') && isOfReader && hasDenial(words) ? 'not' : null;
}

const MODAL = /^(?:would|could|might|can|may|will|.*'d|.*'ll)$/u;

/**
 * 'Our tool is used by the regulator', 'we work with Acme': no line tells of the writer's customers. And 'the whistleblower'
 * of a question is nobody whom a line only imagines.
 */
function relationFault(
  { kind, words }: Clause,
  { evidence, offer }: Sources,
  prospect: Prospect,
): string | null {
  const named = new Set(wordsOf(prospect.company).map(({ word }) => word));
  const isLined = (word: Word): boolean =>
    !isTalk(word) &&
    !isIn(word, offer) &&
    (named.has(word.word) || evidence.some((each) => isIn(word, each.words)));
  const isOurs = words.slice(0, 3).some(({ word }) => /^(?:our|ours|we|we've|we're)$/u.test(word));
  if (kind === 'own' && isOurs && !words.some(({ word }) => MODAL.test(word))) {
    return words.find((word) => isLined(word))?.word ?? null;
  }
  if (kind !== 'ask') return null;
  const meant = words.find(
    (word, index) =>
      words[index - 1]?.word === 'the' &&
      evidence.some(({ words: said }) => isImagined(word, said)) &&
      isLined(word),
  );
  return meant?.word ?? null;
}

function isImagined(word: Word, said: readonly SignedWord[]): boolean {
  const places = said.flatMap((each, at) => (each.word === word.word ? [at] : []));
  return places.length > 0 && places.every((at) => /^an?$/u.test(said[at - 1]?.word ?? ''));
}

/** 'A first step', 'we run a service'; but what is first or new about something else, a line has to say. */
function isMild(word: string, kind: Clause['kind']): boolean {
  return kind === 'comment' || kind === 'remark' ? word === 'close' : MILD.has(word);
}

function isTalk({ word, isCapital, isStart }: Word): boolean {
  if (/^i(?:'|$)/u.test(word)) return true;
  return (VOCABULARY.has(word) || MILD.has(word)) && (!isCapital || isStart || TITLES.has(word));
}

/** A clause in the words of the offer speaks of the offer, as long as it names nobody and counts nothing. */
function offerFault(words: readonly Word[], sources: Sources, prospect: Prospect): string | null {
  const named = new Set(wordsOf(`${prospect.name} ${prospect.company}`).map(({ word }) => word));
  const offered = words.filter((word) => !isPlainInClaims(word.word) && isIn(word, sources.offer));
  const lined = words.find((word) => !isTalk(word) && !isIn(word, sources.offer));
  const isOfReader = !words.some(({ word }) => /^(?:could|would|might)$/u.test(word));
  const other = words.find(
    ({ word }) =>
      isWeighty(word) ||
      named.has(word) ||
      (isOfReader && /^(?:you|your|he|she|his|her)\b/u.test(word)),
  );
  if (offered.length === 0) return words[0]?.word ?? '';
  return (lined ?? other)?.word ?? null;
}

/** A clause of plain words claims nothing as long as it speaks of nobody, or says no more of the reader than that they spoke. */
function idleFault(words: readonly Word[], { form }: Sources): string | null {
  for (const [index, each] of words.entries()) {
    const { word } = each;
    const next = words[index + 1]?.word ?? '';
    const before = words[index - 1]?.word ?? '';
    if (CLAIM_WORDS.has(word) && !isIn(each, form)) return word;
    if (GROUP_NOUNS.has(word) && before !== 'our' && before !== 'my' && before !== 'a') return word;
    if (PAST_FORMS.has(word) && !OWN_PAST.has(word) && !isUnderBe(words, index)) return word;
    const isReader =
      /^(?:you|he|she|they)(?:'|$)/u.test(word) || (isIn(each, form) && each.isCapital);
    const isSpoken = words
      .slice(index + 1, index + 4)
      .some((after) => ATTRIBUTIONS.has(after.word));
    const isObject = index > 0 && (next === '' || PREPOSITIONS.has(before) || each.stop !== '');
    if (isReader && !isSpoken && !isObject && !each.isPossessive) return word;
    if (/^(?:your|his|her|their)$/u.test(word) && !QUOTE_NOUNS.has(next) && !READERS_OWN.has(next))
      return word;
  }
  return hasDenial(words) ? 'not' : null;
}

/** What every reader has. */
const READERS_OWN = new Set(
  'time name side view inbox desk list day week calendar diary attention own convenience mail email answer reply work thinking side part'.split(
    ' ',
  ),
);

const BEFORE_PARTICIPLE = new Set(
  "be been being get gets is are am was were i'm we're it's".split(' '),
);

function isUnderBe(words: readonly Word[], index: number): boolean {
  return [1, 2, 3].some((back) => BEFORE_PARTICIPLE.has(words[index - back]?.word ?? ''));
}

const REQUESTS =
  /\b(?:see|wish|week|place|keep|write|hoping|worth|view|agree|thanks|thank|hope|walk|possible|use|together|appreciate|prepared|grateful|test|presentation|notes|say so|chat|demonstration|invitation|coffee|allow|like to|let me|call|talk|speak|show|send|conversation|look|demo|details|minutes|hear|time|tell|reply|answer|mail|meet|discuss|explain|open|interested|easier|happy|glad|welcome|suits?|wishes|regards|sincerely)\b/u;

/** Does a sentence without a line speak of the offer, or ask for an answer? */
function hasAnchor(text: string, { offer }: DraftFacts): boolean {
  const offered = signedWords(wordsOf(offer), isPlainInClaims).filter(
    ({ word }) => !isPlainInClaims(word),
  );
  return wordsOf(text).some((word) => isIn(word, offered)) || REQUESTS.test(folded(text));
}
