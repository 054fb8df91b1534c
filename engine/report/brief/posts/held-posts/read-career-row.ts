import { plainLetters } from '../../../../text/plain-letters.ts';
import { statedPeriods, type StatedPeriod } from '../../../events/dates/stated-periods.ts';
import { YEAR_RANGE } from '../career-moves/post-periods.ts';
import { TOKEN, type MaskedSentence } from '../sentence/masked-sentence.ts';
import { POST_DEFAULTS, type DraftStatement } from '../sentence/post-statement.ts';
import { textBetween } from '../sentence/post-words.ts';

/**
 * The posts in a line of a CV, 'Head of Risk, Acme, 2019 – present': each is held, or was until the end of its period. Empty for any other
 * sentence.
 */
export function readCareerRows(
  sentence: MaskedSentence,
  language: string,
): readonly DraftStatement[] {
  return splitRows(sentence).flatMap((row) => readRow(row, language) ?? []);
}

/**
 * Splits a line that contains several rows of a CV, each from its title to its years: 'Head of Risk, Beta – 2022 to date Head of Audit,
 * Acme – 2016 to 2021'.
 */
function splitRows({ text, tokens, quote }: MaskedSentence): readonly CareerRow[] {
  const titles = tokens.filter(({ kind }) => kind === 'title').map(({ at }) => at);
  const starts = titles.filter(
    (at, index) => index === 0 || YEAR.test(text.slice(titles[index - 1], at)),
  );
  const isSplit = starts.length > 1 && starts[0] === 0 && YEAR.test(text.slice(starts.at(-1)));
  if (!isSplit) return [{ text, tokens, quote }];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    return {
      quote,
      text: text.slice(start, end),
      tokens: tokens
        .filter(({ at }) => at >= start && at < end)
        .map((token) => ({ ...token, at: token.at - start })),
    };
  });
}

type CareerRow = Pick<MaskedSentence, 'text' | 'tokens' | 'quote'>;

/** A year. */
const YEAR = /\d{4}/u;

function readRow({ text, tokens, quote }: CareerRow, language: string): DraftStatement | null {
  const title = tokens.find(({ kind }) => kind === 'title');
  if (title === undefined || text.length > LINE_CHARACTERS_MAX || !YEAR.test(text)) return null;
  const period = periodOf(text.replaceAll(YEAR_RANGE, ' - ').replaceAll(YEAR_MARK, ' :'), language);
  if (period === null) return null;
  const own = tokens.find(
    ({ kind, at }) => kind === 'company' && !SENTENCE_END.test(textBetween(text, title.at, at)),
  );
  return {
    ...POST_DEFAULTS,
    ...period,
    title: title.written,
    employer: own?.written ?? asWritten(employerIn({ text, tokens }), quote),
    isOwn: own !== undefined,
  };
}

const LINE_CHARACTERS_MAX = 160;

/** The date since when a post is held, or until when it was. */
function periodOf(text: string, language: string): Pick<DraftStatement, 'kind' | 'on'> | null {
  const periods = statedPeriods(text, { writtenOn: null, languages: [language], tense: 'past' });
  const [first] = periods;
  if (first === undefined) return null;
  if (RANGE_TO_NOW.test(text.slice(first.end, first.end + RANGE_CHARACTERS)))
    return { kind: 'holds', on: first.stated };
  const end = endOf(text, periods);
  return end === null ? null : { kind: 'held', on: end.stated };
}

/** Words for today at the end of a period: '2019 – present'. */
const UNTIL_NOW =
  "present|today|now|current|date|heute|jetzt|aktuell|laufend|aujourd'hui|ce jour|present|actuel|actualidad|actual|hoy|la fecha|o momento|presente|atual|atualmente|hoje|oggi|attuale|in corso|heden|nu|nuvarande|idag|i dag|nutid|d\\.d\\.|na|obecnie|teraz|nadal|dosud|soucasnost|nyni|gunumuz|halen|devam|現在";

/** The rest of a period that lasts: ' – present'. */
const RANGE_TO_NOW = new RegExp(
  `(?:-|to|bis|a|au?|ate|hasta|al|ad|tot|til|till|do|az|・|~|〜) ?(?:${UNTIL_NOW})(?!\\p{L})`,
  'iu',
);

const RANGE_CHARACTERS = 18;

function endOf(text: string, periods: readonly StatedPeriod[]): StatedPeriod | null {
  const found = periods.findIndex((period, index) => {
    const next = periods[index + 1];
    return next !== undefined && RANGE_MARK.test(text.slice(period.end, next.start));
  });
  return found === -1 ? null : (periods[found + 1] ?? null);
}

/** What joins two dates into a period: ' – '. */
const RANGE_MARK =
  /^ ?(?:[|·]|(?:· )?(?:-|to|until|bis|au?|ate|hasta|al?|tot|til|till|do|az|~|〜)) ?$/iu;

/** A colon after a year: '2019: Head of Risk'. */
const YEAR_MARK = /(?<=\d{4}):/gu;

/** The end of a sentence, which a row does not contain: 'Was a senior analyst at a bank. In 2020 she joined Acme'. */
const SENTENCE_END = /\p{Ll}{3}[.!?] /u;

/** The name as the page spells it: 'Région de Noël', not 'Region de Noel'. */
function asWritten(name: string, quote: string): string {
  const parts = quote.split(SEGMENT_MARKS).map((one) => one.trim());
  return parts.find((one) => plainLetters(one) === plainLetters(name)) ?? name;
}

/** Separators between the fields of a line. */
const SEGMENT_MARKS = / [-–—|·] |[,:|·]|\. /u;

/** The organisation in a line: the field that is neither a title nor a period. */
function employerIn({ text, tokens }: Omit<CareerRow, 'quote'>): string {
  const named = tokens.find(({ kind }) => kind === 'organisation' || kind === 'other');
  const segment = text
    .split(SEGMENT_MARKS)
    .map((one) => one.trim())
    .find(
      (one) =>
        one !== '' &&
        !one.includes(TOKEN.title) &&
        !one.includes(TOKEN.person) &&
        !FIGURE.test(one) &&
        !PERIOD_WORD.test(one),
    );
  if (segment === undefined) return named?.written ?? '';
  const at = text.indexOf(segment);
  return tokens
    .toReversed()
    .reduce(
      (words, token) =>
        token.at >= at && token.at < at + segment.length
          ? words.slice(0, token.at - at) + token.written + words.slice(token.at - at + 1)
          : words,
      segment,
    );
}

/** A digit: a field with one is no employer. */
const FIGURE = /\d/u;

/** Words at the end of a period, which are no employer: 'Mar 2026 – Present'. */
const PERIOD_WORD = new RegExp(`^(?:${UNTIL_NOW}|full-time|part-time|vollzeit|teilzeit)$`, 'iu');
