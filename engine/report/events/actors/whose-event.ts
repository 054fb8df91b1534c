import { CLIENTS_AS_SUBJECT } from '../../../lexicon/events/clients.ts';
import { SUCCESSION } from '../../../lexicon/grammar/causes.ts';
import {
  COMPETES,
  FORMER_EMPLOYER,
  NEIGHBOUR_WORDS,
  RIVAL_WORDS,
} from '../../../lexicon/grammar/other-organisations.ts';
import { type Span, nearestDistance } from '../../../text/words.ts';
import { NEARER_CHARACTERS_MIN } from '../../sales-signals/names/other-names.ts';
import { isBystander, isReporter } from './bystander.ts';
import { meansCompany } from './company-focus.ts';
import { isNamedAsClient, type NamedSentence, namesOrganisation } from './event-actors.ts';
import {
  type EventSentence,
  type EventPlace,
  JOB_CHANGES,
  SEARCHES,
  PERSONAL_KINDS,
} from './event-place.ts';
import { isAboutOfficer } from './their-officers.ts';
import { isAboutUnnamedCompany, isAboutSpeaker } from './unnamed-company.ts';

/** Whose event a sentence reports: the prospect's, their company's, or somebody else's. */
type Owner = 'person' | 'company' | null;

/**
 * Whose event a sentence reports. The nearest name owns it. Authorities, courts and certifiers own nothing, nor does a company that only
 * says where a quoted person works.
 */
export function ownerOf(place: EventPlace): Owner {
  const { text, span, kind, named } = place;
  if (JOB_CHANGES.has(kind)) return isJobChangeAtCompany(place) ? 'company' : null;
  const before = text.slice(0, span.start);
  // An event of a neighbour is the neighbour's, 'Larkpay, its neighbour, was fined'; one that the company buys is named after the verb.
  if (isAboutNeighbour(before, named.company) || isAboutFormerEmployer(place)) return null;
  if (SEARCHES.has(kind) && CLIENTS_AS_SUBJECT.test(before)) return null;
  if (isBystander(place)) return null;
  const owner = ownerByName(place);
  if (owner !== undefined) return owner;
  return isAboutUnnamedCompany(place) ? 'company' : null;
}

/** Is it a change of jobs of somebody else at the company? The prospect's own is read elsewhere. */
function isJobChangeAtCompany(place: EventPlace): boolean {
  const { text, named, actors, isOwnSite, isInFocus, language } = place;
  if (isJobChangeOfAnother(place)) return false;
  const succession = SUCCESSION.exec(text);
  // Beside the prospect, only a successor named before them is news about somebody else: 'Tom Fell sucede a Jane Doe'.
  if (actors.person.length > 0)
    return (
      succession !== null &&
      actors.person.every(({ start }) => start > succession.index) &&
      named.others.length > 0
    );
  if (actors.company.length > 0 || isOwnSite) return true;
  return isInFocus && (succession !== null || meansCompany(text, language));
}

/** Is it a change at a rival or of an organisation, 'Burrow & Co has left the business', or of a speaker who names nobody else? */
function isJobChangeOfAnother(place: EventPlace): boolean {
  const { text, span, named } = place;
  const [nearest] = named.others.toSorted(
    (one, other) => nearestDistance(span, [one]) - nearestDistance(span, [other]),
  );
  if (RIVAL_WORDS.test(text)) return true;
  if (nearest === undefined) return isAboutSpeaker(place);
  return namesOrganisation(text.slice(nearest.start, nearest.end));
}

/**
 * Is it about a company that is described by the prospect's: 'Larkpay, its neighbour', 'Larkpay, which competes with Acme', but not the
 * other way round?
 */
export function isAboutNeighbour(text: string, company: readonly Span[]): boolean {
  const lower = text.toLowerCase();
  if (NEIGHBOUR_WORDS.test(lower)) return true;
  const competes = COMPETES.exec(lower);
  if (competes === null) return false;
  const comma = text.lastIndexOf(',', competes.index);
  const clause = comma === -1 ? competes.index : comma;
  return company.every(({ start }) => start > clause);
}

/** Is it about a former employer other than the company: 'Her former employer was fined'? */
export function isAboutFormerEmployer({ text, actors }: NamedSentence): boolean {
  return actors.company.length === 0 && FORMER_EMPLOYER.test(text.toLowerCase());
}

/** The owner according to the names in the sentence; `undefined` when it names neither the person nor the company. */
function ownerByName(place: EventPlace): Owner | undefined {
  const { actors, span, kind } = place;
  const { person, company, others } = actors;
  if (isUnnamed(place)) return undefined;
  // A person named before the event and nearer than the company owns it: 'Jane Doe, formerly a partner at Beta, has been fined.'
  const isOfPerson =
    PERSONAL_KINDS.has(kind) &&
    person.some(({ end }) => end <= span.start) &&
    nearestDistance(span, person) < nearestDistance(span, company);
  if (isOfPerson) return isNearestOrFirst(person, others, span, 0) ? 'person' : null;
  if (PERSONAL_KINDS.has(kind) && isAboutOfficer(place, span.start)) return null;
  const isOfCompany =
    company.length > 0 && isNearestOrFirst(company, others, span, NEARER_CHARACTERS_MIN);
  return isOfCompany ? 'company' : null;
}

/** Does it name neither the person nor the company, or the person only as the reporter? */
function isUnnamed({ text, actors: { person, company } }: EventPlace): boolean {
  return company.length === 0 && person.every(({ end }) => isReporter(text, end));
}

/** Is one of these names the nearest to the event, or the first, which is mostly the subject? `tolerance` is in characters. */
function isNearestOrFirst(
  own: readonly Span[],
  others: readonly Span[],
  span: Span,
  tolerance: number,
): boolean {
  const first = Math.min(...own.map(({ start }) => start));
  return (
    nearestDistance(span, own) <= nearestDistance(span, others) + tolerance ||
    others.every(({ start }) => first < start)
  );
}

/** Can a sentence be about the prospect or their company at all? Most cannot and are not read further. */
export function mayBeOfProspect(sentence: EventSentence): boolean {
  if (isNamedAsClient(sentence)) return false;
  const { attributed, isOwnSite, isInFocus } = sentence;
  const { names, spoken, isFirstPerson } = attributed;
  return (
    names.person.length + names.company.length + spoken.length > 0 ||
    isFirstPerson ||
    isOwnSite ||
    isInFocus
  );
}
