import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  doiAddress,
  askCatalogue,
  catalogueLinks,
  partialDate,
  plainText,
} from '../catalogues/entries.ts';
import type { PersonAtCompany } from '../catalogues/person-at-company.ts';
import { worksBy, type Work } from '../catalogues/works.ts';
import { lenientList, lenientText, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import type { Catalogue } from '../service.ts';

/** Where Crossref answers. */
export const CROSSREF_URL = 'https://api.crossref.org';

const SERVICE = 'crossref';
const WORKS_ASKED = '20';
const FIELDS = 'title,author,published,URL,type,container-title';

const answer = z.object({ message: z.object({ items: z.array(z.unknown()) }) });
const named = z.object({ name: z.string() });
const author = z.object({ given: lenientText, family: z.string(), affiliation: lenientList });
const NO_DATE = { 'date-parts': [] };
const work = z.object({
  title: lenientList,
  author: lenientList,
  published: otherwise(z.object({ 'date-parts': lenientList }), NO_DATE),
  URL: z.string(),
  'container-title': lenientList,
});

type CrossrefWork = z.infer<typeof work>;

/** Works in Crossref; `contact` is the address by which its operators want to know who asks, '' for none. */
export function createCrossref(
  options: KeylessOptions & { readonly contact?: string | undefined },
  person: PersonAtCompany,
): Catalogue {
  const { contact = '' } = options;
  return {
    name: SERVICE,
    async search(query, signal) {
      const parameters = [
        ['query.author', person.name],
        ['query.affiliation', person.company],
        ['rows', WORKS_ASKED],
        ['select', FIELDS],
        ...(contact === '' ? [] : [['mailto', contact] as const]),
      ] as const;
      const question = { service: SERVICE, path: '/works', parameters, shape: answer } as const;
      const { message } = await askCatalogue(options, question, signal);
      const works = readEach(work, message.items).flatMap((one) => workOf(one, person));
      return catalogueLinks(worksBy(person, works), { service: SERVICE, query });
    },
  };
}

/** The work with its author of the person's name; none when no author has it, or it has no title. */
function workOf(one: CrossrefWork, person: PersonAtCompany): readonly Work[] {
  const title = plainText(firstText(one.title));
  const authors = readEach(author, one.author).map(({ given, family, affiliation }) => ({
    author: `${given} ${family}`.trim(),
    affiliations: readEach(named, affiliation).map(({ name }) => plainText(name)),
  }));
  const own = authors.find((each) => person.placeIn(each.author) !== null);
  if (own === undefined || title === '') return [];
  const [dateParts] = one.published['date-parts'];
  return [
    {
      ...own,
      url: doiAddress(one.URL) || one.URL,
      title,
      container: plainText(firstText(one['container-title'])),
      date: Array.isArray(dateParts) ? partialDate(dateParts) : '',
    },
  ];
}

function firstText([first]: readonly unknown[]): string {
  return typeof first === 'string' ? first : '';
}
