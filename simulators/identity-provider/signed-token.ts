import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

/** A token before it is signed. */
export type Token = {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
};

/** A pair of keys and the name it goes by. */
export type SigningKey = { readonly kid: string; readonly privateKey: KeyObject };

/** Makes a pair of keys for RS256. */
export function createSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid: crypto.randomUUID(), privateKey };
}

/** The half of a key that everybody may see. */
export function publicKeyOf({ kid, privateKey }: SigningKey): JsonWebKey {
  return {
    ...createPublicKey(privateKey).export({ format: 'jwk' }),
    kid,
    use: 'sig',
    alg: 'RS256',
  };
}

/** A token under a signature of this key, whatever its header says. */
export function signedWith({ privateKey }: SigningKey, token: Token): string {
  const text = textOf(token);
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

/** A token under a signature that anybody can make who knows the text, such as one that is public. */
export function signedWithText(secret: string, token: Token): string {
  const text = textOf(token);
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** A token that nobody signed. */
export function unsignedToken(token: Token): string {
  return `${textOf(token)}.`;
}

function textOf({ header, claims }: Token): string {
  return [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}
