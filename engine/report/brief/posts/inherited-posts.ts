import type { Placed } from './career-lines.ts';

/**
 * 'He started on Monday': the post is the one of the sentences before. A coming that has none is of something else. Where a
 * page says that somebody left the company for another one, what it says without an employer is of that one.
 */
export function inherited(drafts: readonly Placed[]): readonly Placed[] {
  const isGone = drafts.some(
    ({ draft }) =>
      draft.isOwn && (draft.kind === 'held' || draft.kind === 'goes') && !draft.isComing,
  );
  const there = drafts.find(
    ({ draft }) => draft.kind === 'comes' && !draft.isOwn && draft.employer !== '',
  );
  const settled: Placed[] = [];
  for (const placed of drafts) {
    const { draft, index } = placed;
    const isBare =
      draft.kind === 'comes' &&
      draft.employer === '' &&
      draft.title === '' &&
      draft.isBare !== false;
    const before = settled.findLast(
      (one) => one.draft.kind === 'comes' && index - one.index <= INHERITED_SENTENCES_MAX,
    );
    if (isBare && (before === undefined || draft.on === null)) continue;
    if (isBare && before !== undefined) {
      const { title, employer, isOwn, isSide } = before.draft;
      settled.push({ ...placed, draft: { ...draft, title, employer, isOwn, isSide } });
    } else if (
      draft.employer === '' &&
      isGone &&
      there !== undefined &&
      (draft.kind === 'comes' || draft.kind === 'holds')
    ) {
      settled.push({
        ...placed,
        draft: { ...draft, employer: there.draft.employer, isOwn: false },
      });
    } else settled.push(placed);
  }
  return settled;
}

const INHERITED_SENTENCES_MAX = 4;
