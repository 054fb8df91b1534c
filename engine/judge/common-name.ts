// Whether the results show that many people have the name.
import type { Judgement } from '../model/judgement.ts';
import type { Reason } from '../model/reason.ts';

/** Other people of the name from which the name is common. */
const OTHER_PEOPLE_MIN = 3;

/** Reasons by which a page is of one more person of the name. */
const OTHER_PEOPLE: ReadonlySet<Reason['code']> = new Set([
  'other-calling',
  'life-records',
  'other-name',
  'other-suffix',
  'other-profile',
]);

/**
 * Do the results of a search show that many people have the name? Each other employer counts as one person, and so does each other
 * kind of reason; a directory of the name is enough by itself.
 */
export function isCommonName(results: readonly Pick<Judgement, 'verdict' | 'reasons'>[]): boolean {
  const people = new Set<string>();
  for (const { verdict, reasons } of results) {
    if (verdict === 'confirmed') continue;
    if (reasons.some(({ code }) => code === 'directory' || code === 'name-list')) return true;
    const first = reasons.find(
      ({ code, effect }) =>
        effect === 'against' && (code === 'other-employer' || OTHER_PEOPLE.has(code)),
    );
    if (first === undefined) continue;
    people.add(first.code === 'other-employer' ? first.employer.toLowerCase() : first.code);
  }
  return people.size >= OTHER_PEOPLE_MIN;
}
