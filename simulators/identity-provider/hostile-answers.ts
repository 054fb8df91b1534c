import {
  createSigningKey,
  signedWith,
  signedWithText,
  type SigningKey,
  type Token,
  unsignedToken,
} from './signed-token.ts';

/** How an answer differs from what an honest provider sends. */
export type Hostility = {
  /** Changes what the token says. */
  readonly claims?: (claims: Token['claims']) => Token['claims'];
  /** Signs the token instead of the provider. */
  readonly sign?: (
    token: Token,
    honest: { readonly key: SigningKey; readonly secret: string },
  ) => string;
  /** Changes what the browser is sent back with. */
  readonly callback?: (query: URLSearchParams) => void;
  /** Changes what the discovery document says. */
  readonly discovery?: Readonly<Record<string, unknown>>;
};

const OTHER = 'https://other-provider.example';
const HOUR_SECONDS = 3600;

/** What attackers and broken providers send, by name. */
export const hostileAnswers = {
  'a nonce of another sign-on': { claims: (claims) => ({ ...claims, nonce: 'another' }) },
  'no nonce': { claims: ({ nonce: _nonce, ...claims }) => claims },
  'a token of another issuer': { claims: (claims) => ({ ...claims, iss: OTHER }) },
  'a token for another client': { claims: (claims) => ({ ...claims, aud: 'another-client' }) },
  'a token for several, meant for another': {
    claims: (claims) => ({ ...claims, aud: [claims['aud'], 'x'], azp: 'another-client' }),
  },
  'a token that has expired': { claims: (claims) => shifted(claims, -HOUR_SECONDS) },
  'a token from the future': { claims: (claims) => shifted(claims, HOUR_SECONDS) },
  'a token that names nobody': { claims: ({ sub: _sub, ...claims }) => claims },
  'a token that nobody signed': {
    sign: ({ header, claims }) => unsignedToken({ header: { ...header, alg: 'none' }, claims }),
  },
  'a token signed with a key of somebody else': {
    sign: (token) => signedWith(createSigningKey(), token),
  },
  'a token signed with what both sides know': {
    sign: ({ header, claims }, { secret }) =>
      signedWithText(secret, { header: { ...header, alg: 'HS256' }, claims }),
  },
  'the answer of another provider': { callback: (query) => query.set('iss', OTHER) },
  'an answer that does not say whose it is': { callback: (query) => query.delete('iss') },
} as const satisfies Readonly<Record<string, Hostility>>;

function shifted(claims: Token['claims'], seconds: number): Token['claims'] {
  const [iat, exp] = [Number(claims['iat']) + seconds, Number(claims['exp']) + seconds];
  return { ...claims, iat, exp };
}
