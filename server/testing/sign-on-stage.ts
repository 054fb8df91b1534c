import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../../simulators/identity-provider/identity-provider.ts';
import { createSigningKey } from '../../simulators/identity-provider/signed-token.ts';
import type { DatabaseStage } from './on-every-database.ts';
import { openSignOnSite, type SignOnSite, tryToSignOn } from './sign-on-site.ts';

/** The group whose members are administrators at `withGroups`. */
export const ADMINS = 'legwork administrators';

/** The first key of every provider: to make one takes longer than most tests. */
const FIRST_KEY = createSigningKey();

/** A provider, two servers that sign on with it, and how to look at what came of that. Read its parts inside tests only. */
export type SignOnStage = {
  readonly provider: () => IdentityProvider;
  readonly site: () => SignOnSite;
  /** A second server, whose roles follow groups. */
  readonly withGroups: () => SignOnSite;
  /** Why whoever sits at the provider is not let in; undefined when they are. */
  readonly refusalOf: () => Promise<string | undefined>;
  /** How many accounts, sessions and people of providers there are. */
  readonly traces: () => Promise<unknown>;
};

/** Opens them for the tests of one block. The provider is honest when a test begins. */
export function useSignOnStage({ server, query }: DatabaseStage): SignOnStage {
  const opened: { provider: IdentityProvider; site: SignOnSite; withGroups: SignOnSite }[] = [];
  const now = () => {
    const [first] = opened;
    if (!first) throw new Error('The stage is open inside tests only');
    return first;
  };
  beforeAll(async () => {
    const provider = await startIdentityProvider({ key: FIRST_KEY });
    const site = await openSignOnSite(server(), provider);
    const withGroups = await openSignOnSite(server(), provider, { OIDC_ADMIN_GROUP: ADMINS });
    opened.push({ provider, site, withGroups });
  });
  beforeEach(() => now().provider.turn({}));
  afterAll(async () => {
    for (const { provider, site, withGroups } of opened.splice(0)) {
      await site[Symbol.asyncDispose]();
      await withGroups[Symbol.asyncDispose]();
      await provider.close();
    }
  });
  return {
    provider: () => now().provider,
    site: () => now().site,
    withGroups: () => now().withGroups,
    refusalOf: async () => (await tryToSignOn(now().site)).refusal,
    traces: async () => {
      const [row] = await query(`select (select count(*)::int from auth.sessions) as sessions,
        (select count(*)::int from auth.users) as accounts,
        (select count(*)::int from legwork.identities) as identities`);
      return row;
    },
  };
}

/** Somebody with a verified address. */
export function verified(name: string) {
  const email = `${name}@signed-on.example`;
  return { sub: `subject of ${name}`, email, email_verified: true, name: `Mx ${name}` };
}
