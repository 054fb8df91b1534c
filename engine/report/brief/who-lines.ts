import { earlierPostText, standingText } from '../../messages/post-lines.ts';
import type { WhoLine, WhoStanding } from '../../model/brief.ts';
import type { BriefFacts } from './brief-facts.ts';
import { lineOf } from './line-of.ts';
import type { PostStatement } from './posts/post-statement.ts';
import { EARLIER_DAYS_MIN, HISTORY_MAX } from './posts/post-weights.ts';
import { daysBetween, type PostStanding } from './posts/settle-posts.ts';

/**
 * How the person stands to the company, by the newest sure statement, then what contradicts it, then earlier posts.
 * Nothing when no page says anything of a post.
 */
export function whoLines({ posts, standing, company }: BriefFacts): readonly WhoLine[] {
  const { proof, post, contradiction } = standing;
  if (proof === null || post === null) return [];
  const first: WhoLine = {
    ...lineOf(standingText(standing, company), proof.evidence),
    standing: 'latest',
    status: standing.status,
    title: post.title,
    company: employerOf(post, company),
    asOf: standing.asOf,
  };
  const rest = [
    ...(contradiction === null ? [] : [otherLine(contradiction, 'conflict', company)]),
    ...historyOf(posts, standing, company).map((one) => otherLine(one, 'earlier', company)),
  ];
  return [first, ...rest];
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

/** Another name for the same job is no earlier one. */
function isOld(one: PostStatement, post: PostStatement | null): boolean {
  const [then, now] = [one.statedOn?.day ?? '', post?.statedOn?.day ?? ''];
  return one.kind === 'holds' && daysBetween(then, now) > EARLIER_DAYS_MIN;
}

/** Earlier posts, one line for each job title at each employer, the newest first. */
function historyOf(
  posts: readonly PostStatement[],
  { post, proof, contradiction }: PostStanding,
  company: string,
): readonly PostStatement[] {
  const keyOf = (one: PostStatement): string =>
    `${one.title} ${employerOf(one, company)}`.toLowerCase();
  const shown = new Set(
    [post, proof, contradiction].flatMap((one) => (one === null ? [] : [keyOf(one)])),
  );
  const earlier = posts.filter((one) => {
    const isPast =
      one.title !== '' &&
      !one.isComing &&
      (one.kind === 'held' || (!one.isOwn && one.employer !== '') || isOld(one, post));
    const isNew = isPast && !shown.has(keyOf(one));
    shown.add(keyOf(one));
    return isNew;
  });
  return earlier
    .toSorted((one, other) =>
      ((one.on ?? one.statedOn)?.day ?? '') < ((other.on ?? other.statedOn)?.day ?? '') ? 1 : -1,
    )
    .slice(0, HISTORY_MAX);
}
