import { jsonReply, type Reply } from '../server/answer.ts';

const refusal = (status: number, error: string, rest: object = {}): Reply =>
  jsonReply(status, { success: false, error, ...rest });

const TIER_LIMIT =
  "You've hit Firecrawl's keyless free tier rate limit. Sign up for a free API key to keep going.";

/** How Firecrawl refuses a caller without a key. */
export const firecrawlKeylessReplies = {
  /** To an IPv6 address, and while the free tier is off. */
  unauthorized: refusal(401, 'Unauthorized'),
  notSupported: refusal(
    401,
    'This endpoint is not supported by the keyless free tier. Sign up for a free API key.',
  ),
  suspiciousAddress: refusal(
    403,
    "Unfortunately, your IP address looks suspicious, so Firecrawl can't be used without an API key from here. Sign up for a free API key.",
  ),
  /** No Retry-After header. */
  budgetUsedUp: (reason: 'credits' | 'requests', seconds: number): Reply =>
    refusal(429, TIER_LIMIT, { reason, retry_after_seconds: seconds }),
  budgetUsedUpWithoutFields: refusal(429, TIER_LIMIT),
  /** The limit per minute, whose seconds stand in the text only. */
  perMinute: (seconds: number): Reply =>
    refusal(
      429,
      `Rate limit exceeded. Consumed (req/min): 11, Remaining (req/min): 0. Upgrade your plan or please retry after ${seconds}s`,
    ),
  methodNotAllowed: jsonReply(405, { code: 'METHOD_NOT_ALLOWED', allowed_methods: ['POST'] }),
  /** Without results `data` has neither `web` nor `news`. */
  empty: jsonReply(200, { success: true, data: {}, creditsUsed: 0 }),
} as const;
