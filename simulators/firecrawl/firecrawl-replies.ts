import { jsonReply, type Reply } from '../server/answer.ts';

const refusal = (status: number, error: string, code?: string): Reply =>
  jsonReply(status, { success: false, ...(code === undefined ? {} : { code }), error });

/** Firecrawl's own refusals, word for word as its v1 sends them. */
export const firecrawlReplies = {
  /** Its body parser runs before its CORS headers, so a browser cannot read this one. */
  malformedJson: {
    ...refusal(400, 'Bad request, malformed JSON', 'BAD_REQUEST_INVALID_JSON'),
    hasCors: false,
  },
  invalidBody: (error: string, details: readonly unknown[]): Reply =>
    jsonReply(400, { success: false, code: 'BAD_REQUEST', error, details }),
  tokenMissing: refusal(401, 'Unauthorized'),
  tokenInvalid: refusal(401, 'Unauthorized: Invalid token'),
  outOfCredits: refusal(
    402,
    'Insufficient credits to perform this request. For more credits, you can upgrade your plan at https://firecrawl.dev/pricing or try changing the request limit to a lower value.',
  ),
  unsupportedSite: refusal(
    403,
    'This website is no longer supported, please reach out to help@firecrawl.com for more info on how to activate it on your account.',
  ),
  timedOut: refusal(408, 'Scrape timed out', 'SCRAPE_TIMEOUT'),
  queuedTooLong: refusal(
    408,
    'Your request timed out while waiting for a free browser.',
    'CONCURRENCY_QUEUE_TIMEOUT',
  ),
  idempotencyKeyUsed: refusal(409, 'Idempotency key already used'),
  /** The seconds stand in the text only; there is no Retry-After header. */
  rateLimited: (seconds: number): Reply =>
    refusal(
      429,
      `Rate limit exceeded. Consumed (req/min): 11, Remaining (req/min): 0. Upgrade your plan at https://firecrawl.dev/pricing for increased rate limits or please retry after ${seconds}s, resets at Tue Nov 24 2026 10:15:00 GMT+0000 (Coordinated Universal Time)`,
    ),
  allEnginesFailed: refusal(
    500,
    'All scraping engines failed! -- Double check the URL to make sure it is not broken.',
    'SCRAPE_ALL_ENGINES_FAILED',
  ),
  unexpected: refusal(
    500,
    'An unexpected error occurred. Please contact help@firecrawl.com for help. Your exception ID is 5f1d7c2e-0b64-4f0a-9b1e-3f6f7c1f2a90',
  ),
  creditsUnknown: refusal(404, 'Could not find credit usage information'),
  /** Comes from the load balancer, not from the service. */
  badGateway: {
    status: 502,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
    body: '<html><head><title>502 Server Error</title></head><body><h1>Error: Server Error</h1></body></html>',
    hasCors: false,
  },
  /** Since 2026 an unknown host is a success on the HTTP level. */
  unknownHost: (hostname: string): Reply =>
    refusal(200, `DNS resolution failed for hostname: ${hostname}`, 'SCRAPE_DNS_RESOLUTION_ERROR'),
} as const;
