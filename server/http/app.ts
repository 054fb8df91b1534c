import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { Gate } from '../backend/gate/gate.ts';
import type { Setup } from '../backend/setup/setup.ts';
import type { SingleSignOn } from '../backend/single-sign-on/single-sign-on.ts';
import type { Log } from '../log.ts';
import type { Relay } from '../relay/relay.ts';
import { foreignOrigins, type BrowserConfig } from './browser-config.ts';
import type { Metrics } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import { type WebFiles, webFileAnswer } from './web-files.ts';

const PROBE_TIMEOUT_MS = 2000;

/** However many ask, the database is asked once in so long. */
const PROBE_EVERY_MS = 1000;

/** Answers `GET /ready`: 200 when the database answers and its schema is up to date, 503 otherwise. */
type Readiness = (context: Context) => Promise<Response>;

const NO_API =
  'API tokens work where the server itself keeps the accounts; here a Supabase project does.';

const ROBOTS = 'User-agent: *\nDisallow: /\n';

/** What one server process answers with. */
export type AppOptions = {
  readonly webFiles: WebFiles;
  readonly config: BrowserConfig;
  /** The embedded backend; without it the browser speaks to a Supabase project directly. */
  readonly gate: Gate | undefined;
  /** The API for scripts; without it `/api` is not found. */
  readonly api?: Gate | undefined;
  /** Making the first administrator; without it `/setup` is an address like any other. */
  readonly setup: Pick<Setup, 'answer' | 'isOpen'> | undefined;
  /** Passes questions about companies on; without it `/relay` is not found. */
  readonly relay?: Relay | undefined;
  /** Signing on with an identity provider; without it `/sso` is not found. */
  readonly singleSignOn?: SingleSignOn | undefined;
  /** The origin at which people open Legwork; without it as each request says. */
  readonly publicUrl?: string | undefined;
  /** Reverse proxies in front whose forwarding headers may be believed. */
  readonly trustedProxies: number;
  /** Resolves when the database answers; absent where a Supabase project keeps the accounts. */
  readonly probe?: (() => Promise<unknown>) | undefined;
  /** Counts requests and answers `/metrics`; without it there are none. */
  readonly metrics?: Metrics | undefined;
  readonly log: Log;
};

/** The whole HTTP surface: backend, configuration, health, and the browser application. */
export function createApp(options: AppOptions): Hono {
  const { webFiles, config, gate, setup, relay, trustedProxies, probe, metrics, log } = options;
  const isSecure = (request: Request) =>
    trustedProxies > 0 && request.headers.get('x-forwarded-proto') === 'https';
  const app = new Hono();
  if (metrics) app.use(metrics.count);
  app.use(
    securityHeaders({
      connect: foreignOrigins(config),
      isSecure,
    }),
  );
  app.get('/health', (context) => noStore(context).json({ status: 'ok' }));
  app.get('/ready', createReadiness(probe));
  app.get('/metrics', async (context) =>
    metrics ? metrics.answer(context) : context.text('Not found.', 404),
  );
  app.get('/config.json', async (context) => {
    // A hint for people; without the database there is no sign-in to give it on.
    const isNew = await setup?.isOpen().catch(() => false);
    return noStore(context).json({ ...config, isNew: isNew === true });
  });
  app.get('/robots.txt', (context) => context.text(ROBOTS));
  if (gate) {
    const answer = (context: Context) => gate(context.req.raw, clientIpOf(context, trustedProxies));
    app.all('/auth/v1/*', answer);
    app.all('/rest/v1/*', answer);
  }
  serveApi(app, options);
  app.all('/relay/*', async (context) =>
    relay
      ? relay(context.req.raw, clientIpOf(context, trustedProxies))
      : context.json({ message: 'Not found.' }, 404),
  );
  app.all('/sso/*', signOnWith(options, isSecure));
  app.post('/setup', async (context) => {
    const answer = await setup?.answer(context.req.raw, clientIpOf(context, trustedProxies));
    return answer ?? fileAnswer(context, webFiles);
  });
  app.all('*', (context) => fileAnswer(context, webFiles));
  app.onError((error, context) => {
    log.warn(`Unexpected ${error.name} answering ${context.req.method} ${safePath(context)}`);
    return context.json({ message: 'Something went wrong on the server.' }, 500);
  });
  return app;
}

function serveApi(app: Hono, { api, trustedProxies }: AppOptions): void {
  app.all('/api/*', async (context) =>
    api
      ? api(context.req.raw, clientIpOf(context, trustedProxies))
      : context.json({ message: NO_API }, 404),
  );
  app.get('/openapi.json', async (context) =>
    api ? api(context.req.raw, '') : context.text('Not found.', 404),
  );
}

function signOnWith(
  { singleSignOn, publicUrl, trustedProxies }: AppOptions,
  isSecure: (request: Request) => boolean,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const { raw } = context.req;
    const { host, origin: asked } = new URL(raw.url);
    const origin = publicUrl ?? (isSecure(raw) ? `https://${host}` : asked);
    const caller = { address: clientIpOf(context, trustedProxies), origin };
    return (await singleSignOn?.(raw, caller)) ?? context.json({ message: 'Not found.' }, 404);
  };
}

function fileAnswer(context: Context, files: WebFiles): Response | Promise<Response> {
  const { method, path } = context.req;
  if (method !== 'GET' && method !== 'HEAD') {
    return context.json({ message: 'Not found.' }, 404);
  }
  const file = path === '/index.html' ? undefined : files.get(path);
  if (file) return webFileAnswer(file, context.req.header('accept-encoding') ?? '');
  const index = files.get('/index.html');
  if (!index || !isScreen(context)) return context.text('Not found.', 404);
  return webFileAnswer(index, context.req.header('accept-encoding') ?? '');
}

/** Whether the application answers at this path: it alone knows its routes, so every one that doesn't look like a file. */
function isScreen(context: Context): boolean {
  const { path } = context.req;
  if (/^\/(?:auth|rest|api)\/v1(?:\/|$)|^\/assets\/|\/\./.test(path)) return false;
  const looksLikeFile = /\.[^/]*$/.test(path);
  return !looksLikeFile || context.req.header('accept')?.includes('text/html') === true;
}

function noStore(context: Context): Context {
  context.header('cache-control', 'no-store');
  return context;
}

/** The caller's IP address: of the connection, or as the outermost trusted proxy saw it. */
function clientIpOf(context: Context, trustedProxies: number): string {
  const peer = getConnInfo(context).remote.address ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const hops = (context.req.header('x-forwarded-for') ?? '').split(/\s*,\s*/).filter(Boolean);
  return hops.at(-trustedProxies) ?? peer;
}

/** What is asked through the relay names a company, which no log does. */
function safePath(context: Context): string {
  if (context.req.path.startsWith('/relay/')) return '/relay';
  return context.req.path.slice(0, 100).replace(/[^\w/.-]/g, '?');
}

/**
 * Readiness for load balancers and containers, unlike `/health`, which says that the process runs. The server listens
 * with 503 until all migrations are done, so here only the database is left to ask.
 *
 * @param probe resolves when the database answers; absent where a Supabase project keeps the accounts
 */
export function createReadiness(probe?: () => Promise<unknown>): Readiness {
  let last = { atMs: Number.NEGATIVE_INFINITY, outcome: Promise.resolve(true) };
  return async (context) => {
    const nowMs = performance.now();
    if (probe && nowMs - last.atMs > PROBE_EVERY_MS) {
      last = { atMs: nowMs, outcome: answersInTime(probe) };
    }
    const isReady = await last.outcome;
    context.header('cache-control', 'no-store');
    if (isReady) return context.json({ status: 'ready' });
    context.header('retry-after', '5');
    return context.json({ status: 'database unavailable' }, 503);
  };
}

async function answersInTime(probe: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PROBE_TIMEOUT_MS, false);
  });
  const answered = probe().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
