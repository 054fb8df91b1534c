// Whether a page gives the person another employer or occupation.
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import { isAfterOtherOccupation } from '../associations/other-occupation.ts';
import { strongest, type PageEvidence } from '../associations/page-evidence.ts';
import { findOtherOccupation } from '../mentions/vocabulary.ts';
import { isHeadline } from '../page/parse-page.ts';
import { associationStrength } from './association-features.ts';
import { leftCompany } from './company-places.ts';

/** What gives the person another employer or occupation. */
export type ContraryFeature =
  | 'company-outside'
  | 'employer-beside-company'
  | 'other-occupation'
  | 'other-occupations';

/** Does the page give the person another employer or occupation, or name the company only as somebody's sponsor or rival? */
export function contraryFeatures(evidence: PageEvidence): Record<ContraryFeature, number> {
  const { named, counted, companies } = evidence;
  const unassociated = 1 - associationStrength(evidence);
  const field = strongest(counted.map(({ fieldJobTitle }) => fieldJobTitle));
  const isOutside =
    companies.length > 0 && companies.every(({ mention }) => mention.isOther || mention.isOutside);
  const occupationOf = ({ otherOccupation, nearbyOccupation }: MentionEvidence): number =>
    Math.max(otherOccupation, nearbyOccupation * unassociated);
  return {
    'employer-beside-company': companies.length > 0 ? employerStrength(evidence) : 0,
    'company-outside': isOutside ? 1 : 0,
    'other-occupation': strongest([
      strongest(named.map(occupationOf)) * (1 - field),
      // A councillor for public security has a word of the field, too.
      Number(named.some(({ before }) => isAfterOtherOccupation(before))) * unassociated,
      strongest(headlinesOf(evidence).map(occupationOf)) * (1 - (1 - unassociated) * field),
    ]),
    'other-occupations': otherOccupations(evidence) * (1 - field),
  };
}

/** How plainly the page gives the person another employer than the prospect's, 0–1; less where they have left the company. */
export function employerStrength(evidence: PageEvidence): number {
  const { named, counted } = evidence;
  const subjects = named.length > 0 ? named : counted;
  const associated = associationStrength(evidence);
  const left = leftCompany(evidence) * (1 - associated);
  return strongest(subjects.map(otherEmployerStrength)) * (1 - associated) * (1 - left);
}

/** How plainly the words at a mention give another, present employer, 0–1. */
export function otherEmployerStrength({ attached, employers }: MentionEvidence): number {
  const present = employers.filter(({ isFormer }) => !isFormer);
  const own = strongest(Object.values(attached));
  return (1 - own) * strongest(present.map(({ strength }) => strength));
}

/** The places in headlines, which give occupations with the surname alone, too: 'Mayor Whitfield: we have to save'. */
function headlinesOf({ mentions }: PageEvidence): readonly MentionEvidence[] {
  return mentions.filter(
    ({ placed: { passage, mention } }) => !mention.isPartOfOtherName && isHeadline(passage),
  );
}

const PASSAGES_MAX = 40;
const WORDS_MAX = 400;
const OCCUPATIONS_FULL = 4;

/** How much of the page is about other occupations, 0–1: match reports, parish news, obituaries. */
function otherOccupations({ content }: PageEvidence): number {
  let found = 0;
  for (const { words } of content.slice(0, PASSAGES_MAX)) {
    const end = Math.min(words.length, WORDS_MAX);
    let at = findOtherOccupation(words, 0, end);
    while (at !== -1 && found < OCCUPATIONS_FULL) {
      found += 1;
      at = findOtherOccupation(words, at + 1, end);
    }
  }
  return found / OCCUPATIONS_FULL;
}
