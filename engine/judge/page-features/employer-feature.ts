// Whether a search result gives the person another employer.
import { placeOfPhrase } from '../../text/place-of-phrase.ts';
import { stemOf } from '../../text/terms.ts';
import type { Word } from '../../text/words.ts';
import { otherEmployersOf } from '../associations/other-employers.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import type { Profile } from '../mentions/profile.ts';
import type { CompanyExpansion } from '../search-result-features/company-expansion.ts';
import { ABSENT, type Feature } from '../search-result-features/feature.ts';

/**
 * Does a search result give the person another employer? A sentence that names the prospect's company, or an employer that
 * the notes know, clears it.
 */
export function employerFeature(
  profile: Profile,
  evidence: PageEvidence,
  expansion: CompanyExpansion | null,
): Feature {
  const spelledOut = expansion?.isCertain === true ? expansion.words : [];
  const known = new Set([...profile.companyStems, ...profile.noteStems]);
  const isKnown = (words: readonly Word[]): boolean =>
    profile.company.aliases.some((alias) => placeOfPhrase(words, alias) !== -1) ||
    words.some((word) => spelledOut.includes(word) || known.has(stemOf(word.text)));
  const isAssociated = evidence.named.some(({ nearest }) => nearest !== null);
  const employers = otherEmployersOf(evidence);
  const [first] = employers;
  return isAssociated ||
    first === undefined ||
    employers.some(({ employer }) => isKnown(employer.words))
    ? ABSENT
    : { strength: 1, facts: { code: 'other-employer', employer: first.text } };
}
