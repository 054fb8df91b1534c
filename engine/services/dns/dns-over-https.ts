import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { lenientList, readEach } from '../http/lenient-schema.ts';
import { askKeylessJson, type KeylessOptions } from '../keyless/ask-keyless.ts';

/** The number of each type (RFC 1035), by which answers name it. */
const TYPE_NUMBERS: Readonly<Record<DnsRecordType, number>> = { A: 1, CNAME: 5, TXT: 16 };

const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

const TIMEOUT_MS = 5000;
/** Large companies publish sixty texts of some two hundred characters. */
const BYTES_MAX = 200_000;

const answerShape = z.object({ Status: z.number(), Answer: lenientList });
const record = z.object({ type: z.number(), data: z.string() });

/**
 * One part of a text in quotes, as most services write it; what is escaped follows a backslash. A quote that is never
 * closed ends with the text: to look for the end again from every quote would take the square of its length.
 */
const QUOTED_PART = /"((?:[^"\\]|\\.)*)"?/gsu;

/** A resolver over HTTPS in JSON, for browsers (Cloudflare's, and any that answers in the same form). */
export function createDnsOverHttps(options: KeylessOptions): DnsResolver {
  return { resolve: (name, type, signal) => resolve(options, { name, type }, signal) };
}

async function resolve(
  options: KeylessOptions,
  { name, type }: { readonly name: string; readonly type: DnsRecordType },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { Status: status, Answer: records } = await askKeylessJson(
    options,
    {
      service: 'dns',
      path: '',
      parameters: [
        ['name', name],
        ['type', type],
      ],
      headers: { accept: 'application/dns-json' },
      timeoutMs: TIMEOUT_MS,
      bytesMax: BYTES_MAX,
      shape: answerShape,
    },
    signal,
  );
  if (status === NO_SUCH_NAME) return [];
  if (status !== NO_ERROR) throw new ServiceError(plainFailure('dns', 'refused', HTTP_STATUS.ok));
  return readEach(record, records)
    .filter((one) => one.type === TYPE_NUMBERS[type])
    .map(({ data }) =>
      type === 'TXT' ? joinedText(data) : data.replace(/\.$/u, '').toLowerCase(),
    );
}

/** A long text comes in several quoted parts that belong together; some services leave the quotes out. */
function joinedText(data: string): string {
  const parts = [...data.matchAll(QUOTED_PART)].map(([, part = '']) => part);
  return parts.length === 0 ? data : parts.join('').replaceAll(/\\(.)/gsu, '$1');
}

/** The records that are looked up: where a name points, an address, and free texts. */
export type DnsRecordType = 'CNAME' | 'A' | 'TXT';

/** A resolver of the domain name system: the browser's asks over HTTPS, Node's the network's own. */
export type DnsResolver = {
  /** A name's records: names without the last dot, texts joined, none where there are none. Throws a `ServiceError`; rejects on abort. */
  readonly resolve: (
    name: string,
    type: DnsRecordType,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
};

/** Asks the other resolver where the first cannot say. One that is down or limited is not asked again. */
export function withFallback(first: DnsResolver, other: DnsResolver): DnsResolver {
  let isReached = true;
  return {
    async resolve(name, type, signal) {
      if (isReached) {
        try {
          return await first.resolve(name, type, signal);
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
          const { reason, status } = error.failure;
          if (reason === 'not-allowed') throw error;
          // In an answer that is otherwise in order, only the name is refused.
          isReached = reason === 'refused' && status === HTTP_STATUS.ok;
        }
      }
      return other.resolve(name, type, signal);
    },
  };
}
