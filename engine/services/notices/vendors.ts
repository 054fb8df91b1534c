import * as z from 'zod/mini';
import { dayOfMoment, lenientList, lenientText, readEach } from '../http/lenient-schema.ts';
import type { NoticeBoardVendor } from './notice-board.ts';

const list = z.object({ results: z.array(z.unknown()) });

const agency = z.object({ name: z.string() });
const federalDocument = z.object({
  title: z.string(),
  type: lenientText,
  abstract: lenientText,
  html_url: z.string(),
  publication_date: z.optional(z.unknown()),
  agencies: lenientList,
});

const FEDERAL_REGISTER: NoticeBoardVendor = {
  name: 'federal-register',
  country: 'us',
  publicUrl: 'https://www.federalregister.gov',
  path: '/api/v1/documents.json',
  parametersFor: (quoted) => [
    ['conditions[term]', quoted],
    ['per_page', '20'],
    ['order', 'newest'],
  ],
  noticesIn(json) {
    const read = list.safeParse(json);
    // Where nothing is found, the list is left out.
    if (!read.success) return z.object({ count: z.literal(0) }).safeParse(json).success ? [] : null;
    return readEach(federalDocument, read.data.results).map((one) => ({
      title: one.title,
      summary: one.abstract,
      url: one.html_url,
      publishedOn: dayOfMoment(one.publication_date),
      type: one.type.toLowerCase(),
      authorities: readEach(agency, one.agencies).map(({ name }) => name),
    }));
  },
};

const organisation = z.object({ title: z.string() });
const govUkResult = z.object({
  title: z.string(),
  link: z.string().check(z.startsWith('/')),
  description: lenientText,
  public_timestamp: z.optional(z.unknown()),
  format: lenientText,
  organisations: lenientList,
});

const GOV_UK_FIELDS = 'title,link,description,public_timestamp,organisations,format';

const GOV_UK: NoticeBoardVendor = {
  name: 'gov-uk',
  country: 'gb',
  publicUrl: 'https://www.gov.uk',
  path: '/api/search.json',
  parametersFor: (quoted) => [
    ['q', quoted],
    ['count', '30'],
    ['order', '-public_timestamp'],
    ['fields', GOV_UK_FIELDS],
  ],
  noticesIn(json) {
    const read = list.safeParse(json);
    if (!read.success) return null;
    return readEach(govUkResult, read.data.results).map((one) => ({
      title: one.title,
      summary: one.description,
      url: `https://www.gov.uk${one.link}`,
      publishedOn: dayOfMoment(one.public_timestamp),
      type: one.format.replaceAll('_', ' '),
      authorities: readEach(organisation, one.organisations).map(({ title }) => title),
    }));
  },
};

/** Where authorities publish that are asked. Contracts as public code shows them in November 2026. */
export const NOTICE_BOARD_VENDORS: readonly NoticeBoardVendor[] = [FEDERAL_REGISTER, GOV_UK];
