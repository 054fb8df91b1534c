import { wrongServiceAddress } from '../../messages/service-messages.ts';
import { ServiceError, type ServiceName } from '../../model/service-failure.ts';
import { parseUrl } from '../../url/web-address.ts';

/** One service address: which service, where it lives, and what is asked of it. */
export type ServiceAddress = {
  readonly service: ServiceName;
  readonly baseUrl: string;
  /** Begins with a slash. */
  readonly path: string;
  /** Sent in this order: ScraperAPI wants its `url` last. */
  readonly parameters?: readonly (readonly [name: string, value: string])[];
};

/** The address of a keyed call, which stays on the configured service. Throws a `ServiceError` before a key can leave. */
export function serviceUrl({ service, baseUrl, path, parameters = [] }: ServiceAddress): URL {
  const base = parseUrl(baseUrl);
  if (base === null || !isPlainWebAddress(base)) throw wrongAddress(service);
  const url = new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`);
  if (url.origin !== base.origin) throw wrongAddress(service);
  url.search = encodedQuery(parameters);
  return url;
}

/** A query encoded exactly once, with `%20` for a space, as every one of the services reads it. */
export function encodedQuery(parameters: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(
    parameters.map(([name, value]): [string, string] => [name, value]),
  );
  return query.toString().replaceAll('+', '%20');
}

function isPlainWebAddress({ protocol, username, password, search, hash }: URL): boolean {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && `${username}${password}${search}${hash}` === '';
}

function wrongAddress(service: ServiceName): ServiceError {
  return new ServiceError(wrongServiceAddress(service));
}
