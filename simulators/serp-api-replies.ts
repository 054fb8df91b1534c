import { jsonReply } from './answer.ts';

/** SerpApi's own refusals. */
export const serpApiReplies = {
  missingQuery: jsonReply(400, { error: 'Missing query `q` parameter.' }),
  unauthorized: jsonReply(401, {
    error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key',
  }),
  accountDeleted: jsonReply(403, { error: 'Your account has been deleted.' }),
  archived: jsonReply(410, { error: 'This search has expired.' }),
  exhausted: jsonReply(429, { error: 'Your account has run out of searches.' }),
  failed: jsonReply(500, { error: 'We could not complete your search. Please try again.' }),
  unavailable: jsonReply(503, {
    search_metadata: { status: 'Error' },
    error: 'We could not complete your search. Please try again.',
  }),
} as const;
