import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  askCatalogue,
  doiAddress,
  CATALOGUE_ENTRIES_MAX,
  catalogueLinks,
  partialDate,
  plainText,
} from '../catalogues/entries.ts';
import type { PersonAtCompany } from '../catalogues/person-at-company.ts';
import { worksBy, type Author, type Work } from '../catalogues/works.ts';
import { lenientList, lenientText, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import type { Catalogue } from '../service.ts';

/** Where OpenAlex answers. */
export const OPENALEX_URL = 'https://api.openalex.org';

const SERVICE = 'openalex';
const AUTHORS_ASKED = '5';
const AUTHOR_ID = /^(?:https:\/\/openalex\.org\/)?(A\d{1,15})$/u;
/** Of a work published some time in a year or month OpenAlex makes the first day of it. */
const DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u;

const list = z.object({ results: z.array(z.unknown()) });
const organisation = z.object({ display_name: z.string() });
const author = z.object({
  id: z.string(),
  display_name: z.string(),
  display_name_alternatives: lenientList,
  last_known_institutions: lenientList,
  affiliations: lenientList,
});
const affiliation = z.object({ institution: organisation });
const NOWHERE = { landing_page_url: '', source: { display_name: '' } };
const work = z.object({
  title: z.string(),
  publication_date: lenientText,
  doi: lenientText,
  primary_location: otherwise(
    z.object({
      landing_page_url: lenientText,
      source: otherwise(z.object({ display_name: lenientText }), NOWHERE.source),
    }),
    NOWHERE,
  ),
});

/** Works in OpenAlex of authors at the company. A search for others costs ten of an address's thousand credits a day, a list one. */
export function createOpenAlex(options: KeylessOptions, person: PersonAtCompany): Catalogue {
  async function resultsAt(path: string, parameters: Parameters, signal: AbortSignal) {
    const question = { service: SERVICE, path, parameters, shape: list } as const;
    return (await askCatalogue(options, question, signal)).results;
  }

  return {
    name: SERVICE,
    async search(query, signal) {
      const named = [
        ['search', person.name],
        ['per-page', AUTHORS_ASKED],
      ] as const;
      const authors = readEach(author, await resultsAt('/authors', named, signal)).flatMap((one) =>
        authorAt(one, person),
      );
      const [first] = authors;
      if (first === undefined) return [];
      const ids = authors.map(({ id }) => id).join('|');
      const theirs = [
        ['filter', `authorships.author.id:${ids}`],
        ['sort', 'publication_date:desc'],
        ['per-page', String(CATALOGUE_ENTRIES_MAX)],
      ] as const;
      const works = readEach(work, await resultsAt('/works', theirs, signal));
      const entries = works.map((one): Work => ({ ...first, ...describedWork(one) }));
      return catalogueLinks(worksBy(person, entries), { service: SERVICE, query });
    },
  };
}

type Parameters = readonly (readonly [string, string])[];

/** The author, if both name and company are theirs. */
function authorAt(
  one: z.infer<typeof author>,
  person: PersonAtCompany,
): readonly (Author & { readonly id: string })[] {
  const id = AUTHOR_ID.exec(one.id)?.[1];
  const names = [one.display_name, ...readEach(z.string(), one.display_name_alternatives)];
  const name = names.find((each) => person.placeIn(each) !== null);
  const affiliations = [
    ...readEach(organisation, one.last_known_institutions),
    ...readEach(affiliation, one.affiliations).map(({ institution }) => institution),
  ].map(({ display_name: organisationName }) => organisationName);
  if (
    id === undefined ||
    name === undefined ||
    affiliations.every((each) => person.companyIn(each) === null)
  )
    return [];
  return [{ id, author: name, affiliations }];
}

function describedWork(one: z.infer<typeof work>) {
  const { landing_page_url: landingPage, source } = one.primary_location;
  return {
    url: doiAddress(one.doi) || landingPage,
    title: plainText(one.title),
    container: plainText(source.display_name),
    date: dateFrom(one.publication_date),
  };
}

/** The date as far as it is certain: '2026' for 2026-01-01, '2026-05' for 2026-05-01. */
function dateFrom(date: string): string {
  const { year, month, day } = DATE.exec(date)?.groups ?? {};
  if (day !== FIRST) return partialDate([year, month, day]);
  return partialDate(month === FIRST ? [year] : [year, month]);
}

const FIRST = '01';
