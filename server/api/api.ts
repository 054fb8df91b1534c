import { reportDocumentFrom } from '#engine';
import type { TokenBearer } from '../backend/auth/api-tokens.ts';
import { watchDatabaseUse } from '../backend/database/database-use.ts';
import { type Refusal, refuse, refuseLost } from '../backend/gate/refusal.ts';
import { readBody } from '../backend/gate/request-body.ts';
import type { ServerBackend } from '../backend/open-backend.ts';
import { findCall, type Call } from './find-call.ts';
import { openApi } from './open-api.ts';
import {
  auditParameters,
  CRM_NOTE,
  REPORT_TYPES,
  listParameters,
  readParameters,
  REPORT,
  REPORT_BYTES_MAX,
} from './operations.ts';
import {
  type AskTable,
  readAuditPage,
  deleteReport,
  listReports,
  readReport,
  saveReport,
} from './report-tables.ts';

/** Answers a request to `/api/…` or `/openapi.json` that comes from the given address. */
export type Api = (request: Request, address: string) => Promise<Response>;

/** The parts of the backend that the API uses. */
export type ApiBackend = Pick<ServerBackend, 'fetch' | 'publishableKey' | 'findBearer'>;

/** The API for scripts, by a token. It goes through the gate like a browser, with fewer rights, so that the database decides. */
export function createApi({ fetch: gate, publishableKey, findBearer }: ApiBackend): Api {
  const description = JSON.stringify(openApi());

  async function answered(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url);
    const call = findCall(request.method, url);
    if ('status' in call) return refuse(url.pathname, call);
    const { use, result } = await watchDatabaseUse(() => findBearer(request, address));
    if (use.isLost || !result) return refuseLost(url.pathname, { mayHaveWritten: false });
    if ('status' in result) return refuse(url.pathname, result);
    const refusal = scopeRefusal(call.scope, result.scope);
    if (refusal) return refuse(url.pathname, refusal);
    const headers = { apikey: publishableKey, authorization: result.authorization };
    const ask: AskTable = (path, how) =>
      gate(innerRequest(path, how, headers, request.signal), address);
    return carryOut(call, { request, bearer: result, ask });
  }

  return async (request, address) => {
    if (new URL(request.url).pathname === '/openapi.json') {
      return new Response(description, { headers: { 'content-type': REPORT_TYPES.json } });
    }
    const answer = await answered(request, address);
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };
}

type Carrying = {
  readonly request: Request;
  readonly bearer: TokenBearer;
  readonly ask: AskTable;
};

async function carryOut(
  { id, report, query }: Call,
  { request, bearer, ask }: Carrying,
): Promise<Response> {
  switch (id) {
    case 'readToken':
      return Response.json({
        name: bearer.name,
        scope: bearer.scope,
        expiresAt: bearer.expiresAt,
      });
    case 'listReports':
      return listReports(ask, listParameters.parse(query));
    case 'readReport':
      return readReport(ask, report, readParameters.parse(query).format);
    case 'deleteReport':
      return deleteReport(ask, report);
    case 'readAudit':
      return readAuditPage(ask, auditParameters.parse(query));
    case 'recordCrmNote':
      return recordNote(request, ask);
    case 'saveReport':
    default:
      return saveSent(request, ask);
  }
}

async function recordNote(request: Request, ask: AskTable): Promise<Response> {
  const body = await readBody(request, { body: CRM_NOTE, maxBytes: NOTE_BYTES_MAX });
  if ('status' in body) return refuse('/api/', body);
  return ask('rpc/record_crm_note', { method: 'POST', body: CRM_NOTE.parse(body.value) });
}

async function saveSent(request: Request, ask: AskTable): Promise<Response> {
  const body = await readBody(request, { body: REPORT, maxBytes: REPORT_BYTES_MAX });
  if ('status' in body) return refuse('/api/', body);
  const document = reportDocumentFrom(body.value);
  return document === null ? refuse('/api/', NO_DOCUMENT) : saveReport(ask, document);
}

function innerRequest(
  path: string,
  how: Parameters<AskTable>[1],
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Request {
  const { method = 'GET', body } = how ?? {};
  return new Request(`http://backend/rest/v1/${path}`, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'DELETE' && { prefer: 'return=representation' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  });
}

const NOTE_BYTES_MAX = 1000;

function scopeRefusal(wanted: Call['scope'], held: TokenBearer['scope']): Refusal | undefined {
  if (wanted === 'any' || wanted === held || (wanted === 'read' && held === 'write')) {
    return undefined;
  }
  if (held === 'read' && wanted === 'write') return READ_ONLY;
  return {
    status: 403,
    code: 'other_scope',
    message: 'This API token may not do that.',
    hint: `Make one with the scope ${wanted} in the account menu.`,
  };
}

const READ_ONLY: Refusal = {
  status: 403,
  code: 'read_only_token',
  message: 'This API token may only read.',
  hint: 'Make one that may write in the account menu.',
};
const NO_DOCUMENT: Refusal = {
  status: 400,
  code: 'validation_failed',
  message: 'The body is not a report.',
};
