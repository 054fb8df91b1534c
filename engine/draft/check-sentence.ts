import type { DraftLine, DraftPart, DraftSentence, DropCode } from '../model/draft.ts';
import { claimFault } from './claim-fault.ts';
import { clausesOf } from './clauses.ts';
import type { ClauseKind } from './clauses.ts';
import type { WrittenSentence } from './draft-answer.ts';
import { isIn, isInitials, sourcesOf } from './evidence.ts';
import type { DraftFacts, Sources } from './evidence.ts';
import { talkFault } from './talk-fault.ts';
import { isPlainInClaims, SHARED, TITLES } from './vocabulary.ts';
import { folded, isName, signedWords, wordsOf } from './words.ts';
import type { Word } from './words.ts';

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
  /(?<!\b(?:whether|if|would|do|might|should) )\b(?:you|your team|your company)(?:'re| are| will| would|'ll|'d)? (?:must|surely|certainly|definitely|obviously|clearly|probably|undoubtedly|no doubt|need|want|fear|worry|struggle|lack|feel|have to|ought)\b|\b(?:i|we) (?:know|am sure|are sure|bet|can tell|imagine) (?:that )?(?:you|your)\b|\b(?:i'm|we're) (?:sure|certain) (?:that )?(?:you|your)\b|\byou (?:know|agree) (?:that|how)\b|\bas you know\b|\bmust (?:be|have|feel)\b|\b(?:can't|cannot|couldn't) have been\b|\bthanks to you\b|\b(?:don't|didn't|isn't|aren't|haven't|won't|wasn't) (?:you|your)\b/u;

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
  const offer = wordsOf(facts.offer);
  const { fault, claims } = claimsIn(
    texts.map((words) => withoutOffer(words, offer)),
    sources,
  );
  const untold = fault === null ? claimFault(claims, sources.evidence, facts.prospect) : null;
  return untold === null ? fault : { code: 'claim', word: untold };
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

/** What of a sentence claims something, or what in the rest of it may not be said at all. */
function claimsIn(
  texts: readonly (readonly Word[])[],
  sources: Sources,
): { readonly fault: Fault | null; readonly claims: readonly (readonly Word[])[] } {
  const claims: Word[][] = [];
  let isGoingOn = false;
  for (const clause of clausesOf(texts)) {
    const word = talkFault(clause, sources);
    if (word !== null && NEVER_PROVEN.has(clause.kind)) {
      return { fault: { code: 'unsupported-word', word }, claims: [] };
    }
    if (word !== null) claims.push([...(isGoingOn ? (claims.pop() ?? []) : []), ...clause.words]);
    isGoingOn = word !== null && !isEnded(clause.words);
  }
  return { fault: null, claims };
}

function isEnded(words: readonly Word[]): boolean {
  return /[.;:!?]/u.test(words.at(-1)?.stop ?? '');
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
  const offered = signedWords(wordsOf(offer), isPlainInClaims).filter(
    ({ word }) => !isPlainInClaims(word),
  );
  const plain = folded(text).trim();
  return (
    wordsOf(text).some((word) => isIn(word, offered)) ||
    REQUESTS.test(plain) ||
    (plain.split(' ').length <= POLITE_WORDS_MAX && POLITE.test(plain))
  );
}
