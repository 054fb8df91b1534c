import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import { type Logout, logoutFrom, type SignedOnPerson, personFrom } from './claims.ts';

/** Where people sign on, and who this installation is there. */
export type ProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that lists somebody's groups; `null` where they decide nothing. */
  readonly groupsClaim: string | null;
};

/** What a sign-on has to come back with, and where to. */
export type Transaction = z.output<typeof transactionSchema>;

export const transactionSchema = z.object({
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

/** An identity provider. Every method throws what the libraries throw; nothing in it may be shown. */
export type Provider = {
  /** The provider's own page, and what its answer has to fit. */
  readonly begin: (
    redirectUri: string,
  ) => Promise<{ readonly address: URL; readonly transaction: Transaction }>;
  /** @param search the query that the provider sent the browser back with */
  readonly finish: (search: string, transaction: Transaction) => Promise<SignedOnPerson>;
  readonly readLogout: (token: string) => Promise<Logout>;
};

const TIMEOUT_SECONDS = 10;
const DISCOVERED_FOR_MS = 3_600_000;
/** Clocks of two organisations. */
const CLOCK_TOLERANCE_SECONDS = 30;
const MAX_TOKEN_AGE = '10 minutes';
/** Tokens with unknown keys must not cause a request to the provider each time. */
const KEYS_ASKED_EVERY_MS = 5000;

const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

type Discovered = {
  readonly configuration: client.Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
};

/**
 * An identity provider as its discovery document describes it, which is read when it is first needed and once an hour.
 * The libraries check state, nonce, issuer, audience and times; signatures are checked although the token comes straight
 * from the provider, so that no unsigned one is believed.
 */
export function createProvider(settings: ProviderSettings): Provider {
  const discovered = createDiscovery(settings);
  return {
    async begin(redirectUri) {
      const { configuration } = await discovered();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const verifier = client.randomPKCECodeVerifier();
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopeFor(configuration, settings.groupsClaim),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { address, transaction: { redirectUri, state, nonce, verifier } };
    },
    async finish(search, { redirectUri, state, nonce, verifier }) {
      const { configuration, keys } = await discovered();
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(search, redirectUri),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      const claims = await signedClaims(tokens.id_token ?? '', keys, checksOf(configuration));
      const isComplete = ['email', settings.groupsClaim ?? 'email'].every((name) => name in claims);
      const more = isComplete
        ? {}
        : await furtherClaims(configuration, tokens.access_token, claims);
      const { issuer } = configuration.serverMetadata();
      return personFrom({ ...more, ...claims }, issuer, settings.groupsClaim);
    },
    async readLogout(token) {
      const { configuration, keys } = await discovered();
      const checks = checksOf(configuration);
      return logoutFrom((await jwtVerify(token, keys, checks)).payload, checks.issuer);
    },
  };
}

function createDiscovery(settings: ProviderSettings): () => Promise<Discovered> {
  let last: { readonly atMs: number; readonly found: Promise<Discovered> } | null = null;
  return async () => {
    const nowMs = performance.now();
    if (last === null || nowMs - last.atMs > DISCOVERED_FOR_MS) {
      last = { atMs: nowMs, found: discover(settings) };
    }
    const asked = last;
    try {
      return await asked.found;
    } catch (error) {
      if (last === asked) last = null;
      throw error;
    }
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Discovered> {
  const address = new URL(issuer);
  const configuration = await client.discovery(
    address,
    clientId,
    undefined,
    authenticationWith(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      ...(address.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    },
  );
  const { jwks_uri: keysAt = '' } = configuration.serverMetadata();
  const keys = createRemoteJWKSet(new URL(keysAt), {
    timeoutDuration: TIMEOUT_SECONDS * 1000,
    cooldownDuration: KEYS_ASKED_EVERY_MS,
  });
  return { configuration, keys };
}

/** As a header, which every provider has to understand unless it says otherwise; else in the body. */
function authenticationWith(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? inHeader : inBody)(server, ...request);
  };
}

/** Some providers list groups only when a scope of that name is requested. */
function scopeFor(configuration: client.Configuration, groupsClaim: string | null): string {
  const known = configuration.serverMetadata().scopes_supported ?? [];
  const asked = groupsClaim !== null && known.includes(groupsClaim) ? [groupsClaim] : [];
  return ['openid', 'email', 'profile', ...asked].join(' ');
}

function checksOf(configuration: client.Configuration) {
  return {
    issuer: configuration.serverMetadata().issuer,
    audience: configuration.clientMetadata().client_id,
    algorithms: ALGORITHMS,
    maxTokenAge: MAX_TOKEN_AGE,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
}

/** What a token of the provider's own says. A key that is not known yet is asked for at once: the provider has just changed it. */
async function signedClaims(
  token: string,
  keys: Discovered['keys'],
  checks: ReturnType<typeof checksOf>,
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, checks)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    await keys.reload();
    return (await jwtVerify(token, keys, checks)).payload;
  }
}

/** Many providers leave name and address out of the ID token, and give them for the access token. */
async function furtherClaims(
  configuration: client.Configuration,
  accessToken: string,
  { sub = '' }: JWTPayload,
): Promise<object> {
  const isThere = configuration.serverMetadata().userinfo_endpoint !== undefined;
  return isThere ? client.fetchUserInfo(configuration, accessToken, sub) : {};
}
