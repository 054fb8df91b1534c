import { plainTextOf, PAGE_CHARACTERS_MAX } from '../../../../text/blocks.ts';
import { wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { namesPersonIn } from '../../../sales-signals/names/names-in-sentence.ts';
import { readCareerRows } from '../held-posts/read-career-row.ts';
import { readHeldPosts } from '../held-posts/read-held-posts.ts';
import { type MaskedSentence, maskSentence, TOKEN } from '../sentence/masked-sentence.ts';
import type { PageNames } from '../sentence/name-kinds.ts';
import type { DraftStatement, QuotedDraft } from '../sentence/post-statement.ts';

/**
 * The posts in the lines of a CV, each read whole, since a full stop ends no sentence there. If the line with the years names no employer,
 * the lines above are read with it: 'Acme', 'Head of Risk · 2019 – present'.
 */
export function careerRowsOn(
  { result, findNames }: AnalyzedPage,
  page: PageNames,
): readonly QuotedDraft[] {
  const postsIn: PostReader = (text) =>
    readCareerRows(maskLine({ findNames }, page, text), page.language);
  const content = result.content.slice(0, PAGE_CHARACTERS_MAX);
  const isOfProspect = namesPersonIn({ findNames }, result.title);
  const lines = content.split('\n').flatMap(entriesOf).map(withoutMark);
  return [
    ...(isOfProspect ? recordsIn(content, postsIn) : []),
    ...lines.flatMap((line, index) => postsOfLine(line, linesAbove(lines, index), postsIn)),
  ];
}

type PostReader = (text: string) => readonly DraftStatement[];

/** The posts of a line with a year, read with the lines above if it names no employer. */
function postsOfLine(
  line: string,
  above: readonly string[],
  postsIn: PostReader,
): readonly QuotedDraft[] {
  if (line.length > CAREER_LINE_CHARACTERS_MAX || !YEAR.test(line)) return [];
  const whole = plainTextOf(line);
  const alone = postsIn(whole);
  const own = alone.map((draft) => ({ draft, quote: line, index: null }));
  const [only] = alone;
  if (alone.length > 1 || (only !== undefined && only.employer !== '')) return own;
  const joined = above
    .flatMap((_, from) => postsIn([...above.slice(from).map(plainTextOf), whole].join(' · ')))
    .findLast(({ employer }) => employer !== '');
  if (joined === undefined) return own;
  const titled = alone.length === 0 ? above.find((one) => one.includes(joined.title)) : line;
  return [{ draft: joined, quote: titled ?? line, index: null }];
}

/** Job titles on the line below one with only the prospect's name, as in a signature or at the top of a profile. */
export function titlesBelowName(
  { result, findNames }: AnalyzedPage,
  page: PageNames,
): readonly QuotedDraft[] {
  const reading = { language: page.language, writtenOn: null, continuesProspect: true };
  const masked = (line: string): MaskedSentence => maskLine({ findNames }, page, line);
  const lines = result.content
    .slice(0, PAGE_CHARACTERS_MAX)
    .split('\n')
    .map(withoutMark)
    .filter((line) => line !== '');
  return lines.flatMap((line, index) => {
    const quote = lines[index + 1] ?? '';
    const [name, title] = [plainTextOf(line), plainTextOf(quote)];
    if (Math.max(name.length, title.length) > TITLE_LINE_CHARACTERS_MAX) return [];
    if (masked(name).text !== TOKEN.person || !isTitleAt(masked(title))) return [];
    return readHeldPosts(masked(`${name}, ${title}`), reading).map((draft) => ({
      draft,
      quote,
      index: null,
    }));
  });
}

const TITLE_LINE_CHARACTERS_MAX = 90;

/** Does the line begin with a job title and contain no name that may be another employer's: 'Head of risk, Acme'? */
function isTitleAt({ text, tokens }: MaskedSentence): boolean {
  return tokens.some(({ kind, at }) => kind === 'title' && at === 0) && !UNKNOWN_NAME.test(text);
}

/** A capital or a name that is not the company's. */
const UNKNOWN_NAME = /[\p{Lu}\uE000\uE003]/u;

/** The posts in the records of a register, one field per line: 'Firm: Acme', 'Function: Head of Risk', 'From: 1/9/2017'. */
function recordsIn(content: string, postsIn: PostReader): readonly QuotedDraft[] {
  return [...content.matchAll(RECORD)].flatMap(([quote]) => {
    const fields = quote.split('\n').map((field) => {
      const [label = '', ...value] = field.split(': ');
      return YEAR.test(field) ? `${label} ${value.join(': ')}` : value.join(': ');
    });
    return postsIn(fields.join(' · ')).map((draft) => ({ draft, quote, index: null }));
  });
}

/** Three to six lines, each with a label and a value: 'Firm: Acme'. */
const RECORD =
  /^\p{Lu}[\p{L} ]{1,24}: [^\n:]{1,80}(?:\n\p{Lu}[\p{L} ]{1,24}: [^\n:]{1,80}){2,5}$/gmu;

/** Masks the names of a line or title that is not a sentence of the page. */
export function maskLine(
  { findNames }: Pick<AnalyzedPage, 'findNames'>,
  page: PageNames,
  text: string,
): MaskedSentence {
  const words = wordsOf(text);
  return maskSentence(
    { sentence: { quote: text, text, words, isDashed: false }, names: findNames(words, text) },
    () => false,
    page,
  );
}

/** Splits a line that contains several entries of a CV: 'Beta – Head of Risk – 2021 – present. Acme – Analyst – 2016 – 2020'. */
function entriesOf(line: string): readonly string[] {
  const parts = line.split(/(?<=\p{L}{2}|\d)\. (?=\p{Lu})/u);
  return parts.every((part) => ENTRY.test(part)) ? parts : [line];
}

/** A divider between words, as in an entry. */
const ENTRY = /\p{L} [–—|·-] \p{L}/u;

function withoutMark(line: string): string {
  return line.replace(/^[\s\p{P}\p{S}]+/u, '').trimEnd();
}

/** The short lines right above, back to an empty line or one with a year. */
function linesAbove(lines: readonly string[], index: number): readonly string[] {
  const above = lines.slice(Math.max(0, index - ABOVE_LINES_MAX), index);
  const stop = above.findLastIndex(
    (line) => line === '' || line.length > ABOVE_CHARACTERS_MAX || YEAR.test(line),
  );
  return above.slice(stop + 1);
}

const ABOVE_LINES_MAX = 2;

const ABOVE_CHARACTERS_MAX = 60;

const CAREER_LINE_CHARACTERS_MAX = 200;

/** A year from 1900 on. */
const YEAR = /(?:19|20)\d\d/u;
