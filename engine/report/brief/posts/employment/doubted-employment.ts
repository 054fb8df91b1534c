import type { PostStatus } from '../../../../model/brief.ts';
import type { Prospect } from '../../../../model/prospect.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { type PagePosts, readPosts } from '../page/page-posts.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import {
  CONTRADICTION_DAYS,
  LOOSELY_CONTRADICTED_DAYS_MAX,
  MOVED_DAYS_MIN,
} from '../sentence/post-weights.ts';
import { namesGrcField } from '../sentence/title-spans.ts';
import { type Employment, decideEmployment } from './decide-employment.ts';
import { knownOn } from './employment-timeline.ts';
import { isHeldByAnother } from './held-by-others.ts';
import { isLikelyTheirs, isSurelyInPost } from './post-signs.ts';

/** The pages of a prospect by verdict. Unconfirmed ones are only analysed where a decision depends on them. */
export type PagesRead = {
  readonly prospect: Prospect;
  readonly now: Date;
  /** The confirmed ones. */
  readonly pages: readonly AnalyzedPage[];
  /** What the confirmed ones say of posts. */
  readonly posts: readonly PagePosts[];
  readonly possible: () => readonly AnalyzedPage[];
  readonly other: () => readonly AnalyzedPage[];
};

/**
 * Turns 'in post' into 'unknown' where an equally new page contradicts it, or where the model of post signs is not sure enough. A page
 * contradicts it if it may be about the prospect and says that they left the company, are leaving it, have yet to join it or hold such a
 * post elsewhere, or if it gives the post to somebody else. Such a page proves nothing itself and is not quoted.
 */
export function doubtedEmployment(sure: Employment, read: PagesRead): Employment {
  const { prospect, now, pages, posts } = read;
  if (sure.status !== 'current' && sure.status !== 'left') return sure;
  const mayBe = read.possible();
  const possible = readPosts(mayBe, prospect, now, { others: pages });
  const statements = possible.flatMap((page) => page.statements);
  if (sure.status === 'left') return unknownIfSeenSince(sure, now, statements);
  const isContradicted =
    statesChange(sure, decideEmployment(statements, now)) ||
    statements.some((one) => isInSuchPostElsewhere(sure, one)) ||
    isHeldByAnother(sure, [...pages, ...mayBe, ...read.other()], { prospect, now });
  if (isContradicted) return { ...sure, status: 'unknown', doubt: 'contradicted' };
  const seen = {
    asOf: sure.asOf?.day ?? '',
    today: isoDay(now),
    pages: posts,
    possible: possible.filter(isLikelyTheirs),
  };
  return isSurelyInPost(seen) ? sure : changeByModel(sure, read);
}

/** Asks the model of sentences, since a post is mostly uncertain because of a change in words that no rule reads. */
function changeByModel(sure: Employment, { prospect, now, pages }: PagesRead): Employment {
  const read = readPosts(pages, prospect, now, { asksModel: true });
  const modelled = decideEmployment(
    read.flatMap(({ statements }) => statements),
    now,
  );
  return isChange(modelled.status) ? modelled : { ...sure, status: 'unknown', doubt: 'unsettled' };
}

function statesChange({ asOf }: Employment, { status, proof }: Employment): boolean {
  return isChange(status) && proof?.isOwn === true && knownOn(proof) >= (asOf?.day ?? '');
}

function isChange(status: PostStatus): boolean {
  return status === 'left' || status === 'leaving' || status === 'joining';
}

/** Does a page give somebody of the name a post in the reader's field at another employer, and is it hardly older? */
function isInSuchPostElsewhere({ asOf }: Employment, one: PostStatement): boolean {
  const { isHere, isSide, isDated, employer, title } = one;
  if (isHere || isSide || !isDated || employer === '' || !isPresent(one)) return false;
  if (title !== '' && !namesGrcField(wordsOf(title))) return false;
  return wholeDaysBetween(asOf?.day ?? '', knownOn(one)) >= -MOVED_DAYS_MIN;
}

function isPresent({ kind }: PostStatement): boolean {
  return kind === 'holds' || kind === 'joins';
}

/** The employment, or 'unknown' where an equally new page has somebody who has left still in post. */
function unknownIfSeenSince(
  sure: Employment,
  now: Date,
  possible: readonly PostStatement[],
): Employment {
  if (sure.proof?.kind !== 'leaves' || sure.next !== null) return sure;
  const { status, proof } = decideEmployment(possible, now);
  if (status !== 'current' || proof?.isOwn !== true || !proof.isDated) return sure;
  const days = wholeDaysBetween(knownOn(sure.proof), knownOn(proof));
  const isEquallyNew = days >= -CONTRADICTION_DAYS && days <= LOOSELY_CONTRADICTED_DAYS_MAX;
  return isEquallyNew ? { ...sure, status: 'unknown', doubt: 'contradicted' } : sure;
}
