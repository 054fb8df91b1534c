import { languageOf } from '../../text/language.ts';
import { matchSpans, type Span, wordListOf } from '../../text/words.ts';
import { calendarOf } from './calendar-names.ts';
import { caselessNameFinder, foreignScriptNames, isCaseless } from './caseless-names.ts';
import { datesIn, overlaps, weekdaysIn } from './dates.ts';
import { nameRules, unsourcedNames } from './names.ts';
import { isProposedTime, numbersIn } from './numbers.ts';
import { readSources, type DraftFacts, type DraftSources } from './sources.ts';

/** Finds what a text names that appears in no source, in the order of the text, without overlaps. */
export type UnsourcedFinder = (text: string) => readonly Span[];

/** Finds names, numbers, dates, addresses, quotations and blanks that are in no source; `written` shows the language and its words. */
export function createUnsourcedFinder(
  facts: DraftFacts,
  written: readonly string[],
): UnsourcedFinder {
  const all = written.join('\n');
  const language = languageOf(wordListOf(all));
  const calendar = calendarOf(language);
  const sources = readSources(facts, calendar);
  const rules = nameRules(language, [
    ...written,
    ...facts.lines.map(({ quote }) => quote),
    facts.offer,
    facts.prospect.notes,
  ]);
  const findNames = isCaseless(all)
    ? caselessNameFinder(sources, language)
    : (text: string): readonly Span[] => [
        ...unsourcedNames(text, sources, rules),
        ...foreignScriptNames(text, sources),
      ];
  return (text) => {
    const signs = [
      ...addresses(text, sources),
      ...quotations(text, sources),
      ...blanks(text),
      ...mixedScripts(text),
    ];
    const dates = [...datesIn(text, calendar), ...weekdaysIn(text, calendar)];
    const numbers = numbersIn(text, language).filter(isFreeOf([...dates, ...signs]));
    const names = findNames(text).filter(isFreeOf([...dates, ...numbers, ...signs]));
    return joined(text, [
      ...signs,
      ...dates.filter((date) => !sources.hasDate(date)),
      ...numbers.filter((number) => !sources.hasNumber(number) && !isProposedTime(number, text)),
      ...names,
    ]);
  };
}

function isFreeOf(taken: readonly Span[]): (span: Span) => boolean {
  return (span) => !taken.some((one) => overlaps(one, span));
}

/** Web addresses, e-mail addresses, bare domains ('acme.com/jobs'), and handles or tags ('@jane', '#grc'). */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{Nd}._%+-])[\p{L}\p{Nd}._%+-]{1,64}@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+|(?<![\p{L}\p{Nd}.@-])[\p{Ll}\p{Nd}-]{2,}(?:\.[\p{Ll}\p{Nd}-]+)*\.[a-z]{2,24}(?:\/[^\s<>]*)?(?![\p{L}\p{Nd}])|(?<![\p{L}\p{Nd}])[@#][\p{L}\p{Nd}_]{2,}/gu;

function addresses(text: string, sources: DraftSources): readonly Span[] {
  return matchSpans(text, ADDRESS).filter(
    ({ start, end }) => !sources.holds(text.slice(start, end)),
  );
}

/** Blanks that models leave: '[Your name]', '{company}', '<date>'. */
function blanks(text: string): readonly Span[] {
  return matchSpans(text, /\[[^[\]]{1,60}\]|\{[^{}]{1,60}\}|<[^<>]{1,60}>/gu);
}

/** Words in letters of two alphabets, which look like others than they are: 'Ѕiemens' with a Cyrillic letter. */
function mixedScripts(text: string): readonly Span[] {
  return matchSpans(text, /\p{L}{2,}/gu).filter(({ start, end }) => {
    const word = text.slice(start, end);
    return /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
  });
}

/** What is in double, single or corner quotation marks; an apostrophe inside a word closes none. */
const QUOTATION =
  /[“„«»"]([^“”„«»"]{2,400})[”“»«"]|(?<![\p{L}\p{Nd}])[‘‚']([^‘’‚'](?:[^‘‚']|['’](?=\p{L})){1,400}?)[’‘'](?!\p{L})|[「『]([^「」『』]{2,400})[」』]/gu;
/** A word or two in quotation marks are an emphasis, not a quotation. */
const QUOTED_WORDS_MIN = 3;
const QUOTED_CHARACTERS_MIN = 6;

function quotations(text: string, sources: DraftSources): readonly Span[] {
  return [...text.matchAll(QUOTATION)]
    .filter(([, double, single, corner]) => {
      const quoted = double ?? single ?? corner ?? '';
      const isLong =
        corner === undefined && !isCaseless(quoted)
          ? wordListOf(quoted).length >= QUOTED_WORDS_MIN
          : quoted.length >= QUOTED_CHARACTERS_MIN;
      return isLong && !sources.holds(quoted);
    })
    .map(({ 0: raw, index }) => ({ start: index, end: index + raw.length }));
}

/** In order; what overlaps or is adjacent is one. */
function joined(text: string, spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    const isNext = last !== undefined && /^[\s-]*$/u.test(text.slice(last.end, span.start));
    if (last !== undefined && (span.start < last.end || isNext)) {
      result.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) });
    } else result.push({ start: span.start, end: span.end });
  }
  return result;
}
