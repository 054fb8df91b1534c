import type { PostStatus, StatedDay, WhoStanding } from '../model/brief.ts';
import { capitalized } from '../text/words.ts';
import { dayText, onDayText } from './day-text.ts';

/** What a text needs to know of a post; the statements of `engine/report/brief/posts` have it. */
type PostFacts = {
  readonly kind: 'holds' | 'held' | 'joins' | 'leaves' | 'died';
  readonly title: string;
  readonly employer: string;
  readonly isOwn: boolean;
  readonly isAnnounced: boolean;
  readonly isInterim: boolean;
  readonly isUnsure: boolean;
  readonly on: StatedDay | null;
  readonly statedOn: StatedDay | null;
};

/** What a text needs to know of somebody's employment, as `engine/report/brief/posts` decides it. */
type EmploymentFacts = {
  readonly status: PostStatus;
  readonly proof: PostFacts | null;
  readonly post: PostFacts | null;
  readonly next: PostFacts | null;
  readonly contradiction: PostFacts | null;
  readonly asOf: StatedDay | null;
  readonly doubt: 'contradicted' | 'unsettled' | 'undated' | null;
};

const STILL_THERE = 'A page that may be about them has them in the job around the same time';

/** Where the statement that decides is unsure. */
const MAY_HAVE_CHANGED = '. That page may report a change';

const DOUBT_TEXTS = {
  contradicted: '. A page that may be about them reports a change since then',
  unsettled: '. Pages from that time may report a change',
  undated: '. No dated page says that they still have the job',
} as const;

/** How somebody is related to the company, in one line: 'CISO at Acme, as of 9 June 2026'. */
export function employmentText(employment: EmploymentFacts, company: string): string {
  const { status, proof, post } = employment;
  if (proof === null || post === null) return '';
  if (proof.kind === 'died') return `${withDay('Has died', proof.on)}${titleInside(post, company)}`;
  return EMPLOYMENT_TEXTS[status]({ ...employment, proof, post }, company);
}

type Proven = EmploymentFacts & { readonly proof: PostFacts; readonly post: PostFacts };

const EMPLOYMENT_TEXTS: Readonly<
  Record<PostStatus, (employment: Proven, company: string) => string>
> = {
  current: ({ post, asOf }, company) => `${postText(post, company)}, ${asOfText(asOf)}`,
  left: ({ proof, post, next }, company) =>
    next === null
      ? `${withDay(`May have left ${company}`, proof.on)}${titleInside(post, company)}`
      : `May have left ${company}: ${titleText(next) === '' ? `now at ${next.employer}` : postText(next, company)}${sinceText(next)}`,
  leaving: ({ proof, post, next }, company) => {
    const leaving = withDay(`Leaving ${company}`, proof.on);
    return `${leaving}${next === null ? '' : ` for ${next.employer}`}${titleInside(post, company)}`;
  },
  joining: ({ proof, post }, company) =>
    `${withDay(`Will join ${company}`, proof.on)}${post.title === '' ? '' : ` as ${titleText(post)}`}`,
  unknown: ({ proof, post, asOf, contradiction, doubt }, company) => {
    if (doubt !== null && proof.kind === 'leaves')
      return `May have left ${company}${titleInside(post, company)}. ${STILL_THERE}`;
    if (contradiction !== null)
      return `Pages disagree: ${postText(post, company)}, ${asOfText(asOf)}`;
    return `${postText(post, company)}, last seen ${onDayText(asOf)}${doubt !== null ? DOUBT_TEXTS[doubt] : proof.isUnsure ? MAY_HAVE_CHANGED : ''}`;
  },
};

/** An earlier post, or what another page says: 'Earlier: Head of Audit at Beta, until June 2026'. */
export function earlierPostText(post: PostFacts, standing: WhoStanding, employer: string): string {
  const start = standing === 'conflict' ? 'Another source says: ' : 'Earlier: ';
  const said = postText({ ...post, isOwn: true }, employer);
  if (post.kind === 'leaves')
    return `${start}left ${employer}${post.on === null ? '' : ` ${onDayText(post.on)}`}`;
  // A job that was over when the page was written gets no day from it: 'She was previously head of audit at Beta'.
  if (post.kind === 'held')
    return `${start}${said}${post.on === null ? '' : `, until ${dayText(post.on)}`}`;
  return `${start}${said}, ${post.statedOn === null ? 'on a page without a date' : `seen ${onDayText(post.statedOn)}`}`;
}

function postText(post: PostFacts, company: string): string {
  const employer = post.isOwn || post.employer === '' ? company : post.employer;
  const title = titleText(post);
  return title === '' ? `Works at ${employer}` : `${capitalized(title)} at ${employer}`;
}

const IS_INTERIM = /interim|acting|vik|tillf|komm|waarn|konst|funger|p\.o\.|interin|en funciones/iu;

function titleText({ title, isInterim }: PostFacts): string {
  return isInterim && title !== '' && !IS_INTERIM.test(title) ? `Acting ${title}` : title;
}

function titleInside(post: PostFacts, company: string): string {
  return post.title === ''
    ? ''
    : ` (${titleText(post)}${post.isOwn || post.employer === '' || post.employer === company ? '' : ` at ${post.employer}`})`;
}

function asOfText(day: StatedDay | null): string {
  return day === null ? 'on a page without a date' : `as of ${dayText(day)}`;
}

function sinceText({ on, statedOn }: PostFacts): string {
  if (on !== null) return ` since ${dayText(on)}`;
  return statedOn === null ? '' : `, as of ${dayText(statedOn)}`;
}

function withDay(text: string, day: StatedDay | null): string {
  return day === null ? text : `${text} ${onDayText(day)}`;
}

function joiningText(employer: string, title: string, isAhead: boolean): string {
  const joins = `${isAhead ? 'Joins' : 'Joined'} ${employer}`;
  return title === '' ? joins : `${joins} as ${title}`;
}

/** A coming or going of the person as an event: 'Leaves Acme', 'Appointed CRO at Beta'. */
export function moveText(
  kind: 'appointment' | 'promotion' | 'joining' | 'departure',
  post: PostFacts,
  company: string,
  isAhead: boolean,
): string {
  const employer = post.isOwn || post.employer === '' ? company : post.employer;
  const title = titleText(post);
  if (kind === 'departure') return `${isAhead ? 'Leaves' : 'Left'} ${employer}`;
  if (kind === 'joining') return joiningText(employer, title, isAhead);
  const [plain, titled] =
    kind === 'promotion'
      ? ['Promoted', 'Promoted to']
      : [isAhead ? 'Starts' : 'Started', 'Appointed'];
  return title === '' ? `${plain} at ${employer}` : `${titled} ${title} at ${employer}`;
}
