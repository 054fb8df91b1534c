// Finds the organisation that heads the people in a list: 'Acme' / 'Contact: Jane Doe' / 'Beta Utilities' / 'Contact: Ravi Shah'.
import { isPersonInLine } from '../mentions/mention-context.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import { FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import type { CompaniesIn, CompanyMention } from './company-matcher.ts';
import { organisationNameAt } from './organisation-name-at.ts';

/** Finds the line of the organisation that heads the line of a name; `null` where there is none. */
export type HeadOfLine = (placed: PlacedMention, at: number) => Passage | null;

const LINE_WORDS_MAX = 12;
const HEAD_REACH = 6;

/**
 * Finds the heads of lines on a page. A heading heads the lines below it if another heading names another organisation. Another line does
 * if the list begins with an organisation and ends with a person, since in some lists the employer is below the person.
 */
export function headsOfLines(passages: readonly Passage[], companiesIn: CompaniesIn): HeadOfLine {
  const isHead = (passage: Passage): boolean => isOrganisationAlone(passage, companiesIn);
  let headings: number | null = null;
  const isAmongHeadings = (): boolean => {
    headings ??= passages.filter(
      (one) => one.kind === 'heading' && isMainText(one) && isHead(one),
    ).length;
    return headings > 1;
  };
  return ({ passage, mention }, at) => {
    if (!isLine(passage) || !isOfNameAlone({ passage, mention })) return null;
    for (let index = at - 1; index >= Math.max(0, at - HEAD_REACH); index -= 1) {
      const above = passages[index];
      if (above === undefined || !isLine(above)) return null;
      if (isHead(above)) {
        const heads =
          above.kind === 'heading' ? isAmongHeadings() : beginsList(passages, at, isHead);
        return heads ? above : null;
      }
      if (above.kind === 'heading') return null;
    }
    return null;
  };
}

function isLine(passage: Passage): boolean {
  return isMainText(passage) && passage.kind !== 'table' && passage.words.length <= LINE_WORDS_MAX;
}

/** Does the line hold only a name, perhaps with a label before it and a job title after it: 'Contact: Jane Doe, Head of Audit'? */
function isOfNameAlone({ passage: { words }, mention: { start, end } }: PlacedMention): boolean {
  let isJob = false;
  return (
    words.slice(end).every(({ text, startsPhrase, isCapital }) => {
      const isJobWord = JOB_TITLES.holds(text) || FIELD_WORDS.holds(text);
      isJob = isJobWord || (isJob && !startsPhrase);
      return isJob || !isCapital;
    }) && words.slice(1, start).every(({ isCapital }) => !isCapital)
  );
}

const ORGANISATION_WORDS_MAX = 6;

/** Is the line only the name of an organisation, or of the prospect's company? */
export function isOrganisationAlone(passage: Passage, companiesIn: CompaniesIn): boolean {
  const { length } = passage.words;
  if (length === 0 || length > ORGANISATION_WORDS_MAX || !isMainText(passage)) return false;
  if (wholeLineCompany(passage, companiesIn) !== null) return true;
  const name = organisationNameAt(passage, 0, length);
  return name !== null && name.hasCue && name.end === length && length > 1;
}

/** The company, if its name is the whole line. */
export function wholeLineCompany(
  passage: Passage,
  companiesIn: CompaniesIn,
): CompanyMention | null {
  const company = companiesIn(passage).find(
    ({ start, end }) => start === 0 && end === passage.words.length,
  );
  return company === undefined || company.isOther || company.isOutside ? null : company;
}

const LIST_REACH = 40;

function endsList(passage: Passage): boolean {
  return passage.kind === 'heading' || !isLine(passage);
}

/** Does the run of short lines around a line begin with an organisation and end with a person? */
function beginsList(
  passages: readonly Passage[],
  at: number,
  isHead: (passage: Passage) => boolean,
): boolean {
  const before = passages.slice(Math.max(0, at - LIST_REACH), at);
  const run = before.slice(before.findLastIndex(endsList) + 1);
  const after = passages.slice(at, at + LIST_REACH);
  const length = after.findIndex(endsList);
  const lines = [...run, ...after.slice(0, length === -1 ? undefined : length)];
  const names = lines.filter((one) => isHead(one) || isPersonInLine(one));
  const [first, last] = [names[0], names.at(-1)];
  return first !== undefined && last !== undefined && isHead(first) && !isHead(last);
}
