// Whether a search shows nobody else of the name.
import { COMMON_SURNAMES, NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { isHeadline } from '../page/parse-page.ts';
import { movesToCompany, speaksOfCompany } from './company-places.ts';
import { DOUBTS, hasFeature, OTHERS_FEATURES } from './contradictions.ts';
import type { OwnFeatures, SearchedFeatures } from './page-feature.ts';

/** A page with the features that depend on it alone. */
export type ReadPage = { readonly evidence: PageEvidence; readonly features: OwnFeatures };
type SearchedPage = { readonly evidence: PageEvidence; readonly features: SearchedFeatures };

/**
 * Which pages are the prospect's although they may not link the name to the company, since the search shows nobody else of the
 * name; in the order of the pages. 'sole': the page shows somebody at work, no other page gives a person of the name another
 * employer or occupation, and one in three links the name to the company. 'likely': it has the person's own words about their
 * work, and at most one page in three is of somebody else; or it is a recording on the field.
 */
export function bearerPages(
  pages: readonly SearchedPage[],
  profile: Profile,
): readonly ('sole' | 'likely' | null)[] {
  const canBeSole = isRareName(profile);
  const named = pages.filter(({ evidence }) => evidence.counted.length > 0);
  const linked = named.filter(isLinked);
  const contrary = named.filter((page) => !isLinked(page) && hasFeature(page, OTHERS_FEATURES));
  return pages.map((page) => {
    const others = named.filter((other) => other !== page).length;
    const linking = linked.filter((other) => other !== page).length;
    const against = contrary.filter((other) => other !== page).length;
    const isSole = canBeSole && against === 0 && linking >= Math.max(1, others / OTHERS_PER_LINK);
    if (isSole && isAtWork(page) && !omitsSecondSurname(page.evidence, profile)) return 'sole';
    const isSeldomOther = canBeSole && against * OTHERS_PER_LINK <= others;
    const isLikely = isSeldomOther ? speaksOfWork(page) : isRecordedOnField(page);
    return linking > 0 && isLikely ? 'likely' : null;
  });
}

/**
 * Is the name rare enough to conclude anything from a search? Not 'Priya Sharma', of whom it shows a few of many, and no name in
 * Chinese, Japanese or Korean writing, in which other employers are seldom recognised.
 */
function isRareName({ person: { names } }: Profile): boolean {
  const { surname = [], words = [] } = names[0] ?? {};
  const own = surname.filter((word) => !NAME_PARTICLES.has(word));
  const isCommon = own.length === 1 && COMMON_SURNAMES.has(own[0] ?? '');
  return !isCommon && !words.some(isEastAsian);
}

/**
 * Does a page that does not name the company leave out the second of two surnames? Far more people are called 'Jane Doe' than
 * 'Jane Doe Roe'.
 */
function omitsSecondSurname(
  { counted, companies }: PageEvidence,
  { person: { names } }: Profile,
): boolean {
  const { middle = [], surname = [] } = names[0] ?? {};
  const written = ownNameWords(counted);
  const isFirstAlone =
    written.has(middle.at(-1) ?? '') && !surname.some((word) => written.has(word));
  return companies.length === 0 && isFirstAlone;
}

const OTHERS_PER_LINK = 3;

/** What links the name to the company. */
const LINKS = ['associated-with-company', 'own-site'] as const;
const LINK_MIN = 0.6;

/** Does a page surely mean the prospect, because it links the name to the company? */
export function isLinked(page: SearchedPage): boolean {
  const hasLink = hasFeature(page, LINKS, LINK_MIN) || isLooselyLinked(page);
  return hasLink && !hasFeature(page, DOUBTS);
}

/**
 * Does the page link the person to the company without saying so outright? It names the company just before them, says that
 * they join it, or speaks of an officer of it without a name. That officer counts as the person on a page that gives them
 * another employer only if a headline names them.
 */
export function isLooselyLinked({ evidence, features }: ReadPage): boolean {
  if (hasFeature({ features }, ['company-named-last'])) return true;
  if (features['field-job-title'] === 1 && movesToCompany(evidence)) return true;
  const isElsewhere = hasFeature({ features }, ['employer-beside-company']);
  return (
    hasFeature({ features }, ['officer-of-company']) &&
    (!isElsewhere || evidence.named.some(({ placed }) => isHeadline(placed.passage)))
  );
}

const JOB_TITLE_MIN = 0.7;

/**
 * Does the page show the person at work? It gives them a job title of the field, is about the field, quotes them in a talk, or
 * names the company (a recording may only thank it as a sponsor). Any other job title may be that of a cook of the same name,
 * other quotes those of an athlete, and a page full of other occupations is that of a club.
 */
function isAtWork(page: SearchedPage): boolean {
  const { features, evidence } = page;
  if (evidence.counted.length === 0 || hasFeature(page, ['other-occupations'])) return false;
  if (features['field-job-title'] === 1 || hasFeature(page, ['field-on-page'])) return true;
  if (evidence.named.length > 0 && speaksOfCompany(evidence) && !hasFeature(page, ['recording']))
    return true;
  return (
    hasFeature(page, ['first-person'], OWN_WORDS_MIN) &&
    hasFeature(page, ['speaker', 'recording'], OWN_WORDS_MIN)
  );
}

const OWN_WORDS = ['first-person', 'speaker', 'recording'] as const;
const OWN_WORDS_MIN = 0.6;
const FIELD_HINT = 0.2;

/**
 * Does it have the person's own words, beside a job title or about the field? A page with the company in its headline, and not
 * beside the name, is about others.
 */
function speaksOfWork(page: SearchedPage): boolean {
  const isOfWork =
    hasFeature(page, ['job-title-beside-name'], JOB_TITLE_MIN) ||
    hasFeature(page, ['field-on-page'], FIELD_HINT);
  return (
    isOfWork &&
    hasFeature(page, OWN_WORDS, OWN_WORDS_MIN) &&
    !hasFeature(page, ['company-in-headline'])
  );
}

/** Is it a recording or a panel on the field, to which few of a name are invited? */
function isRecordedOnField(page: SearchedPage): boolean {
  return (
    hasFeature(page, ['field-on-page'], FIELD_HINT) && hasFeature(page, ['speaker', 'recording'])
  );
}
