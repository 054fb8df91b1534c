import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** What a cookie is for; it cannot be used for the other. */
type Purpose = 'transaction' | 'hand-over';

/** What a cookie held, and a name for it, by which it can be refused the second time. */
export type Opened = { readonly content: unknown; readonly name: string };

/** Cookies that only this installation can make and read, and that scripts of the page cannot see. */
export type SealedCookies = {
  /** The value of a `set-cookie` header. */
  readonly seal: (purpose: Purpose, content: unknown, isSecure: boolean) => Promise<string>;
  /** `null` when there is none, or it has expired, is for the other purpose, or was not made here. */
  readonly open: (purpose: Purpose, request: Request) => Promise<Opened | null>;
};

const NAME = 'legwork-sign-on';
/** Browsers accept a cookie of this name only over TLS and from this very host, so that no neighbouring host can plant one. */
const SECURE_NAME = `__Host-${NAME}`;

const KEY_BYTES = 32;
const GOOD_FOR_SECONDS: Readonly<Record<Purpose, number>> = { transaction: 600, 'hand-over': 60 };

const payloadSchema = z.object({ jti: z.string(), content: z.unknown() });

/** Cookies sealed with a key of their own, derived from `secret`. */
export function createSealedCookies(secret: string): SealedCookies {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'single sign-on', KEY_BYTES));
  return {
    async seal(purpose, content, isSecure) {
      const seconds = GOOD_FOR_SECONDS[purpose];
      const value = await new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setJti(crypto.randomUUID())
        .setExpirationTime(`${seconds}s`)
        .encrypt(key);
      const name = isSecure ? `${SECURE_NAME}=${value}; Secure` : `${NAME}=${value}`;
      return `${name}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
    },
    async open(purpose, request) {
      try {
        const value = valueIn(request.headers.get('cookie') ?? '');
        const { payload } = await jwtDecrypt(value, key, {
          audience: purpose,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const { jti, content } = payloadSchema.parse(payload);
        return { content, name: `${purpose} ${jti}` };
      } catch {
        // Whatever is wrong with a cookie, it is as good as none.
        return null;
      }
    },
  };
}

/** The headers that take the cookie away, under either name. */
export const REMOVED: readonly string[] = [
  `${NAME}=; Path=/; Max-Age=0`,
  `${SECURE_NAME}=; Secure; Path=/; Max-Age=0`,
];

function valueIn(header: string): string {
  const cookies = new Map(
    header.split(/; */).map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
  return cookies.get(SECURE_NAME) ?? cookies.get(NAME) ?? '';
}
