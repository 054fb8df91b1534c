import type { Prospect } from '../../model/prospect.ts';
import { companyNameKey, withoutLegalForm } from '../../names/companies/company-name-parts.ts';
import { createPersonMatcher } from '../../names/people/mentions/person-matcher.ts';
import { prospectNamesOf } from '../../names/people/prospect-names.ts';
import { wordsOf, type Span } from '../../text/words.ts';

/** Whom catalogues are asked about: a name, a company without its legal form, and nothing else of the prospect. */
export type PersonAtCompany = Pick<Prospect, 'name' | 'company'> & {
  /** The first place in a text with the name in full, or in another form of it; `null` when there is none. */
  readonly placeIn: (text: string) => Span | null;
  /**
   * The part of an affiliation that is the company; `null` when none is. Names must be equal but for spelling and legal form;
   * others may be next to it: 'Risk Department, Acme Ltd., Oslo', 'Acme (Norway)'.
   */
  readonly companyIn: (affiliation: string) => string | null;
};

/** What separates the parts of an affiliation. */
const PART_BREAK = /[,;|()\n]/u;

/** The person, ready to be compared with what catalogues list. */
export function personAtCompany({
  name,
  company,
}: Pick<Prospect, 'name' | 'company'>): PersonAtCompany {
  const matcher = createPersonMatcher(prospectNamesOf({ name, notes: '' }));
  const key = companyNameKey(company);
  return {
    name: name.trim(),
    company: withoutLegalForm(company),
    placeIn(text) {
      const words = wordsOf(text);
      const mention = matcher
        .findMentions(words)
        .find(
          ({ kind, match, isPartOfOtherName }) =>
            (kind === 'full' || kind === 'variant') &&
            match !== 'other-person-same-surname' &&
            !isPartOfOtherName,
        );
      const [first, last] = [words[mention?.start ?? -1], words[(mention?.end ?? 0) - 1]];
      return first === undefined || last === undefined
        ? null
        : { start: first.start, end: last.end };
    },
    companyIn: (affiliation) =>
      [affiliation, ...affiliation.split(PART_BREAK)]
        .map((part) => part.trim())
        .find((part) => key !== '' && companyNameKey(part) === key) ?? null,
  };
}
