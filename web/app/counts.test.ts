import { expect, test } from 'vitest';
import { auditTexts } from '../features/admin/logs/texts.ts';
import { keyTexts } from '../features/api-keys/texts.ts';
import { manyTexts } from '../features/many-prospects/texts.ts';
import { reportTexts } from '../features/report/texts.ts';
import { requestTexts } from '../features/research/requests/texts.ts';

test.each([
  [requestTexts.run.summary(1, 1, '2.0'), '1 search, 1 page request, 2.0 s'],
  [requestTexts.run.summary(3, 5, '2.0'), '3 searches, 5 page requests, 2.0 s'],
  [keyTexts.credits(1), '1 credit left'],
  [keyTexts.creditsOf(1, 1000), '1 of 1,000 credits left'],
  [manyTexts.queue.done(1, 1), '1 of 1 prospect researched'],
  [reportTexts.samples(1), '1 sample'],
  [auditTexts.actions.retention_changed('Uma', '', '1'), 'Uma set report retention to 1 day'],
])('what is counted once is in the singular: %s', (said, expected) => {
  expect(said).toBe(expected);
});
