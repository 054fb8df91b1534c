import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { personNameOf } from '../../names/people/name/person-name.ts';
import {
  askCatalogue,
  doiAddress,
  catalogueLinks,
  partialDate,
  plainText,
} from '../catalogues/entries.ts';
import type { PersonAtCompany } from '../catalogues/person-at-company.ts';
import { worksBy, type Author, type Work } from '../catalogues/works.ts';
import { lenientList, lenientText, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import type { Catalogue } from '../service.ts';

/** Where ORCID answers. */
export const ORCID_URL = 'https://pub.orcid.org';

const SERVICE = 'orcid';
const HOW = { service: SERVICE, headers: { accept: 'application/json' } } as const;
const PEOPLE_ASKED = '20';
/** People of one name at one company; with the search, three requests. */
const PEOPLE_MAX = 2;

const found = z.object({ 'expanded-result': z.nullable(z.array(z.unknown())) });
const profile = z.object({
  'orcid-id': z.string().check(z.regex(/^(?:\d{4}-){3}\d{3}[\dX]$/u)),
  'given-names': lenientText,
  'family-names': lenientText,
  'credit-name': lenientText,
  'institution-name': lenientList,
});
const works = z.object({ group: z.array(z.unknown()) });
const group = z.object({ 'work-summary': z.array(z.unknown()) });
const NO_VALUE = { value: '' };
const valueOf = otherwise(z.object({ value: lenientText }), NO_VALUE);
const NO_DATE = { year: NO_VALUE, month: NO_VALUE, day: NO_VALUE };
const externalId = z.object({
  'external-id-type': z.literal('doi'),
  'external-id-value': z.string(),
});
const summary = z.object({
  title: z.object({ title: z.object({ value: z.string() }) }),
  url: valueOf,
  'journal-title': valueOf,
  'publication-date': otherwise(z.object({ year: valueOf, month: valueOf, day: valueOf }), NO_DATE),
  'external-ids': otherwise(z.object({ 'external-id': lenientList }), { 'external-id': [] }),
});

/** Somebody of the name who says in ORCID that they are at the company. */
type Person = Author & { readonly id: string };

/** Works that people have entered in ORCID, where they also enter their employers. */
export function createOrcid(options: KeylessOptions, person: PersonAtCompany): Catalogue {
  async function peopleFound(signal: AbortSignal): Promise<readonly Person[]> {
    const parameters = [
      ['q', questionFor(person)],
      ['rows', PEOPLE_ASKED],
    ] as const;
    const question = { ...HOW, path: '/v3.0/expanded-search/', parameters, shape: found };
    const answer = await askCatalogue(options, question, signal);
    return readEach(profile, answer['expanded-result'] ?? [])
      .flatMap((one) => personAt(one, person))
      .slice(0, PEOPLE_MAX);
  }

  async function worksOf({ id, ...known }: Person, signal: AbortSignal): Promise<readonly Work[]> {
    const question = { ...HOW, path: `/v3.0/${id}/works`, shape: works };
    const answer = await askCatalogue(options, question, signal);
    return readEach(group, answer.group)
      .flatMap((one) => readEach(summary, one['work-summary']).slice(0, 1))
      .map((one) => ({ ...known, ...describedWork(one) }));
  }

  return {
    name: SERVICE,
    async search(query, signal) {
      const people = await peopleFound(signal);
      const all = await Promise.all(people.map((one) => worksOf(one, signal)));
      const newest = all.flat().toSorted((one, other) => other.date.localeCompare(one.date));
      return catalogueLinks(worksBy(person, newest), { service: SERVICE, query });
    },
  };
}

function questionFor({ name, company }: PersonAtCompany): string {
  const { given, surname } = personNameOf(name);
  return [
    ['family-name', surname.join(' ')],
    ['given-names', given],
    ['affiliation-org-name', company],
  ]
    .filter(([, words]) => words !== '')
    .map(([field, words = '']) => `${field}:"${words.replaceAll(/["\\]/gu, ' ')}"`)
    .join(' AND ');
}

/** The person, if both name and company are theirs. */
function personAt(one: z.infer<typeof profile>, person: PersonAtCompany): readonly Person[] {
  const name = `${one['given-names']} ${one['family-names']}`.trim();
  const author = [name, one['credit-name']].find((each) => person.placeIn(each) !== null);
  const affiliations = readEach(z.string(), one['institution-name']);
  if (author === undefined || affiliations.every((each) => person.companyIn(each) === null))
    return [];
  return [{ id: one['orcid-id'], author, affiliations }];
}

function describedWork(one: z.infer<typeof summary>) {
  const [doi] = readEach(externalId, one['external-ids']['external-id']);
  const { year, month, day } = one['publication-date'];
  return {
    url: doiAddress(doi?.['external-id-value'] ?? '') || one.url.value,
    title: plainText(one.title.title.value),
    container: plainText(one['journal-title'].value),
    date: partialDate([year, month, day].map(({ value }) => value)),
  };
}
