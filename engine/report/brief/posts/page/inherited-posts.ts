import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import { employersOf } from '../sentence/people-around.ts';
import type { DraftStatement, QuotedDraft } from '../sentence/post-statement.ts';

/**
 * 'He started on Monday': the post is the one of the sentences before. A coming that has none is of something else. Where a
 * page says that somebody left the company for another one, what it says without an employer is of that one.
 */
export function inherited(drafts: readonly QuotedDraft[]): readonly QuotedDraft[] {
  const isGone = drafts.some(
    ({ draft: { isOwn, kind, isComing } }) =>
      isOwn && !isComing && (kind === 'held' || kind === 'goes'),
  );
  const there = drafts.find(
    ({ draft: { kind, isOwn, employer } }) => kind === 'comes' && !isOwn && employer !== '',
  );
  const settled: QuotedDraft[] = [];
  for (const one of drafts) {
    const found = isBareComing(one)
      ? withPostOf(one, settled)
      : there !== undefined && (isGone || isSamePost(one, there))
        ? withEmployerOf(one, there)
        : one;
    if (found !== null) settled.push(found);
  }
  return settled;
}

/** 'John Roe leaves Acme. He is succeeded by Jane Doe': the employer is the one that the sentence before names alone. */
export function succeeding(
  draft: DraftStatement,
  before: MaskedSentence | undefined,
): DraftStatement {
  const isOpen = draft.kind === 'comes' && draft.isSuccession === true && draft.employer === '';
  const employers = isOpen && before !== undefined ? employersOf(before) : [];
  const [employer] = employers;
  return employer?.kind === 'company' && employers.length === 1
    ? { ...draft, employer: employer.written, isOwn: true }
    : draft;
}

function isBareComing({ draft: { kind, employer, title, isBare } }: QuotedDraft): boolean {
  return kind === 'comes' && employer === '' && title === '' && isBare !== false;
}

const INHERITED_SENTENCES_MAX = 4;

/** The post of the coming told before; without one, or without a date of its own, it says nothing. */
function withPostOf(quoted: QuotedDraft, settled: readonly QuotedDraft[]): QuotedDraft | null {
  const { draft, index } = quoted;
  const before = settled.findLast(
    (one) => one.draft.kind === 'comes' && index - one.index <= INHERITED_SENTENCES_MAX,
  );
  const isAhead = draft.isComing && draft.on?.precision === 'day';
  if (before === undefined && (draft.isSuccession === true || isAhead)) return quoted;
  if (before === undefined || draft.on === null) return null;
  const { title, employer, isOwn, isSide } = before.draft;
  return { ...quoted, draft: { ...draft, title, employer, isOwn, isSide } };
}

/** 'The water company has named her head of risk', below 'Beta names Jane Doe head of risk'. */
function isSamePost({ draft: { title } }: QuotedDraft, there: QuotedDraft): boolean {
  return title !== '' && title.toLowerCase() === there.draft.title.toLowerCase();
}

function withEmployerOf(quoted: QuotedDraft, there: QuotedDraft): QuotedDraft {
  const { draft } = quoted;
  const isOpen = draft.employer === '' && (draft.kind === 'comes' || draft.kind === 'holds');
  if (!isOpen) return quoted;
  return { ...quoted, draft: { ...draft, employer: there.draft.employer, isOwn: false } };
}
