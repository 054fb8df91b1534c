// Whether a search shows nobody else of the name.
import { COMMON_SURNAMES, NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import type { Profile } from '../mentions/profile.ts';
import type { SearchedFeatures } from './page-feature.ts';

type SearchedPage = { readonly evidence: PageEvidence; readonly features: SearchedFeatures };

/**
 * 'Sole' for a page of somebody at work in the field where the search shows nobody else of the name: no page that names the person
 * gives them another employer or occupation, and one in three links the name to the company. 'Likely' for an interview, a talk or
 * a post about their work where at most one page in three does. Else `null`, and always where `canBeSole` says so. An interview
 * that never mentions the company is theirs all the same. In the order of the pages.
 */
export function bearerPages(
  pages: readonly SearchedPage[],
  profile: Profile,
): readonly ('sole' | 'likely' | null)[] {
  if (!canBeSole(profile)) return pages.map(() => null);
  const named = pages.filter(({ evidence }) => evidence.all.length > 0);
  const linked = named.filter(isLinked);
  const contrary = named.filter((page) => !isLinked(page) && isContrary(page));
  return pages.map((page) => {
    const others = named.filter((other) => other !== page).length;
    const linking = linked.filter((other) => other !== page).length;
    const against = contrary.filter((other) => other !== page).length;
    if (against === 0 && linking >= linkingMin(others) && isAtWork(page)) return 'sole';
    const isLikely = linking > 0 && against * OTHERS_PER_LINK <= others && speaksOfWork(page);
    return isLikely ? 'likely' : null;
  });
}

/**
 * Nothing follows for 'Priya Sharma', of whom a search shows a few of many, or for names in Chinese, Japanese or Korean writing,
 * in which other employers are seldom recognised.
 */
function canBeSole({ person: { names } }: Profile): boolean {
  const { surname = [], words = [] } = names[0] ?? {};
  const own = surname.filter((word) => !NAME_PARTICLES.has(word));
  const isCommon = own.length === 1 && COMMON_SURNAMES.has(own[0] ?? '');
  return !isCommon && !words.some(isEastAsian);
}

const OTHERS_PER_LINK = 3;

function linkingMin(others: number): number {
  return Math.max(1, others / OTHERS_PER_LINK);
}

type FeatureName = keyof SearchedFeatures;

/** What links the name to the company, and what makes the link doubtful. */
const LINKS = ['associated-with-company', 'own-site'] as const;
const LINK_MIN = 0.6;
const LOOSE_LINKS = ['company-named-last', 'officer-of-company'] as const;
const DOUBTS = ['directory', 'other-occupation', 'only-in-title'] as const;

/** What a page of somebody else says. */
const CONTRARY = [
  'unknown-employer',
  'employer-beside-company',
  'other-occupation',
  'other-occupations',
  'company-outside',
  'age-stated',
  'headline-association',
  'life-records',
  'directory',
] as const;

function isLinked(page: SearchedPage): boolean {
  const hasLink = holdsAny(page, LINKS, LINK_MIN) || holdsAny(page, LOOSE_LINKS);
  return hasLink && !holdsAny(page, DOUBTS);
}

function isContrary(page: SearchedPage): boolean {
  return holdsAny(page, CONTRARY);
}

const JOB_TITLE_MIN = 0.7;

/** Has a job title or a page about the field, or their own words. */
function isAtWork(page: SearchedPage): boolean {
  const { features, evidence } = page;
  if (evidence.all.length === 0) return false;
  if (features['field-job-title'] === 1 || holdsAny(page, ['field-on-page'])) return true;
  return features['job-title-beside-name'] >= JOB_TITLE_MIN || holdsAny(page, ['first-person']);
}

const OWN_WORDS = ['first-person', 'speaker', 'recording'] as const;
const OWN_WORDS_MIN = 0.6;
const FIELD_MIN = 0.2;

/**
 * Is it their own words, beside a job title or about the field? A page with the company at its head, and not at the name, is
 * about others; one with the company elsewhere may thank a sponsor.
 */
function speaksOfWork(page: SearchedPage): boolean {
  const isOfWork =
    holdsAny(page, ['job-title-beside-name'], JOB_TITLE_MIN) ||
    holdsAny(page, ['field-on-page'], FIELD_MIN);
  return (
    isOfWork && holdsAny(page, OWN_WORDS, OWN_WORDS_MIN) && !holdsAny(page, ['company-in-headline'])
  );
}

const HELD_MIN = 0.5;

function holdsAny(
  { features }: SearchedPage,
  names: readonly FeatureName[],
  least = HELD_MIN,
): boolean {
  return names.some((name) => features[name] >= least);
}
