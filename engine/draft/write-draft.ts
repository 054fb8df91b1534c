import {
  draftSentenceText,
  MAIL_TONES,
  quotedLine,
  type Draft,
  type DraftSentence,
  type DroppedSentence,
} from '../model/draft.ts';
import { checkSentence, type CheckedSentence } from './check-sentence.ts';
import { readDraftAnswer, type WrittenDraft, type WrittenSentence } from './draft-answer.ts';
import { draftMessages } from './draft-request.ts';
import type { DraftFacts } from './evidence.ts';
import type { ModelAnswer, ModelClient } from './model-client.ts';
import { ModelError } from './model-error.ts';

/** A mail with fewer words than these left is no mail; the brief's own openers serve better. */
const MAIL_WORDS_MIN = 25;
const MAIL_WORDS_MAX = 140;
const SUMMARY_SENTENCES_MAX = 5;
const TRIES = 2;

/** What a draft is written with; the clock is passed in. */
export type DraftOrder = {
  readonly client: ModelClient;
  readonly facts: DraftFacts;
  readonly signal: AbortSignal;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
};

/**
 * Has a model choose and connect proven lines, and lets through only sentences that the check passes (docs/decisions/076). An
 * answer that cannot be read, or that cites what is not there, is asked for once more.
 *
 * Throws `ModelError` when no answer came of it, or the signal's reason on abort; the brief stays as it is.
 */
export async function writeDraft(order: DraftOrder): Promise<Draft> {
  const { client, facts, signal, elapsedMs } = order;
  const since = elapsedMs();
  const messages = draftMessages(facts);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await client.ask(messages, signal);
      const written = readDraftAnswer(answer.text, facts.lines);
      if (written === null) throw new ModelError('unreadable');
      return checkedDraft(written, answer, { order, elapsedMs: elapsedMs() - since });
    } catch (error) {
      if (!(error instanceof ModelError) || attempt === TRIES || !isWorthRepeating(error))
        throw error;
    }
  }
}

/** A server that refuses will refuse again; one that was slow or answered nonsense may not. */
function isWorthRepeating({ reason }: ModelError): boolean {
  return reason === 'unreadable' || reason === 'too-slow' || reason === 'too-long';
}

function checkedDraft(
  written: WrittenDraft,
  answer: ModelAnswer,
  { order, elapsedMs }: { readonly order: DraftOrder; readonly elapsedMs: number },
): Draft {
  const { facts, client } = order;
  const dropped: DroppedSentence[] = [];
  const keep = (sentences: readonly WrittenSentence[], hasFrame: boolean) =>
    sentences.flatMap((sentence, index) => {
      const isFrame = hasFrame && (index === 0 || index === sentences.length - 1);
      const checked = checkSentence(sentence, facts, isFrame);
      if (checked.isKept) return [checked.sentence];
      dropped.push(droppedSentence(sentence, checked, facts));
      return [];
    });
  const [plain, warm, short] = MAIL_TONES.map((tone) =>
    mailOf(keep(written.mails[tone], true), facts),
  );
  return {
    model: answer.model,
    host: client.host,
    lines: facts.lines,
    mails: { plain: plain ?? [], warm: warm ?? [], short: short ?? [] },
    summary: keep(written.summary, false).slice(0, SUMMARY_SENTENCES_MAX),
    // What fits an offer cannot be said without one.
    order: facts.offer === '' ? [] : written.order,
    dropped,
    tokens: answer.tokens,
    costUsd: answer.costUsd,
    elapsedMs,
  };
}

function droppedSentence(
  { parts }: WrittenSentence,
  { code, word }: Extract<CheckedSentence, { readonly isKept: false }>,
  facts: DraftFacts,
): DroppedSentence {
  const text = parts
    .map((part) => ('text' in part ? part.text : quotedLine(part.quote, facts)))
    .join('');
  return { text, code, word: asWritten(word, text) };
}

/** The check folds words; a reader looks for them as they were written. */
function asWritten(word: string, text: string): string {
  const at = text.toLowerCase().indexOf(word);
  return at === -1 ? word : text.slice(at, at + word.length);
}

/** A mail of which enough is left, cut to its length at a sentence; else none. */
function mailOf(sentences: readonly DraftSentence[], facts: DraftFacts): readonly DraftSentence[] {
  const kept: DraftSentence[] = [];
  let words = 0;
  for (const sentence of sentences) {
    const more = draftSentenceText(sentence, facts).split(/\s+/u).length;
    if (words + more > MAIL_WORDS_MAX) break;
    words += more;
    kept.push(sentence);
  }
  return words < MAIL_WORDS_MIN ? [] : kept;
}
