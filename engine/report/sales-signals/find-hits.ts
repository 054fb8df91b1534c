import type { Citation } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import type { TaxonomyEntry, EntryGroup } from '../../taxonomy/pattern.ts';
import { entriesIn } from '../../taxonomy/taxonomy.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { charactersOf, type Span, type WordSpan, nearestDistance } from '../../text/words.ts';
import type { AttributedSentence } from './attributed-sentences.ts';
import { NEARER_CHARACTERS_MIN, rivalsIn } from './names/other-names.ts';

/** A sentence of a page that mentions an entry and belongs to the prospect. */
export type Hit = {
  readonly entry: TaxonomyEntry;
  readonly result: ResearchResult;
  readonly attributed: AttributedSentence;
  readonly subject: BuyingSignalSubject;
};

/** What the sentences of one page state, headings only where no sentence states the same. */
export function hitsOn(
  result: ResearchResult,
  sentences: readonly AttributedSentence[],
): readonly Hit[] {
  const hits = sentences.flatMap((attributed) => hitsIn(result, attributed));
  const inText = new Set(
    hits.filter(({ attributed }) => attributed.kind !== 'heading').map(({ entry }) => entry.id),
  );
  return hits.filter(
    ({ attributed, entry }) => attributed.kind !== 'heading' || !inText.has(entry.id),
  );
}

function hitsIn(result: ResearchResult, attributed: AttributedSentence): readonly Hit[] {
  if (attributed.belonging === 'none') return [];
  const text = plainLetters(attributed.sentence.text);
  return entriesIn(text)
    .filter(({ entry, spans }) =>
      spans.some((span) => belongsToProspect(entry, span, attributed, text)),
    )
    .map(({ entry }) => ({ entry, result, attributed, subject: signalSubject(attributed) }));
}

function signalSubject({ names, spoken, reference }: AttributedSentence): BuyingSignalSubject {
  const isPersonal = names.person.length > 0 || spoken.length > 0 || reference === 'person';
  return isPersonal ? 'person' : 'company';
}

/** What happened at an earlier employer is not an event of this one. */
const PAST_JOB =
  /\b(?:before (?:he|she|joining|becoming|that)|previously|formerly|spent \w+ years|zuvor|davor|avant de|auparavant|antes de|prima di|eerder|tidligere|tidigare)\b/i;

/** Does what the sentence says there belong to the prospect or their company, and not to somebody beside them? */
function belongsToProspect(
  entry: TaxonomyEntry,
  span: Span,
  attributed: AttributedSentence,
  text: string,
): boolean {
  const { person } = attributed.names;
  if (entry.group === 'trigger') return isOwnEvent(entry, span, attributed, text);
  if (!entry.isPersonal) return true;
  // Several people share a stage, but not a job.
  if (entry.group === 'voice') return person.length > 0;
  return person.length > 0 && !isNearerToOther(span, attributed, person, text);
}

function isOwnEvent(
  entry: TaxonomyEntry,
  span: Span,
  attributed: AttributedSentence,
  text: string,
): boolean {
  const { names, belonging } = attributed;
  if (entry.id !== 'newhire' && isOfPastJob(attributed, text)) return false;
  // What somebody says about the world is not an event of their company: it takes a 'we'.
  if (isInSpeech(span, attributed, text))
    return attributed.isFirstPerson || names.company.length > 0;
  return (
    belonging !== 'named' ||
    !isNearerToOther(span, attributed, [...names.person, ...names.company], text)
  );
}

/** Is it about the job before: 'She settled a case for a bank before she joined Acme'? */
function isOfPastJob({ sentence, names }: AttributedSentence, text: string): boolean {
  const past = text.search(PAST_JOB);
  return (
    past !== -1 &&
    !names.company.some((company) => charactersOf(sentence.words, company).start < past)
  );
}

/** Is it in what the person says? */
function isInSpeech(
  { start, end }: Span,
  { belonging, spoken }: AttributedSentence,
  text: string,
): boolean {
  const words = text.slice(start, end);
  return (
    belonging === 'spoken' ||
    spoken.some((stretch) => plainLetters(plainTextOf(stretch)).includes(words))
  );
}

/** Distances in characters, since the pattern's place is one of plain letters and nearly that of the text. */
function isNearerToOther(
  span: Span,
  { sentence, names }: AttributedSentence,
  own: readonly WordSpan[],
  text: string,
): boolean {
  const placesOf = (spans: readonly WordSpan[]): readonly Span[] =>
    spans.map((name) => charactersOf(sentence.words, name));
  const others = [...placesOf(names.others), ...rivalsIn(text)];
  return (
    nearestDistance(span, others) + NEARER_CHARACTERS_MIN < nearestDistance(span, placesOf(own))
  );
}

/** What a signal is about: the person's own doing and saying, or their company's. */
export type BuyingSignalSubject = 'person' | 'company';

/** One event or subject, however many pages report it. */
export type BuyingSignal = Citation & {
  /** Id of the taxonomy's entry. */
  readonly entry: string;
  readonly group: EntryGroup;
  readonly label: string;
  readonly subject: BuyingSignalSubject;
  /** 0–1: how much the entry says, less what its age takes away. */
  readonly weight: number;
  /** Every sentence that states it, the best first; the signal's own quote is the first of them. */
  readonly sources: readonly Citation[];
};
