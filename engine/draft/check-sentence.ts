import type { DraftLine, DraftPart, DraftSentence, DropCode } from '../model/draft.ts';
import { claimFault } from './claim-fault.ts';
import { clausesOf, type Clause, type ClauseKind } from './clauses.ts';
import type { WrittenSentence } from './draft-answer.ts';
import {
  isIn,
  isInitials,
  sourcesOf,
  type DraftFacts,
  type Evidence,
  type Sources,
} from './evidence.ts';
import { attributionFault, leadInFault } from './lead-in.ts';
import { isTalk } from './plain-talk.ts';
import { talkFault } from './talk-fault.ts';
import { isPlainInClaims, SHARED, TITLES } from './vocabulary.ts';
import { folded, isName, withStems, wordsOf, type Word } from './words.ts';

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
  /(?<!\b(?:whether|if|would|do|might|should) )\b(?:you|your team|your company)(?:'re| are| will| would|'ll|'d)? (?:must|surely|certainly|definitely|obviously|clearly|probably|undoubtedly|no doubt|need|want|fear|worry|struggle|lack|feel|have to|ought)\b|\b(?:i|we) (?:know|am sure|are sure|bet|can tell|imagine) (?:that )?(?:you|your)\b|\b(?:i'm|we're) (?:sure|certain) (?:that )?(?:you|your)\b|\byou (?:know|agree) (?:that|how)\b|\bas you know\b|\bmust (?:be|have|feel)\b|\b(?:can't|cannot|couldn't) have been\b|\b(?:would|could|might) have \p{L}+ your?\b|\bthanks to you\b|\b(?:don't|didn't|isn't|aren't|haven't|won't|wasn't) (?:you|your)\b/u;

/**
 * Decides whether a sentence may be shown. What it says of the reader, their company or the world is a quote, a few words that
 * lead to one, or what the form says (docs/decisions/076); the rest greets, asks, remarks on a quote or speaks of the offer, in
 * words that claim nothing. It cites a line, unless it greets, closes, offers or asks for an answer.
 */
export function checkSentence(
  written: WrittenSentence,
  facts: DraftFacts,
  isFrame: boolean,
): CheckedSentence {
  const parts = written.parts.map(partOf);
  const lineIds = [...new Set([...quotedIn(parts), ...written.cites])];
  const cited = facts.lines.filter(({ id }) => lineIds.includes(id));
  const quoted = facts.lines.filter(({ id }) => quotedIn(parts).includes(id));
  const text = textOf(parts);
  const fault =
    formFault(parts, text) ??
    saidFault(parts, quoted.length > 0 ? quoted : cited, facts) ??
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

/** Checks each clause by what it does: a claim has to be the form's, the rest needs words that claim nothing. */
function saidFault(
  parts: readonly DraftPart[],
  cited: readonly DraftLine[],
  facts: DraftFacts,
): Fault | null {
  const texts = parts.map((part) => (part.kind === 'text' ? wordsOf(part.text) : []));
  const sources = sourcesOf(cited, facts);
  const [shared] = SHARED.exec(folded(textOf(parts))) ?? [];
  if (shared !== undefined) return { code: 'claim', word: shared };
  const name = nameFault(texts, sources);
  if (name !== null) return name;
  const offer = wordsOf(facts.offer);
  for (const [index, words] of texts.entries()) {
    const quoted = parts[index + 1];
    const next = sources.evidence.find(
      ({ line }) => quoted?.kind === 'quote' && line.id === quoted.lineId,
    );
    const fault = textFault(withoutOffer(words, offer), sources, next ?? null);
    if (fault !== null) return fault;
  }
  return null;
}

const OFFER_WORDS_MIN = 3;

/** What stands in the offer word for word counts as its first word of content: 'we work on a platform that collects evidence'. */
function withoutOffer(words: readonly Word[], offer: readonly Word[]): readonly Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length;) {
    const run = runOf(words.slice(at), offer);
    const named = run.find(({ word }) => !isPlainInClaims(word));
    const last = run.at(-1);
    if (run.length < OFFER_WORDS_MIN || named === undefined || last === undefined) {
      kept.push(...words.slice(at, at + 1));
      at += 1;
    } else {
      const { stop, isPossessive } = last;
      kept.push({ ...named, isStart: run[0]?.isStart === true, stop, isPossessive });
      at += run.length;
    }
  }
  return kept;
}

/** The longest beginning of the words that stands in the offer. */
function runOf(words: readonly Word[], offer: readonly Word[]): readonly Word[] {
  const lengths = offer.map((_, start) => {
    const end = words.findIndex(({ word }, index) => word !== offer[start + index]?.word);
    return end === -1 ? words.length : end;
  });
  return words.slice(0, Math.max(0, ...lengths));
}

/** The first fault of the clauses of a text; `next` is the line that is quoted behind it. */
function textFault(words: readonly Word[], sources: Sources, next: Evidence | null): Fault | null {
  const clauses = clausesOf(words);
  const ended = clauses
    .slice(0, -1)
    .findLastIndex((each) => /[.;!?]/u.test(each.words.at(-1)?.stop ?? ''));
  for (const [index, clause] of clauses.entries()) {
    const fault = clauseFault(clause, sources, index > ended ? next : null);
    if (fault !== null) return fault;
  }
  return null;
}

/** `next` is the line that the clause leads to, if it does. */
function clauseFault(clause: Clause, sources: Sources, next: Evidence | null): Fault | null {
  const named = clause.words.find((word) => isOfLine(word, sources));
  const misled = next === null ? null : leadFault(clause, next, named !== undefined);
  if (misled !== null) return { code: 'claim', word: misled };
  // Only what leads to a quote may name what the quote names: a question or a remark would take it for granted.
  if (named !== undefined && next === null && clause.kind !== 'claim') {
    return { code: 'unsupported-word', word: named.word };
  }
  const word = talkFault(clause, sources);
  if (word === null) return null;
  if (NEVER_PROVEN.has(clause.kind)) return { code: 'unsupported-word', word };
  const claimed = claimFault(clause.words, sources.prospect, next);
  return claimed === null ? null : { code: 'claim', word: claimed };
}

function leadFault({ kind, words }: Clause, next: Evidence, isNaming: boolean): string | null {
  if (isNaming) return leadInFault(words, next);
  return kind === 'own' ? null : attributionFault(words, next);
}

function isOfLine(word: Word, { evidence, form }: Sources): boolean {
  return !isTalk(word) && !isIn(word, form) && evidence.some((each) => isIn(word, each.words));
}

/** What the writer says of themselves, and what they ask, no line can prove. */
const NEVER_PROVEN: ReadonlySet<ClauseKind> = new Set(['own', 'ask']);

/** Words with a capital inside a sentence are names: they have to stand in a source as they stand together here. */
function nameFault(texts: readonly (readonly Word[])[], sources: Sources): Fault | null {
  for (const run of texts.flatMap(nameRuns)) {
    const phrase = run.map(({ word }) => word).join(' ');
    const unknown = run.find(
      (word) =>
        !isIn(word, sources.all) && !sources.texts.some((source) => isInitials(word, source)),
    );
    if (unknown !== undefined) return { code: 'unsupported-word', word: unknown.word };
    const isTogether =
      run.length === 1 || sources.texts.some((source) => source.includes(` ${phrase} `));
    if (!isTogether) return { code: 'joined-words', word: phrase };
  }
  return null;
}

function nameRuns(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let isRunning = false;
  for (const word of words) {
    const isRun = isName(word) && !TITLES.has(word.word);
    if (isRun && !isRunning) runs.push([]);
    if (isRun) runs.at(-1)?.push(word);
    isRunning = isRun && word.stop === '' && !word.isPossessive;
  }
  return runs;
}

const REQUESTS =
  /\b(?:see|wish|week|place|keep|write|hoping|worth|view|agree|thanks|thank|hope|walk|possible|use|together|appreciate|prepared|grateful|test|presentation|notes|say so|chat|demonstration|invitation|coffee|allow|like to|let me|call|talk|speak|show|send|conversation|look|demo|details|minutes|hear|time|tell|reply|answer|mail|meet|discuss|explain|open|interested|easier|happy|glad|welcome|suits?|wishes|regards|sincerely)\b/u;

const POLITE_WORDS_MAX = 14;
/** A short request, an offer, a wish: nothing that a line could prove. */
const POLITE =
  /^(?:(?:and|so|but|or|if you like|if so|in that case|for that),? )?(?:(?:may|shall|should|might|could) (?:i|we)\b|(?:would|could|might|do|are|will) you\b(?! (?:know|remember|have|still))|(?:i|we)(?:'d| would|'ll| will) |(?:would|might|could) (?:that|this|it) (?:be|suit|help|work|fit)|is (?:that|this|it) something|what do you (?:say|think)|what's the (?:best|next)|if (?:you|that|so|it|not|there)\b|just |no )/u;

/** Does a sentence without a line speak of the offer, or ask for an answer? */
function hasAnchor(text: string, { offer }: DraftFacts): boolean {
  const offered = withStems(wordsOf(offer)).filter(({ word }) => !isPlainInClaims(word));
  const plain = folded(text).trim();
  return (
    wordsOf(text).some((word) => isIn(word, offered)) ||
    REQUESTS.test(plain) ||
    (plain.split(' ').length <= POLITE_WORDS_MAX && POLITE.test(plain))
  );
}
