import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Who may read a key, and why. Everybody else carries a `Secret`, which prints as `[secret]`. */
const READERS: Readonly<Record<string, string>> = {
  'engine/services/firecrawl/request.ts': 'sends it to Firecrawl',
  'engine/services/scraper-api/request.ts': 'sends it to ScraperAPI',
  'engine/services/serp-api/request.ts': 'sends it to SerpApi',
  'engine/services/podcast-index/client.ts': 'signs requests to Podcast Index with it',
  'engine/services/crm/request.ts': 'sends it to the CRM',
  'engine/draft/model-client.ts': "sends it to the user's own language model",
  'engine/services/http/without-key.ts': 'takes it out of what a service answers',
  'cli/channel/webhook.ts': 'sends to the address that is a secret, and signs with the other',
  'cli/channel/mail.ts': 'signs in to the mail server with it',
  'cli/day/read-calendar.ts': 'sends to the calendar address that is a secret',
  'mcp/serve-http.ts': 'compares it with what a client sends',
  'cli/server/server-library.ts': 'sends it to the server that made it',
  'cli/commands/mcp.ts': 'counts the characters of a token',
  'web/keys/key-store.ts': 'stores it',
  'web/features/drafts/model-settings.ts': "stores the one of the user's own language model",
  'web/features/api-keys/key-card.tsx': 'shows it to its owner',
  'web/features/research/run/research-in-worker.ts':
    'hands it to the worker, where no object survives',
};

test('threat 6: nobody reads a key but the few who send, store or show it', () => {
  const callers = ['engine', 'runtime', 'mcp', 'cli', 'web', 'bench', 'simulators', 'server']
    .flatMap(sourcesIn)
    .filter((file) => /\brevealed\(/.test(readFileSync(file, 'utf8')));

  expect(callers.toSorted()).toEqual(
    ['engine/model/secret.ts', ...Object.keys(READERS)].toSorted(),
  );
});

/** The sources of a folder that are shipped or run, tests apart. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
