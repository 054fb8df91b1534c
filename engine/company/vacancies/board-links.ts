import type { JobBoardName } from '../../model/service-failure.ts';
import { JOB_BOARD_VENDORS } from '../../services/job-boards/vendors.ts';

/** A board of vacancies that a page leads to. */
export type BoardLink = { readonly source: JobBoardName; readonly slug: string };

/** Pages lead to one board, seldom to two; more are a list of other companies. */
const LINKS_MAX = 3;

/** The boards that a page of a company's own leads to; none where it leads to many, as a list of other companies does. */
export function boardLinksIn(text: string): readonly BoardLink[] {
  const links = JOB_BOARD_VENDORS.flatMap(({ name, link }) =>
    text.search(link) === -1
      ? []
      : [...text.matchAll(link)].map(([, slug = '']) => ({
          source: name,
          slug,
        })),
  );
  const distinct = new Map(
    links.map((link) => [`${link.source} ${link.slug.toLowerCase()}`, link]),
  );
  return distinct.size > LINKS_MAX ? [] : [...distinct.values()];
}
