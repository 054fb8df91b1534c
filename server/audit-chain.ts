import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An entry of the audit log as the screen exports it, and as the server hands it on with AUDIT_SINK. */
const entrySchema = z.strictObject({
  number: z.int(),
  happened_at: z.string(),
  action: z.string(),
  actor_id: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  target_email: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  previous_digest: z.string(),
  digest: z.string(),
});
type Entry = z.output<typeof entrySchema>;

/** A server's log has each entry inside a line of its own. */
const lineSchema = z.union([
  z.object({ audit: entrySchema }).transform(({ audit }) => audit),
  entrySchema,
]);

const FIRST_NUMBER = 1;
/** What the first entry of all carries as the digest of the one before. */
const NO_DIGEST = '0'.repeat(64);
/** Of '2026-11-20T20:55:34'. */
const SECONDS_LENGTH = 19;

/** What an exported audit log turned out to be. */
export type AuditChain = {
  /** `null` when there is no entry at all. */
  readonly entries: {
    readonly firstNumber: number;
    readonly lastNumber: number;
    readonly lastDigest: string;
  } | null;
  /** The first entry that is not as it was made, as the end of a sentence; `null` when all are. */
  readonly fault: { readonly line: number; readonly number: number; readonly what: string } | null;
  /** Lines of something else: no entry can hide there, because it would be missing between its neighbours. */
  readonly otherLines: number;
};

/**
 * Whether an audit log's entries, one to a line, were changed, removed, slipped in or reordered. They may be there twice, as
 * after a kill. What was before the first and after the last cannot be known.
 */
export async function readAuditChain(lines: AsyncIterable<string>): Promise<AuditChain> {
  const digests = new Map<number, string>();
  let last: Entry | null = null;
  let line = 0;
  let otherLines = 0;
  const result = (fault: AuditChain['fault']): AuditChain => {
    const [firstNumber] = digests.keys();
    const entries =
      last === null || firstNumber === undefined
        ? null
        : { firstNumber, lastNumber: last.number, lastDigest: last.digest };
    return { entries, fault, otherLines };
  };
  for await (const text of lines) {
    line += 1;
    const entry = entryIn(text);
    if (entry === null) {
      otherLines += Number(text.trim() !== '');
      continue;
    }
    const known = digests.get(entry.number);
    const what = faultOf(entry, last, known);
    if (what !== null) return result({ line, number: entry.number, what });
    if (known !== undefined) continue;
    digests.set(entry.number, entry.digest);
    last = entry;
  }
  return result(null);
}

/** `null` for anything else. */
function entryIn(text: string): Entry | null {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What is wrong with an entry, of which an earlier line may have had the digest `known`; `null` when nothing is. */
function faultOf(entry: Entry, before: Entry | null, known: string | undefined): string | null {
  if (digestOf(entry) !== entry.digest) return 'was changed: its digest is another';
  if (known !== undefined) {
    return known === entry.digest ? null : 'differs from the entry of that number further up';
  }
  if (before === null) {
    const isFirst = entry.number !== FIRST_NUMBER || entry.previous_digest === NO_DIGEST;
    return isFirst ? null : 'cannot be the first of all: it names one before';
  }
  if (entry.number !== before.number + 1) {
    return `does not follow entry ${before.number}: entries are missing or in another order`;
  }
  const isNext = entry.previous_digest === before.digest;
  return isNext ? null : 'does not follow the entry before it: one of them was replaced';
}

/** What `legwork.audit_digest` computes in the database. */
function digestOf(entry: Entry): string {
  const parts = [
    entry.number,
    inMicroseconds(entry.happened_at),
    entry.action,
    entry.actor_id,
    entry.actor_email,
    entry.target_id,
    entry.target_email,
    entry.details,
    entry.previous_digest,
  ];
  return createHash('sha256').update(databaseJson(parts)).digest('hex');
}

/** '2026-11-20T20:55:34.863+00:00' in UTC, with six digits after the second, of which a `Date` keeps three. */
function inMicroseconds(moment: string): string {
  const [, seconds, fraction = '', zone] =
    /^([\d-]{10}T[\d:]{8})(?:\.(\d{1,6}))?(Z|[+-]\d\d:\d\d)$/u.exec(moment) ?? [];
  const utc = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(utc)) return moment;
  return `${new Date(utc).toISOString().slice(0, SECONDS_LENGTH)}.${fraction.padEnd(6, '0')}Z`;
}

/** JSON as PostgreSQL writes `jsonb`: keys by length and then by bytes, a space after each comma and colon. */
function databaseJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(databaseJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries<unknown>({ ...value }).map(([key, part]) => ({
    key: Buffer.from(key),
    part,
  }));
  const inOrder = pairs.toSorted(
    (one, other) => one.key.length - other.key.length || Buffer.compare(one.key, other.key),
  );
  const texts = inOrder.map(
    ({ key, part }) => `${JSON.stringify(key.toString())}: ${databaseJson(part)}`,
  );
  return `{${texts.join(', ')}}`;
}
