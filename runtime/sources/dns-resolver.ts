import { Resolver } from 'node:dns/promises';
import { ServiceError, plainFailure, type DnsRecordType, type DnsResolver } from '#engine';
import { errorCode, SettingsError } from '../errors.ts';
import { settingOf, type Variables } from '../settings.ts';

/** A resolver of the network answers within milliseconds, or never. */
const TIMEOUT_MS = 2000;
const TRIES = 2;

/** The name does not exist, has no such record, or cannot exist. */
const NOTHING: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);
const SILENT: ReadonlySet<string> = new Set(['ETIMEOUT', 'ECONNREFUSED']);

/** The resolver of this machine, or the one in DNS_SERVER (an IP address, with its port unless 53). Throws `SettingsError`. */
export function createNodeResolver(variables: Variables): DnsResolver {
  const server = settingOf(variables, 'DNS_SERVER');
  openResolver(server);
  return {
    async resolve(name, type, signal) {
      signal.throwIfAborted();
      const resolver = openResolver(server);
      const cancel = (): void => resolver.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        return await valuesOf(resolver, name, type);
      } catch (error) {
        signal.throwIfAborted();
        const code = errorCode(error);
        if (code === undefined) throw error;
        if (NOTHING.has(code)) return [];
        const reason = SILENT.has(code) ? 'timed-out' : 'refused';
        throw new ServiceError(plainFailure('dns', reason, null));
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
  };
}

function openResolver(server: string | undefined): Resolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (server === undefined) return resolver;
  try {
    resolver.setServers([server]);
  } catch {
    throw new SettingsError(
      "DNS_SERVER must be the IP address of a DNS server, such as 9.9.9.9 or 127.0.0.1:5353. Correct it, or unset it to use this machine's own.",
    );
  }
  return resolver;
}

async function valuesOf(
  resolver: Resolver,
  name: string,
  type: DnsRecordType,
): Promise<readonly string[]> {
  if (type === 'A') return resolver.resolve4(name);
  if (type === 'CNAME') return (await resolver.resolveCname(name)).map((one) => one.toLowerCase());
  return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
}
