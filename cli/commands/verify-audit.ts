import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { FileError } from '../../runtime/errors.ts';
import { EXIT, type Run } from '../command.ts';

/** An entry of the audit log as the screen exports it, and the server with AUDIT_SINK. */
const entrySchema = z.object({
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

/** Of '2026-11-20T20:55:34'. */
const SECONDS_LENGTH = 19;

/** A server's log holds other lines too; these are passed over. */
const lineSchema = z.union([
  z.object({ audit: entrySchema }).transform(({ audit }) => audit),
  entrySchema,
  z.object({ level: z.string(), message: z.string() }).transform(() => null),
]);

/**
 * `legwork verify-audit FILE`: whether entries of an exported audit log were changed, removed or slipped in. What comes
 * before the first and after the last entry of the file is unknown: compare the last digest with an older copy.
 */
export const runVerifyAudit: Run = async ({ positional: path }, { stdout, stderr }) => {
  let first: Entry | null = null;
  let last: Entry | null = null;
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    if (text.trim() === '') continue;
    const entry = entryIn(text);
    const fault = entry === undefined ? 'is no entry of an audit log' : faultOf(entry, last);
    if (fault !== null) {
      await stderr.write(`legwork: Line ${line} ${fault}.\n`);
      return EXIT.fault;
    }
    first ??= entry ?? null;
    last = entry ?? last;
  }
  if (first === null || last === null) {
    await stderr.write(`legwork: There is no entry in ${path}.\n`);
    return EXIT.fault;
  }
  await stdout.write(
    `Entries ${first.number} to ${last.number} are complete and unchanged.\nDigest of the last: ${last.digest}\n`,
  );
  return EXIT.report;
};

async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    await using file = await open(path);
    yield* file.readLines();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new FileError(`${path} cannot be read (${code}).`, { cause: error });
  }
}

/** `null` for a line about something else, `undefined` for what cannot be read. */
function entryIn(text: string): Entry | null | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What is wrong with an entry; `null` when nothing is. A server that was killed may have written one twice. */
function faultOf(entry: Entry | null, before: Entry | null): string | null {
  if (entry === null || entry.digest === before?.digest) return null;
  const name = `(entry ${entry.number})`;
  if (digestOf(entry) !== entry.digest) return `${name} was changed: its digest is another`;
  if (before === null) return null;
  if (entry.number !== before.number + 1) {
    return `${name} does not follow entry ${before.number}: what was between them is missing`;
  }
  const isNext = entry.previous_digest === before.digest;
  return isNext ? null : `${name} does not follow the entry before it: one of them was replaced`;
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
  const pairs = Object.entries(value).map(([key, part]) => ({ key: Buffer.from(key), part }));
  const inOrder = pairs.toSorted(
    (one, other) => one.key.length - other.key.length || Buffer.compare(one.key, other.key),
  );
  const texts = inOrder.map(
    ({ key, part }) => `${JSON.stringify(key.toString())}: ${databaseJson(part)}`,
  );
  return `{${texts.join(', ')}}`;
}
