// The highest verdict that the evidence of a page allows, whatever its number.
import type { Verdict } from '../../model/judgement.ts';
import type { CatalogueEntry } from '../../model/service-failure.ts';
import { isText } from '../page-features/association-features.ts';
import { speaksOfCompany } from '../page-features/company-places.ts';
import { CONTRADICTIONS, hasFeature } from '../page-features/contradictions.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import { SHARED_NAMES_MIN, type WeighablePage } from '../page-features/page-features.ts';
import { isHeadline } from '../page/parse-page.ts';
import type { Feature, SearchResultFeatures } from '../search-result-features/feature.ts';

/** What can associate a page with the prospect, and the strength from which each counts. */
const CLOSE_MIN = 0.8;
/** The same for both names in full, and for a surname on a page without the full name, which is never close. */
const FULL_NAMES_MIN = 0.55;
/** And for a short name of the company, which in a list may be any other's. */
const SHORT_NAME_MIN = 0.65;
const LONE_SURNAME_MIN = 0.45;
const ASSOCIATION_MIN = 0.3;
/** The company a few words away and its unnamed officer together leave little room for anybody else. */
const SURE_MIN = 0.9;
const NOTES_FIT_MIN = 0.5;
const NAMED_LAST_MIN = 0.5;
const OFFICER_MIN = 0.5;
const SITE_MIN = 0.6;
const MANY_NAMES_MIN = 0.8;
const SOME_NAMES_MIN = 0.35;
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
  ['shared-names', MANY_NAMES_MIN],
] as const;

/** A job title of any kind at the name makes a company a few words away the person's. */
const JOB_TITLE_MIN = 0.7;

/** Beside names in common, what shows somebody at work: a job title, the company nearby, or their own words. */
const IN_PASSAGE_MIN = 0.5;
const OWN_WORDS_MIN = 0.6;
const FIELD_HINT = 0.2;
const SIGNS_OF_WORK = [
  ['job-title-beside-name', JOB_TITLE_MIN],
  ['associated-with-company', ASSOCIATION_MIN],
  ['company-in-passage', IN_PASSAGE_MIN],
  ['first-person', OWN_WORDS_MIN],
] as const;

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
export function pageCeiling(page: WeighablePage): Verdict {
  const { evidence, features } = page;
  if (features['name-absent'] > 0 || isOthersEntry(page)) return 'other';
  if (evidence.counted.length === 0) return 'possible';
  const isWithout = evidence.companies.length === 0 && features['own-site'] === 0;
  if (isWithout && features['unknown-employer'] >= PLAIN_EMPLOYER_MIN) return 'other';
  const isAgainst = hasFeature(page, CONTRADICTIONS) || isRelativesPage(page);
  return isLinked(page) && !isAgainst ? 'confirmed' : 'possible';
}

/** Is it behind an entry of a catalogue, and somebody else's as such entries are? It may name the company where the entry did not. */
function isOthersEntry({ evidence, features }: WeighablePage): boolean {
  const { entry } = evidence.context.page.document;
  const hasCompany =
    evidence.companies.length > 0 || features['own-site'] > 0 || features['former-company'] > 0;
  const isInField = features['field-on-page'] >= FIELD_MIN || features['field-job-title'] === 1;
  return entry !== undefined && !hasCompany && (entry === 'work' || !isInField);
}

function isLinked(page: WeighablePage): boolean {
  const { evidence, features } = page;
  if (holdsAny(page, ASSOCIATIONS)) return true;
  if (isPlainlyAssociated(page) || isJointlyAssociated(page)) return true;
  const hasJobTitle = features['job-title-beside-name'] >= JOB_TITLE_MIN;
  const isNear = features['associated-with-company'] >= ASSOCIATION_MIN;
  if (hasJobTitle && isNear) return true;
  if (features['shared-names'] >= SHARED_NAMES_MIN && holdsAny(page, SIGNS_OF_WORK)) return true;
  if (isOfTheirWork(page)) return true;
  return features['field-job-title'] === 1 && speaksOfCompany(evidence);
}

/**
 * Do two signs of their work meet? A job title in the field counts on a page that fits the notes or shares some names with a sure
 * one; own words count on a page that fits the notes, and never with a job title alone, since many people of one name hold one.
 * The company in the name's paragraph counts on a page in their own words, on the field, or that fits the notes.
 */
function isOfTheirWork({ features }: WeighablePage): boolean {
  const isOwn = features['first-person'] >= OWN_WORDS_MIN;
  const isNoted = features['notes-fit'] >= NOTES_FIT_MIN;
  const isAbout = isOwn || isNoted || features['field-on-page'] >= FIELD_HINT;
  if (isOwn && isNoted) return true;
  const isKnown = isNoted || features['shared-names'] >= SOME_NAMES_MIN;
  if (isKnown && features['field-job-title'] === 1) return true;
  return isAbout && features['company-in-passage'] >= IN_PASSAGE_MIN;
}

function holdsAny(
  { features }: WeighablePage,
  signs: readonly (readonly [name: PageFeature, least: number])[],
): boolean {
  return signs.some(([name, least]) => features[name] >= least);
}

/** Do two signs say it together: the company near the name and its officer on the page, or the company in a speaker's own turn? */
function isJointlyAssociated({ features }: WeighablePage): boolean {
  const officer = features['associated-with-company'] + features['officer-of-company'];
  const ownTurn = features.speaker * features['company-in-passage'];
  return officer >= SURE_MIN || ownTurn >= IN_PASSAGE_MIN;
}

/** Is the company next to the full name within a sentence, or at the surname on a page that has nothing but surnames? */
function isPlainlyAssociated({
  evidence: { named, references },
  features,
}: WeighablePage): boolean {
  if (named.length === 0) return features['associated-with-company'] >= LONE_SURNAME_MIN;
  return [...named, ...references].some(({ attached, placed: { passage, mention } }) => {
    const isInText = isText(passage) && passage.kind === 'paragraph';
    const isHeading = passage.zone === 'title' || passage.kind === 'heading';
    return (
      (!isHeading && attached.full * mention.strength >= FULL_NAMES_MIN) ||
      (isInText && attached.short * mention.strength >= SHORT_NAME_MIN)
    );
  });
}

/** Does a headline name somebody else of the surname, and nothing join the person to the company: 'Orla Doe, Head of Risk, Acme'? */
function isRelativesPage(page: WeighablePage): boolean {
  const { evidence } = page;
  const heads = evidence.mentions.filter(({ placed }) => isHeadline(placed.passage));
  const named = heads.some((mention) => evidence.named.includes(mention));
  const places = evidence.named.length === 0 ? evidence.mentions : heads;
  return (
    places.some(({ placed }) => placed.mention.match === 'other-person-same-surname') &&
    !named &&
    !isPlainlyAssociated(page)
  );
}

/** Strengths from which each kind of evidence counts. A lone common word is worth less than `COMPANY_MIN`. */
const COMPANY_MIN = 0.55;
/** From this strength on the company's name needs no second kind of evidence. */
const COMPANY_PLAIN_MIN = 0.8;
const FIELD_MIN = 0.5;
const ROLE_NAMED_MIN = 0.2;
const ROLE_WORDS_MIN = 0.5;
const NOTES_SHARE_MIN = 0.3;
const NOTE_WORDS_MIN = 2;
const ALL_WORDS = 1;

type Strength = readonly [name: keyof SearchResultFeatures, least: number];

const COMPANY: readonly Strength[] = [
  ['company-named', COMPANY_MIN],
  ['company-site', COMPANY_MIN],
];

const FIELD: readonly Strength[] = [
  ['same-field', FIELD_MIN],
  ['role-named', ROLE_NAMED_MIN],
  ['role-words', ROLE_WORDS_MIN],
];

/** What supports the company that a search result names. */
const SUPPORTS: readonly Strength[] = [
  ...FIELD,
  ['company-words', ALL_WORDS],
  ['company-named', COMPANY_PLAIN_MIN],
];

function hasAny(features: SearchResultFeatures, kinds: readonly Strength[]): boolean {
  return kinds.some(([name, least]) => features[name].strength >= least);
}

/**
 * The highest verdict that a bare search result can get. To be confirmed it needs the name in full, the company, named or as the
 * site, and a second kind of evidence: role, notes, field, or all words of the company's name, unless the name is plain by
 * itself. Without the company, notes would confirm whoever lives in the same town, and the field whoever is in the same trade.
 *
 * An entry of a catalogue gets less, because catalogues list everybody of a name: researchers, novelists, hosts. 'Other': a work
 * that does not name the company, since namesakes write in the field, too; an episode that names neither the company nor the
 * field. Confirmed only where the company is next to the person and the entry is in the field: show notes also thank sponsors.
 */
export function searchResultCeiling(
  features: SearchResultFeatures,
  entry?: CatalogueEntry,
): Verdict {
  const ceiling = entry === undefined ? 'confirmed' : entryCeiling(features, entry);
  if (ceiling !== 'confirmed' || features['same-profile'].strength === 1) return ceiling;
  const isNamed = features['surname-only'].strength + features['initials-only'].strength === 0;
  const isSupported = hasAny(features, SUPPORTS) || fitNotes(features['note-words']);
  return isNamed && hasAny(features, COMPANY) && isSupported ? 'confirmed' : 'possible';
}

function entryCeiling(features: SearchResultFeatures, entry: CatalogueEntry): Verdict {
  const isInField = hasAny(features, FIELD) || fitNotes(features['note-words']);
  if (!hasAny(features, COMPANY) && (entry === 'work' || !isInField)) return 'other';
  return isInField && features['company-beside-name'].strength === 1 ? 'confirmed' : 'possible';
}

/** One word of the notes is a town or 'Department'. */
function fitNotes({ strength, facts }: Feature): boolean {
  return (
    strength >= NOTES_SHARE_MIN &&
    facts?.code === 'fits-notes' &&
    facts.words.length >= NOTE_WORDS_MIN
  );
}
