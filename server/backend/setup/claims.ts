import { timingSafeEqual, createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { addressGroup, type Attempts } from '../auth/attempt-limits.ts';
import { noteWrite, watchDatabaseUse } from '../database/database-use.ts';
import type { Query } from '../database/database.ts';
import { FOREIGN_ORIGIN, fromOwnOrigin } from '../gate/own-origin.ts';
import { type Refusal, refuse, refuseLost } from '../gate/refusal.ts';
import { readBody } from '../gate/request-body.ts';
import { createTurns } from '../gate/turns.ts';

const TOKEN_BYTES = 32;

const PATH = '/setup';

/** A caller who asks very often delays nobody else. */
const TURNS = { atATime: 4, perCaller: 2, waitingPerCaller: 100, waiting: 400 } as const;
const BUSY_SECONDS = 5;
const MAX_BYTES = 4096;
const REFUSED_BY_RULE = '22023';
const TAKEN = '23505';

const claimSchema = z.strictObject({
  /** Any text: a link that lost its end is as wrong as a guess. */
  token: z.string(),
  /** Absent: is the link good? */
  account: z
    .strictObject({ fullName: z.string(), email: z.string(), password: z.string() })
    .optional(),
});
type Claim = z.output<typeof claimSchema>;
type FirstAccount = NonNullable<Claim['account']>;

/** Answers one POST to `/setup` from the given address; undefined where there is no such address. */
export type SetupAnswer = (request: Request, address: string) => Promise<Response | undefined>;

/** What answering claims takes. */
export type ClaimOptions = {
  readonly query: Query;
  readonly attempts: Attempts;
  /** A wrong token is answered no sooner than this, in milliseconds. */
  readonly floorMs: number;
  /** Called when there is nothing left to claim. */
  readonly onOver: () => void;
};

/** Lets the holder of the token create the first administrator. All others get the answer of an address that does not exist. */
export function createClaims(options: ClaimOptions): SetupAnswer {
  const { query, onOver } = options;
  const turns = createTurns(TURNS);
  let isOver = false;
  const end = (): undefined => {
    isOver = true;
    onOver();
  };
  const answerClaim: SetupAnswer = async (request, address) => {
    // There is always an administrator from the first one on, so nobody needs to be asked twice.
    if (isOver) return undefined;
    const line = addressGroup(address);
    if (turns.isFull(line)) return refuse(PATH, { ...TOO_MANY, retryAfterSeconds: BUSY_SECONDS });
    const openHash = await turns.take(line, () => openHashOf(query));
    if (openHash === undefined) return end();
    if (!fromOwnOrigin(request)) return refuse(PATH, FOREIGN_ORIGIN);
    const body = await readBody(request, { body: claimSchema, maxBytes: MAX_BYTES });
    if ('status' in body) return refuse(PATH, body);
    const claiming = { openHash, address };
    const answer = await turns.take(line, () =>
      answerTo(options, claimSchema.parse(body.value), claiming),
    );
    if (answer?.status === CREATED) end();
    return answer;
  };
  return async (request, address) => {
    const { use, result } = await watchDatabaseUse(() => answerClaim(request, address));
    return use.isLost ? refuseLost(PATH, use) : result;
  };
}

const CREATED = 201;
const NO_CONTENT = 204;
const UNPROCESSABLE = 422;

const hashSchema = z.tuple([z.object({ hash: z.string().nullable() })]);

/** The hash of the token that makes the first account; undefined when there is no such link. */
export async function openHashOf(query: Query): Promise<string | undefined> {
  const rows = await query('select legwork.open_setup_link() as hash');
  return hashSchema.parse(rows)[0].hash ?? undefined;
}

async function answerTo(
  { query, attempts, floorMs }: ClaimOptions,
  { token, account }: Claim,
  { openHash, address }: { readonly openHash: string; readonly address: string },
): Promise<Response | undefined> {
  const floor = delay(floorMs);
  const line = addressGroup(address);
  const wait = await attempts.consume('address', line);
  if (wait > 0) return refuse(PATH, { ...TOO_MANY, retryAfterSeconds: wait });
  const hash = tokenHash(token);
  const isGood = timingSafeEqual(Buffer.from(hash), Buffer.from(openHash));
  if (isGood) {
    await attempts.refund('address', line);
    const answer = account ? await claim(query, hash, account) : noContent(NO_CONTENT);
    if (answer) return answer;
  }
  await floor;
  return undefined;
}

const TOO_MANY: Refusal = {
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Too many attempts. Please try again in a few minutes.',
};

/** Makes the account; undefined when another claim was faster. */
async function claim(
  query: Query,
  hash: string,
  { fullName, email, password }: FirstAccount,
): Promise<Response | undefined> {
  noteWrite();
  try {
    const [row] = await query('select legwork.claim_setup($1, $2, $3, $4) as id', [
      hash,
      email,
      fullName,
      password,
    ]);
    return row?.['id'] === null ? undefined : noContent(CREATED);
  } catch (error) {
    const refusal = refusalByRule(error);
    if (refusal === undefined) throw error;
    return refuse(PATH, refusal);
  }
}

/** What the rules for new accounts say, and by its code which field they say it of. */
function refusalByRule(error: unknown): Refusal | undefined {
  const read = ruleSchema.safeParse(error);
  if (!read.success) return undefined;
  const { code, message, column = 'password' } = read.data;
  const field = code === TAKEN ? 'email' : FIELDS[column];
  return { status: UNPROCESSABLE, code: `wrong_${field ?? 'password'}`, message };
}

const ruleSchema = z.object({
  code: z.enum([REFUSED_BY_RULE, TAKEN]),
  message: z.string(),
  column: z.string().optional(),
});

/** Columns of the rules and the fields of the form behind them; a rule that names none is about the password. */
const FIELDS: Readonly<Record<string, string>> = { email: 'email', full_name: 'name' };

function noContent(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** Draws a token from the system's secure source. */
export function drawToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What of a token is stored and compared: its SHA-256 in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
