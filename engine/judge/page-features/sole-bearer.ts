// Whether a search shows nobody else of the name.
import { COMMON_SURNAMES, NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { isHeadline } from '../page/parse-page.ts';
import { movesToCompany, speaksOfCompany } from './company-places.ts';
import { DOUBTS, hasAnySign, OTHERS_SIGNS } from './contradictions.ts';
import type { OwnFeatures, SearchedFeatures } from './page-feature.ts';

/** A page with the features that depend on it alone. */
export type ReadPage = { readonly evidence: PageEvidence; readonly features: OwnFeatures };
type SearchedPage = { readonly evidence: PageEvidence; readonly features: SearchedFeatures };

/**
 * 'Sole' for a page of somebody at work where the search shows nobody else of the name: no page that names the person gives them
 * another employer or occupation, and one in three links the name to the company. 'Likely' for an interview, a talk or a post about
 * their work where at most one page in three does, and for a recording on the field whoever else there is. Else `null`. An interview
 * that never mentions the company is theirs all the same. In the order of the pages.
 */
export function bearerPages(
  pages: readonly SearchedPage[],
  profile: Profile,
): readonly ('sole' | 'likely' | null)[] {
  const canBeSole = isRareName(profile);
  const named = pages.filter(({ evidence }) => evidence.all.length > 0);
  const linked = named.filter(isLinked);
  const contrary = named.filter((page) => !isLinked(page) && hasAnySign(page, OTHERS_SIGNS));
  return pages.map((page) => {
    const others = named.filter((other) => other !== page).length;
    const linking = linked.filter((other) => other !== page).length;
    const against = contrary.filter((other) => other !== page).length;
    const isSole = canBeSole && against === 0 && linking >= linkingMin(others);
    if (isSole && isAtWork(page) && !isShortened(page.evidence, profile)) return 'sole';
    const isSeldomOther = canBeSole && against * OTHERS_PER_LINK <= others;
    const isLikely = isSeldomOther ? speaksOfWork(page) : isRecordedOnField(page);
    return linking > 0 && isLikely ? 'likely' : null;
  });
}

/**
 * Nothing follows for 'Priya Sharma', of whom a search shows a few of many, or for names in Chinese, Japanese or Korean writing,
 * in which other employers are seldom recognised.
 */
function isRareName({ person: { names } }: Profile): boolean {
  const { surname = [], words = [] } = names[0] ?? {};
  const own = surname.filter((word) => !NAME_PARTICLES.has(word));
  const isCommon = own.length === 1 && COMMON_SURNAMES.has(own[0] ?? '');
  return !isCommon && !words.some(isEastAsian);
}

/**
 * Does a page without the company leave out the second of two surnames? Far more people are called 'Jane Doe' than
 * 'Jane Doe Roe'.
 */
function isShortened({ all, companies }: PageEvidence, { person: { names } }: Profile): boolean {
  const { middle = [], surname = [] } = names[0] ?? {};
  const written = ownNameWords(all);
  const isFirstAlone =
    written.has(middle.at(-1) ?? '') && !surname.some((word) => written.has(word));
  return companies.length === 0 && isFirstAlone;
}

const OTHERS_PER_LINK = 3;

function linkingMin(others: number): number {
  return Math.max(1, others / OTHERS_PER_LINK);
}

/** What links the name to the company. */
const LINKS = ['associated-with-company', 'own-site'] as const;
const LINK_MIN = 0.6;

/** Does a page surely mean the prospect, because it links the name to the company? */
export function isLinked(page: SearchedPage): boolean {
  const hasLink = hasAnySign(page, LINKS, LINK_MIN) || isLooselyLinked(page);
  return hasLink && !hasAnySign(page, DOUBTS);
}

/**
 * Does the page link the person to the company without saying so outright: by naming it before it turns to them, as
 * where they are going, or with an unnamed officer? If it gives them another employer, the officer counts as them only
 * where a headline names them.
 */
export function isLooselyLinked({ evidence, features }: ReadPage): boolean {
  if (hasAnySign({ features }, ['company-named-last'])) return true;
  if (features['field-job-title'] === 1 && movesToCompany(evidence)) return true;
  const isElsewhere = hasAnySign({ features }, ['employer-beside-company']);
  return (
    hasAnySign({ features }, ['officer-of-company']) &&
    (!isElsewhere || evidence.named.some(({ placed }) => isHeadline(placed.passage)))
  );
}

const JOB_TITLE_MIN = 0.7;

/**
 * Has a job title or a page about the field, their own words in a talk, or the company, which a recording may thank as its sponsor.
 * Words quoted anywhere else may be those of an athlete of the name.
 */
function isAtWork(page: SearchedPage): boolean {
  const { features, evidence } = page;
  if (evidence.all.length === 0) return false;
  if (features['field-job-title'] === 1 || hasAnySign(page, ['field-on-page'])) return true;
  if (evidence.named.length > 0 && speaksOfCompany(evidence) && !hasAnySign(page, ['recording']))
    return true;
  return (
    features['job-title-beside-name'] >= JOB_TITLE_MIN ||
    (hasAnySign(page, ['first-person'], OWN_WORDS_MIN) &&
      hasAnySign(page, ['speaker', 'recording'], OWN_WORDS_MIN))
  );
}

const OWN_WORDS = ['first-person', 'speaker', 'recording'] as const;
const OWN_WORDS_MIN = 0.6;
const FIELD_HINT = 0.2;

/**
 * Is it their own words, beside a job title or about the field? A page with the company at its head, and not at the name, is
 * about others; one with the company elsewhere may thank a sponsor.
 */
function speaksOfWork(page: SearchedPage): boolean {
  const isOfWork =
    hasAnySign(page, ['job-title-beside-name'], JOB_TITLE_MIN) ||
    hasAnySign(page, ['field-on-page'], FIELD_HINT);
  return (
    isOfWork &&
    hasAnySign(page, OWN_WORDS, OWN_WORDS_MIN) &&
    !hasAnySign(page, ['company-in-headline'])
  );
}

/** Is it a recording or a panel on the field, to which few of a name are invited? */
function isRecordedOnField(page: SearchedPage): boolean {
  return (
    hasAnySign(page, ['field-on-page'], FIELD_HINT) && hasAnySign(page, ['speaker', 'recording'])
  );
}
