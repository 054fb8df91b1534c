import { placeOfPhrase } from '../../text/place-of-phrase.ts';
import { stemOf } from '../../text/terms.ts';
import type { Word } from '../../text/words.ts';
import type { CompanyExpansion } from '../features/company-expansion.ts';
import type { Feature } from '../features/feature.ts';
import type { Profile } from '../features/profile.ts';
import type { PageEvidence } from './page-evidence.ts';
import { toldEmployers } from './told-employers.ts';

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
  const isTied = evidence.named.some(({ nearest }) => nearest !== null);
  const told = toldEmployers(evidence);
  const [first] = told;
  return isTied || first === undefined || told.some(({ employer }) => isKnown(employer.words))
    ? { name: 'other-employer', strength: 0, facts: null }
    : {
        name: 'other-employer',
        strength: 1,
        facts: { code: 'other-employer', employer: first.text },
      };
}
