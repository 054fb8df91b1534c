import { createHash } from 'node:crypto';
import { CATALOGUES, type CatalogueOptions } from '#engine';
import { SettingsError } from '../errors.ts';
import { secretIn } from '../keys.ts';
import { CONTACT } from '../service-address.ts';
import { addressesIn, settingOf, type Variables } from '../settings.ts';
import { never, type SourceEnvironment } from './company-sources.ts';

/** How catalogues of podcasts and articles are reached. Throws `SettingsError` for what cannot be used. */
export function catalogueOptions({ variables, fetch, now }: SourceEnvironment): CatalogueOptions {
  const urls = addressesIn(variables, CATALOGUES);
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
  const contact = settingOf(variables, 'CROSSREF_MAILTO')?.trim();
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
