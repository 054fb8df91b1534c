import {
  enoughText,
  lackText,
  staleText,
  withUnconfirmed,
  type Lack,
} from '../../messages/brief-lines.ts';
import type { Enough, StatedDay } from '../../model/brief.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { wordsOf } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { ENOUGH_DAYS_MAX } from './brief-weights.ts';
import { daysSince, laterFirst } from './line-of.ts';
import { employerFinder, namesEmployer, type Post } from './openers/post-of.ts';
import { dayOfPage } from './posts/page/day-of-page.ts';
import { namesGrcField } from './posts/sentence/title-spans.ts';

/** What the answer rests on. */
export type EnoughRequest = {
  readonly prospect: Prospect;
  /** The confirmed ones. */
  readonly pages: readonly AnalyzedPage[];
  /** Was any page read, whomever it is about? */
  readonly wasAnyRead: boolean;
  /** Those that may be about the person. */
  readonly possible: readonly ResearchResult[];
  /** The last day on which the post is known. */
  readonly asOf: StatedDay | null;
  readonly post: Post;
  readonly hasDied: boolean;
  /** Is the post probable, and only not sure enough to be said? */
  readonly isUnsettled: boolean;
  /** Is there anything to write about: words of theirs, or something to open with? */
  readonly hasMatter: boolean;
  readonly now: Date;
};

/**
 * Is there enough to write to this person? It takes something confirmed from the last twelve months, and more than a
 * single page that says nothing; no page may say that they left without saying where to, or contradict that they are in
 * post. Where too little is confirmed, the answer counts the pages of those months that name the company and may be
 * about the person.
 */
export function enoughToWrite(request: EnoughRequest): Enough {
  const { pages, asOf, now } = request;
  const tooLittle = (text: string): Enough => ({
    isEnough: false,
    text: withUnconfirmed(text, countRecent(request)),
  });
  // Minutes may give their day only in their text, and are not stale for that.
  const days = pages.map(({ result }) => dayOfPage(result, now).statedOn);
  const newest = newestOf([...days, asOf], now);
  const isOld = newest !== null && daysSince(newest, now) > ENOUGH_DAYS_MAX;
  // Pages of years ago are the reason that nobody knows about the post.
  if (isOld && !request.hasDied) return tooLittle(staleText(newest));
  const lack = lackOf(request);
  if (lack === 'no page') return tooLittle(lackText(request.wasAnyRead ? lack : 'nothing read'));
  if (lack !== null) return { isEnough: false, text: lackText(lack) };
  if (newest === null) return tooLittle(lackText('no day'));
  if (isThin(request)) return tooLittle(lackText('thin'));
  const dates = pages.map(({ result }) => result.date);
  return { isEnough: true, text: enoughText(pages.length, newestOf(dates, now)) };
}

function lackOf(request: EnoughRequest): Lack | null {
  const {
    pages,
    post: { status, employer },
    hasDied,
    isUnsettled,
  } = request;
  if (hasDied) return 'died';
  if (pages.length === 0) return 'no page';
  if (status === 'unknown' && !isUnsettled) return 'not sure of the post';
  if ((status === null || isUnsettled) && newestOmitsEmployer(request))
    return 'not sure of the post';
  return status === 'left' && employer === '' ? 'gone' : null;
}

/** Is the newest page about the field, but without the company that others name? The person may then work elsewhere. */
function newestOmitsEmployer({ prospect, pages, post }: EnoughRequest): boolean {
  const [newest] = pages
    .filter(({ result }) => result.date !== null)
    .toSorted((one, other) => laterFirst(one.result.date, other.result.date));
  return (
    newest !== undefined &&
    newest.sentences.some(({ sentence }) => namesGrcField(sentence.words)) &&
    !namesEmployer(newest, post, prospect) &&
    pages.some((page) => namesEmployer(page, post, prospect))
  );
}

/** Is there only one page of the last twelve months, and not a word on it to write about? */
function isThin({ prospect, pages, post, hasMatter, now }: EnoughRequest): boolean {
  if (hasMatter) return false;
  const recent = pages.filter(
    (page) =>
      namesEmployer(page, post, prospect) &&
      (page.result.date === null || daysSince(page.result.date, now) <= ENOUGH_DAYS_MAX),
  );
  return recent.length < RECENT_PAGES_MIN;
}

function countRecent({ possible, prospect, now }: EnoughRequest): number {
  return possible.filter((result) => {
    const { date, title, description, content, language } = result;
    if (date === null || daysSince(date, now) > ENOUGH_DAYS_MAX) return false;
    // A page without the company may be about somebody else of the same name.
    const isNamed = employerFinder(prospect.company, prospect, language);
    return [title, description, content].some((text) => isNamed(wordsOf(text), text));
  }).length;
}

const RECENT_PAGES_MIN = 2;

/** The latest day that is not ahead. */
function newestOf(days: readonly (StatedDay | null)[], now: Date): StatedDay | null {
  return (
    days.filter((day) => day !== null && daysSince(day, now) >= 0).toSorted(laterFirst)[0] ?? null
  );
}
