// What the other pages of a search say about a page.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { STAFF_PATH } from '../../lexicon/pages/page-types.ts';
import { normalizeText } from '../../text/normalize.ts';
import { stemOf } from '../../text/terms.ts';
import { otherEmployersOf } from '../associations/other-employers.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { statedYear } from '../dates/address-date.ts';
import type { Profile } from '../mentions/profile.ts';
import { isMainText } from '../page/parse-page.ts';
import { leftCompany } from './company-places.ts';
import { CONTRADICTIONS, DOUBTS, hasFeature } from './contradictions.ts';
import { employerStrength } from './contrary-features.ts';
import { employerBesideSite } from './employer-beside-site.ts';
import { isHeadedByName } from './headed-by-name.ts';
import type { OwnFeatures, PageFeatures, SearchedFeatures } from './page-feature.ts';
import { sharedNames } from './shared-names.ts';
import { bearerPages, isLinked, isLooselyLinked, type ReadPage } from './sole-bearer.ts';

/** What the search adds to a page. */
type Searched = {
  readonly features: PageFeatures;
  /** An employer that it names and that the surest pages name too; '' when there is none. */
  readonly sharedEmployer: string;
  /** Names that it shares with the surest pages; none when they count for nothing. */
  readonly sharedNames: readonly string[];
};

/**
 * Adds to each page what the other pages of the search say: employers that the surest pages name too, such as a former one,
 * employers that none of them names, names in common with them, and whether anybody else has the name.
 */
export function withSearchFeatures<Page extends ReadPage>(
  pages: readonly Page[],
  profile: Profile,
): readonly (Page & Searched)[] {
  const earlier = areYearsOlder(pages);
  const employers = pages.map(({ evidence }) => employersOf(evidence, profile));
  const anchors = pages.flatMap((page, index) =>
    isAnchor(page, employers[index] ?? []) ? [index] : [],
  );
  const searched = pages.map((page, index) => {
    const { evidence, features } = page;
    const others = anchors.filter((anchor) => anchor !== index);
    const surest = others.flatMap((anchor) => pages[anchor]?.evidence ?? []);
    const isEarlier = earlier[index] === true;
    const isKnown = knowsEmployer(evidence, surest, profile);
    const stated = others.flatMap((anchor) => employers[anchor] ?? []);
    const sharedEmployer = sharedEmployerOf(evidence, employers[index] ?? [], surest, stated);
    const own = {
      ...features,
      'shared-employer': Number(sharedEmployer !== ''),
      'employer-beside-company': isEarlier ? 0 : features['employer-beside-company'],
      'unknown-employer':
        isKnown || isEarlier
          ? 0
          : employerBesideSite(employerStrength(evidence), evidence, ownSite(features)),
    };
    return { ...page, features: own, sharedEmployer };
  });
  const bearers = bearerPages(searched, profile);
  const shared = sharedNames(
    searched.map((page) => ({ evidence: page.evidence, isSure: isLinked(page) })),
    profile,
  );
  return searched.map((page, index) => {
    const { likeness = null, names = [] } = shared[index] ?? {};
    const isSole = bearers[index] === 'sole';
    const features = isSole ? soleBearerFeatures(page) : page.features;
    const isCounted = canShareNames(page, features);
    return {
      ...page,
      sharedNames: isCounted ? names : [],
      features: {
        ...features,
        'shared-names': isCounted ? likenessStrength(likeness) : 0,
        'sole-bearer': Number(isSole),
        'likely-bearer': Number(bearers[index] === 'likely'),
      },
    };
  });
}

/** Do names in common say anything on a page? It names the person, and gives them no other life. */
function canShareNames(page: ReadPage, features: SearchedFeatures): boolean {
  const isNamed = page.evidence.named.length > 0;
  return isNamed && !hasFeature({ features }, CONTRADICTIONS) && !isOnStaffElsewhere(page);
}

/**
 * Is the page that of somebody on another organisation's staff, which never names the company: '/lawyers/jane-doe', headed 'Jane Doe'?
 * Whom it names besides are colleagues of a namesake.
 */
function isOnStaffElsewhere({ evidence: { context, companies }, features }: ReadPage): boolean {
  const path = normalizeText(context.page.address.path);
  return (
    companies.length === 0 &&
    !hasFeature({ features }, ['own-site']) &&
    STAFF_PATH.test(path) &&
    isHeadedByName(context)
  );
}

/**
 * The features of a page of the only bearer of the name, without two that say nothing against them: an age beside their work
 * (alone it may be a customer's), and an employer that a sure page names too, since people change jobs.
 */
function soleBearerFeatures<Features extends OwnFeatures>({
  features,
  sharedEmployer,
}: {
  readonly features: Features;
  readonly sharedEmployer: string;
}): Features {
  const isAtWork = hasFeature({ features }, ['field-on-page', 'job-title-beside-name']);
  return {
    ...features,
    'age-stated': isAtWork ? 0 : features['age-stated'],
    'employer-beside-company': sharedEmployer === '' ? features['employer-beside-company'] : 0,
  };
}

/** What a likeness to a sure page says, 0–1. With no sure page to compare with, the usual likeness, which says nothing. */
function likenessStrength(likeness: number | null): number {
  return likeness === null ? USUAL_LIKENESS : Math.min(1, likeness / LIKENESS_FULL);
}

/** From this likeness on two pages are surely about one person. */
const LIKENESS_FULL = 0.15;
const USUAL_LIKENESS = 0.25;

/** An employer that a page gives the person, and the stems that make up its name. */
type NamedEmployer = { readonly text: string; readonly stems: readonly string[] };

/** The other employers that a page gives the person, without words of the person's own name or of the prospect's company. */
function employersOf(evidence: PageEvidence, profile: Profile): readonly NamedEmployer[] {
  const known = new Set([...profile.companyStems, ...profile.nameStems]);
  return otherEmployersOf(evidence)
    .map(({ text, employer }) => ({
      text,
      stems: employer.words
        .map((word) => stemOf(word.text))
        .filter(
          (stem) => stem.length >= STEM_LENGTH_MIN && !STOP_WORDS.has(stem) && !known.has(stem),
        ),
    }))
    .filter(({ stems }) => stems.length > 0);
}

/**
 * An employer that links the page to the surest ones: one that the page gives the person and that a sure page names near them, or
 * one that a sure page gives the person and that the page names anywhere. Somebody who changed jobs is recognised by the old one.
 */
function sharedEmployerOf(
  { counted, content }: PageEvidence,
  employers: readonly NamedEmployer[],
  surest: readonly PageEvidence[],
  stated: readonly NamedEmployer[],
): string {
  if (counted.length === 0) return '';
  const beside = employers.find(({ stems }) => onePageHoldsAll(surest, stems));
  if (beside !== undefined || stated.length === 0) return beside?.text ?? '';
  const names = new Set(
    content
      .filter(isMainText)
      .flatMap(({ words }) => words.filter(({ isCapital }) => isCapital).map(({ text }) => text)),
  );
  const stems = new Set([...names].map(stemOf));
  return stated.find((employer) => employer.stems.every((stem) => stems.has(stem)))?.text ?? '';
}

/** Do the words of one page hold all these stems? */
function onePageHoldsAll(pages: readonly PageEvidence[], stems: readonly string[]): boolean {
  return pages.some(({ context }) => stems.every((stem) => context.stems.has(stem)));
}

const EARLIER_YEARS = 3;

/** Which pages are years older than the newest of the search: an employer that they state may be a former one by now. */
function areYearsOlder(pages: readonly ReadPage[]): readonly boolean[] {
  const years = pages.map(({ evidence }) => statedYear(evidence.context.page));
  const newest = years.reduce<number>((most, year) => Math.max(most, year ?? 0), 0);
  return years.map((year) => year !== null && newest - year >= EARLIER_YEARS);
}

const ANCHOR_ASSOCIATION_MIN = 0.6;

/**
 * Is the page surely about the person? It names the company beside them or their job title, or it is the company's own and says
 * where they come from, or it says that they left the company and where they went; and nothing speaks against it.
 */
function isAnchor(page: ReadPage, employers: readonly NamedEmployer[]): boolean {
  const isAssociated = page.features['associated-with-company'] >= ANCHOR_ASSOCIATION_MIN;
  const isArrival = employers.length > 0 && ownSite(page.features) === 1;
  const isDeparture = employers.length > 0 && leftCompany(page.evidence) === 1;
  const isSure = isAssociated || isArrival || isDeparture || isLooselyLinked(page);
  return isSure && !hasFeature(page, DOUBTS);
}

const STEM_LENGTH_MIN = 3;
const PLAIN_EMPLOYER_MIN = 0.5;

/** Do the surest pages name the employer too? Then it is one of the person's own, perhaps a former one. */
function knowsEmployer(
  { named }: PageEvidence,
  surest: readonly PageEvidence[],
  profile: Profile,
): boolean {
  const employers = named
    .flatMap(({ employers: stated }) => stated)
    .filter(({ strength, isFormer }) => strength >= PLAIN_EMPLOYER_MIN && !isFormer);
  return employers.some(({ words }) => {
    const stems = words.map(({ text }) => stemOf(text)).filter((stem) => !STOP_WORDS.has(stem));
    const distinctive = stems.filter((stem) => !profile.nameStems.has(stem));
    return distinctive.length > 0 && onePageHoldsAll(surest, distinctive);
  });
}

const OWN_SITE_MIN = 0.8;

/** Is the page on the company's own site? 1 or 0. */
export function ownSite(features: Pick<OwnFeatures, 'own-site'>): number {
  return Number(features['own-site'] >= OWN_SITE_MIN);
}
