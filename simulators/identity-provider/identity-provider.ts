import { createHash, randomUUID } from 'node:crypto';
import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import type { Hostility } from './hostile-answers.ts';
import {
  createSigningKey,
  publicKeyOf,
  signedWith,
  type SigningKey,
  type Token,
} from './signed-token.ts';

/** Somebody whom the provider knows; claims as OpenID Connect names them. */
export type ProviderPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: unknown;
  readonly groups?: unknown;
  readonly [claim: string]: unknown;
};

/** A stand-in for an identity provider that signs on whoever is at the desk, without asking. */
export type IdentityProvider = Simulator & {
  /** The settings with which a server signs on here. */
  readonly settings: Readonly<
    Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>
  >;
  /** Who signs on from now on; `isThin`: the token names nobody's address, as at many providers. */
  readonly seat: (person: ProviderPerson, how?: { readonly isThin?: boolean }) => void;
  /** Differs from an honest provider from now on; `{}` is honest. */
  readonly turn: (hostility: Hostility) => void;
  /** Signs with a new key from now on and forgets the one before. */
  readonly changeKey: () => void;
  /** A log-out token; `changes` replace claims, and `undefined` takes one away. */
  readonly logoutToken: (changes: Token['claims'], header?: Token['header']) => string;
  /** Seconds since 1970, by the provider's clock. */
  readonly nowSeconds: () => number;
};

/** A code that was given out, and what it was asked for with. */
type Grant = {
  readonly asked: URLSearchParams;
  readonly person: ProviderPerson;
  readonly sid: string;
};

const CLIENT_ID = 'legwork';
const CLIENT_SECRET = 'a secret between the two: 100% good';
const GOOD_FOR_SECONDS = 300;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * Starts a provider with discovery, code flow, PKCE and user info, which signs with `key` or one of its own. It is as strict
 * with its client as a real one.
 */
export async function startIdentityProvider(
  options: SimulatorOptions & { readonly key?: SigningKey } = {},
): Promise<IdentityProvider> {
  const state: State = {
    person: { sub: 'nobody' },
    isThin: false,
    hostility: {},
    key: options.key ?? createSigningKey(),
    grants: new Map(),
    issued: new Map(),
    nowSeconds: () => Math.floor((options.now?.() ?? new Date()).getTime() / 1000),
  };
  const simulator = await startSimulator(
    {
      answer: (call) => answerTo(state, simulator.baseUrl, call),
      preflight: () => jsonReply(405, {}),
      corsHeaders: () => ({}),
      ledger: createLedger({}),
    },
    options,
  );
  return {
    ...simulator,
    settings: {
      OIDC_ISSUER: simulator.baseUrl,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
    seat(person, { isThin = false } = {}) {
      state.person = person;
      state.isThin = isThin;
    },
    turn: (hostility) => void (state.hostility = hostility),
    changeKey: () => void (state.key = createSigningKey()),
    logoutToken(changes, header = {}) {
      const { key, nowSeconds } = state;
      const claims = {
        iss: simulator.baseUrl,
        aud: CLIENT_ID,
        iat: nowSeconds(),
        exp: nowSeconds() + GOOD_FOR_SECONDS,
        jti: randomUUID(),
        events: { [LOGOUT_EVENT]: {} },
        ...changes,
      };
      return signedWith(key, {
        header: { alg: 'RS256', typ: 'logout+jwt', kid: key.kid, ...header },
        claims,
      });
    },
    nowSeconds: state.nowSeconds,
  };
}

type State = {
  person: ProviderPerson;
  isThin: boolean;
  hostility: Hostility;
  key: SigningKey;
  readonly grants: Map<string, Grant>;
  readonly issued: Map<string, ProviderPerson>;
  readonly nowSeconds: () => number;
};

function answerTo(state: State, issuer: string, call: RecordedCall): Reply {
  switch (`${call.method} ${call.path}`) {
    case 'GET /.well-known/openid-configuration':
      return jsonReply(200, { ...describe(issuer), ...state.hostility.discovery });
    case 'GET /jwks':
      return jsonReply(200, { keys: [publicKeyOf(state.key)] });
    case 'GET /authorize':
      return authorize(state, issuer, new URLSearchParams(call.query));
    case 'POST /token':
      return exchange(state, issuer, call);
    case 'GET /userinfo': {
      const token = (call.headers['authorization'] ?? '').replace('Bearer ', '');
      const person = state.issued.get(token);
      return person === undefined ? jsonReply(401, {}) : jsonReply(200, person);
    }
    default:
      return jsonReply(404, {});
  }
}

function describe(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    scopes_supported: ['openid', 'email', 'profile', 'groups'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  };
}

function authorize(state: State, issuer: string, asked: URLSearchParams): Reply {
  const isComplete =
    asked.get('client_id') === CLIENT_ID &&
    asked.get('response_type') === 'code' &&
    asked.get('code_challenge_method') === 'S256' &&
    asked.get('scope')?.split(' ').includes('openid') === true;
  if (!isComplete) return jsonReply(400, { error: 'invalid_request' });
  const code = randomUUID();
  const sid = `session of ${code}`;
  state.grants.set(code, { asked, person: state.person, sid });
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({
    code,
    state: asked.get('state') ?? '',
    iss: issuer,
  }).toString();
  state.hostility.callback?.(back.searchParams);
  return { status: 302, headers: { location: back.href }, body: '' };
}

/** A code is good once, for whoever knows the verifier behind its challenge. */
function exchange(state: State, issuer: string, { headers, bodyText }: RecordedCall): Reply {
  if (!isClient(headers['authorization'] ?? '')) return jsonReply(401, { error: 'invalid_client' });
  const form = new URLSearchParams(bodyText);
  const code = form.get('code') ?? '';
  const grant = state.grants.get(code);
  state.grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isGood =
    grant?.asked.get('code_challenge') === challenge &&
    grant.asked.get('redirect_uri') === form.get('redirect_uri');
  if (!grant || !isGood) return jsonReply(400, { error: 'invalid_grant' });
  const accessToken = randomUUID();
  state.issued.set(accessToken, grant.person);
  return jsonReply(200, {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: GOOD_FOR_SECONDS,
    id_token: idToken(state, issuer, grant),
  });
}

function isClient(authorization: string): boolean {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
  const [id = '', secret = ''] = pair.map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return id === CLIENT_ID && secret === CLIENT_SECRET;
}

function idToken(
  { key, hostility, isThin, nowSeconds }: State,
  issuer: string,
  grant: Grant,
): string {
  const { asked, person, sid } = grant;
  const honest = {
    ...(isThin ? { sub: person.sub } : person),
    iss: issuer,
    aud: CLIENT_ID,
    iat: nowSeconds(),
    exp: nowSeconds() + GOOD_FOR_SECONDS,
    nonce: asked.get('nonce'),
    sid,
  };
  const claims = hostility.claims?.(honest) ?? honest;
  const token = { header: { alg: 'RS256', kid: key.kid }, claims };
  return hostility.sign?.(token, { key, secret: CLIENT_SECRET }) ?? signedWith(key, token);
}
