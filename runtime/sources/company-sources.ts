import { setMaxListeners } from 'node:events';
import { createEdgarBlock, JOB_BOARDS, REGISTERS, type CompanySourceOptions } from '#engine';
import { SettingsError } from '../errors.ts';
import { edgarUserAgent, NO_CONTACT } from '../service-address.ts';
import { addressesIn, settingOf, type Variables } from '../settings.ts';
import { createNodeResolver } from './dns-resolver.ts';

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

/** How public sources about companies are reached, for runs that share the SEC's refusals; `null`: SOURCES=off. Throws `SettingsError`. */
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
  const boardUrls = addressesIn(variables, JOB_BOARDS);
  const registers = {
    urls: addressesIn(variables, REGISTERS),
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
