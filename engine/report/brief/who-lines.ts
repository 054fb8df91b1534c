import { earlierPostText, employmentText } from '../../messages/post-lines.ts';
import type { Citation, WhoLine, WhoStanding } from '../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../model/time.ts';
import { wordsOf } from '../../text/words.ts';
import type { BriefFacts } from './brief-facts.ts';
import { laterFirst, lineOf } from './line-of.ts';
import { rolesIn } from './openers/post-of.ts';
import { type Employment } from './posts/employment/decide-employment.ts';
import { isOutdated, knownOn } from './posts/employment/employment-timeline.ts';
import { isPresentHere } from './posts/employment/post-signs.ts';
import { isAssumedDay } from './posts/page/day-of-page.ts';
import type { PostStatement } from './posts/sentence/post-statement.ts';
import { EARLIER_DAYS_MIN, HISTORY_MAX } from './posts/sentence/post-weights.ts';
import { namesGrcField } from './posts/sentence/title-spans.ts';

/**
 * How the person stands to the company, by the newest sure statement, then what contradicts it, then earlier posts.
 * Nothing when no page says anything of a post.
 */
export function whoLines({
  posts,
  employment: weighed,
  company,
  pages,
  now,
}: BriefFacts): readonly WhoLine[] {
  const employment = withStatedDay(weighed, posts, now);
  const { proof, post, contradiction } = employment;
  if (proof === null || post === null) return [];
  const first: WhoLine = {
    ...lineOf(employmentText(employment, company), withTitle(proof, post, pages)),
    standing: 'latest',
    status: employment.status,
    title: post.title,
    company: employerOf(post, company),
    asOf: employment.asOf,
  };
  const rest = [
    ...(contradiction === null ? otherTitles(posts, post) : [contradiction]).map((one) =>
      otherLine(one, 'conflict', company),
    ),
    ...historyOf(posts, employment, company).map((one) => otherLine(one, 'earlier', company)),
  ];
  return [first, ...rest];
}

/**
 * The citation, with the next sentence where only that gives the title: 'When Jane Doe came to Acme there was no map. The head
 * of risk drew one'.
 */
function withTitle(
  { title, evidence }: PostStatement,
  post: PostStatement,
  pages: BriefFacts['pages'],
): Citation {
  if (title !== '' || post.title === '') return evidence;
  const both = `${evidence.quote} ${post.evidence.quote}`;
  const isTogether = pages.some(
    ({ result: { id, content } }) => id === evidence.resultId && content.includes(both),
  );
  return isTogether ? { ...evidence, quote: both } : evidence;
}

/**
 * Where nothing but the programme of a day ahead has somebody in post today, the newest page with a day of its own that has
 * them there says it, if it is no older than a year; else the line gives no day.
 */
function withStatedDay(
  employment: Employment,
  posts: readonly PostStatement[],
  now: Date,
): Employment {
  const today = isoDay(now);
  const present = posts.filter((one) => isPresentHere(one, today));
  const isAssumed = present.some((one) => isAssumedDay(one, now));
  if (employment.status !== 'current' || employment.asOf?.day !== today || !isAssumed)
    return employment;
  const [stated] = present
    .filter(
      (one) =>
        one.kind === 'holds' &&
        (one.title === '' || namesGrcField(wordsOf(one.title))) &&
        !isAssumedDay(one, now) &&
        !isOutdated(one, today),
    )
    .toSorted((one, other) => (knownOn(one) < knownOn(other) ? 1 : -1));
  if (stated === undefined) return { ...employment, asOf: null };
  const post = stated.title === '' ? employment.post : stated;
  return { ...employment, proof: stated, post, asOf: stated.statedOn };
}

/** Posts of another kind that other pages of the same year give the person at the same company. */
function otherTitles(
  posts: readonly PostStatement[],
  { title, isHere, statedOn, evidence }: PostStatement,
): readonly PostStatement[] {
  const own = rolesIn(title);
  if (!isHere || own.length === 0) return [];
  const day = statedOn?.day ?? '';
  const other = posts.find((one) => {
    const roles = rolesIn(one.title);
    const isNew = Math.abs(wholeDaysBetween(one.statedOn?.day ?? '', day)) <= EARLIER_DAYS_MIN;
    const isElsewhere = one.evidence.resultId !== evidence.resultId;
    const isHeld = one.kind === 'holds' && one.isOwn && !one.isSide;
    return (
      isHeld && isElsewhere && isNew && roles.length > 0 && !roles.some((id) => own.includes(id))
    );
  });
  return other === undefined ? [] : [other];
}

function employerOf({ employer, isOwn }: PostStatement, company: string): string {
  return isOwn || employer === '' ? company : employer;
}

function otherLine(statement: PostStatement, standing: WhoStanding, company: string): WhoLine {
  const employer = employerOf(statement, company);
  return {
    ...lineOf(earlierPostText(statement, standing, employer), statement.evidence),
    standing,
    status: null,
    title: statement.title,
    company: employer,
    asOf: statement.on ?? statement.statedOn,
  };
}

/**
 * Does a statement give an earlier post with its title and employer? Either it says that the post is over, or a page with a date of
 * its own gives it at least a year before the newest one, so that it is not another name for the same job.
 */
function isEarlier(one: PostStatement, post: PostStatement | null): boolean {
  const { kind, title, employer, isDated } = one;
  if (title === '' || employer === '' || one.isSide || one.isUnsure) return false;
  return (
    kind === 'held' || (kind === 'holds' && isDated && daysBefore(one, post) > EARLIER_DAYS_MIN)
  );
}

function daysBefore(one: PostStatement, post: PostStatement | null): number {
  return wholeDaysBetween(one.statedOn?.day ?? '', post?.statedOn?.day ?? '');
}

/** Are they the same word, perhaps in another form: 'risikochef', 'risikochefen'? */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((name) => name.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return (
    short === long ||
    (short !== '' && long.startsWith(short) && FORM_ENDING.test(long.slice(short.length)))
  );
}

/** The ending of a noun for its case or for 'the'. */
const FORM_ENDING = /^\p{Ll}{1,3}$/u;

/** Earlier posts, one line for each job title at each employer, the newest first. */
function historyOf(
  posts: readonly PostStatement[],
  { post, proof, contradiction }: Employment,
  company: string,
): readonly PostStatement[] {
  const shown = [post, proof, contradiction].filter((one) => one !== null);
  const isShown = (one: PostStatement): boolean =>
    shown.some(
      (other) =>
        isSameWord(one.title, other.title) &&
        isSameWord(employerOf(one, company), employerOf(other, company)),
    );
  return posts
    .filter((one) => {
      const isNew = isEarlier(one, post) && !isShown(one);
      if (isNew) shown.push(one);
      return isNew;
    })
    .toSorted((one, other) => laterFirst(one.on ?? one.statedOn, other.on ?? other.statedOn))
    .slice(0, HISTORY_MAX);
}
