import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { countryCode, dayOfMoment, lenientText, readEach } from '../http/lenient-schema.ts';
import type { JobBoardVendor } from './job-board.ts';
import { POSTINGS_MAX, type Posting } from './posting.ts';

const id = z.union([z.string(), z.number()]);
const named = z.object({ name: lenientText });

/** Companies' part of an address, as all vendors allow it. */
const SLUG = '([\\w-]{1,80})';

function link(hosts: string): RegExp {
  return new RegExp(`https?://${hosts}/${SLUG}`, 'giu');
}

/** The entries that fit in the list under this name; `null` where there is no list. */
function entriesIn<Entry>(
  json: unknown,
  name: string,
  schema: z.ZodMiniType<Entry>,
): readonly Entry[] | null {
  const list = z.object({ [name]: z.array(z.unknown()) }).safeParse(json).data?.[name];
  return list === undefined ? null : readEach(schema, list.slice(0, POSTINGS_MAX));
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
    const jobs = entriesIn(json, 'jobs', greenhouseJob);
    if (jobs === null) return null;
    return {
      company: jobs.find((job) => job.company_name !== '')?.company_name ?? '',
      postings: jobs.map((job) => ({
        ...NOWHERE,
        id: String(job.id),
        title: job.title,
        url: job.absolute_url,
        publishedOn: dayOfMoment(job.first_published),
        place: job.location.name,
        body: job.content,
      })),
    };
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
  isListed: z.optional(z.unknown()),
  descriptionPlain: lenientText,
  descriptionHtml: lenientText,
});

const ASHBY: JobBoardVendor = {
  name: 'ashby',
  urls: ['https://api.ashbyhq.com'],
  list: (slug) => ({ path: `/posting-api/job-board/${slug}` }),
  boardIn(json) {
    const jobs = entriesIn(json, 'jobs', ashbyJob);
    if (jobs === null) return null;
    const postings = jobs
      // What is not listed is a draft.
      .filter(({ isListed }) => isListed !== false)
      .map((job) => ({
        ...NOWHERE,
        id: String(job.id),
        title: job.title,
        url: job.jobUrl,
        publishedOn: dayOfMoment(job.publishedAt),
        place: job.location,
        body: job.descriptionPlain === '' ? job.descriptionHtml : job.descriptionPlain,
      }));
    return { company: '', postings };
  },
  link: link(String.raw`jobs\.ashbyhq\.com`),
};

const leverList = z.array(z.unknown());
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
    const list = leverList.safeParse(json);
    if (!list.success) return null;
    const postings = readEach(leverJob, list.data.slice(0, POSTINGS_MAX)).map((job) => ({
      id: String(job.id),
      title: job.text,
      url: job.hostedUrl,
      publishedOn: dayOfMoment(job.createdAt),
      place: job.categories.location,
      country: countryCode(job.country),
      body: [job.descriptionPlain, job.additionalPlain].filter((part) => part !== '').join('\n'),
    }));
    return { company: '', postings };
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
    const jobs = entriesIn(json, 'content', smartJob);
    if (jobs === null) return null;
    return {
      company: jobs.find(({ company }) => company.name !== '')?.company.name ?? '',
      postings: jobs.map((job) => ({
        ...NOWHERE,
        id: String(job.id),
        title: job.name,
        url: `https://jobs.smartrecruiters.com/${encodeURIComponent(job.company.identifier || 'company')}/${encodeURIComponent(String(job.id))}`,
        publishedOn: dayOfMoment(job.releasedDate),
        place: job.location.city,
        country: countryCode(job.location.country),
      })),
    };
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
    const offers = entriesIn(json, 'offers', recruiteeOffer);
    if (offers === null) return null;
    return {
      company: offers.find((offer) => offer.company_name !== '')?.company_name ?? '',
      postings: offers.map((offer) => ({
        id: String(offer.id),
        title: offer.title,
        url: offer.careers_url,
        publishedOn: dayOfMoment(offer.published_at),
        place: offer.location,
        country: countryCode(offer.country_code),
        body: `${offer.description}\n${offer.requirements}`.trim(),
      })),
    };
  },
  link: new RegExp(`https?://${SLUG}\\.recruitee\\.com`, 'giu'),
};

const workableList = z.object({ name: lenientText, jobs: z.array(z.unknown()) });
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
    const list = workableList.safeParse(json);
    if (!list.success) return null;
    const jobs = readEach(workableJob, list.data.jobs.slice(0, POSTINGS_MAX));
    const postings: readonly Posting[] = jobs.map((job) => ({
      ...NOWHERE,
      id: job.shortcode,
      title: job.title,
      url: job.url,
      publishedOn: dayOfMoment(job.published_on),
      place: job.city,
      body: job.description,
    }));
    return { company: list.data.name, postings };
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
