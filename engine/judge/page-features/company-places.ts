// Where else on a page that names the person the company stands.
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import { strongest, type PageEvidence, type PlacedCompany } from '../associations/page-evidence.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import { JOININGS } from '../mentions/vocabulary.ts';
import { isHeadline, isMainText, type Passage } from '../page/parse-page.ts';
import { isPast, isRivalNamedLast } from './company-named-last.ts';

/** Where a page that names the person speaks of the company. */
export type CompanyPlace = 'company-in-passage' | 'company-in-headline';

const NOWHERE: Record<CompanyPlace, number> = {
  'company-in-passage': 0,
  'company-in-headline': 0,
};

/**
 * Where a page that names the person speaks of the company, 0–1 each, less where it stands at the name already: in the same
 * paragraph, or in the headline of a register or report.
 */
export function companyPlaces(
  evidence: PageEvidence,
  associated: number,
): Record<CompanyPlace, number> {
  const { named, companies, otherShare } = evidence;
  const plain = companies.filter(({ mention }) => !mention.isOther);
  const bearers = named.length > 0 ? named : titledBearers(evidence);
  const share = (1 - associated) * (1 - otherShare);
  if (bearers.length === 0 || plain.length === 0 || share === 0) return NOWHERE;
  const holders = new Set(bearers.map(({ placed }) => placed.passage));
  const strengthOf = (holds: (place: PlacedCompany) => boolean): number =>
    share *
    strongest(plain.filter((place) => !place.mention.isOutside && holds(place)).map(clarityOf));
  const isNear = ({ passage }: PlacedCompany): boolean =>
    isMainText(passage) && holders.has(passage);
  return {
    'company-in-passage': strengthOf(isNear),
    'company-in-headline': strengthOf(({ passage }) => isHeadline(passage)),
  };
}

/**
 * The places where a surname stands with a form of address, 'Mme Doe'; none where the page names a relative. On a page
 * that never gives the name in full, a bare surname may be a relative's.
 */
function titledBearers({ all, mentions }: PageEvidence): readonly MentionEvidence[] {
  const hasRelative = mentions.some(
    ({ placed }) => placed.mention.match === 'other-person-same-surname',
  );
  if (hasRelative) return [];
  return all.filter(({ placed }) => placed.mention.match === 'titled-surname');
}

/**
 * Does a paragraph with the name say that they join the company? 'Jane Doe was thanked. In May she joins Acme.' A
 * sentence that names somebody else does not count.
 */
export function movesToCompany({ all, companies }: PageEvidence): boolean {
  const holders = new Set(all.map(({ placed }) => placed.passage));
  const own = ownNameWords(all);
  return companies.some(({ passage, mention }) => {
    if (mention.isOther || mention.isOutside || mention.strength === 'token') return false;
    const sentence = passage.words[mention.start]?.sentence;
    const around = passage.words.filter((word) => word.sentence === sentence);
    const namesOther = around.some(
      ({ text, isCapital }) => isCapital && isGivenName(text) && !own.has(text),
    );
    return holders.has(passage) && isMainText(passage) && JOININGS.isIn(around) && !namesOther;
  });
}

/** How clearly a passage with the name, or the one before it, has the company as an employer of the past, 0–1. */
export function leftCompany({ named, companies, otherShare, content }: PageEvidence): number {
  const holders = new Set(named.map(({ placed }) => placed.passage));
  const past = companies.filter(
    (place) =>
      !place.mention.isOther &&
      !place.mention.isOutside &&
      isPast(place) &&
      (holders.has(place.passage) || holders.has(passageBefore(place.passage, content))),
  );
  return (1 - otherShare) * strongest(past.map(clarityOf));
}

function passageBefore(passage: Passage, content: readonly Passage[]): Passage {
  return content[content.indexOf(passage) - 1] ?? passage;
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
