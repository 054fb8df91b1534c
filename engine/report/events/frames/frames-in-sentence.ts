import type { EventKind } from '../../../model/brief.ts';
import { matchSpans, type Span } from '../../../text/words.ts';
import type { NamedParties } from '../actors/event-actors.ts';
import { EVENT_FRAMES, type EventFrame, type FramePart } from './event-frames.ts';
import type { EventWordSpans } from './event-word-finder.ts';

/** A frame that a sentence fills, and where it does. */
export type FoundFrame = { readonly frame: EventFrame; readonly span: Span };

/** The frames that a sentence in plain letters fills, in the order of `EVENT_FRAMES`. */
export function framesIn(
  text: string,
  words: EventWordSpans,
  { company, organisations, authorities, courts }: NamedParties = NOBODY,
): readonly FoundFrame[] {
  const spansOf = (part: FramePart): readonly Span[] => {
    if (part === 'money') return /\d/u.test(text) ? matchSpans(text.toLowerCase(), SUM) : [];
    if (part === 'company') return company;
    if (part === 'authority') return authorities;
    if (part === 'court') return courts;
    if (part === 'figure') return matchSpans(text, FIGURE);
    if (part === 'share') return matchSpans(text, SHARE);
    if (part === 'named') return [...organisations, ...matchSpans(text, SHARE)];
    return words.get(part) ?? [];
  };
  const holdsOne = (parts: readonly FramePart[]): boolean =>
    parts.some((part) => spansOf(part).length > 0);
  const titles = spansOf('title');
  return EVENT_FRAMES.flatMap((frame) => {
    const { trigger, argument, needs, unless = [] } = frame;
    const { excludesTitles = false, excludesMust = false } = frame;
    const triggers = spansOf(trigger);
    if (triggers.length === 0 || (needs !== undefined && !holdsOne(needs))) return [];
    if (holdsOne(unless)) return [];
    const own = triggers.filter(
      (one) =>
        !(excludesTitles && isPartOfTitle(one, titles, text)) &&
        !(excludesMust && isBesideMust(one, words)),
    );
    const spans =
      argument.length === 0 ? own : pairsOf(own, argument.flatMap(spansOf), text, frame);
    return spans.map((span) => ({ frame, span }));
  });
}

const NOBODY: NamedParties = { company: [], organisations: [], authorities: [], courts: [] };

const GAP_DEFAULT = 60;
/** The most triggers of a frame that are read; more repeat the same event. */
const SPANS_MAX = 12;

/** Each trigger with the argument nearest to it. */
function pairsOf(
  triggers: readonly Span[],
  candidates: readonly Span[],
  text: string,
  { kind, gap = GAP_DEFAULT, isOrdered = false }: EventFrame,
): readonly Span[] {
  // A trigger that is part of its argument does not count: 'annual report'.
  const verbs = triggers.filter(
    ({ start, end }) => !candidates.some((noun) => noun.start < start && noun.end >= end),
  );
  return verbs.slice(0, SPANS_MAX).flatMap((trigger) => {
    const [nearest] = candidates
      .map((argument) => ({
        ...argument,
        apart: Math.max(argument.start - trigger.end, trigger.start - argument.end),
      }))
      .filter(
        ({ start, end, apart }) =>
          apart <= gap &&
          (!isOrdered || start > trigger.start) &&
          // The object may be between the parts of a verb: 'legt die Bereiche zusammen'.
          (apart >= 0 || (start > trigger.start && end < trigger.end)) &&
          !isCut(text, trigger, { start, end }, kind),
      )
      .toSorted((one, other) => one.apart - other.apart);
    if (nearest === undefined) return [];
    const { start, end } = nearest;
    return [{ start: Math.min(trigger.start, start), end: Math.max(trigger.end, end) }];
  });
}

/** Does another clause begin between the two, or do the words between say where or from whom? */
function isCut(text: string, one: Span, other: Span, kind: EventKind): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  if (CUT.test(between)) return true;
  // 'The fire at the depot began on Tuesday.'
  if (kind === 'expansion')
    return WHERE.test(other.start >= one.end ? between : text.slice(0, other.start));
  return kind === 'acquisition' && FROM.test(between);
}

/** A place and not an object: 'Opened the meeting at its Leeds office'. */
const WHERE =
  /\s(?:(?:at|im|bei der|beim|aux?|nel|nella|nello|presso|bij)\s(?:(?:its|the|their|our|sua|suo)\s+)?|(?:a|an|bei|en|in|op|dans)\s(?:sein[a-z]*|ihr[a-z]*|son(?! tour)|sa|leurs?|sus?|zijn|haar|hun)\s|(?:a l|nell)')(?:\S+\s+){0,2}$/iu;

/** Marks at which another clause begins. */
const CUT = /[;:]\s|\s-\s|。/u;
/** An origin and not what is bought: 'Took over from Marsh', 'bought from Northstream'. */
const FROM = /^\s(?:from|von|vom|van|fra|fran|od)\s/u;

/** Is a word near 'must': 'has to be named', 'benannt werden muss'? */
export function isBesideMust(span: Span, words: EventWordSpans): boolean {
  const musts = words.get('must') ?? [];
  return musts.some(
    ({ start, end }) => start - span.end <= DUE_CHARACTERS && span.start - end <= DUE_CHARACTERS,
  );
}

/** The most characters between the two: 'Must, by 1 July, be named'. */
const DUE_CHARACTERS = 20;

/** The most characters between a word and the job title it is part of. */
const TITLE_CHARACTERS = 14;

/** Is a word part of a job title: 'head of internal audit', 'audit manager'? */
function isPartOfTitle(span: Span, titles: readonly Span[], text: string): boolean {
  return titles.some((title) => {
    if (title.start < span.end && span.start < title.end) return true;
    if (title.start >= span.end && title.start - span.end <= 1) return true;
    const before = span.start - title.end;
    if (before < 0 || before > TITLE_CHARACTERS) return false;
    return !/[,.;:]/u.test(text.slice(title.end, span.start));
  });
}

const CURRENCIES =
  'euros?|eur|kr|kroner|kronor|korun\\w{0,2}|kc|dollars?|usd|pounds?|gbp|francs?|franken|chf|zl|zlotych|pln|ft|forint\\w{0,3}|lira\\w{0,3}|tl|reais|pesos|yen|won|rand|naira|crore|lakh|ringgit|dirhams?|euroa|ευρω';
/** A number ends here. Otherwise every shorter part of a long number would be tried. */
const NUMBER_END = '(?![\\d.,])';
/** A sum of money: '£6.2m', '3 Mio. Euro', '5億円'. */
const SUM = new RegExp(
  `[$€£¥₩₺₹₦]\\s?\\d|\\b(?:r|rs|sh|rm|nok|sek|dkk|usd|eur|gbp|chf|pln|czk|huf|zar|inr|aud|cad|sgd)\\.?\\s?[$]?\\d|\\d[\\d.,]{0,14}${NUMBER_END}(?: \\d{3})?\\s?(?:(?:mio\\.?|mln\\.?|mn|bn|m|k|\\p{L}{3,12}|tys\\.?)\\s)?(?:de |di |d')?(?:${CURRENCIES}|[€$£])(?![\\p{L}])|\\d[\\d.,]{0,12}${NUMBER_END}\\s?(?:[億万兆]円?|円|元|억|만|원)`,
  'gu',
);

/** Any number. */
const FIGURE = /\d[\d.,]*/gu;
/** '70% of the capital'. */
const SHARE =
  /(?:\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|prosent))/giu;
