import type { PostStatus, StatedDay, WhoStanding } from '../model/brief.ts';
import { capitalized } from '../text/words.ts';
import { dayText } from './day-text.ts';

/** A post as it is said; the statements of `engine/report/brief/posts` are such. */
type SaidPost = {
  readonly kind: 'holds' | 'held' | 'comes' | 'goes' | 'died';
  readonly title: string;
  readonly employer: string;
  readonly isOwn: boolean;
  readonly isComing: boolean;
  readonly isInterim: boolean;
  readonly on: StatedDay | null;
  readonly statedOn: StatedDay | null;
};

type SaidStanding = {
  readonly status: PostStatus;
  readonly proof: SaidPost | null;
  readonly post: SaidPost | null;
  readonly next: SaidPost | null;
  readonly contradiction: SaidPost | null;
  readonly asOf: StatedDay | null;
  readonly isDoubted: boolean;
};

const DOUBT = '. A page that may be about them tells of a change since';

/** How somebody stands to the company, in one line: 'CISO at Acme, as of 9 June 2026'. */
export function standingText(standing: SaidStanding, company: string): string {
  const { status, proof, post, next, asOf } = standing;
  if (proof === null || post === null) return '';
  if (proof.kind === 'died')
    return withDay(`Has died${titleInside(post, company)}`, proof.on, 'on');
  switch (status) {
    case 'current':
      return `${postText(post, company)}, ${asOfText(asOf)}`;
    case 'left':
      return next === null
        ? `${withDay(`May have left ${company}`, proof.on, 'on')}${titleInside(post, company)}`
        : `May have left ${company}: ${postText(next, company)}${sinceText(next)}`;
    case 'leaving':
      return `${withDay(`Leaving ${company}`, proof.on, 'on')}${next === null ? '' : ` for ${next.employer}`}${titleInside(post, company)}`;
    case 'joining':
      return `${withDay(`Will join ${company}`, proof.on, 'on')}${post.title === '' ? '' : ` as ${titleText(post)}`}`;
    case 'unknown':
      return standing.contradiction === null
        ? `${postText(post, company)}, last seen ${asOf === null ? 'on a page without a date' : onText(asOf)}${standing.isDoubted ? DOUBT : ''}`
        : `Pages disagree: ${postText(post, company)}, ${asOfText(asOf)}`;
  }
}

/** An earlier post, or what another page says: 'Earlier: Head of Audit at Beta, until June 2026'. */
export function earlierPostText(post: SaidPost, standing: WhoStanding, employer: string): string {
  const start = standing === 'conflict' ? 'Another page says: ' : 'Earlier: ';
  const said = postText({ ...post, isOwn: true }, employer);
  if (post.kind === 'goes')
    return `${start}left ${employer}${post.on === null ? '' : ` ${onText(post.on)}`}`;
  if (post.kind === 'held' && post.on !== null) return `${start}${said}, until ${dayText(post.on)}`;
  return `${start}${said}, ${post.statedOn === null ? 'on a page without a date' : `seen ${onText(post.statedOn)}`}`;
}

function postText(post: SaidPost, company: string): string {
  const employer = post.isOwn || post.employer === '' ? company : post.employer;
  const title = titleText(post);
  return title === '' ? `At ${employer}` : `${capitalized(title)} at ${employer}`;
}

const IS_INTERIM = /interim|acting|vik|tillf|komm|waarn|konst|funger|p\.o\.|interin/iu;

function titleText({ title, isInterim }: SaidPost): string {
  return isInterim && title !== '' && !IS_INTERIM.test(title) ? `Acting ${title}` : title;
}

function titleInside(post: SaidPost, company: string): string {
  return post.title === ''
    ? ''
    : ` (${titleText(post)}${post.isOwn || post.employer === '' || post.employer === company ? '' : ` at ${post.employer}`})`;
}

function asOfText(day: StatedDay | null): string {
  return day === null ? 'on a page without a date' : `as of ${dayText(day)}`;
}

function sinceText({ on, statedOn }: SaidPost): string {
  if (on !== null) return ` since ${dayText(on)}`;
  return statedOn === null ? '' : `, as of ${dayText(statedOn)}`;
}

function onText(day: StatedDay): string {
  return `${day.precision === 'day' ? 'on' : 'in'} ${dayText(day)}`;
}

function withDay(text: string, day: StatedDay | null, _word: 'on'): string {
  return day === null ? text : `${text} ${onText(day)}`;
}

/** A coming or going of the person as an event: 'Leaves Acme', 'Appointed CRO at Beta'. */
export function moveText(
  kind: 'appointment' | 'promotion' | 'joining' | 'departure',
  post: SaidPost,
  company: string,
  isAhead: boolean,
): string {
  const employer = post.isOwn || post.employer === '' ? company : post.employer;
  const title = post.title === '' ? '' : titleText(post);
  switch (kind) {
    case 'departure':
      return `${isAhead ? 'Leaves' : 'Left'} ${employer}`;
    case 'joining':
      return `Joins ${employer}${title === '' ? '' : ` as ${title}`}`;
    case 'promotion':
      return title === '' ? `Promoted at ${employer}` : `Promoted to ${title} at ${employer}`;
    case 'appointment':
      return title === '' ? `Started at ${employer}` : `Appointed ${title} at ${employer}`;
  }
}
