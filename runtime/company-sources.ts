import { setMaxListeners } from 'node:events';
import type { CompanySourceOptions } from '#engine';
import { createNodeResolver } from './dns-resolver.ts';
import { SettingsError } from './errors.ts';
import { addressIn, valueOf, type Variables } from './settings.ts';

/** Where each vendor's boards are reached, for whom that isn't the public address. */
const BOARD_VARIABLES = {
  greenhouse: 'GREENHOUSE_URL',
  lever: 'LEVER_URL',
  ashby: 'ASHBY_URL',
  smartrecruiters: 'SMARTRECRUITERS_URL',
  recruitee: 'RECRUITEE_URL',
  workable: 'WORKABLE_URL',
} as const;

/** Consent given on a command line cannot be withdrawn while the command runs. */
const never = new AbortController().signal;
// Every request under way listens to it, and lists make many.
setMaxListeners(0, never);

/**
 * How public sources of facts about companies are reached; `null` where SOURCES=off forbids them. Throws `SettingsError` for
 * what cannot be used.
 */
export function companySourceOptions(
  variables: Variables,
  fetch: typeof globalThis.fetch,
): CompanySourceOptions | null {
  const allowed = valueOf(variables, 'SOURCES') ?? 'on';
  if (allowed !== 'on' && allowed !== 'off') {
    throw new SettingsError(
      'SOURCES must be on or off: whether public sources may be asked about a company.',
    );
  }
  const boardUrls = Object.fromEntries(
    Object.entries(BOARD_VARIABLES).flatMap(([name, variable]) => {
      const address = addressIn(variables, variable);
      return address === undefined ? [] : [[name, address]];
    }),
  );
  const dns = createNodeResolver(variables);
  return allowed === 'off' ? null : { dns, boardUrls, fetch, withdrawn: never };
}
