import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  countryCode,
  dayOfMoment,
  idText as id,
  lenientRecord,
  lenientText,
  readEach,
} from '../http/lenient-schema.ts';
import type { Board, JobBoardVendor, Posting } from './job-board.ts';

/** Real boards have some hundreds; the rest of a longer one is not looked at. */
export const POSTINGS_MAX = 2000;

const named = z.object({ name: lenientText });

/** Companies' part of an address, as all vendors allow it. */
const SLUG = '([\\w-]{1,80})';

function link(hosts: string): RegExp {
  return new RegExp(`https?://${hosts}/${SLUG}`, 'giu');
}

/** What an object has under this name. */
function valueAt(json: unknown, name: string): unknown {
  return lenientRecord.parse(json)[name];
}

/** The board in a list of vacancies, with whose it is where each of them says so; `null` where there is no list. */
function boardOf<Entry>(
  listed: unknown,
  schema: z.ZodMiniType<Entry>,
  postingOf: (entry: Entry) => Posting,
  companyOf: (entry: Entry) => string = () => '',
): Board | null {
  const list = z.array(z.unknown()).safeParse(listed);
  if (!list.success) return null;
  const entries = readEach(schema, list.data.slice(0, POSTINGS_MAX));
  const company = entries.map(companyOf).find((name) => name !== '') ?? '';
  return { company, postings: entries.map(postingOf) };
}

const NOWHERE = { place: '', country: '', body: '' } as const;

const greenhouseJob = z.object({
  id,
  title: z.string(),
  absolute_url: z.string(),
  company_name: lenientText,
  location: otherwise(named, { name: '' }),
  first_published: z.optional(z.unknown()),
  content: lenientText,
});

const GREENHOUSE: JobBoardVendor = {
  name: 'greenhouse',
  urls: ['https://boards-api.greenhouse.io'],
  list: (slug) => ({ path: `/v1/boards/${slug}/jobs`, parameters: [['content', 'true']] }),
  boardIn(json) {
    const postingOf = (job: z.infer<typeof greenhouseJob>): Posting => ({
      ...NOWHERE,
      id: job.id,
      title: job.title,
      url: job.absolute_url,
      publishedOn: dayOfMoment(job.first_published),
      place: job.location.name,
      body: job.content,
    });
    return boardOf(valueAt(json, 'jobs'), greenhouseJob, postingOf, (job) => job.company_name);
  },
  link: new RegExp(
    String.raw`https?://(?:job-)?boards(?:-api)?(?:\.eu)?\.greenhouse\.io/(?:v1/boards/|embed/job_board(?:/js)?\?for=)?(?!embed\b)${SLUG}`,
    'giu',
  ),
};

const ashbyJob = z.object({
  id,
  title: z.string(),
  jobUrl: z.string(),
  location: lenientText,
  publishedAt: z.optional(z.unknown()),
  // What is not listed is a draft.
  isListed: z.optional(z.unknown()).check(z.refine((isListed) => isListed !== false)),
  descriptionPlain: lenientText,
  descriptionHtml: lenientText,
});

const ASHBY: JobBoardVendor = {
  name: 'ashby',
  urls: ['https://api.ashbyhq.com'],
  list: (slug) => ({ path: `/posting-api/job-board/${slug}` }),
  boardIn(json) {
    return boardOf(valueAt(json, 'jobs'), ashbyJob, (job) => ({
      ...NOWHERE,
      id: job.id,
      title: job.title,
      url: job.jobUrl,
      publishedOn: dayOfMoment(job.publishedAt),
      place: job.location,
      body: job.descriptionPlain === '' ? job.descriptionHtml : job.descriptionPlain,
    }));
  },
  link: link(String.raw`jobs\.ashbyhq\.com`),
};

const leverJob = z.object({
  id,
  text: z.string(),
  hostedUrl: z.string(),
  createdAt: z.optional(z.unknown()),
  categories: otherwise(z.object({ location: lenientText }), { location: '' }),
  country: z.optional(z.unknown()),
  descriptionPlain: lenientText,
  additionalPlain: lenientText,
});

const LEVER: JobBoardVendor = {
  name: 'lever',
  urls: ['https://api.lever.co', 'https://api.eu.lever.co'],
  list: (slug) => ({ path: `/v0/postings/${slug}`, parameters: [['mode', 'json']] }),
  boardIn(json) {
    return boardOf(json, leverJob, (job) => ({
      id: job.id,
      title: job.text,
      url: job.hostedUrl,
      publishedOn: dayOfMoment(job.createdAt),
      place: job.categories.location,
      country: countryCode(job.country),
      body: [job.descriptionPlain, job.additionalPlain].filter((part) => part !== '').join('\n'),
    }));
  },
  link: link(String.raw`jobs(?:\.eu)?\.lever\.co`),
};

const smartJob = z.object({
  id,
  name: z.string(),
  releasedDate: z.optional(z.unknown()),
  location: otherwise(z.object({ city: lenientText, country: z.optional(z.unknown()) }), {
    city: '',
    country: undefined,
  }),
  company: otherwise(z.object({ name: lenientText, identifier: lenientText }), {
    name: '',
    identifier: '',
  }),
});
const smartSection = z.object({ text: lenientText });
const smartDetails = z.object({
  jobAd: z.object({ sections: z.record(z.string(), z.unknown()) }),
});

const SMARTRECRUITERS: JobBoardVendor = {
  name: 'smartrecruiters',
  urls: ['https://api.smartrecruiters.com'],
  list: (slug) => ({ path: `/v1/companies/${slug}/postings`, parameters: [['limit', '100']] }),
  boardIn(json) {
    const postingOf = (job: z.infer<typeof smartJob>): Posting => ({
      ...NOWHERE,
      id: job.id,
      title: job.name,
      url: `https://jobs.smartrecruiters.com/${encodeURIComponent(job.company.identifier || 'company')}/${encodeURIComponent(job.id)}`,
      publishedOn: dayOfMoment(job.releasedDate),
      place: job.location.city,
      country: countryCode(job.location.country),
    });
    return boardOf(valueAt(json, 'content'), smartJob, postingOf, ({ company }) => company.name);
  },
  description: {
    of: (slug, posting) => ({
      path: `/v1/companies/${slug}/postings/${encodeURIComponent(posting.id)}`,
    }),
    bodyIn(json) {
      const sections = smartDetails.safeParse(json).data?.jobAd.sections ?? {};
      return readEach(smartSection, Object.values(sections))
        .map(({ text }) => text)
        .join('\n');
    },
  },
  link: link(String.raw`(?:careers|jobs|api)\.smartrecruiters\.com(?:/v1/companies)?`),
};

const recruiteeOffer = z.object({
  id: otherwise(id, ''),
  title: z.string(),
  careers_url: z.string(),
  published_at: z.optional(z.unknown()),
  company_name: lenientText,
  location: lenientText,
  country_code: z.optional(z.unknown()),
  description: lenientText,
  requirements: lenientText,
});

const RECRUITEE: JobBoardVendor = {
  name: 'recruitee',
  urls: ['https://recruitee.com'],
  hasOwnHosts: true,
  list: () => ({ path: '/api/offers/' }),
  boardIn(json) {
    const postingOf = (offer: z.infer<typeof recruiteeOffer>): Posting => ({
      id: offer.id,
      title: offer.title,
      url: offer.careers_url,
      publishedOn: dayOfMoment(offer.published_at),
      place: offer.location,
      country: countryCode(offer.country_code),
      body: `${offer.description}\n${offer.requirements}`.trim(),
    });
    const list = valueAt(json, 'offers');
    return boardOf(list, recruiteeOffer, postingOf, ({ company_name: company }) => company);
  },
  link: new RegExp(`https?://${SLUG}\\.recruitee\\.com`, 'giu'),
};

const workableJob = z.object({
  shortcode: lenientText,
  title: z.string(),
  url: z.string(),
  published_on: z.optional(z.unknown()),
  city: lenientText,
  description: lenientText,
});

const WORKABLE: JobBoardVendor = {
  name: 'workable',
  urls: ['https://apply.workable.com'],
  list: (slug) => ({ path: `/api/v1/widget/accounts/${slug}`, parameters: [['details', 'true']] }),
  boardIn(json) {
    const board = boardOf(valueAt(json, 'jobs'), workableJob, (job) => ({
      ...NOWHERE,
      id: job.shortcode,
      title: job.title,
      url: job.url,
      publishedOn: dayOfMoment(job.published_on),
      place: job.city,
      body: job.description,
    }));
    return board && { ...board, company: lenientText.parse(valueAt(json, 'name')) };
  },
  link: link(String.raw`apply\.workable\.com`),
};

/** Every vendor of boards that is read. Contracts as public code shows them in November 2026; what they add is ignored. */
export const JOB_BOARD_VENDORS: readonly JobBoardVendor[] = [
  GREENHOUSE,
  LEVER,
  ASHBY,
  SMARTRECRUITERS,
  RECRUITEE,
  WORKABLE,
];
