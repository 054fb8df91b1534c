import { z } from 'zod';

/** Somebody whom the provider vouches for. */
export type SignedOnPerson = {
  readonly issuer: string;
  readonly subject: string;
  /** The session at the provider; `null` where it names none. */
  readonly sid: string | null;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
  readonly groups: readonly string[];
};

/** A log-out that the provider announces: of one session, or of all that the person has. */
export type Logout = {
  readonly issuer: string;
  readonly jti: string;
  readonly issuedAt: number;
  readonly subject: string | null;
  readonly sid: string | null;
};

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const flag = z.union([
  z.boolean(),
  z.literal('true').transform(() => true),
  z.literal(1).transform(() => true),
]);

const claimsSchema = z.object({
  sub: z.string().min(1),
  iat: z.number(),
  sid: z.string().nullable().catch(null),
  email: z.string().nullable().catch(null),
  email_verified: flag.catch(false),
  /** How Entra says that an address lies in a domain of the tenant's own; it has no `email_verified`. */
  xms_edov: flag.catch(false),
  name: z.string().catch(''),
  preferred_username: z.string().catch(''),
});

const logoutSchema = z
  .object({
    jti: z.string().min(1),
    iat: z.number(),
    sub: z.string().min(1).nullable().default(null),
    sid: z.string().min(1).nullable().default(null),
    nonce: z.undefined().optional(),
    events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
  })
  .refine(({ sub, sid }) => sub !== null || sid !== null);

const groupsSchema = z
  .array(z.string())
  .or(z.string().transform((one) => [one]))
  .catch([]);

/** @param groupsClaim the claim that lists groups; `null` where they decide nothing */
export function personFrom(
  claims: Readonly<Record<string, unknown>>,
  issuer: string,
  groupsClaim: string | null,
): SignedOnPerson {
  const read = claimsSchema.parse(claims);
  return {
    issuer,
    subject: read.sub,
    sid: read.sid,
    issuedAt: read.iat,
    email: read.email,
    isEmailVerified: read.email_verified || read.xms_edov,
    fullName: nameIn(read),
    groups: groupsClaim === null ? [] : groupsSchema.parse(claims[groupsClaim]),
  };
}

const NAME_CHARACTERS_MAX = 200;

/** Providers leave the name out, empty or blank; somebody without one is called by what comes before the @. */
function nameIn({ name, preferred_username, email }: z.output<typeof claimsSchema>): string | null {
  const [address = ''] = (email ?? '').split('@');
  const names = [name, preferred_username, address].map((one) =>
    one.replaceAll('\0', '').replaceAll(/\s+/gu, ' ').trim(),
  );
  const first = names.find((one) => one !== '');
  return first === undefined ? null : Array.from(first).slice(0, NAME_CHARACTERS_MAX).join('');
}

/** Throws what the schema says about a token that is not a log-out token, such as one made for signing on. */
export function logoutFrom(claims: unknown, issuer: string): Logout {
  const { jti, iat, sub, sid } = logoutSchema.parse(claims);
  return { issuer, jti, issuedAt: iat, subject: sub, sid };
}
