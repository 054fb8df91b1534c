import { strongest, type PageEvidence, type PlacedCompany } from '../associations/page-evidence.ts';
import { FORMER_EMPLOYMENT, JOININGS } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { PageFeature } from './page-feature.ts';

type CompanyPlace = Extract<
  PageFeature,
  'company-in-passage' | 'company-on-page' | 'company-in-history'
>;

/** How far from the name the page speaks of the company, 0–1 each; nothing where it stands at the name already. */
export function companyPlaces(
  evidence: PageEvidence,
  associated: number,
): Record<CompanyPlace, number> {
  const { named, companies, otherShare, content } = evidence;
  const plain = companies.filter(({ mention }) => !mention.isOther && !mention.isOutside);
  const free = 1 - associated;
  if (named.length === 0 || plain.length === 0 || free === 0) {
    return { 'company-in-passage': 0, 'company-on-page': 0, 'company-in-history': 0 };
  }
  const holders = new Set(named.map(({ placed }) => placed.passage));
  const share = free * (1 - otherShare);
  const near = plain.filter(({ passage }) => isText(passage) && holders.has(passage));
  return {
    'company-in-passage': share * strongest(near.map(clarity)),
    'company-on-page': share * strongest(plain.map(clarity)),
    'company-in-history':
      share *
      strongest(
        plain
          .filter(
            (place) => isPast(place) && (holders.has(place.passage) || follows(place, content, holders)),
          )
          .map(clarity),
      ),
  };
}

const CLARITY = { full: 1, short: 0.8, token: 0.5 } as const;

function clarity({ mention }: PlacedCompany): number {
  return CLARITY[mention.strength] * mention.certainty;
}

function isText({ zone }: Passage): boolean {
  return zone === 'lead' || zone === 'body';
}

/** Does a passage with the name stand right before? */
function follows(
  { passage }: PlacedCompany,
  content: readonly Passage[],
  holders: ReadonlySet<Passage>,
): boolean {
  const before = content[content.indexOf(passage) - 1];
  return before !== undefined && holders.has(before);
}

const PAST_REACH = 7;

/** 'She spent nine years at Acme', 'joined from Acme' */
function isPast({ passage: { words }, mention: { start } }: PlacedCompany): boolean {
  const at = FORMER_EMPLOYMENT.find(words, Math.max(0, start - PAST_REACH), start);
  const sentence = words[start]?.sentence;
  return at !== -1 && words[at]?.sentence === sentence && JOININGS !== null;
}
