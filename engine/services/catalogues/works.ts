import type { ListedEntry } from './entries.ts';
import type { PersonAtCompany } from './person-at-company.ts';

/** An author of the person's name, with their employers, as a catalogue writes both. */
export type Author = { readonly author: string; readonly affiliations: readonly string[] };

/** One work as catalogues list it, with what it says about the author who has the person's name. */
export type Work = Omit<ListedEntry, 'text'> &
  Author & {
    /** The journal, book or conference. */
    readonly container: string;
  };

/**
 * The works whose author may be the person, those from the company first. An author with other employers alone is a namesake; one
 * without any may be anybody, and the entry is hardly more than found.
 */
export function worksBy(person: PersonAtCompany, works: readonly Work[]): readonly ListedEntry[] {
  const named = works.filter(({ author }) => person.placeIn(author) !== null);
  const own = named.flatMap((work) => {
    const company = work.affiliations.map(person.companyIn).find((part) => part !== null);
    return company === undefined ? [] : [entryOf(work, company)];
  });
  const unknown = named.filter(({ affiliations }) => affiliations.length === 0);
  return [...own, ...unknown.map((work) => entryOf(work, null))];
}

function entryOf(
  { url, title, author, container, date }: Work,
  company: string | null,
): ListedEntry {
  const by = company === null ? author : `${author}, ${company}`;
  const text = container.trim() === '' ? `By ${by}.` : `By ${by}. In: ${container}.`;
  return { url, title, text, date };
}
