import { openBenchServer } from './open-bench-server.ts';

const WARM_UP_MS = 1500;
const MEASURE_MS = 5000;
const AT_ONCE = 16;

/** How much one server does in a second, client on the same machine. */
export type Throughput = {
  readonly roleReadsPerSecond: number;
  readonly signInsPerSecond: number;
};

/** Measures role reads (what every page load asks) and sign-ins, sixteen at once. */
export async function measureThroughput(databaseUrl?: string): Promise<Throughput> {
  await using server = await openBenchServer(databaseUrl);
  const { rest, userId } = await server.signIn();
  const read = () => rest.from('user_roles').select('role').eq('user_id', userId).single();
  await perSecond(WARM_UP_MS, read);
  return {
    roleReadsPerSecond: await perSecond(MEASURE_MS, read),
    signInsPerSecond: await perSecond(MEASURE_MS, server.signIn),
  };
}

async function perSecond(durationMs: number, work: () => PromiseLike<unknown>): Promise<number> {
  const end = performance.now() + durationMs;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Math.round((done * 1000) / durationMs);
}
