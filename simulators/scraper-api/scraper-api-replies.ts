import { htmlReply } from '../server/answer.ts';

/** ScraperAPI's own refusals: plain sentences under an HTML content type. */
export const scraperApiReplies = {
  malformed: htmlReply(400, 'Malformed request: please provide a valid, fully encoded url.'),
  unauthorized: htmlReply(401, 'Unauthorized request, please make sure your API key is valid.'),
  exhausted: htmlReply(
    403,
    'You have exhausted the API Credits available in this monthly cycle. You can upgrade your subscription or enable overages from your dashboard.',
  ),
  tooExpensive: htmlReply(
    403,
    'This request would cost more than your max_cost. You can see the cost per request in your response header or in API Playground in the dashboard.',
  ),
  planTooSmall: htmlReply(403, 'Please upgrade your plan to use this feature.'),
  targetMissing: {
    ...htmlReply(404, 'Timeout was reached'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'sa-statuscode': '404' },
  },
  targetGone: htmlReply(410, 'Gone'),
  tooManyAtOnce: htmlReply(
    429,
    'You have reached the maximum number of concurrent requests of your plan.',
  ),
  failed: {
    ...htmlReply(
      500,
      'Request failed. You will not be charged for this request. Please make sure your url is correct and try again. Protected domains may require adding premium=true OR ultra_premium=true parameter to your request.',
    ),
    headers: { 'content-type': 'text/html; charset=utf-8', 'sa-statuscode': '504' },
  },
} as const;
