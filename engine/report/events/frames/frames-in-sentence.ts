import type { EventKind } from '../../../model/brief.ts';
import type { Span } from '../../../text/words.ts';
import type { Actors } from '../actors/event-actors.ts';
import { EVENT_FRAMES, type EventFrame, type FramePart } from './event-frames.ts';
import type { EventWordSpans } from './event-word-finder.ts';

/** A frame that a sentence fills, and where. */
export type FoundFrame = { readonly frame: EventFrame; readonly span: Span };

/** The frames that a sentence in plain letters fills, in the order of `EVENT_FRAMES`. */
export function framesIn(
  text: string,
  words: EventWordSpans,
  { company, organisations, authorities, courts }: Actors,
): readonly FoundFrame[] {
  const spansOf = (part: FramePart): readonly Span[] => {
    if (part === 'money') return moneyIn(text);
    if (part === 'company') return company;
    if (part === 'authority') return authorities;
    if (part === 'court') return courts;
    if (part === 'figure') return placesOf(text, FIGURE);
    return part === 'named'
      ? [...organisations, ...placesOf(text, SHARE)]
      : (words.get(part) ?? []);
  };
  const holds = (parts: readonly FramePart[] | undefined): boolean =>
    parts?.some((part) => spansOf(part).length > 0) === true;
  const posts = words.get('post') ?? [];
  return EVENT_FRAMES.flatMap((frame) => {
    const triggers = frame.trigger.flatMap(spansOf);
    if (triggers.length === 0) return [];
    if (frame.needs !== undefined && !holds(frame.needs)) return [];
    if (holds(frame.unless)) return [];
    const own = triggers.filter(
      (one) =>
        !(frame.isNoTitle === true && isTitle(one, posts, text)) &&
        !(frame.isDone === true && isBesideMust(one, words)),
    );
    const { argument } = frame;
    const spans =
      argument.length === 0 ? own : pairsOf(own, argument.flatMap(spansOf), text, frame);
    return spans.map((span) => ({ frame, span }));
  });
}

const GAP_DEFAULT = 60;
/** What a part of a word list finds more often than this says the same again. */
const SPANS_MAX = 12;

function pairsOf(
  triggers: readonly Span[],
  candidates: readonly Span[],
  text: string,
  { kind, gap = GAP_DEFAULT, isOrdered = false }: EventFrame,
): readonly Span[] {
  return triggers.slice(0, SPANS_MAX).flatMap((trigger) => {
    const near = candidates
      .filter((argument) => !isOrdered || argument.start > trigger.start)
      // The object may stand between the parts of a verb: 'legt die Bereiche zusammen'.
      .filter(
        ({ start, end }) =>
          start >= trigger.end || end <= trigger.start || isWithin({ start, end }, trigger),
      )
      .map((argument) => ({
        argument,
        apart: Math.max(argument.start - trigger.end, trigger.start - argument.end),
      }))
      .filter(({ argument, apart }) => apart <= gap && !isCut(text, trigger, argument, kind))
      .toSorted((one, other) => one.apart - other.apart);
    const [nearest] = near;
    return nearest === undefined ? [] : [joined(trigger, nearest.argument)];
  });
}

function isWithin({ start, end }: Span, outer: Span): boolean {
  return start > outer.start && end < outer.end;
}

/** Do two clauses meet between them? */
function isCut(text: string, one: Span, other: Span, kind: EventKind): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  if (CUT.test(between)) return true;
  // 'The fire at the depot began on Tuesday.'
  if (kind === 'expansion')
    return WHERE.test(other.start >= one.end ? between : text.slice(0, other.start));
  return kind === 'acquisition' && FROM.test(between);
}

/** 'Opened the meeting at its Leeds office': where, and not what. */
const WHERE =
  /\s(?:(?:at|im|bei der|beim|aux?|nel|nella|nello|presso|bij)\s(?:(?:its|the|their|our|sua|suo)\s+)?|(?:a|an|bei|en|in|op|dans)\s(?:sein[a-z]*|ihr[a-z]*|son(?! tour)|sa|leurs?|sus?|zijn|haar|hun)\s|(?:a l|nell)')(?:\S+\s+){0,2}$/iu;

const CUT = /[;:]\s|\s-\s|。/u;
/** 'Took over from Marsh', 'bought from Northstream': not the thing that was bought. */
const FROM = /^\s(?:from|von|vom|van|fra|fran|od)\s/u;

function joined(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** Does a word stand right beside 'must': 'has to be named', 'benannt werden muss'? */
export function isBesideMust(span: Span, words: EventWordSpans): boolean {
  const musts = words.get('must') ?? [];
  return musts.some(
    ({ start, end }) => start - span.end <= DUE_CHARACTERS && span.start - end <= DUE_CHARACTERS,
  );
}

/** 'Must, by 1 July, be named'. */
const DUE_CHARACTERS = 20;

/** Characters between a word and the post that it is part of: 'head of internal audit'. */
const TITLE_CHARACTERS = 14;

function isTitle(span: Span, posts: readonly Span[], text: string): boolean {
  return posts.some((post) => {
    if (post.start < span.end && span.start < post.end) return true;
    if (post.start >= span.end && post.start - span.end <= 1) return true;
    const before = span.start - post.end;
    if (before < 0 || before > TITLE_CHARACTERS) return false;
    return !/[,.;:]/u.test(text.slice(post.end, span.start));
  });
}

const CURRENCIES =
  'euros?|eur|kr|kroner|kronor|korun\\w{0,2}|kc|dollars?|usd|pounds?|gbp|francs?|franken|chf|zl|zlotych|pln|ft|forint\\w{0,3}|lira\\w{0,3}|tl|reais|pesos|yen|won|rand|naira|crore|lakh|ringgit|dirhams?|euroa|ευρω';
/** No currency begins inside a number: without this, every shorter part of a long one would be tried. */
const NUMBER_END = '(?![\\d.,])';
const SUM = new RegExp(
  `[$€£¥₩₺₹₦]\\s?\\d|\\b(?:r|rs|sh|rm|nok|sek|dkk|usd|eur|gbp|chf|pln|czk|huf|zar|inr|aud|cad|sgd)\\.?\\s?[$]?\\d|\\d[\\d.,]{0,14}${NUMBER_END}(?: \\d{3})?\\s?(?:(?:mio\\.?|mln\\.?|mn|bn|m|k|\\p{L}{3,12}|tys\\.?)\\s)?(?:de |di |d')?(?:${CURRENCIES}|[€$£])(?![\\p{L}])|\\d[\\d.,]{0,12}${NUMBER_END}\\s?(?:[億万兆]円?|円|元|억|만|원)`,
  'giu',
);

function moneyIn(text: string): readonly Span[] {
  return /\d/u.test(text) ? placesOf(text, SUM) : [];
}

const FIGURE = /\d[\d.,]*/gu;
/** '70% of the capital'. */
const SHARE =
  /(?:\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|prosent))/giu;

function placesOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
