import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { addressGroup } from '../auth/attempt-limits.ts';
import type { Refusal } from './refusal.ts';

/** The audience of every access token made here. */
const AUDIENCE = 'authenticated';

const TOKEN = /([^\s.,]+\.([^\s.,]+))\.([^\s.,]+)/g;

const FOREIGN: Refusal = {
  status: 401,
  code: 'bad_jwt',
  message: 'This token was not made for this server.',
};

/**
 * Refuses a request whose `authorization` header carries a token made for another audience or by another issuer; ours
 * name no issuer. @supabase/lite checks the signature and the time alone, so a token that something else signed with the
 * same secret would open everything here. What is not a token, or not signed by us, is for it to refuse.
 */
export function foreignToken(request: Request): Refusal | undefined {
  const header = request.headers.get('authorization') ?? '';
  const claims = [...header.matchAll(TOKEN)].map(([, , payload = '']) => claimsIn(payload));
  const areOurs = claims.every(
    (each) => each === undefined || ('aud' in each && each.aud === AUDIENCE && !('iss' in each)),
  );
  return areOurs ? undefined : FOREIGN;
}

function claimsIn(payload: string): object | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Who takes turns with others: the account of a token that we signed, whatever address it comes from; without one, the
 * address. A forged token must not queue as the account it names.
 *
 * @param secret what access tokens are signed with
 */
export function callerOf({ headers }: Request, address: string, secret: string): string {
  const [token = []] = (headers.get('authorization') ?? '').matchAll(TOKEN);
  const [, signed = '', payload = '', signature = ''] = token;
  const claims = isSignedBy(secret, signed, signature) ? claimsIn(payload) : undefined;
  return claims !== undefined && 'sub' in claims
    ? `account ${String(claims.sub)}`
    : `address ${addressGroup(address)}`;
}

/** The account that a token names; `null` when it names none. The signature is not checked: not to be believed before the token is accepted. */
export function claimedAccount({ headers }: Request): string | null {
  const [[, , payload = ''] = []] = (headers.get('authorization') ?? '').matchAll(TOKEN);
  return accountClaim.safeParse(claimsIn(payload)).data?.sub ?? null;
}

const accountClaim = z.object({ sub: z.uuid() });

const sessionClaims = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** The account and the session of a token that has been found genuine. */
export function sessionIn(token: string): z.output<typeof sessionClaims> {
  return sessionClaims.parse(claimsIn(token.split('.')[1] ?? ''));
}

/** Signs an access token of ours that holds for so many seconds. */
export function signAccessToken(claims: object, seconds: number, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const ours = { aud: AUDIENCE, role: AUDIENCE, iat: now, exp: now + seconds };
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, ...ours },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function isSignedBy(secret: string, signed: string, signature: string): boolean {
  const ours = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return ours.length === given.length && timingSafeEqual(ours, given);
}
