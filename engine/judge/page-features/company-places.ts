import { WORKPLACE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { FIRST_PERSON_WORDS } from '../../lexicon/grammar/pronouns.ts';
import { strongest, type PageEvidence, type PlacedCompany } from '../associations/page-evidence.ts';
import type { Passage } from '../page/parse-page.ts';
import { isPast, isRivalNamedLast } from './company-named-last.ts';
import type { PageFeature } from './page-feature.ts';

type CompanyPlace = Extract<
  PageFeature,
  'company-in-passage' | 'company-in-headline' | 'company-in-history' | 'company-as-own'
>;

const NOWHERE: Record<CompanyPlace, number> = {
  'company-in-passage': 0,
  'company-in-headline': 0,
  'company-in-history': 0,
  'company-as-own': 0,
};

/**
 * Where a page that names the person speaks of the company, 0–1 each, less where it stands at the name already: in the same
 * paragraph, in the headline of a register or report, as an employer of the past, or as the speaker's own ('at Acme we').
 */
export function companyPlaces(
  evidence: PageEvidence,
  associated: number,
): Record<CompanyPlace, number> {
  const { named, companies, otherShare, content } = evidence;
  const plain = companies.filter(({ mention }) => !mention.isOther);
  const share = (1 - associated) * (1 - otherShare);
  if (named.length === 0 || plain.length === 0 || share === 0) return NOWHERE;
  const holders = new Set(named.map(({ placed }) => placed.passage));
  const strengthOf = (holds: (place: PlacedCompany) => boolean): number =>
    share *
    strongest(plain.filter((place) => !place.mention.isOutside && holds(place)).map(clarityOf));
  const isNear = ({ passage }: PlacedCompany): boolean => isText(passage) && holders.has(passage);
  return {
    'company-in-passage': strengthOf(isNear),
    'company-in-headline': strengthOf(({ passage }) => isHeadline(passage)),
    'company-in-history': strengthOf(
      (place) =>
        isPast(place) &&
        (holders.has(place.passage) || holders.has(passageBefore(place.passage, content))),
    ),
    'company-as-own': isSubject(
      named.map(({ placed }) => placed.passage),
      content,
    )
      ? strengthOf(isSpokenAsOwn)
      : 0,
  };
}

/**
 * Does the page name the company, as more than a sponsor, client or rival, and no rival last before each mention with a job
 * title?
 */
export function speaksOfCompany(evidence: PageEvidence): boolean {
  const { companies } = evidence;
  const isNamed = companies.some(({ mention }) => !mention.isOther && !mention.isOutside);
  return isNamed && !isRivalNamedLast(evidence);
}

const CLARITY = { full: 1, short: 0.8, token: 0.5 } as const;

function clarityOf({ mention }: PlacedCompany): number {
  return CLARITY[mention.strength] * mention.certainty;
}

function isText({ zone }: Passage): boolean {
  return zone === 'lead' || zone === 'body';
}

function isHeadline({ zone, kind }: Passage): boolean {
  return zone === 'title' || (zone === 'lead' && kind === 'heading');
}

function passageBefore(passage: Passage, content: readonly Passage[]): Passage {
  return content[content.indexOf(passage) - 1] ?? passage;
}

const BYLINE_PASSAGES = 6;

/** Is the person the page's subject or author: named in a headline, near its top, or as a speaker? */
function isSubject(holders: readonly Passage[], content: readonly Passage[]): boolean {
  const top = new Set(content.slice(0, BYLINE_PASSAGES));
  return holders.some((passage) => isHeadline(passage) || top.has(passage));
}

const OWN_REACH = 8;

/** 'At Acme we count twice', 'our auditors at Acme' */
function isSpokenAsOwn({ passage, mention: { start, end } }: PlacedCompany): boolean {
  const { words } = passage;
  if (!isText(passage)) return false;
  const sentence = words[start]?.sentence;
  const isAt = words
    .slice(Math.max(0, start - 2), start)
    .some(({ text }) => WORKPLACE_PREPOSITIONS.has(text));
  return (
    isAt &&
    words
      .slice(Math.max(0, start - OWN_REACH), end + OWN_REACH)
      .some((word) => word.sentence === sentence && FIRST_PERSON_WORDS.has(word.text))
  );
}
