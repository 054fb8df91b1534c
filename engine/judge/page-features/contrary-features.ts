import type { Tie } from '../ties/mention-ties.ts';
import { OTHER_OCCUPATIONS } from '../vocabulary.ts';
import { strongest, type PageEvidence } from './page-evidence.ts';
import type { PageFeature } from './page-feature.ts';
import { tieStrength } from './tie-features.ts';

type ContraryFeature = Extract<
  PageFeature,
  'company-outside' | 'employer-beside-company' | 'other-calling' | 'callings'
>;

/** Does the page give the person another employer or calling, or name the company only as somebody's sponsor or rival? */
export function contraryFeatures(evidence: PageEvidence): Record<ContraryFeature, number> {
  const { named, all, companies } = evidence;
  const untied = 1 - tieStrength(evidence);
  const field = strongest(all.map(({ field: beside }) => beside));
  const isOutside =
    companies.length > 0 && companies.every(({ mention }) => mention.isOther || mention.isOutside);
  return {
    'employer-beside-company': companies.length > 0 ? employerStrength(evidence) : 0,
    'company-outside': isOutside ? 1 : 0,
    'other-calling': strongest([
      strongest(named.map(({ otherCalling }) => otherCalling)) * (1 - field),
      headlineCalling(evidence) * (1 - (1 - untied) * field),
    ]),
    callings: callingsShare(evidence) * (1 - field),
  };
}

/** How plainly the page gives the person another employer than the prospect's, 0–1. */
export function employerStrength(evidence: PageEvidence): number {
  const { named, all } = evidence;
  const subjects = named.length > 0 ? named : all;
  return strongest(subjects.map(otherEmployer)) * (1 - tieStrength(evidence));
}

/** How plainly a mention's surroundings give another employer in the present, 0–1. */
function otherEmployer({ attached, employers }: Tie): number {
  const present = employers.filter(({ isFormer }) => !isFormer);
  const own = strongest(Object.values(attached));
  return (1 - own) * strongest(present.map(({ strength }) => strength));
}

/** 'Mayor Whitfield: we have to save' names the calling with the surname alone. */
function headlineCalling({ ties }: PageEvidence): number {
  const headlines = ties.filter(
    ({ placed: { passage, mention } }) =>
      !mention.isPartOfOtherName &&
      (passage.zone === 'title' || (passage.zone === 'lead' && passage.kind === 'heading')),
  );
  return strongest(headlines.map(({ calling }) => calling));
}

const PASSAGES_MAX = 40;
const WORDS_MAX = 400;
const CALLINGS_FULL = 4;

/** Words of other walks of life all over the page: match reports, parish news, obituaries. */
function callingsShare({ content }: PageEvidence): number {
  let found = 0;
  for (const { words } of content.slice(0, PASSAGES_MAX)) {
    const end = Math.min(words.length, WORDS_MAX);
    let at = OTHER_OCCUPATIONS.find(words, 0, end);
    while (at !== -1 && found < CALLINGS_FULL) {
      found += 1;
      at = OTHER_OCCUPATIONS.find(words, at + 1, end);
    }
  }
  return found / CALLINGS_FULL;
}
