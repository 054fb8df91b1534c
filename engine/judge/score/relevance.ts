// Whether a page is confirmed, possible or somebody else's, and its percentage.
import type { Verdict } from '../../model/judgement.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import type { Feature } from '../features/feature.ts';
import { associationStrength, isText } from '../page-features/association-features.ts';
import { speaksOfCompany } from '../page-features/company-places.ts';
import type { PageFeature, PageFeatures } from '../page-features/page-feature.ts';
import type { WeighablePage } from '../page-features/page-features.ts';
import { isHeadline } from '../page/parse-page.ts';
import {
  calibratedLogOdds,
  curvedLogOdds,
  logOddsOfProbability,
  probabilityOf,
  type UnconfirmedScalings,
} from './fitted-model.ts';
import {
  CONFIRMED_MIN,
  OTHER_CEILING,
  POSSIBLE_CEILING,
  POSSIBLE_MIN,
  relevanceOf,
  type Relevance,
} from './relevance-scale.ts';

type Certainty = {
  /** Calibrated log-odds that the page is about the prospect. */
  readonly identity: number;
  /** Log-odds that it is about the person it names; `null` for a bare search result, which is too short. */
  readonly aboutness: number | null;
  readonly confirmedMin: number;
  /** The highest verdict that the evidence allows, whatever the number. */
  readonly ceiling: Verdict;
  /** What the log-odds of pages that are not confirmed stand for; `null` where they stand for themselves. */
  readonly unconfirmed: UnconfirmedScalings | null;
};

/**
 * Percentage and verdict. Identity alone decides whether a page is confirmed; within a verdict, pages are ordered by what they
 * are worth to a reader: how surely they mean the person, times how likely they are about them (docs/decisions/068). Pages that
 * are not confirmed have scalings of their own, because worth and ceilings make their percentages too low or too high.
 */
export function judgeRelevance(certainty: Certainty): Relevance {
  const { identity, aboutness, confirmedMin, ceiling, unconfirmed } = certainty;
  const isConfirmed = ceiling === 'confirmed' && identity >= confirmedMin;
  if (isConfirmed) return relevanceOf(confirmedLogOdds(identity, aboutness, confirmedMin));
  const logOdds = unconfirmedLogOdds(certainty);
  const relevance = relevanceOf(Math.min(POSSIBLE_CEILING, logOdds));
  if (unconfirmed === null) return relevance;
  if (relevance.verdict === 'other') {
    return relevanceOf(Math.min(OTHER_CEILING, calibratedLogOdds(logOdds, unconfirmed.other)));
  }
  const scaled = curvedLogOdds(logOdds, unconfirmed.possible);
  return relevanceOf(Math.min(POSSIBLE_CEILING, Math.max(POSSIBLE_MIN, scaled)));
}

/** The log-odds of a page that is not confirmed: certainty times worth; for somebody else's, no more than that allows. */
export function unconfirmedLogOdds({
  identity,
  aboutness,
  ceiling,
}: Pick<Certainty, 'identity' | 'aboutness' | 'ceiling'>): number {
  const most = ceiling === 'other' ? OTHER_CEILING : Number.POSITIVE_INFINITY;
  if (aboutness === null) return Math.min(most, identity);
  const worth = (worthOf(aboutness) / worthOf(USUAL_ABOUTNESS)) ** ABOUTNESS_SHARE;
  const probability = Math.min(NEARLY_SURE, probabilityOf(identity) * worth);
  return Math.min(most, logOddsOfProbability(probability));
}

/** No page is surer. */
const NEARLY_SURE = 0.99;

/** Aboutness of a usual page, in log-odds: at this value worth neither raises nor lowers a page. */
const USUAL_ABOUTNESS = -0.9;

/** The same among pages that may be the person's, where a namesake's portrait must not outrank a likely mention. */
const ABOUTNESS_SHARE = 0.25;

/** Among confirmed pages the surest that are about the person come first, and the line in a staff table comes last. */
function confirmedLogOdds(identity: number, aboutness: number | null, line: number): number {
  if (aboutness === null) return Math.max(CONFIRMED_MIN, identity);
  const least = CERTAINTY_POWER * Math.log(probabilityOf(line));
  const most = Math.log(1 + ABOUTNESS_WORTH);
  const own = CERTAINTY_POWER * Math.log(probabilityOf(identity)) + Math.log(worthOf(aboutness));
  const place = Math.min(1, Math.max(0, (own - least) / (most - least)));
  const { lowest, highest } = CONFIRMED_PROBABILITY;
  return logOddsOfProbability(lowest + (highest - lowest) * place);
}

/** Between these the confirmed pages are spread: nearly all of them are right, so none shows much less. */
const CONFIRMED_PROBABILITY = { lowest: 0.88, highest: 0.99 } as const;

/** How much certainty counts beside that worth in the order of confirmed pages. */
const CERTAINTY_POWER = 2;

/** What a page about the person is worth more than a mention, as its reader's grades have it (2³ − 1 against 1). */
const ABOUTNESS_WORTH = 6;

/** What a page is worth to a reader, 1 when it only mentions the person. */
function worthOf(aboutness: number): number {
  return 1 + ABOUTNESS_WORTH * probabilityOf(aboutness);
}

/** What can associate a page with the prospect, and the strength from which each counts. */
const CLOSE_MIN = 0.8;
/** The same for both names in full, and for a surname on a page without the full name, which is never close. */
const FULL_NAMES_MIN = 0.55;
/** And for a short name of the company, which in a list may be any other's. */
const SHORT_NAME_MIN = 0.65;
const LONE_SURNAME_MIN = 0.45;
const ASSOCIATION_MIN = 0.3;
const NOTES_FIT_MIN = 0.5;
const NAMED_LAST_MIN = 0.5;
const OFFICER_MIN = 0.5;
const SITE_MIN = 0.6;
const ASSOCIATIONS = [
  ['associated-with-company', CLOSE_MIN],
  ['company-named-last', NAMED_LAST_MIN],
  ['officer-of-company', OFFICER_MIN],
  ['own-site', SITE_MIN],
  ['former-company', 1],
  ['shared-employer', 1],
  ['field-job-title-of-long-name', 1],
  ['sole-bearer', 1],
  ['likely-bearer', 1],
] as const;

/** A job title of any kind at the name makes a company a few words away the person's. */
const JOB_TITLE_MIN = 0.7;

/** An employer stated this plainly, with nothing of the prospect's company on the page, means somebody else. */
const PLAIN_EMPLOYER_MIN = 0.7;

/**
 * The highest verdict that a page can get.
 *
 * 'Other': a page without a trace of the name, or one that gives the person another employer and says nothing of the
 * prospect's company. Never confirmed: a page that plainly speaks against the person, as a directory of namesakes or an
 * obituary does; and one with nothing that links the person to the company, the notes or another sure page. A job title alone is
 * no link, because many people hold it; a job title in the field is one on a page that names the company, and of a name that
 * few people share. Where the search shows nobody else of the name, somebody at work in the field is the prospect.
 */
export function pageCeiling({ evidence, features }: WeighablePage): Verdict {
  if (features['name-absent'] > 0) return 'other';
  if (evidence.all.length === 0) return 'possible';
  const isWithout = evidence.companies.length === 0 && features['own-site'] === 0;
  if (isWithout && features['unknown-employer'] >= PLAIN_EMPLOYER_MIN) return 'other';
  const isAgainst = isContradicted(features) || isRelativesPage(evidence);
  return isTied(evidence, features) && !isAgainst ? 'confirmed' : 'possible';
}

function isTied(evidence: PageEvidence, features: PageFeatures): boolean {
  const holds = ([name, least]: readonly [PageFeature, number]): boolean => features[name] >= least;
  if (ASSOCIATIONS.some(holds) || isPlainlyAssociated(evidence)) return true;
  const hasJobTitle = features['job-title-beside-name'] >= JOB_TITLE_MIN;
  const isNear = features['associated-with-company'] >= ASSOCIATION_MIN;
  if (hasJobTitle && isNear) return true;
  return (
    features['field-job-title'] === 1 &&
    (speaksOfCompany(evidence) || features['notes-fit'] >= NOTES_FIT_MIN)
  );
}

/** Does the company stand at the name in full within a sentence, or at the surname on a page that has nothing but surnames? */
function isPlainlyAssociated(evidence: PageEvidence): boolean {
  const { named } = evidence;
  if (named.length === 0) return associationStrength(evidence) >= LONE_SURNAME_MIN;
  return named.some(({ attached, placed: { passage, mention } }) => {
    const isInText = isText(passage) && passage.kind === 'paragraph';
    const isHeading = passage.zone === 'title' || passage.kind === 'heading';
    return (
      (!isHeading && attached.full * mention.strength >= FULL_NAMES_MIN) ||
      (isInText && attached.short * mention.strength >= SHORT_NAME_MIN)
    );
  });
}

/** Does a headline name somebody else of the surname, and nothing join the person to the company: 'Orla Doe, Head of Risk, Acme'? */
function isRelativesPage(evidence: PageEvidence): boolean {
  const heads = evidence.mentions.filter(({ placed }) => isHeadline(placed.passage));
  return (
    heads.some(({ placed }) => placed.mention.match === 'other-person-same-surname') &&
    !heads.some((mention) => evidence.named.includes(mention)) &&
    !isPlainlyAssociated(evidence)
  );
}

/** What makes a page most likely somebody else's or nobody's, and the strength from which each is plain. */
const CONTRADICTIONS = [
  'unknown-employer',
  'employer-beside-company',
  'other-occupation',
  'other-occupations',
  'age-stated',
  'directory',
  'company-outside',
  'life-records',
  'only-in-title',
  'headline-association',
] as const;
const CONTRADICTION_MIN = 0.5;

function isContradicted(features: PageFeatures): boolean {
  return CONTRADICTIONS.some((name) => features[name] >= CONTRADICTION_MIN);
}

/** Strengths from which each kind of evidence counts. A lone common word is worth less than `COMPANY_MIN`. */
export const COMPANY_MIN = 0.55;
/** From this strength on the company's name needs no second kind of evidence. */
const COMPANY_PLAIN_MIN = 0.8;
export const FIELD_MIN = 0.5;
export const ROLE_NAMED_MIN = 0.2;
export const ROLE_WORDS_MIN = 0.5;
const NOTES_SHARE_MIN = 0.3;
const NOTE_WORDS_MIN = 2;
const ALL_WORDS = 1;

/** What supports the company that a search result names. */
const SUPPORTS: readonly (readonly [Feature['name'], number])[] = [
  ['role-named', ROLE_NAMED_MIN],
  ['role-words', ROLE_WORDS_MIN],
  ['company-words', ALL_WORDS],
  ['company-named', COMPANY_PLAIN_MIN],
  ['same-field', FIELD_MIN],
];

/**
 * A bare search result needs the name in full, the company, named or as the site, and a second kind of evidence to be confirmed:
 * role, notes, field, or all words of the company's name, unless the name is plain by itself. Without the company, notes would
 * confirm whoever lives in the same town, and the field whoever is in the same trade.
 */
export function searchResultCeiling(features: readonly Feature[]): Verdict {
  const has = (name: Feature['name'], least: number): boolean =>
    features.some((feature) => feature.name === name && feature.strength >= least);
  if (has('same-profile', ALL_WORDS)) return 'confirmed';
  const isNamed = !features.some(({ name }) => name === 'surname-only' || name === 'initials-only');
  const hasCompany = has('company-named', COMPANY_MIN) || has('company-site', COMPANY_MIN);
  const isSupported = SUPPORTS.some(([name, least]) => has(name, least)) || features.some(fitNotes);
  return isNamed && hasCompany && isSupported ? 'confirmed' : 'possible';
}

/** One word of the notes is a town or 'Department'. */
export function fitNotes({ name, strength, facts }: Feature): boolean {
  return (
    name === 'note-words' &&
    strength >= NOTES_SHARE_MIN &&
    facts?.code === 'fits-notes' &&
    facts.words.length >= NOTE_WORDS_MIN
  );
}
