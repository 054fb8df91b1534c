import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Query } from '../database/database.ts';
import { signAccessToken } from '../gate/access-token.ts';
import { TOO_MANY_REQUESTS, type Refusal } from '../gate/refusal.ts';
import { createTurns } from '../gate/turns.ts';
import { type Attempts, addressGroup } from './attempt-limits.ts';

/** As `create_api_token` makes them: 32 random bytes, and the first four of the SHA-256 of everything before. */
const TOKEN = /^(legwork_[\da-f]{64})([\da-f]{8})$/;

const BEARER = /^bearer +(\S+)$/i;

/** A request is over long before; only the database's own word counts, and it is asked again each time. */
const INNER_TOKEN_SECONDS = 60;

/** Looking a token up takes one statement. */
const LOOKING_UP = { atATime: 4, perCaller: 2, waitingPerCaller: 40, waiting: 400 } as const;

/** What a token may do: read the owner's reports, also save and delete them, or read the audit log and nothing else. */
export const tokenScope = z.enum(['read', 'write', 'audit']);

/** A token that works at this moment. */
export type TokenBearer = {
  readonly name: string;
  readonly scope: z.output<typeof tokenScope>;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** The header by which the gate treats the sender of a token as its owner with fewer rights. It must not leave the process. */
  readonly authorization: string;
};

/** Finds out whose API token a request carries in its `authorization` header; nowhere else is one looked for. */
export type FindBearer = (request: Request, address: string) => Promise<TokenBearer | Refusal>;

/** What tokens are looked up with. */
export type FindBearerOptions = {
  readonly query: Query;
  readonly attempts: Attempts;
  /** What access tokens are signed with. */
  readonly jwtSecret: string;
};

const bearerRows = z.array(
  z.object({
    id: z.uuid(),
    user_id: z.uuid(),
    name: z.string(),
    scope: tokenScope,
    expires_at: z.string(),
  }),
);

/**
 * Looks tokens up by their hash. Wrong ones are counted by address and, past the limit, only said to be too many; right ones
 * are not held up by them, since nobody guesses 32 bytes and a neighbour must not be able to lock a script out. They are
 * counted by account.
 */
export function createFindBearer({ query, attempts, jwtSecret }: FindBearerOptions): FindBearer {
  const turns = createTurns(LOOKING_UP);

  async function find(request: Request, line: string): Promise<TokenBearer | Refusal> {
    const [, token = ''] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === '') return MISSING;
    const hash = hashOf(token);
    const rows = hash === null ? [] : await query(LOOK_UP, [hash]);
    const [row] = bearerRows.parse(rows);
    if (!row) return refused(await attempts.consume('token', line), WRONG);
    const wait = await attempts.consume('api', row.user_id);
    if (wait > 0) return refused(wait, WRONG);
    const { name, scope, expires_at: expiresAt } = row;
    const claims = { sub: row.user_id, api_token: row.id };
    const inner = signAccessToken(claims, INNER_TOKEN_SECONDS, jwtSecret);
    return { name, scope, expiresAt, authorization: `Bearer ${inner}` };
  }

  return async (request, address) => {
    const line = addressGroup(address);
    return turns.isFull(line) ? refused(1, WRONG) : turns.take(line, () => find(request, line));
  };
}

const LOOK_UP = `select id, user_id, name, scope, expires_at
  from legwork.use_api_token(decode($1, 'hex'))`;

/** What the database keeps of a token, hexadecimal; `null` for what cannot be one, about which it is not asked. */
function hashOf(token: string): string | null {
  const [, text = '', checksum] = TOKEN.exec(token) ?? [];
  const isWhole = sha256(text).startsWith(checksum ?? ' ');
  return isWhole ? sha256(token) : null;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function refused(waitSeconds: number, refusal: Refusal): Refusal {
  return waitSeconds > 0 ? { ...TOO_MANY_REQUESTS, retryAfterSeconds: waitSeconds } : refusal;
}

const MISSING: Refusal = {
  status: 401,
  code: 'token_missing',
  message: 'Send an API token in the header Authorization: Bearer legwork_….',
};
const WRONG: Refusal = {
  status: 401,
  code: 'token_rejected',
  message: 'This API token does not work: it is wrong, has expired or was revoked.',
};
