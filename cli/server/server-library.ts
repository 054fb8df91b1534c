import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  jsonText,
  parseUrl,
  revealed,
  type CrmName,
  type CrmNoteOutcome,
  type ReportDocument,
  type Secret,
} from '#engine';
import { SettingsError } from '../../runtime/errors.ts';
import { secretIn } from '../../runtime/keys.ts';
import { readServiceAddress } from '../../runtime/service-address.ts';
import { UsageError, type CommandLine } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { ServerError } from '../exit-codes.ts';

const TIMEOUT_MS = 30_000;
const ATTEMPTS_MAX = 3;
const RETRY_DELAY_MS = 500;
const RETRY_DELAY_FACTOR = 4;

/** Statuses after which the same request may be answered. */
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const GONE = 410;

/** Names of this machine, which nobody else listens to. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

const refusalSchema = z.object({ message: z.string(), hint: z.string().nullish() });
const saved = z.object({ id: z.string() });
const token = z.object({ scope: z.enum(['read', 'write', 'audit']) });
const reportList = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.string(),
      researchedAt: z.string(),
      insightCount: z.number(),
    }),
  ),
  next: z.string().nullable(),
});

/** A saved report as the list shows it. */
export type ListedReport = z.output<typeof reportList>['reports'][number];

/** The account's reports on a server. Everything throws `ServerError`, or the signal's reason on abort. */
export type ServerLibrary = {
  /** The server's origin, for messages. */
  readonly origin: string;
  /** Finds out whether the token may save, before anything is paid. */
  readonly assertWritable: () => Promise<void>;
  /** Answers the id. */
  readonly save: (document: ReportDocument) => Promise<string>;
  readonly list: (search: string) => Promise<readonly ListedReport[]>;
  readonly read: (id: string, format: string) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
  /** For the audit log: the account has written to a CRM. */
  readonly recordCrmNote: (crm: CrmName, outcome: CrmNoteOutcome) => Promise<void>;
};

type Request = { readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: string };

/** The library on `--server`, or `null`; its token goes there alone, never in the clear. Throws `UsageError` or `SettingsError`. */
export function serverLibraryFrom(
  line: CommandLine,
  context: CommandContext,
): ServerLibrary | null {
  const given = line.text('server');
  if (given === undefined) return null;
  const address = addressOf(given);
  const secret = secretIn(context.variables, 'LEGWORK_TOKEN');
  if (secret === undefined) {
    throw new SettingsError(
      "--server needs an API token: make one in the server's account menu, and set LEGWORK_TOKEN, or LEGWORK_TOKEN_FILE to a file that holds it.",
    );
  }
  const { origin } = new URL(address);
  return libraryOver(asker(address, secret, context), origin);
}

function addressOf(given: string): string {
  const read = readServiceAddress(given);
  if ('problem' in read) throw new UsageError(`--server ${read.problem}.`);
  const url = parseUrl(read.address);
  if (url?.protocol !== 'https:' && !LOOPBACK.test(url?.hostname ?? '')) {
    throw new UsageError(
      '--server must start with https://, so that nobody reads the token on its way; http:// is for this machine alone.',
    );
  }
  return read.address;
}

type Ask = (path: string, request?: Request) => Promise<Response>;

function libraryOver(ask: Ask, origin: string): ServerLibrary {
  return {
    origin,
    async assertWritable() {
      const { scope } = await parsed(await ask('token'), token, origin);
      if (scope === 'write') return;
      throw new ServerError(
        `This API token may only ${scope === 'read' ? 'read' : 'read the audit log'}. Make one on ${origin} that may write.`,
      );
    },
    async save(document) {
      const answer = await ask('reports', { method: 'POST', body: jsonText(document) });
      return (await parsed(answer, saved, origin)).id;
    },
    async list(search) {
      const reports: ListedReport[] = [];
      for (let before: string | null = ''; before !== null;) {
        const page = new URLSearchParams({ limit: '100', ...(search !== '' && { search }) });
        if (before !== '') page.set('before', before);
        const read: z.output<typeof reportList> = await parsed(
          await ask(`reports?${page.toString()}`),
          reportList,
          origin,
        );
        reports.push(...read.reports);
        before = read.next;
      }
      return reports;
    },
    async read(id, format) {
      return (await ask(`reports/${encodeURIComponent(id)}?format=${format}`)).text();
    },
    async remove(id) {
      await ask(`reports/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
    async recordCrmNote(crm, outcome) {
      await ask('crm-notes', { method: 'POST', body: jsonText({ crm, outcome }) });
    },
  };
}

async function parsed<Schema extends z.ZodType>(
  answer: Response,
  schema: Schema,
  origin: string,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await answer.json().catch(() => null));
  if (read.success) return read.data;
  throw new ServerError(`${origin} did not answer as a Legwork server does. Check the address.`);
}

/** Asks the API, and again where that may help: nothing is saved twice. */
function asker(address: string, secret: Secret, context: CommandContext): Ask {
  const { signal, random } = context;
  return async (path, request = {}) => {
    let delayMs = RETRY_DELAY_MS;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await askOnce(`${address}/api/v1/${path}`, request, secret, context);
      signal.throwIfAborted();
      if (answer?.ok === true) return answer;
      const isFinal = answer !== null && !TRANSIENT.has(answer.status);
      if (isFinal || attempt === ATTEMPTS_MAX) throw await errorIn(answer, new URL(address).origin);
      await answer?.body?.cancel();
      await wait(delayMs * (1 + random()), undefined, { signal });
      delayMs *= RETRY_DELAY_FACTOR;
    }
  };
}

/** `null` when the server could not be reached; the platform's own error may quote what was sent. */
async function askOnce(
  url: string,
  { method = 'GET', body }: Request,
  secret: Secret,
  { fetch, signal }: Pick<CommandContext, 'fetch' | 'signal'>,
): Promise<Response | null> {
  return fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${revealed(secret)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    // Wherever a redirect leads, the token does not.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch(() => null);
}

async function errorIn(answer: Response | null, origin: string): Promise<ServerError> {
  if (answer === null) return new ServerError(`${origin} could not be reached`);
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null)).data;
  const { message = '', hint } = refusal ?? {};
  const sentences = [message.replace(/\.$/u, ''), ...(hint ? [hint.replace(/\.$/u, '')] : [])];
  const words = message === '' ? `status ${answer.status}` : sentences.join('. ');
  return new ServerError(`${origin} answered: ${words}`, { isForGood: answer.status === GONE });
}
