// Where else on a page that names the person the company stands.
import { YEARS } from '../../lexicon/people/sore-points.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { NUMBER_WORDS } from '../../text/number-words.ts';
import type { Word } from '../../text/words.ts';
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import {
  isSpeaker,
  strongest,
  type PageEvidence,
  type PlacedCompany,
} from '../associations/page-evidence.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import { JOININGS } from '../mentions/vocabulary.ts';
import { isHeadline, isMainText } from '../page/parse-page.ts';
import { isPast, isRivalNamedLast } from './company-named-last.ts';

/** Where a page that names the person speaks of the company. */
export type CompanyPlace = 'company-in-passage' | 'company-in-headline';

const NOWHERE: Record<CompanyPlace, number> = {
  'company-in-passage': 0,
  'company-in-headline': 0,
};

/**
 * Where a page that names the person speaks of the company, 0–1 each: in the same paragraph, or in the headline of a register or
 * report. Less where the company is associated with the name itself, which has its own feature.
 */
export function companyPlaces(
  evidence: PageEvidence,
  associated: number,
): Record<CompanyPlace, number> {
  const { named, counted, companies, otherShare } = evidence;
  const plain = companies.filter(({ mention, isOfAnother }) => !mention.isOther && !isOfAnother);
  const bearers = named.length > 0 ? named : titledBearers(evidence);
  const share = (1 - associated) * (1 - otherShare);
  if (bearers.length === 0 || plain.length === 0 || share === 0) return NOWHERE;
  const speakers = counted.filter(({ placed }) => isSpeaker(placed));
  const holders = new Set([...bearers, ...speakers].map(({ placed }) => placed.passage));
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
function titledBearers({ counted, mentions }: PageEvidence): readonly MentionEvidence[] {
  const hasRelative = mentions.some(
    ({ placed }) => placed.mention.match === 'other-person-same-surname',
  );
  if (hasRelative) return [];
  return counted.filter(({ placed }) => placed.mention.match === 'titled-surname');
}

/**
 * Does a paragraph with the name say that they join the company? 'Jane Doe was thanked. In May she joins Acme.' A
 * sentence that names somebody else does not count.
 */
export function movesToCompany({ counted, companies }: PageEvidence): boolean {
  const holders = new Set(counted.map(({ placed }) => placed.passage));
  const own = ownNameWords(counted);
  return companies.some(({ passage, mention }) => {
    if (mention.isOther || mention.isOutside || mention.strength === 'token') return false;
    const around = sentenceOf({ passage, mention });
    return (
      holders.has(passage) &&
      isMainText(passage) &&
      JOININGS.isIn(around) &&
      !namesOtherPerson(around, own)
    );
  });
}

/** A page may be one endless sentence. */
const SENTENCE_REACH = 60;

function sentenceOf({
  passage: { words },
  mention,
}: Pick<PlacedCompany, 'passage' | 'mention'>): readonly Word[] {
  const { start, end } = mention;
  const near = words.slice(Math.max(0, start - SENTENCE_REACH), end + SENTENCE_REACH);
  return near.filter((word) => word.sentence === words[start]?.sentence);
}

function namesOtherPerson(words: readonly Word[], own: ReadonlySet<string>): boolean {
  return words.some(({ text, isCapital }) => isCapital && isGivenName(text) && !own.has(text));
}

/** Does the sentence count the years of somebody at the company: 'For eleven years she built up the audit of Acme'? */
function isTenure(place: PlacedCompany, own: ReadonlySet<string>): boolean {
  const around = sentenceOf(place);
  const isCounted = around.some(
    ({ text }, index) => YEARS.test(text) && isCount(around[index - 1]?.text ?? ''),
  );
  return isCounted && !namesOtherPerson(around, own);
}

function isCount(word: string): boolean {
  return FIGURE.test(word) || COUNTS.has(word);
}

const FIGURE = /^\d{1,2}$/u;
const COUNTS = new Set([...NUMBER_WORDS.values()].flatMap((words) => [...words.keys()]));

/** How clearly a passage with the name, or the one before it, has the company as an employer of the past, 0–1. */
export function leftCompany({ named, companies, otherShare, content }: PageEvidence): number {
  const holders = new Set(named.map(({ placed }) => placed.passage));
  const own = ownNameWords(named);
  const past = companies.filter(
    (place) =>
      !place.mention.isOther &&
      !place.mention.isOutside &&
      (holders.has(place.passage)
        ? isPast(place) || isTenure(place, own)
        : isPast(place) &&
          holders.has(content[content.indexOf(place.passage) - 1] ?? place.passage)),
  );
  return (1 - otherShare) * strongest(past.map(clarityOf));
}

/** Does the page name the company, as more than a sponsor, client or rival, and no rival last before each mention with a job title? */
export function speaksOfCompany(evidence: PageEvidence): boolean {
  const { companies } = evidence;
  const isNamed = companies.some(
    ({ mention, isOfAnother }) => !mention.isOther && !mention.isOutside && !isOfAnother,
  );
  return isNamed && !isRivalNamedLast(evidence);
}

const CLARITY = { full: 1, short: 0.8, token: 0.5 } as const;

function clarityOf({ mention }: PlacedCompany): number {
  return CLARITY[mention.strength] * mention.certainty;
}
