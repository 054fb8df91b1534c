// Which reasons a page's percentage is explained by.
import type { PLAIN_REASON_CODES, Reason, ReasonFacts } from '../../model/reason.ts';
import { capitalized, type Word } from '../../text/words.ts';
import type { CompanyEvidence } from '../associations/company-evidence.ts';
import { jobTitleBetween, writtenName } from '../associations/job-title-text.ts';
import { otherEmployersOf } from '../associations/other-employers.ts';
import { strongest } from '../associations/page-evidence.ts';
import { isCaptcha } from '../page-features/naming-features.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { WeighablePage } from '../page-features/page-features.ts';
import type { Features, ProfileFeature } from '../search-result-features/feature.ts';
import { PAGE_MODEL } from './page-model.ts';
import {
  PROFILE_WEIGHTS,
  REASON_MIN,
  strongestReasons,
  weighedFacts,
  type WeighedFacts,
} from './reasons.ts';

const STATED_ASSOCIATION_MIN = 0.3;

type PlainCode = (typeof PLAIN_REASON_CODES)[number];

/** Features that state the same fact, and the reason that states it once. */
type ReasonRule = {
  readonly features: readonly PageFeature[];
  readonly factsOf: (page: WeighablePage) => ReasonFacts | null;
  /** The feature that would count against the page but for this fact: an employer that no sure page names. */
  readonly without?: PageFeature;
};

/** The evidence that moved the percentage most, strongest first; each fact once. */
export function pageReasons(
  page: WeighablePage,
  settled: Features<ProfileFeature>,
): readonly Reason[] {
  const weighed = REASON_RULES.flatMap(({ features, factsOf, without }) => {
    const own = features.reduce((sum, name) => sum + contribution(page, name), 0);
    const spared = without === undefined ? 0 : PAGE_MODEL.weights[without].weight;
    const weight = own > 0 ? own - spared : own;
    const facts = Math.abs(weight) < REASON_MIN ? null : factsOf(page);
    return facts === null ? [] : [{ facts, weight }];
  });
  const reasons = [
    ...weighedFacts(settled, PROFILE_WEIGHTS),
    ...weighed,
    ...absentName(page),
    ...absentCompany(page),
  ];
  return strongestReasons(reasons.length > 0 ? reasons : [plainFact(page)]);
}

const REASON_RULES: readonly ReasonRule[] = [
  { features: ['associated-with-company'], factsOf: closestAssociation },
  { features: ['officer-of-company', 'company-named-last'], factsOf: jobTitleOf },
  { features: ['own-site'], factsOf: siteOf },
  { features: ['role-beside-name'], factsOf: roleOf },
  { features: ['field-job-title', 'job-title-beside-name'], factsOf: fieldOf },
  { features: ['notes-fit'], factsOf: ({ facts }) => facts['notes-fit'] ?? null },
  { features: ['former-company'], factsOf: ({ facts }) => facts['former-company'] ?? null },
  {
    features: ['shared-employer'],
    factsOf: ({ facts }) => facts['shared-employer'] ?? null,
    without: 'unknown-employer',
  },
  { features: ['shared-names'], factsOf: ({ facts }) => facts['shared-names'] ?? null },
  plainRule('sole-bearer', 'sole-bearer'),
  { features: ['unknown-employer', 'employer-beside-company'], factsOf: plainestEmployer },
  plainRule('company-outside', 'company-outside'),
  { features: ['other-occupation', 'other-occupations'], factsOf: occupationOf },
  { features: ['life-records'], factsOf: lifeRecordsOf },
  plainRule('directory', 'directory'),
  { features: ['only-in-title'], factsOf: titleReason },
];

/** The reason for a page on which nothing weighs much. */
function plainFact({ evidence: { companies, named } }: WeighablePage): WeighedFacts {
  const isInTitle = named.some(({ placed }) => placed.passage.zone === 'title');
  if (companies.length > 0) return { facts: { code: 'company-elsewhere' }, weight: REASON_MIN };
  if (isInTitle) return { facts: { code: 'name-in-title' }, weight: REASON_MIN };
  return { facts: { code: 'company-missing' }, weight: -REASON_MIN };
}

function contribution({ features }: WeighablePage, name: PageFeature): number {
  return PAGE_MODEL.weights[name].weight * features[name];
}

function plainRule(feature: PageFeature, code: PlainCode): ReasonRule {
  return { features: [feature], factsOf: () => ({ code }) };
}

/** The last reason of a page that names the person and nothing of the company. */
function absentCompany({ evidence, features }: WeighablePage): readonly WeighedFacts[] {
  const isNamed = evidence.counted.length > 0;
  if (!isNamed || evidence.companies.length > 0 || features['own-site'] > 0) return [];
  return [{ facts: { code: 'company-missing' }, weight: -REASON_MIN }];
}

const SITE_MIN = 0.6;

function siteOf({ evidence, features }: WeighablePage): ReasonFacts | null {
  const { host } = evidence.context.page.address;
  if (features['own-site'] < SITE_MIN) return null;
  return { code: features['own-site'] === 1 ? 'company-site' : 'similar-site', host };
}

/** States a job title in the field, unless another reason states the job title already. */
function fieldOf(page: WeighablePage): ReasonFacts | null {
  const { features } = page;
  const isStated =
    namesJobTitle(page) ||
    features['role-beside-name'] > 0 ||
    features['officer-of-company'] > 0 ||
    features['company-named-last'] > 0;
  return isStated || features['field-job-title'] === 0 ? null : { code: 'field-beside-name' };
}

function jobTitleOf(page: WeighablePage): ReasonFacts | null {
  return roleOf(page) === null ? { code: 'post-on-company-page' } : null;
}

function roleOf(page: WeighablePage): ReasonFacts | null {
  const { position, features } = page;
  const isWhole = features['role-beside-name'] > SITE_MIN && !namesJobTitle(page);
  return isWhole && position !== '' ? { code: 'role-named', role: position } : null;
}

/** Words of records of lives are no reason against somebody to whom the page gives the company or a job title in the field. */
function lifeRecordsOf(page: WeighablePage): ReasonFacts | null {
  const isAssociated = page.features['field-job-title'] > 0 || closestAssociation(page) !== null;
  return isAssociated ? null : { code: 'life-records' };
}

function namesJobTitle(page: WeighablePage): boolean {
  const association = closestAssociation(page);
  return association !== null && 'post' in association && association.post !== '';
}

function occupationOf({ features }: WeighablePage): ReasonFacts | null {
  return features['other-occupation'] > 0 || features['other-occupations'] > SITE_MIN
    ? { code: 'other-calling' }
    : null;
}

/** Why nothing on the page counts as the person: a teaser, another generation, a namesake, or no mention at all. */
function absentName(page: WeighablePage): readonly WeighedFacts[] {
  const { counted, mentions } = page.evidence;
  if (counted.length > 0) return [];
  const own = mentions.filter(({ placed }) => placed.passage.zone !== 'aside');
  const isOtherGeneration = own.every(({ placed }) => placed.mention.hasOtherSuffix);
  const named =
    own.length === 0 ? 'only-in-aside' : isOtherGeneration ? 'other-suffix' : 'other-name';
  const code = mentions.length === 0 ? 'name-missing' : named;
  const weight = contribution(page, 'name-absent') + contribution(page, 'only-in-teaser');
  return [{ facts: { code }, weight: Math.min(weight, -REASON_MIN) }];
}

function titleReason({ evidence }: WeighablePage): ReasonFacts {
  return { code: isCaptcha(evidence) ? 'wall' : 'only-in-title' };
}

/** The company closest to the name and the job title between them, as the page writes them; `null` when none is close. */
function closestAssociation({
  evidence: { counted, references },
  expansion,
}: WeighablePage): ReasonFacts | null {
  const [best] = [...counted, ...references].toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (best === undefined || best.nearest === null || strengthOf(best) < STATED_ASSOCIATION_MIN)
    return null;
  const { passage, mention } = best.nearest;
  const [letters] = expansion?.words ?? [];
  if (expansion !== null && letters === passage.words[mention.start])
    return expansion.feature.facts;
  const company = asName(passage.text, passage.words.slice(mention.start, mention.end));
  const post = jobTitleBetween(best.context, { passage, from: mention.start, to: mention.end });
  return { code: 'tied-to-company', company, post };
}

/** A company's name, capitalised even where the page does not capitalise it. */
function asName(text: string, words: readonly Word[]): string {
  const [first] = words;
  if (first?.isCapital !== false) return writtenName(text, words);
  return words.map((word) => capitalized(writtenName(text, [word]))).join(' ');
}

/** The present employer, other than the prospect's, that the page states most plainly; `null` when there is none. */
function plainestEmployer({ evidence }: WeighablePage): ReasonFacts | null {
  const best = otherEmployersOf(evidence).find(({ employer }) => !employer.isFormer);
  return best === undefined ? null : { code: 'other-employer', employer: best.text };
}

function strengthOf({ attached }: CompanyEvidence): number {
  return strongest(Object.values(attached));
}
