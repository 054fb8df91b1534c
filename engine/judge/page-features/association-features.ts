// Whether a page gives the person the company and the job title.
import { AT_OR_OF_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { placeOfPhrase } from '../../text/place-of-phrase.ts';
import { stemOf } from '../../text/terms.ts';
import { wordsOf } from '../../text/words.ts';
import type { CompanyEvidence } from '../associations/company-evidence.ts';
import type { FormStrength } from '../associations/company-forms.ts';
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import { isPossessive } from '../associations/other-company-name.ts';
import { isSpeaker, strongest, type PageEvidence } from '../associations/page-evidence.ts';
import { stretchesBeside, wordsOfStretch } from '../mentions/mention-context.ts';
import { wordsOfMention } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { EVERYDAY_FIELD_WORDS, FIELD_WORDS } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import { recordingTypeOf } from '../page/recording-type.ts';
import { firstPersonShare, ownTextOf } from './aboutness.ts';
import { ANY_JOB_TITLE_SHARE, companyNamedLast } from './company-named-last.ts';
import { officerOf } from './company-officer.ts';
import { companyPlaces, type CompanyPlace } from './company-places.ts';
import { siteLikeness } from './company-site.ts';

/** What associates the person with the company and the job title. */
export type AssociationFeature =
  | 'associated-with-company'
  | 'job-title-beside-name'
  | 'role-beside-name'
  | 'field-job-title'
  | 'field-job-title-of-long-name'
  | 'company-named-last'
  | 'headline-association'
  | CompanyPlace
  | NamingPageFeature;

/** Does the page give the person the prospect's company and job title, right at the name? */
export function associationFeatures(
  evidence: PageEvidence,
  profile: Profile,
): Record<AssociationFeature, number> {
  const { counted } = evidence;
  const associated = associationStrength(evidence);
  const jobTitle = strongest([
    ...counted.map(({ fieldJobTitle }) => fieldJobTitle),
    ...counted.map((mention) => ANY_JOB_TITLE_SHARE * mention.jobTitle),
  ]);
  const role = strongest(counted.map((mention) => roleBeside(profile, mention)));
  // Whatever the user entered as the position is the prospect's field.
  const title = role === 1 ? 1 : jobTitle;
  const held =
    role === 1 ? 1 : strongest(counted.map(({ heldFieldJobTitle }) => heldFieldJobTitle));
  return {
    'associated-with-company': associated,
    'job-title-beside-name': title,
    'role-beside-name': role,
    'field-job-title': held,
    'field-job-title-of-long-name':
      evidence.companies.length === 0 && isLongNamed(evidence, profile) ? held : 0,
    'headline-association': headlineAssociation(evidence, associated * (1 - title)),
    'company-named-last': companyNamedLast(evidence) * (1 - associated),
    ...companyPlaces(evidence, associated),
    ...namingPageFeatures(evidence, profile, associated),
  };
}

type NamingPageFeature =
  | 'own-site'
  | 'officer-of-company'
  | 'field-on-page'
  | 'first-person'
  | 'speaker'
  | 'recording';

/** What a page says as a whole; nothing unless it names the person. */
function namingPageFeatures(
  evidence: PageEvidence,
  profile: Profile,
  associated: number,
): Record<NamingPageFeature, number> {
  const { context, counted, content } = evidence;
  const named = Number(counted.length > 0);
  const unlinked = named * (1 - associated);
  return {
    'own-site': named * siteLikeness(evidence, profile),
    'officer-of-company': unlinked === 0 ? 0 : unlinked * officerOf(evidence),
    'field-on-page': named === 0 ? 0 : fieldOnPage(evidence, profile),
    'first-person': unlinked === 0 ? 0 : unlinked * firstPersonShare(ownTextOf(content)),
    speaker: unlinked * Number(counted.some(({ placed }) => isSpeaker(placed))),
    // The guests of podcasts and videos are few: who only shares the name is seldom on one that the search finds.
    recording: unlinked * Number(recordingTypeOf(context.page) !== null),
  };
}

const LONG_NAME_WORDS = 3;

/** Does the page write a name of three words or more, particles aside, which few people share? */
function isLongNamed({ counted }: PageEvidence, { person: { names } }: Profile): boolean {
  const written = counted.map(({ placed }) => wordsOfMention(placed).map(({ text }) => text));
  return isLong(names[0]?.words ?? []) && written.some(isLong);
}

function isLong(name: readonly string[]): boolean {
  return name.filter((word) => !NAME_PARTICLES.has(word)).length >= LONG_NAME_WORDS;
}

/** How closely the page associates the company, in any of its forms, with the name, 0–1. */
export function associationStrength(evidence: PageEvidence): number {
  return strongest(
    (['full', 'short', 'token'] as const).map((form) => associationBy(evidence, form)),
  );
}

/** A mention by surname counts this much of one by full name: on a page that has the full name too, and on one that has not. */
const SURNAME_SHARE = 0.8;
const LONE_SURNAME_SHARE = 0.6;

function associationBy(
  { named, references, counted, otherShare }: PageEvidence,
  form: FormStrength,
): number {
  const first = strongest(
    [...named, ...references].map(
      ({ attached, placed }) => attached[form] * placed.mention.strength,
    ),
  );
  const later = strongest(counted.map(({ attached }) => attached[form]));
  const share = named.length > 0 ? SURNAME_SHARE : LONE_SURNAME_SHARE;
  return Math.max(first, later * share) * (form === 'full' ? 1 : 1 - otherShare);
}

const ROLE_WORDS = 14;
const STEMS_SHARE = 0.8;
const STEMS_SHARE_MIN = 0.6;

/** Is the prospect's position at the name, as a phrase or by most of its words? One word of it counts for nothing. */
function roleBeside({ rolePhrases, roleStems }: Profile, { context }: MentionEvidence): number {
  if (roleStems.length === 0 && rolePhrases.length === 0) return 0;
  const words = stretchesBeside(context, ROLE_WORDS).flatMap(wordsOfStretch);
  if (rolePhrases.some((phrase) => placeOfPhrase(words, phrase) !== -1)) return 1;
  if (roleStems.length < 2) return 0;
  const stems = new Set(words.map(({ text }) => stemOf(text)));
  const share = roleStems.filter((stem) => stems.has(stem)).length / roleStems.length;
  return share >= STEMS_SHARE_MIN ? STEMS_SHARE * share : 0;
}

const FIELD_PASSAGES_MAX = 40;
const FIELD_PASSAGE_WORDS_MAX = 400;
const FIELD_WORDS_FULL = 4;

/**
 * How much the page speaks of the reader's field, 0–1, by how many of its words it holds. Nothing for a prospect whom the user
 * gives a position outside it.
 */
function fieldOnPage({ content }: PageEvidence, { entered, roleStems }: Profile): number {
  const position = wordsOf(entered.position);
  if (roleStems.length > 0 && !FIELD_WORDS.isIn(position)) return 0;
  const read = content
    .slice(0, FIELD_PASSAGES_MAX)
    .flatMap(({ words }) => words.slice(0, FIELD_PASSAGE_WORDS_MAX).map(({ text }) => text));
  const found = [...new Set(read)].filter((text) => FIELD_WORDS.holds(text));
  const isEveryday = found.every((text) => EVERYDAY_FIELD_WORDS.holds(text));
  return isEveryday && found.length < EVERYDAY_WORDS_MIN
    ? 0
    : Math.min(1, found.length / FIELD_WORDS_FULL);
}

/** Fewer stand on any page: 'the safety of our riders'. */
const EVERYDAY_WORDS_MIN = 3;

/**
 * An association that only a headline makes, 0–1, less by the company's full name. Headlines put unrelated names together: 'Jane
 * Doe – Acme (live)', but not 'Acme's Jane Doe' and 'Jane Doe of Acme', and hardly where the page gives an office at the company.
 */
function headlineAssociation(evidence: PageEvidence, associated: number): number {
  const attached = [...evidence.counted, ...evidence.references].filter(
    (mention) => strongest(Object.values(mention.attached)) > 0,
  );
  const isInText = evidence.companies.some(
    ({ passage, mention }) => isText(passage) && !mention.isOther,
  );
  const isPlain = (mention: CompanyEvidence): boolean =>
    isText(mention.placed.passage) || joinsCompany(mention) || (isInText && isInBrackets(mention));
  if (attached.some(isPlain)) return 0;
  const isFull = attached.some((mention) => mention.attached.full > 0);
  const headline = associated * (isFull ? FULL_HEADLINE_SHARE : 1);
  return headline === 0 ? 0 : headline * (1 - officerOf(evidence));
}

const FULL_HEADLINE_SHARE = 0.4;

/** Does a possessive or, in one phrase, a preposition join name and company? */
function joinsCompany({ context: { passage, start, end }, nearest }: CompanyEvidence): boolean {
  if (nearest?.passage !== passage) return false;
  const { words } = passage;
  const { mention } = nearest;
  if (mention.end === start) return isPossessive(words[start - 1]);
  const between = words.slice(end, mention.start);
  const isOnePhrase = between.length === 1 || !between.some(({ startsPhrase }) => startsPhrase);
  return isOnePhrase && AT_OR_OF_PREPOSITIONS.has(between.at(-1)?.text ?? '');
}

/** Is the company in brackets after the name: 'Jane Doe (Acme)'? It may be a town, unless the page's own text names it too. */
function isInBrackets({ context: { passage, end }, nearest }: CompanyEvidence): boolean {
  if (nearest?.passage !== passage || nearest.mention.start !== end) return false;
  const { words, text } = passage;
  return /^ ?[(（]$/u.test(text.slice(words[end - 1]?.end, words[end]?.start));
}

/** Is it the page's own text, unlike its title, description and headings? */
export function isText({ zone, kind }: Passage): boolean {
  return zone !== 'title' && zone !== 'description' && kind !== 'heading';
}
