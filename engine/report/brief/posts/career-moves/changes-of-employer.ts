import { UNNAMED_EMPLOYERS } from '../../../../lexicon/job-titles/career-moves.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import {
  employerFields,
  employersOf,
  isDestination,
  isInClauseAboutOther,
  isOrigin,
  isAfterYearsAt,
} from '../sentence/people-around.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';
import { OBJECT_REACH } from '../sentence/post-weights.ts';
import { isBesideJob } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import { isPresentPostOfAppointee, nameAfter, ownsPerson } from './move-employers.ts';

/** Completes a departure without an employer by the one that the sentence had them join before: 'began at Beta and moved to Gamma' leaves Beta. */
export function withEarlierEmployer(
  one: DraftStatement,
  earlier: readonly DraftStatement[],
): DraftStatement {
  const joined = earlier.findLast(({ kind, employer }) => kind === 'joins' && employer !== '');
  const isOpen = one.kind === 'leaves' && one.employer === '' && joined !== undefined;
  return isOpen ? { ...one, employer: joined.employer, isOwn: joined.isOwn } : one;
}

/** The departure from an employer, or, if that is `null`, from one to be found elsewhere on the page. */
export function departureFrom(common: PostOfMove, employer: Token | null): DraftStatement {
  return { kind: 'leaves', ...common, title: '', ...employerFields(employer) };
}

/** What a move says of the post apart from its kind and employer. */
export type PostOfMove = Omit<DraftStatement, 'kind' | 'employer' | 'isOwn'>;

/** A change of employers: 'moves to Beta as chief auditor' joins Beta and leaves the employer before. */
export function changeOfEmployer(
  cue: MoveCue,
  sentence: MaskedSentence,
  common: PostOfMove,
): readonly DraftStatement[] {
  const next = nextEmployer(cue, sentence);
  const reach = next === undefined || next.at < cue.end ? cue.end + OBJECT_REACH : next.at;
  // The next employer may be unnamed: 'to a competitor of Acme'.
  const isUnnamed = UNNAMED.test(sentence.text.slice(cue.end, reach).toLowerCase());
  const leaves = departureFrom(common, null);
  if (next === undefined || (isUnnamed && next.kind === 'company'))
    return isUnnamed || cue.text.includes(TOKEN.company) || comesFromCompany(cue, sentence)
      ? [leaves]
      : [];
  const joins: DraftStatement = { kind: 'joins', ...common, ...employerFields(next) };
  return next.kind === 'company' ? [joins] : [joins, leaves];
}

/** The employer that somebody moves to. */
function nextEmployer(cue: MoveCue, sentence: MaskedSentence): Token | undefined {
  const all = employersOf(sentence).filter(({ at }) => !isOrigin(sentence.text, at));
  return (
    all.find(({ at }) => at >= cue.end && at - cue.end <= OBJECT_REACH) ??
    all.findLast(({ at }) => at < cue.start && isDestination(sentence.text, at)) ??
    nameAfter(cue, sentence)
  );
}

/** 'Moves to a competitor'. */
const UNNAMED = new RegExp(`^[^.;:]*?(?<!\\p{L})(?:${UNNAMED_EMPLOYERS})(?!\\p{L})`, 'u');

/**
 * The company, if the prospect leaves it for the employer they join: 'joined our team from Acme', but not 'from Acme's meeting'. Somebody
 * whose present post is only mentioned keeps it if the new post is one beside the job: 'appointed Jane Doe, head of risk at Acme, as a
 * trustee'.
 */
export function companyLeft(
  cue: MoveCue,
  joins: DraftStatement,
  sentence: MaskedSentence,
): Token | null {
  const company = sentence.tokens.find(({ kind }) => kind === 'company');
  if (company === undefined || joins.isOwn) return null;
  if (joins.employer === '' && isNotLeft(company, sentence.text)) return null;
  const isNewJob =
    (joins.title !== '' || joins.employer !== '') && !joins.isSide && !isBesideJob(joins);
  return comesFromCompany(cue, sentence, isNewJob) ? company : null;
}

/** Is only a part of the company named, or the place of earlier years: 'After ten years at Acme she was promoted'? */
function isNotLeft({ at }: Token, text: string): boolean {
  return /^(?:'s|s')/u.test(text.slice(at + 1)) || isAfterYearsAt(text, at);
}

/** Does the person come from the company: 'poached from Acme', and to a new job also 'Beta hires Acme's Jane Doe'? */
function comesFromCompany(cue: MoveCue, sentence: MaskedSentence, isToNewJob = true): boolean {
  const { text, tokens } = sentence;
  return tokens.some(
    ({ kind, at }) =>
      kind === 'company' &&
      !isInClauseAboutOther(sentence, cue.end, at) &&
      (isOrigin(text, at) ||
        (isToNewJob && (ownsPerson(text, at) || isPresentPostOfAppointee(cue, sentence, at)))),
  );
}
