import type { Context, MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ALLOWED_PATHS } from '../backend/gate/allowed-routes.ts';
import { isBearerToken } from './bearer-token.ts';

const MS_PER_SECOND = 1000;
const DURATION_BUCKETS_S = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15];
const WAIT_BUCKETS_S = [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5];

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const OWN_PATHS: ReadonlySet<string> = new Set([
  '/health',
  '/ready',
  '/metrics',
  '/config.json',
  '/robots.txt',
  '/setup',
]);

/** Statuses of a sign-in that was refused, and why. */
const REFUSALS: Readonly<Record<number, string>> = { 400: 'credentials', 429: 'too many attempts' };

/** What is counted about a running server. No name, e-mail address, key or token ever becomes a label. */
export type Metrics = {
  /** Counts each request by route, method and status. */
  readonly count: MiddlewareHandler;
  /** Answers `GET /metrics` in Prometheus' text format to requests with the token. */
  readonly answer: (context: Context) => Promise<Response>;
  /** How long one use of the embedded database waited for its session. Milliseconds. */
  readonly observeDatabaseWait: (durationMs: number) => void;
  /** What is asked for at each scrape. */
  readonly watch: (backend: WatchedBackend) => void;
};

/** The parts of the backend that are measured when somebody asks. */
export type WatchedBackend = {
  readonly probe: () => Promise<unknown>;
  readonly newestBackup?: (() => Promise<Date | null>) | undefined;
};

/** The metrics of one server process, guarded by a bearer token. */
export function createMetrics(token: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const wait = new Histogram({
    name: 'legwork_database_wait_seconds',
    help: 'Time until the session of the embedded database was free.',
    buckets: WAIT_BUCKETS_S,
    registers: [registry],
  });
  return {
    count: requestCounter(registry),
    observeDatabaseWait: (durationMs) => wait.observe(durationMs / MS_PER_SECOND),
    watch: (backend) => watchBackend(registry, backend),
    async answer(context) {
      context.header('cache-control', 'no-store');
      if (!isBearerToken(context.req.header('authorization') ?? '', token)) {
        context.header('www-authenticate', 'Bearer');
        return context.text('Send METRICS_TOKEN as a bearer token.', 401);
      }
      return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    },
  };
}

function requestCounter(registry: Registry): MiddlewareHandler {
  const registers = [registry];
  const requests = new Counter({
    name: 'legwork_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'legwork_http_request_duration_seconds',
    help: 'Time from a request to the head of its answer.',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const refused = new Counter({
    name: 'legwork_sign_ins_refused_total',
    help: 'Sign-ins refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  return async (context, next) => {
    const since = performance.now();
    await next();
    const { status } = context.res;
    const route = routeOf(context.req.path);
    const method = METHODS.has(context.req.method) ? context.req.method : 'other';
    requests.inc({ route, method, status });
    durations.observe({ route }, (performance.now() - since) / MS_PER_SECOND);
    const reason = REFUSALS[status];
    const isSignIn = route === '/auth/v1/token' && context.req.query('grant_type') === 'password';
    if (isSignIn && reason !== undefined) refused.inc({ reason });
  };
}

/** Gauges that ask the backend at the moment of the scrape; one that gets no answer is left out. */
function watchBackend(registry: Registry, { probe, newestBackup }: WatchedBackend): void {
  const registers = [registry];
  const roundTrip = new Gauge({
    name: 'legwork_database_round_trip_seconds',
    help: 'Time that an empty query takes, waiting included.',
    registers,
    async collect() {
      const since = performance.now();
      const isAnswered = await probe().then(
        () => true,
        () => false,
      );
      if (isAnswered) roundTrip.set((performance.now() - since) / MS_PER_SECOND);
      else roundTrip.reset();
    },
  });
  if (!newestBackup) return;
  const age = new Gauge({
    name: 'legwork_backup_age_seconds',
    help: 'Age of the newest backup.',
    registers,
    async collect() {
      const takenAt = await newestBackup();
      if (takenAt) age.set((Date.now() - takenAt.getTime()) / MS_PER_SECOND);
      else age.remove();
    },
  });
}

/** The route of a path, from a fixed list, so that nothing a caller makes up becomes a label. */
function routeOf(path: string): string {
  if (OWN_PATHS.has(path) || ALLOWED_PATHS.has(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  if (path.startsWith('/relay/')) return '/relay/*';
  return /^\/(?:auth|rest)\/v1\//.test(path) ? 'refused' : 'application';
}
