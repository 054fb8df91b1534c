import type { Refusal } from './refusal.ts';

/** The audience of every access token made here. */
const AUDIENCE = 'authenticated';

const TOKEN = /[^\s.,]+\.([^\s.,]+)\.[^\s.,]+/g;

/**
 * Refuses a request whose `authorization` header carries a token made for another audience or by another issuer; ours
 * name no issuer. @supabase/lite checks the signature and the time alone, so a token that something else signed with the
 * same secret would open everything here. What is no token, or not signed by us, is for it to refuse.
 */
export function foreignToken(request: Request): Refusal | undefined {
  const header = request.headers.get('authorization') ?? '';
  const claims = [...header.matchAll(TOKEN)].map(([, payload = '']) => claimsIn(payload));
  return claims.every((each) => each === undefined || isOurs(each)) ? undefined : FOREIGN;
}

const FOREIGN: Refusal = {
  status: 401,
  code: 'bad_jwt',
  message: 'This token was not made for this server.',
};

function isOurs(claims: object): boolean {
  return 'aud' in claims && claims.aud === AUDIENCE && !('iss' in claims);
}

function claimsIn(payload: string): object | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}
