import { z } from 'zod';

const UNKNOWN_KEY =
  'Unrecognized key in body -- please review the v1 API documentation for request body changes';
const FORMATS = [
  'markdown',
  'html',
  'rawHtml',
  'links',
  'screenshot',
  'screenshot@fullPage',
  'extract',
  'json',
  'summary',
  'changeTracking',
] as const;

const anything = z.unknown().optional();
const scrapeFields = {
  formats: z.array(z.enum(FORMATS)).default(['markdown']),
  onlyMainContent: z.boolean().default(true),
  timeout: z.int().positive().optional(),
  waitFor: z.int().min(0).max(60_000).default(0),
  mobile: z.boolean().default(false),
  parsePDF: z.boolean().default(true),
  blockAds: z.boolean().default(true),
  removeBase64Images: z.boolean().default(true),
  proxy: z.enum(['basic', 'stealth', 'auto']).optional(),
  maxAge: z.int().min(0).optional(),
  storeInCache: z.boolean().default(true),
  skipTlsVerification: z.boolean().default(false),
  headers: anything,
  includeTags: anything,
  excludeTags: anything,
  actions: anything,
  location: anything,
  extract: anything,
  jsonOptions: anything,
  changeTrackingOptions: anything,
  zeroDataRetention: anything,
};

const isWaitShort = ({
  waitFor,
  timeout,
}: {
  waitFor: number;
  timeout?: number | undefined;
}): boolean => waitFor <= (timeout ?? 30_000) / 2;

/** Body of `POST /v1/scrape`. */
export const scrapeRequest = z
  .strictObject(
    {
      url: z
        .string()
        .transform((url) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`))
        .refine((url) => URL.canParse(url), 'Invalid URL')
        .refine(
          (url) => !URL.canParse(url) || /\.[a-z]{2,}$/i.test(new URL(url).hostname),
          'URL must have a valid top-level domain or be a valid path',
        ),
      ...scrapeFields,
      origin: z.string().default('api'),
      integration: anything,
    },
    { error: ({ code }) => (code === 'unrecognized_keys' ? UNKNOWN_KEY : undefined) },
  )
  .refine(isWaitShort, 'waitFor must not exceed half of timeout');

/** Body of `POST /v1/search`. */
export const searchRequest = z.strictObject(
  {
    query: z.string(),
    limit: z.int().positive().max(100).default(5),
    lang: z.string().default('en'),
    country: z.string().default('us'),
    timeout: z.int().positive().default(60_000),
    tbs: anything,
    filter: anything,
    location: anything,
    ignoreInvalidURLs: z.boolean().default(false),
    origin: z.string().default('api'),
    integration: anything,
    scrapeOptions: z
      .strictObject({ ...scrapeFields, formats: z.array(z.enum(FORMATS)).default([]) })
      .prefault({}),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? UNKNOWN_KEY : undefined) },
);

/** Firecrawl's own sentence for a refused body: a custom message when there is one. */
export function refusalText(error: z.ZodError): string {
  const custom = error.issues.find(
    ({ code, message }) => code === 'custom' || message === UNKNOWN_KEY,
  );
  return custom?.message ?? 'Bad Request';
}
