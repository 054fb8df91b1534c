import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import type { Brief } from '../../model/brief.ts';
import { draftFor } from './brief-for.ts';
import { checkedBrief, type CheckedBrief } from './checked-brief.ts';

/** What a writer of briefs works from. */
export type BriefRequest = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly now: Date;
};

/** Somebody or something that drafts a brief; what it cannot prove is dropped after it. Rejects when `signal` aborts. */
export type BriefWriter = (request: BriefRequest, signal: AbortSignal) => Promise<Brief>;

/** The writer that fills templates from the evidence. */
export const evidenceWriter: BriefWriter = ({ prospect, results, now }, signal) => {
  signal.throwIfAborted();
  return Promise.resolve(draftFor(prospect, results, now));
};

/** Lets a writer draft and keeps what is proven. Throws what the writer throws. */
export async function writeBrief(
  writer: BriefWriter,
  request: BriefRequest,
  signal: AbortSignal,
): Promise<CheckedBrief> {
  const draft = await writer(request, signal);
  signal.throwIfAborted();
  return checkedBrief(draft, request.results);
}
