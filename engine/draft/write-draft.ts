// Has the user's own language model write to the person. The model gets numbered quotes and refers to them by number, so that it
// can change none of them (draft-request.ts). What it writes itself is searched for names, numbers and dates that appear in no source
// (unsourced/); they are marked, and no sentence is dropped.
import type { Draft } from '../model/draft.ts';
import { readDraftAnswer, type WrittenDraft, type WrittenPart } from './draft-answer.ts';
import { draftMessages, type DraftRequest } from './draft-request.ts';
import { markedSentence, textOrGap } from './mark-sentence.ts';
import { ModelError, type ModelClient, type ModelErrorReason } from './model-client.ts';
import { createUnsourcedFinder } from './unsourced/find-unsourced.ts';

const TRIES = 2;

/** What a draft is written with; the clock is passed in. */
export type DraftOrder = {
  readonly client: ModelClient;
  readonly request: DraftRequest;
  readonly signal: AbortSignal;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
};

/**
 * Has a model write mails around proven lines, inserts the quotes, and marks what appears in no source (docs/decisions/076). Asks
 * once more for an unreadable answer. Throws `ModelError`, or the signal's reason on abort.
 */
export async function writeDraft(order: DraftOrder): Promise<Draft> {
  const { client, request, signal, elapsedMs } = order;
  const since = elapsedMs();
  const messages = draftMessages(request);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { text, ...signature } = await client.ask(messages, signal);
      const written = readDraftAnswer(text);
      if (written === null) throw new ModelError('unreadable');
      return {
        ...markedDraft(written, request),
        ...signature,
        host: client.host,
        elapsedMs: elapsedMs() - since,
      };
    } catch (error) {
      const isPassing = error instanceof ModelError && PASSING.has(error.reason);
      if (attempt === TRIES || !isPassing) throw error;
    }
  }
}

/** A server that refuses will refuse again; one that was slow or answered nonsense may not. */
const PASSING: ReadonlySet<ModelErrorReason> = new Set(['unreadable', 'too-slow', 'too-long']);

function markedDraft(
  { plain, warm, short, summary, order }: WrittenDraft,
  facts: DraftRequest,
): Pick<Draft, 'lines' | 'mails' | 'summary' | 'order' | 'offer'> {
  const { lines, offer } = facts;
  const texts = [plain, warm, short, summary].flat(2).map(textOrGap);
  const findUnsourced = createUnsourcedFinder(facts, texts);
  const mark = (sentences: readonly (readonly WrittenPart[])[]) =>
    sentences.map((parts) => markedSentence(parts, lines, findUnsourced));
  return {
    lines,
    mails: { plain: mark(plain), warm: mark(warm), short: mark(short) },
    summary: mark(summary),
    // What fits an offer cannot be said without one.
    order: offer === '' ? [] : order.filter((each) => lines.some(({ id }) => id === each)),
    offer,
  };
}
