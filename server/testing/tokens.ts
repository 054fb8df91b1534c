import { createHmac } from 'node:crypto';

/** What a token says; the signature is made separately. */
export type Claims = Readonly<Record<string, unknown>>;

/** The claims of a token, unverified. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null ? { ...claims } : {};
}

/** A token signed with HMAC-SHA-256, whatever its header claims. */
export function signToken(
  claims: Claims,
  secret: string,
  header: Claims = { alg: 'HS256', typ: 'JWT' },
): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** A token with other claims under the signature of the old ones. */
export function withClaims(token: string, changes: Claims): string {
  const [header = '', , signature = ''] = token.split('.');
  return `${header}.${encode({ ...claimsOf(token), ...changes })}.${signature}`;
}

/** A token that says it needs no signature. */
export function unsigned(claims: Claims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function encode(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
