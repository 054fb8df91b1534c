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
import { namesField } from '../sentence/title-spans.ts';
import { isHeldByAnother } from './held-by-others.ts';
import { isSurelyInPost } from './post-signs.ts';
import { knownOn } from './post-timeline.ts';
import { type PostStanding, settlePosts } from './settle-posts.ts';

/** The pages of a prospect by what was judged; those not confirmed are taken apart only where a post hangs on them. */
export type PagesRead = {
  readonly prospect: Prospect;
  readonly now: Date;
  /** The confirmed ones. */
  readonly pages: readonly AnalyzedPage[];
  /** What they say of posts. */
  readonly posts: readonly PagePosts[];
  readonly possible: () => readonly AnalyzedPage[];
  readonly other: () => readonly AnalyzedPage[];
};

/**
 * That somebody is in post is not said where a page that may be about them tells, of this very company, that they have gone,
 * go or are still to come, or has them in such a post elsewhere, and is not older. Such a page proves nothing itself and is
 * not quoted.
 */
export function unlessDoubted(sure: PostStanding, read: PagesRead): PostStanding {
  const { prospect, now, pages, posts } = read;
  if (sure.status !== 'current' && sure.status !== 'left') return sure;
  const mayBe = read.possible();
  const possible = readPosts(mayBe, prospect, now, { others: pages });
  const statements = possible.flatMap((page) => page.statements);
  if (sure.status === 'left') return unlessSeenSince(sure, now, statements);
  const isContradicted =
    tellsOfChange(sure, settlePosts(statements, now)) ||
    statements.some((one) => isElsewhere(sure, one)) ||
    isHeldByAnother(sure, [...pages, ...mayBe, ...read.other()], { prospect, now });
  if (isContradicted) return { ...sure, status: 'unknown', doubt: 'contradicted' };
  const seen = {
    asOf: sure.asOf?.day ?? '',
    today: isoDay(now),
    pages: posts,
    possible,
  };
  return isSurelyInPost(seen) ? sure : changed(sure, read);
}

/** What makes a post unsure is mostly a change in words that no rule knows: the model of sentences may know them. */
function changed(sure: PostStanding, { prospect, now, pages }: PagesRead): PostStanding {
  const read = readPosts(pages, prospect, now, { asksModel: true });
  const told = settlePosts(
    read.flatMap(({ statements }) => statements),
    now,
  );
  return isChange(told.status) ? told : { ...sure, status: 'unknown', doubt: 'unsettled' };
}

function tellsOfChange({ asOf }: PostStanding, { status, proof }: PostStanding): boolean {
  return isChange(status) && proof?.isOwn === true && knownOn(proof) >= (asOf?.day ?? '');
}

function isChange(status: PostStatus): boolean {
  return status === 'left' || status === 'leaving' || status === 'joining';
}

/** Somebody of the name, in a post of the reader's field at another employer, on a page that is hardly older. */
function isElsewhere({ asOf }: PostStanding, one: PostStatement): boolean {
  const { isHere, isSide, isDated, employer, title } = one;
  if (isHere || isSide || !isDated || employer === '' || !isPresent(one)) return false;
  if (title !== '' && !namesField(wordsOf(title))) return false;
  return wholeDaysBetween(asOf?.day ?? '', knownOn(one)) >= -MOVED_DAYS_MIN;
}

function isPresent({ kind }: PostStatement): boolean {
  return kind === 'holds' || kind === 'comes';
}

/** That somebody has left is not said where such a page of the same days has them in post there. */
function unlessSeenSince(
  sure: PostStanding,
  now: Date,
  possible: readonly PostStatement[],
): PostStanding {
  if (sure.proof?.kind !== 'goes' || sure.next !== null) return sure;
  const { status, proof } = settlePosts(possible, now);
  if (status !== 'current' || proof?.isOwn !== true || !proof.isDated) return sure;
  const days = wholeDaysBetween(knownOn(sure.proof), knownOn(proof));
  const isEquallyNew = days >= -CONTRADICTION_DAYS && days <= LOOSELY_CONTRADICTED_DAYS_MAX;
  return isEquallyNew ? { ...sure, status: 'unknown', doubt: 'contradicted' } : sure;
}
