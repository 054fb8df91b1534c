import { z } from 'zod';
import type { Refusal } from './refusal.ts';

const NO_SUCH_NAME: Refusal = {
  status: 400,
  code: 'PGRST100',
  message: 'A filter names a column or an operator that does not exist.',
};

const QUOTED_NAME: Refusal = {
  status: 400,
  code: 'PGRST100',
  message: 'Columns are named without quotation marks.',
};

const MAX_SIGN_IN_BYTES = 4096;
const MAX_CALL_BYTES = 16_384;
const MAX_EMAIL_LENGTH = 320;
const MAX_TOKEN_LENGTH = 512;
const MAX_TEXT_LENGTH = 1000;

const text = z.string().max(MAX_TEXT_LENGTH);

/** What a request that may pass is, and what its body must look like. */
export type AllowedRoute = {
  readonly kind:
    | 'sign-in'
    | 'refresh'
    | 'user'
    | 'change-password'
    | 'sign-out'
    | 'read'
    | 'change'
    | 'set-password';
  readonly body?: z.ZodType;
  readonly maxBytes?: number;
};

const SIGN_IN: AllowedRoute = {
  kind: 'sign-in',
  maxBytes: MAX_SIGN_IN_BYTES,
  body: z.object({ email: z.string().max(MAX_EMAIL_LENGTH), password: z.string() }),
};
const REFRESH: AllowedRoute = {
  kind: 'refresh',
  maxBytes: MAX_SIGN_IN_BYTES,
  body: z.object({ refresh_token: z.string().min(1).max(MAX_TOKEN_LENGTH) }),
};
const CHANGE_PASSWORD: AllowedRoute = {
  kind: 'change-password',
  maxBytes: MAX_SIGN_IN_BYTES,
  body: z.strictObject({
    password: z.string(),
    // The client library always sends these; without PKCE they are null.
    code_challenge: z.null().optional(),
    code_challenge_method: z.null().optional(),
  }),
};

/** A report may have 1 MB as the database writes it; escapes make it longer on the way. */
const MAX_REPORT_BYTES = 2_097_152;
const MAX_LOOKUP_BYTES = 1_048_576;
const MAX_LOOKED_UP = 1000;

const PROSPECT = { prospect_key: text, prospect_name: text, company: text };

/** Procedures whose body may be larger than a form's. */
const MAX_BYTES: Readonly<Record<string, number>> = {
  save_report: MAX_REPORT_BYTES,
  forgotten_among: MAX_LOOKUP_BYTES,
};

/** Families of public sources that a research may name. */
const MAX_SOURCES = 10;

/** Procedures the browser calls, with the arguments each takes. */
const PROCEDURES: Readonly<Record<string, z.ZodType>> = {
  simulate_user_creation: z.strictObject({
    user_email: text,
    user_full_name: text,
    user_password: text.nullish(),
  }),
  set_user_role: z.strictObject({ target_user: z.uuid(), new_role: text }),
  set_temporary_password: z.strictObject({ target_user: z.uuid(), new_password: text }),
  save_report: z.strictObject({
    ...PROSPECT,
    researched_at: z.iso.datetime(),
    insight_count: z.int32(),
    document: z.string().max(MAX_REPORT_BYTES),
  }),
  record_research: z.strictObject({
    ...PROSPECT,
    research_anyway: z.boolean().optional(),
    by_free_services: z.boolean().optional(),
    sources: z.array(text).max(MAX_SOURCES).optional(),
  }),
  share_report: z.strictObject({ report: z.uuid(), colleague: text }),
  record_crm_note: z.strictObject({ crm: text, outcome: text }),
  record_relay_call: z.strictObject({ source: text, outcome: text }),
  forget_prospect: z.strictObject({ prospect_key: text }),
  forgotten_among: z.strictObject({ prospect_keys: z.array(text).max(MAX_LOOKED_UP) }),
  privacy_settings: z.strictObject({}),
  health: z.strictObject({}),
  set_retention_days: z.strictObject({ days: z.int32() }),
  create_api_token: z.strictObject({ token_name: text, token_scope: text, days: z.int32() }),
  list_api_tokens: z.strictObject({}),
  revoke_api_token: z.strictObject({ token_id: z.uuid() }),
  revoke_api_tokens_of: z.strictObject({ target_user: z.uuid() }),
};

/** Tables the browser reads or deletes from; the database decides which rows. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  profiles: ['GET', 'HEAD', 'DELETE'],
  user_roles: ['GET', 'HEAD', 'DELETE'],
  audit_log: ['GET', 'HEAD'],
  reports: ['GET', 'HEAD', 'DELETE'],
  report_shares: ['GET', 'HEAD', 'DELETE'],
  research_log: ['GET', 'HEAD'],
};

/** Every path that a request of the browser may have; the rest of the two areas is answered with 404. */
export const ALLOWED_PATHS: ReadonlySet<string> = new Set([
  ...['token', 'user', 'logout'].map((name) => `/auth/v1/${name}`),
  ...Object.keys(TABLES).map((name) => `/rest/v1/${name}`),
  ...Object.keys(PROCEDURES).map((name) => `/rest/v1/rpc/${name}`),
]);

const NOT_FOUND: Refusal = { status: 404, code: 'not_found', message: 'Not found.' };

/** Finds out whether a request may pass: everything that is not named here is refused. */
export function allowedRoute(method: string, url: URL): AllowedRoute | Refusal {
  const [area, , ...rest] = url.pathname.slice(1).split('/');
  if (area === 'auth') return authRoute(method, rest.join('/'), url.searchParams);
  const [name = '', procedure, ...more] = rest;
  if (more.length > 0) return NOT_FOUND;
  const odd = queryRefusal(url.searchParams);
  if (odd) return odd;
  if (procedure === undefined) return tableRoute(method, name);
  return name === 'rpc' ? procedureRoute(method, procedure) : NOT_FOUND;
}

const CLOSED: Refusal = {
  status: 403,
  code: 'password_closed',
  message: 'Passwords are not used here. Sign in with your identity provider.',
};

/** The same where single sign-on is the only way in. */
export function routeWithoutPassword(method: string, url: URL): AllowedRoute | Refusal {
  const route = allowedRoute(method, url);
  return 'kind' in route && WITH_PASSWORD.has(route.kind) ? CLOSED : route;
}

const WITH_PASSWORD: ReadonlySet<AllowedRoute['kind']> = new Set([
  'sign-in',
  'change-password',
  'set-password',
]);

function authRoute(
  method: string,
  name: string,
  parameters: URLSearchParams,
): AllowedRoute | Refusal {
  switch (name) {
    case 'token':
      return method === 'POST' ? tokenRoute(parameters.getAll('grant_type')) : notAllowed(method);
    case 'user':
      if (method === 'GET') return { kind: 'user' };
      return method === 'PUT' ? CHANGE_PASSWORD : notAllowed(method);
    case 'logout':
      return method === 'POST' ? signOutRoute(parameters.getAll('scope')) : notAllowed(method);
    default:
      return NOT_FOUND;
  }
}

function tokenRoute(grants: readonly string[]): AllowedRoute | Refusal {
  const [grant] = grants;
  if (grants.length === 1 && grant === 'password') return SIGN_IN;
  if (grants.length === 1 && grant === 'refresh_token') return REFRESH;
  return {
    status: 400,
    code: 'unsupported_grant_type',
    message: 'grant_type must be password or refresh_token.',
  };
}

function signOutRoute(scopes: readonly string[]): AllowedRoute | Refusal {
  if (scopes.length <= 1 && ['global', 'local', 'others'].includes(scopes[0] ?? 'global')) {
    return { kind: 'sign-out', maxBytes: 0 };
  }
  return {
    status: 400,
    code: 'validation_failed',
    message: 'scope must be global, local or others.',
  };
}

function tableRoute(method: string, name: string): AllowedRoute | Refusal {
  if (!Object.hasOwn(TABLES, name)) return NOT_FOUND;
  if (TABLES[name]?.includes(method) !== true) return notAllowed(method);
  return { kind: method === 'GET' || method === 'HEAD' ? 'read' : 'change', maxBytes: 0 };
}

function procedureRoute(method: string, name: string): AllowedRoute | Refusal {
  const body = Object.hasOwn(PROCEDURES, name) ? PROCEDURES[name] : undefined;
  if (!body) return NOT_FOUND;
  const kind = name === 'set_temporary_password' ? 'set-password' : 'change';
  return method === 'POST'
    ? { kind, body, maxBytes: MAX_BYTES[name] ?? MAX_CALL_BYTES }
    : notAllowed(method);
}

function notAllowed(method: string): Refusal {
  return {
    status: 405,
    code: 'method_not_allowed',
    message: `${/^[A-Z]{1,10}$/.test(method) ? method : 'This method'} is not possible here.`,
  };
}

/**
 * Refuses what no client of ours asks for and @supabase/lite cannot take: names that every object inherits, and names in
 * quotation marks. Our columns are plain words; quotation marks are for values, which may be any text.
 */
function queryRefusal(parameters: URLSearchParams): Refusal | undefined {
  for (const parameter of parameters) {
    if (namesInherited(parameter)) return NO_SUCH_NAME;
    if (namesInQuotes(parameter)) return QUOTED_NAME;
  }
  return undefined;
}

/**
 * Whether a filter names what every object inherits, as its column (`__proto__=eq.7`) or its operator (`id=valueOf.7`).
 * @supabase/lite keeps filters in plain objects: such a column would be written into the prototype of all objects of this
 * server, and such an operator is found although there is none. What is searched for may have any name.
 */
function namesInherited([name, value]: readonly [string, string]): boolean {
  const [operator = ''] = value.replace(/^(?:not\.)+/, '').split(/[.(]/, 1);
  return [...name.split(/[^\w$]+/), operator].some((word) => word in Object.prototype);
}

/** Whether a column is named in quotation marks. Where one is not closed, @supabase/lite fails instead of refusing. */
function namesInQuotes([name, value]: readonly [string, string]): boolean {
  const namesColumns = /(?:^|\.)(?:select|order|columns|on_conflict)$/.test(name);
  return name.includes('"') || (namesColumns && value.includes('"'));
}
