import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { CatalogueOptions } from '#engine';
import { SettingsError } from './errors.ts';
import { secretIn } from './keys.ts';
import { addressIn, valueOf, type Variables } from './settings.ts';

/** Where each catalogue is reached, for whom that isn't the public address. */
const CATALOGUE_VARIABLES = {
  itunes: 'ITUNES_URL',
  'podcast-index': 'PODCAST_INDEX_URL',
  openalex: 'OPENALEX_URL',
  orcid: 'ORCID_URL',
  crossref: 'CROSSREF_URL',
} as const;

const CONTACT = /^[!-~]{1,64}@[!-~]{1,190}$/u;

/** Consent given on a command line cannot be withdrawn while the command runs. */
const never = new AbortController().signal;
// Every request under way listens to it, and lists make many.
setMaxListeners(0, never);

/** The world of the program. */
type CatalogueEnvironment = {
  readonly variables: Variables;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
};

/** How catalogues of podcasts and articles are reached. Throws `SettingsError` for what cannot be used. */
export function catalogueOptions({
  variables,
  fetch,
  now,
}: CatalogueEnvironment): CatalogueOptions {
  const urls = Object.fromEntries(
    Object.entries(CATALOGUE_VARIABLES).flatMap(([name, variable]) => {
      const address = addressIn(variables, variable);
      return address === undefined ? [] : [[name, address]];
    }),
  );
  const contact = contactIn(variables);
  const account = podcastIndexAccount(variables);
  return {
    fetch,
    withdrawn: never,
    urls,
    ...(contact === undefined ? {} : { contact }),
    ...(account === null ? {} : { podcastIndex: { ...account, now, sha1 } }),
  };
}

function contactIn(variables: Variables): string | undefined {
  const contact = valueOf(variables, 'CROSSREF_MAILTO')?.trim();
  if (contact === undefined || CONTACT.test(contact)) return contact;
  throw new SettingsError(
    'CROSSREF_MAILTO must be an e-mail address: Crossref wants to know whom to write to about requests.',
  );
}

/** Key and secret of Podcast Index; `null` where there are none. */
function podcastIndexAccount(variables: Variables) {
  const key = secretIn(variables, 'PODCAST_INDEX_KEY');
  const secret = secretIn(variables, 'PODCAST_INDEX_SECRET');
  if (key === undefined && secret === undefined) return null;
  if (key === undefined || secret === undefined) {
    throw new SettingsError(
      'PODCAST_INDEX_KEY and PODCAST_INDEX_SECRET belong together. Set both, or neither.',
    );
  }
  return { key, secret };
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
