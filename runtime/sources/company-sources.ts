import { setMaxListeners } from 'node:events';
import { createEdgarBlock, type CompanySourceOptions } from '#engine';
import { SettingsError } from '../errors.ts';
import { edgarUserAgent, NO_CONTACT } from '../service-address.ts';
import { addressesIn, settingOf, type Variables } from '../settings.ts';
import { createNodeResolver } from './dns-resolver.ts';

/** Where each vendor's boards are reached, for whom that isn't the public address. */
const BOARD_VARIABLES = {
  greenhouse: 'GREENHOUSE_URL',
  lever: 'LEVER_URL',
  ashby: 'ASHBY_URL',
  smartrecruiters: 'SMARTRECRUITERS_URL',
  recruitee: 'RECRUITEE_URL',
  workable: 'WORKABLE_URL',
} as const;

/** The same for registers and authorities. */
const REGISTER_VARIABLES = {
  edgar: 'EDGAR_URL',
  gleif: 'GLEIF_URL',
  'federal-register': 'FEDERAL_REGISTER_URL',
  'gov-uk': 'GOV_UK_URL',
} as const;

/** Aborts never: consent given on a command line cannot be withdrawn while the command runs. */
export const never: AbortSignal = new AbortController().signal;
// Every request under way listens to it, and lists make many.
setMaxListeners(0, never);

/** The world of the program, as far as public sources need it. */
export type SourceEnvironment = {
  readonly variables: Variables;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
};

/**
 * How public sources of facts about companies are reached; `null` where SOURCES=off forbids them. What the SEC says to one run
 * holds for all that use the same options. Throws `SettingsError` for what cannot be used.
 */
export function companySourceOptions({
  variables,
  fetch,
  now,
}: SourceEnvironment): CompanySourceOptions | null {
  const allowed = settingOf(variables, 'SOURCES') ?? 'on';
  if (allowed !== 'on' && allowed !== 'off') {
    throw new SettingsError(
      'SOURCES must be on or off: whether public sources may be asked about a company.',
    );
  }
  const boardUrls = addressesIn(variables, BOARD_VARIABLES);
  const registers = {
    urls: addressesIn(variables, REGISTER_VARIABLES),
    userAgent: userAgentIn(variables),
    block: createEdgarBlock(now),
  };
  const dns = createNodeResolver(variables);
  return allowed === 'off' ? null : { dns, boardUrls, registers, fetch, withdrawn: never };
}

/** Who asks, as the SEC wants to know it; `null` without an address, and then it is not asked. */
function userAgentIn(variables: Variables): string | null {
  const contact = settingOf(variables, 'EDGAR_CONTACT');
  if (contact === undefined) return null;
  const userAgent = edgarUserAgent(contact);
  if (userAgent === null) throw new SettingsError(`EDGAR_CONTACT ${NO_CONTACT}.`);
  return userAgent;
}
