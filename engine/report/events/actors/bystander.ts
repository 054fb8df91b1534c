import {
  AIDS_ANOTHER,
  AND_BESIDES,
  INSURES_ANOTHER,
  SITE_BEHIND,
  SOURCE_BEFORE,
} from '../../../lexicon/events/bystanders.ts';
import { PLACE_PREPOSITIONS, PERHAPS_THE } from '../../../lexicon/grammar/prepositions.ts';
import { REPORTED_SPEECH } from '../../../lexicon/grammar/speech.ts';
import type { EventKind } from '../../../model/brief.ts';
import { type Span, wordListOf } from '../../../text/words.ts';
import { isOrganisationName, namedParties, type NamedSentence } from './event-actors.ts';

/** Where a sentence reports an event, and of which kind. If that is unknown, the end of the sentence and 'other'. */
type ReportedPlace = NamedSentence & {
  readonly span: Span;
  readonly kind: EventKind;
  readonly language: string | null;
};

/**
 * Is the company only a bystander of what another organisation does or suffers: its source, 'Beta was fined, according to Acme', its
 * adviser, 'Acme advised Beta on its acquisition', or its insurer?
 */
export function isBystander(place: ReportedPlace): boolean {
  const { text, named, kind } = place;
  if (named.company.length === 0) return false;
  return named.company.every(
    (company) =>
      (HAPPENING_TO_SUBJECT.has(kind) && isSource(company, text) && isOtherSubject(place)) ||
      isAiding(company, place) ||
      (LOSSES.has(kind) && INSURES_ANOTHER.test(text.slice(company.end))),
  );
}

/**
 * Kinds of events that happen to their subject, and 'other'. Not a deal, whose source may be the buyer, nor a suit, whose source may be the
 * party sued.
 */
const HAPPENING_TO_SUBJECT: ReadonlySet<EventKind> = new Set([
  'fine',
  'breach',
  'investigation',
  'audit',
  'other',
]);

/** Losses that an insurer pays for, and 'other'. */
const LOSSES: ReadonlySet<EventKind> = new Set(['breach', 'other']);

/** Is the company the source or an example: 'According to Acme', 'like Acme', '…, said Acme.'? */
function isSource({ start, end }: Span, text: string): boolean {
  const before = text.slice(Math.max(0, start - SOURCE_CHARACTERS_MAX), start).toLowerCase();
  const isLast = /^\W*$/u.test(text.slice(end));
  return SOURCE_BEFORE.test(before) || (isLast && SAID_BEFORE.test(before));
}

const SOURCE_CHARACTERS_MAX = 40;

/** 'Said' right before a name. */
const SAID_BEFORE = new RegExp(`(?:${REPORTED_SPEECH.source}) $`, 'u');

/** Is another organisation named before the event, and not as its place: 'Beta was fined', but not 'the office in Leeds was hit'? */
function isOtherSubject(place: ReportedPlace): boolean {
  const { text, span, language } = place;
  return namedParties(place).organisations.some(({ start, end }) => {
    const before = wordListOf(text.slice(0, start)).at(-1) ?? '';
    const isIn = PLACE_PREPOSITIONS.has(before) && NO_PLACE_AFTER[language ?? ''] !== before;
    return start < span.end && !isIn && !SITE_BEHIND.test(text.slice(end));
  });
}

/** Prepositions that introduce no place in a language: Polish fines are laid 'na' somebody, and 'a' is the Portuguese article. */
const NO_PLACE_AFTER: Readonly<Record<string, string>> = { pl: 'na', pt: 'a' };

/** Does the company congratulate, sponsor or advise another one, and does the sentence say nothing else that it does? */
function isAiding(company: Span, place: ReportedPlace): boolean {
  const { text, span, language } = place;
  if (!AIDS_ANOTHER.test(text.slice(company.end).toLowerCase())) return false;
  // A name that ends with the event is that of the event and not of its owner: 'Won the Risk Award'.
  const aided = namedParties(place).organisations.filter(
    ({ start, end }) => start > company.end && (end < span.end || start >= span.end),
  );
  const last = aided.findLast(({ start }) => start < span.end) ?? company;
  const between = wordListOf(text.slice(last.end, Math.max(last.end, span.start)));
  const and = AND_BESIDES[language ?? 'en'] ?? [];
  return aided.length > 0 && !between.some((word) => and.includes(word));
}

/** Does it happen to another organisation: 'The fine imposed on the Galtee Clinic has no bearing on the hospital'? */
export function happensToAnother({ text, actors: { others } }: NamedSentence): boolean {
  return others.some(
    ({ start, end }) =>
      UPON.test(text.slice(0, start)) && isOrganisationName(text.slice(start, end)),
  );
}

/** 'On the', 'gegen die', right before a name. */
const UPON = new RegExp(
  `(?<![a-z])(?:on|against|gegen|uber|contre|a l'encontre d[eu]|contra|contro|tegen|aan|mot|mod|przeciwko|na|proti) ${PERHAPS_THE}$`,
  'i',
);

/** Does the person whose name ends at `end` only report the event: 'Jane Doe reported that the audit had passed'? */
export function isReporter(text: string, end: number): boolean {
  return REPORTS_THAT.test(text.slice(end));
}

/** 'Reported that', 'berichtete, dass', right after a name. */
const REPORTS_THAT =
  /^(?: \([^)]{1,80}\))? (?:(?:reported|noted|advised|confirmed|explained|stated|said|told (?:the )?[a-z]+|informed (?:the )?[a-z]+) that|(?:berichtete?|teilte mit|erklarte|sagte|informierte), dass|(?:a (?:indique|precise|signale|rapporte|informe|explique)|indique|precise|rappelle) qu[e']|(?:informo|senalo|indico|explico) (?:de )?que|(?:informou|referiu|indicou|explicou) que|ha (?:riferito|comunicato|spiegato|segnalato) che|(?:meldde|deelde mee|vertelde|lichtte toe) dat|(?:meddelade|berattade|rapporterade|informerade om) att|(?:oplyste|meddelte|fortalte|orienterede om|opplyste|orienterte om) at|(?:poinformowal|przekazal)a?, ze|(?:informoval|uvedl)a?, ze) /i;
