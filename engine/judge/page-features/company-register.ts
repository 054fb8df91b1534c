// Whether a page is the company's entry in a register, or a person's, and who holds an office there.
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { PEOPLE_HEADING_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import type { PageEvidence, PlacedCompany } from '../associations/page-evidence.ts';
import { JOB_TITLES } from '../mentions/vocabulary.ts';
import { isHeadline, type Passage } from '../page/parse-page.ts';

/** Is the passage short, as entries and their lines are? */
export function isEntryLine({ words }: Passage): boolean {
  return words.length <= ENTRY_WORDS_MAX;
}

const ENTRY_WORDS_MAX = 12;

/** Does a heading hold the company alone, or with words for its people: 'ACME LIMITED (01234567)', 'Acme AG – Organe'? */
export function isHeadedByCompany({ companies }: PageEvidence, passage: Passage): boolean {
  if (passage.kind !== 'heading' && passage.zone !== 'title') return false;
  return companies.some((place) => place.passage === passage && isAlone(place));
}

function isAlone({ passage: { words }, mention }: PlacedCompany): boolean {
  if (mention.isOther || mention.isOutside || mention.strength === 'token') return false;
  return words.every(
    ({ text }, index) =>
      (index >= mention.start && index < mention.end) ||
      LEGAL_FORMS.has(text) ||
      PEOPLE_HEADING_WORDS.has(text) ||
      /^\d/u.test(text),
  );
}

const OFFICE_LINES = 4;
const OFFICE_WORDS_MAX = 6;

/** Does a page on the person give them an office under a heading that is the company: '# Jane Doe', '## Acme Ltd', 'Role: Director'? */
export function hasOfficeUnderCompany(evidence: PageEvidence): boolean {
  const { named, content } = evidence;
  const heads = named.map(({ placed }) => placed.passage).filter(isHeadline);
  if (heads.length === 0) return false;
  return content.some((passage, index) => {
    if (passage.kind !== 'heading' || !isHeadedByCompany(evidence, passage)) return false;
    const below = content.slice(index + 1, index + 1 + OFFICE_LINES);
    const next = below.findIndex(({ kind }) => kind === 'heading');
    return below
      .slice(0, next === -1 ? OFFICE_LINES : next)
      .some(({ words }) => words.length <= OFFICE_WORDS_MAX && JOB_TITLES.isIn(words));
  });
}
