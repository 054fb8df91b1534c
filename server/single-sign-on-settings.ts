import { z } from 'zod';
import { parseAddress, readServiceAddress } from '../runtime/service-address.ts';
import type { ProviderSettings } from './backend/single-sign-on/provider.ts';

const MAX_NAME_LENGTH = 40;
const LOCAL: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** The settings of single sign-on (docs/decisions/096), a part of `Settings`. */
export const singleSignOnSettings = {
  /** The identity provider, exactly as its own discovery document names it. */
  OIDC_ISSUER: z
    .string()
    .superRefine((text, context) => {
      const read = readServiceAddress(text);
      if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem });
    })
    .refine((text) => {
      const address = parseAddress(text);
      return address === null || address.protocol === 'https:' || LOCAL.has(address.hostname);
    }, 'must start with https://: what it says decides who comes in')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button on the sign-in page calls the provider. */
  OIDC_NAME: z
    .string()
    .max(MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`)
    .optional(),
  /** Members of this group are administrators, and nobody else. Not set: administrators assign roles in Legwork. */
  OIDC_ADMIN_GROUP: z.string().optional(),
  OIDC_GROUPS_CLAIM: z.string().optional(),
  /** Whether single sign-on is the only way in. */
  OIDC_ONLY: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((text) => text === '1')
    .optional(),
  /** Where people open Legwork; not set: as each request says. */
  PUBLIC_URL: z
    .string()
    .superRefine((text, context) => {
      const read = readServiceAddress(text);
      const isBare = 'address' in read && parseAddress(read.address)?.pathname === '/';
      const message = 'problem' in read ? read.problem : 'must end with its host or port';
      if (!isBare) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => parseAddress(text)?.origin ?? text)
    .optional(),
} as const;

type Given = Partial<z.output<ReturnType<typeof z.object<typeof singleSignOnSettings>>>> & {
  readonly SUPABASE_URL?: string | undefined;
};

const WANTED = {
  OIDC_ISSUER: 'the address of your identity provider',
  OIDC_CLIENT_ID: 'the name that your identity provider knows Legwork by',
  OIDC_CLIENT_SECRET: 'what Legwork shows your identity provider to prove itself',
} as const;

/** What is wrong with the settings of single sign-on together: the name of one, and what is said after it. */
export function singleSignOnProblems(given: Given): readonly (readonly [string, string])[] {
  const [first] = Object.entries(given).flatMap(([name, value]) =>
    name.startsWith('OIDC_') && value !== undefined ? [name] : [],
  );
  if (first === undefined) return [];
  if (given.SUPABASE_URL !== undefined) return [[first, SET_UP_THERE]];
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => [name, `is needed with ${first}: ${WANTED[name]}`]);
}

const SET_UP_THERE =
  'cannot be combined with SUPABASE_URL: single sign-on of a Supabase project is set up there';

/** Single sign-on as the settings want it: with whom, what the button says, and whether it is the only way in. */
export type SingleSignOnSettings = ProviderSettings & {
  readonly name: string;
  readonly adminGroup: string | null;
  readonly isOnly: boolean;
};

/** Undefined without it. */
export function singleSignOnOf(given: Given): SingleSignOnSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return undefined;
  const adminGroup = given.OIDC_ADMIN_GROUP ?? null;
  return {
    issuer,
    clientId,
    clientSecret,
    name: given.OIDC_NAME ?? 'single sign-on',
    adminGroup,
    groupsClaim: adminGroup === null ? null : (given.OIDC_GROUPS_CLAIM ?? 'groups'),
    isOnly: given.OIDC_ONLY === true,
  };
}
