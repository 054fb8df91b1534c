import type { Context } from 'hono';

const PROBE_TIMEOUT_MS = 2000;
/** However many ask, the database is asked once in so long. */
const PROBE_EVERY_MS = 1000;

/** Answers `GET /ready`: 200 when the database answers and its schema is up to date, 503 otherwise. */
export type Readiness = (context: Context) => Promise<Response>;

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
