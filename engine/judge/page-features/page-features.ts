import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import type { ReasonFacts } from '../../model/reason.ts';
import { definedLetters } from '../../names/companies/company-letters.ts';
import { stemOf } from '../../text/terms.ts';
import type { CompanyMatcher } from '../associations/company-matcher.ts';
import { strongest, type PageEvidence } from '../associations/page-evidence.ts';
import { statedYear } from '../dates/address-date.ts';
import { companyExpansion, type CompanyExpansion } from '../features/company-expansion.ts';
import { formerFeature } from '../features/company-features.ts';
import type { FeatureName } from '../features/feature.ts';
import { fieldFeatures } from '../features/field-features.ts';
import { noteFeatures } from '../features/note-features.ts';
import type { Rarity } from '../features/word-rarity.ts';
import { wordsBeside } from '../mentions/mention-context.ts';
import type { PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';
import { associationFeatures, associationStrength } from './association-features.ts';
import { contraryFeatures, employerStrength } from './contrary-features.ts';
import type { EvidenceReader } from './evidence-reader.ts';
import { namingFeatures } from './naming-features.ts';
import type { PageFeature, PageFeatures } from './page-feature.ts';

type OwnFeatures = Omit<PageFeatures, 'shared-names' | 'unknown-employer' | 'unlike-surest'>;

/** A page with the features that depend on it alone. */
type ReadEvidence = { readonly evidence: PageEvidence; readonly features: OwnFeatures };

/** A page with everything the page model weighs, and what its reasons can name. */
export type WeighablePage = {
  readonly evidence: PageEvidence;
  readonly features: PageFeatures;
  readonly facts: Readonly<Partial<Record<PageFeature, ReasonFacts>>>;
  /** What the company's letters stand for there; `null` when they are spelled out nowhere. */
  readonly expansion: CompanyExpansion | null;
  /** As the user entered it; '' when not given. */
  readonly position: string;
};

/** The features of pages judged together, in the order given. */
export function pageFeaturesOf(
  contexts: readonly PageContext[],
  reader: EvidenceReader,
  rarity: Rarity,
): readonly WeighablePage[] {
  const { profile } = reader;
  const letters = lettersDefined(contexts, reader.companyMatcher([]));
  const pages = contexts.map((context) => {
    const expansion = companyExpansion({ profile, context, rarity });
    const evidence = reader.evidenceOf(context, letters, expansion);
    const words = wordFeatures(context, profile, rarity);
    const associations = associationFeatures(evidence, profile);
    const features = withoutContradicted({
      ...associations,
      ...contraryFeatures(evidence),
      ...namingFeatures(evidence, profile),
      ...words.features,
    });
    return { evidence, features, facts: words.facts, expansion };
  });
  const features = withSetFeatures(pages, profile, rarity);
  const { position } = profile.entered;
  return pages.flatMap(({ evidence, facts, expansion }, index) => {
    const own = features[index];
    return own === undefined ? [] : [{ evidence, features: own, facts, expansion, position }];
  });
}

/**
 * Weakens the signs of somebody else that the page itself contradicts: one with the entered position has no other occupation,
 * one with a job title in the field or at the company is in no other field, an officer's age is no court report, the company's
 * own site has no other employer's staff, and somebody who left the company has another employer now.
 */
function withoutContradicted(features: OwnFeatures): OwnFeatures {
  const position = features['role-beside-name'];
  const company = features['associated-with-company'];
  const office = features['field-job-title'];
  const site = ownSite(features);
  const less = (name: keyof OwnFeatures, ...by: readonly number[]): number =>
    features[name] * (1 - strongest(by));
  return {
    ...features,
    'other-field': less('other-field', office, company),
    'other-occupation': less('other-occupation', position),
    'other-occupations': less('other-occupations', position, company),
    'age-stated': less('age-stated', office, company, site),
    'company-outside': less('company-outside', site),
    'employer-beside-company': less(
      'employer-beside-company',
      features['company-in-history'],
      site,
    ),
  };
}

const OWN_SITE_MIN = 0.8;

/** Is the page on the company's own site? 1 or 0. */
function ownSite(features: Pick<OwnFeatures, 'own-site'>): number {
  return Number(features['own-site'] >= OWN_SITE_MIN);
}

const LETTERS_DEFINED = /[(（]\p{Lu}[\p{Lu}\d]{1,5}[)）]/u;

/** Letters that any page defines for the company count on all pages: 'Acme Water Board (AWB)'. */
function lettersDefined(contexts: readonly PageContext[], find: CompanyMatcher): readonly string[] {
  const passages = contexts
    .flatMap(({ page }) => page.passages)
    .filter(({ text }) => LETTERS_DEFINED.test(text));
  const letters = passages.flatMap(({ words, text }) =>
    find(words).flatMap((mention) =>
      mention.isOther ? [] : (definedLetters(words, mention, text) ?? []),
    ),
  );
  return [...new Set(letters)];
}

type WordFeature = Extract<
  PageFeature,
  'notes-fit' | 'former-company' | 'other-field' | 'life-records'
>;

/** How well the words around the name fit notes, former companies and field. */
function wordFeatures(
  context: PageContext,
  profile: Profile,
  rarity: Rarity,
): Pick<WeighablePage, 'facts'> & { readonly features: Record<WordFeature, number> } {
  const input = { profile, context, rarity };
  const found = [...noteFeatures(input), ...fieldFeatures(input), formerFeature(input)];
  const strength = (name: FeatureName): number =>
    found.find((feature) => feature.name === name)?.strength ?? 0;
  const factsOf = (name: FeatureName): ReasonFacts | null =>
    found.find((feature) => feature.name === name)?.facts ?? null;
  const facts = [
    ['notes-fit', factsOf('note-words')],
    ['former-company', factsOf('former-company')],
    ['other-field', factsOf('other-field')],
  ] as const;
  return {
    features: {
      'notes-fit': strength('note-rare-words'),
      'former-company': strength('former-company'),
      'other-field': strength('other-field'),
      'life-records': strength('life-records'),
    },
    facts: Object.fromEntries(facts.filter(([, stated]) => stated !== null)),
  };
}

/**
 * Adds what the other pages of the search say: rare names shared with the surest ones, such as a former employer, and
 * employers that the surest pages know nothing of.
 */
function withSetFeatures(
  pages: readonly ReadEvidence[],
  profile: Profile,
  rarity: Rarity,
): readonly PageFeatures[] {
  const names = pages.map(({ evidence }) => namesBeside(evidence, profile));
  const earlier = areEarlier(pages);
  const anchors = pages.flatMap((page, index) => (isAnchor(page) ? [index] : []));
  return pages.map(({ evidence, features }, index) => {
    const others = anchors.filter((anchor) => anchor !== index);
    const shared = others.map((anchor) => sharedRarity(names[index], names[anchor], rarity));
    const surest = others.flatMap((anchor) => pages[anchor]?.evidence ?? []);
    const isEarlier = earlier[index] === true;
    const isKnown = knowsEmployer(evidence, surest, profile);
    return {
      ...features,
      'shared-names': shared.reduce((most, value) => Math.max(most, value), 0),
      'unlike-surest': unlikeSurest(
        features,
        others.flatMap((anchor) => pages[anchor]?.features ?? []),
      ),
      'employer-beside-company': isEarlier ? 0 : features['employer-beside-company'],
      'unknown-employer':
        isKnown || isEarlier
          ? 0
          : employerStrength(evidence) *
            (1 - strongest([features['company-in-history'], ownSite(features)])),
    };
  });
}

const EARLIER_YEARS = 3;

/** Which pages are years older than the newest of the search: the employer they state may be a former one by now. */
function areEarlier(pages: readonly ReadEvidence[]): readonly boolean[] {
  const years = pages.map(({ evidence }) => statedYear(evidence.context.page));
  const newest = years.reduce<number>((most, year) => Math.max(most, year ?? 0), 0);
  return years.map((year) => year !== null && newest - year >= EARLIER_YEARS);
}

/** A job title outside the field at the company, where the surest pages state one inside: a namesake on the staff, 0–1. */
function unlikeSurest(own: OwnFeatures, surest: readonly OwnFeatures[]): number {
  const jobTitle = own['job-title-beside-name'];
  if (jobTitle === 0 || jobTitle === 1 || own['field-job-title'] > 0) return 0;
  const inField = surest.filter((features) => features['job-title-beside-name'] === 1).length;
  return (own['associated-with-company'] * inField) / Math.max(1, surest.length);
}

const ANCHOR_ASSOCIATION_MIN = 0.6;
const DOUBT_MIN = 0.5;

/** A page that is surely about the person: the company stands at the name, and nothing speaks against it. */
function isAnchor({ evidence, features }: ReadEvidence): boolean {
  const doubts = [features.directory, features['other-occupation'], features.captcha];
  return (
    associationStrength(evidence) >= ANCHOR_ASSOCIATION_MIN &&
    doubts.every((doubt) => doubt < DOUBT_MIN)
  );
}

const BESIDE_WORDS = 25;
const STEM_LENGTH_MIN = 3;

/** Stems of the capitalised words near the name, other than the name, the company, figures and words of job titles. */
function namesBeside({ all }: PageEvidence, profile: Profile): ReadonlySet<string> {
  const known = new Set([...profile.companyStems, ...profile.nameStems]);
  const beside = all
    .flatMap(({ context }) => wordsBeside(context, BESIDE_WORDS))
    .filter(({ text, isCapital }) => isCapital && text.length >= STEM_LENGTH_MIN);
  // A page repeats its words beside the name: each is looked up once.
  const stems = [...new Set(beside.map(({ text }) => text))]
    .filter((text) => !/^\d/u.test(text) && !STOP_WORDS.has(text))
    .filter((text) => ![FIELD_WORDS, JOB_TITLES].some((matcher) => matcher.holds(text)))
    .map(stemOf);
  return new Set(stems.filter((stem) => !known.has(stem)));
}

const RARE_MIN_NATS = 1;
const SHARED_FULL_NATS = 5;

function sharedRarity(
  own: ReadonlySet<string> = new Set(),
  other: ReadonlySet<string> = new Set(),
  rarity: Rarity,
): number {
  let total = 0;
  for (const stem of own) {
    if (other.has(stem)) total += Math.max(0, rarity(stem) - RARE_MIN_NATS);
  }
  return Math.min(1, total / SHARED_FULL_NATS);
}

/** Do the surest pages name the employer too? Then it is one of the person's own, perhaps a former one. */
function knowsEmployer(
  { named }: PageEvidence,
  surest: readonly PageEvidence[],
  profile: Profile,
): boolean {
  const employers = named
    .flatMap(({ employers: stated }) => stated)
    .filter(({ strength, isFormer }) => strength >= DOUBT_MIN && !isFormer);
  return employers.some(({ words }) => {
    const stems = words.map(({ text }) => stemOf(text)).filter((stem) => !STOP_WORDS.has(stem));
    const distinctive = stems.filter((stem) => !profile.nameStems.has(stem));
    return (
      distinctive.length > 0 &&
      surest.some(({ context }) => distinctive.every((stem) => context.stems.has(stem)))
    );
  });
}
