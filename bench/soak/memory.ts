import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TestServer } from '../../server/testing/start-server.ts';

const BYTES_PER_MB = 1_048_576;
const KB_PER_MB = 1024;
/** The first collection lets finalizers run, and what they let go of goes with the next. */
const COLLECTIONS = 3;

/** What is held at one moment: by the page after a forced collection, and by the server. */
export type MemorySample = {
  /** Since the soak began. */
  readonly minutes: number;
  readonly heapMb: number;
  /** Elements and texts that are in the page, or held by it. */
  readonly nodes: number;
  readonly listeners: number;
  /** `null` where the system does not tell. */
  readonly serverMb: number | null;
};

/** Measures a page that stays open, and its server. */
export async function memoryMeter(
  page: Page,
  server: TestServer,
): Promise<(minutes: number) => Promise<MemorySample>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  return async (minutes) => {
    for (let left = COLLECTIONS; left > 0; left -= 1) {
      await protocol.send('HeapProfiler.collectGarbage');
    }
    const { metrics } = await protocol.send('Performance.getMetrics');
    return {
      minutes,
      heapMb: metricOf(metrics, 'JSHeapUsedSize') / BYTES_PER_MB,
      nodes: metricOf(metrics, 'Nodes'),
      listeners: metricOf(metrics, 'JSEventListeners'),
      serverMb: residentMb(server.process.pid ?? 0),
    };
  };
}

type Metrics = readonly { readonly name: string; readonly value: number }[];

function metricOf(metrics: Metrics, name: string): number {
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Resident memory of a process as Linux tells it. */
function residentMb(processId: number): number | null {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / KB_PER_MB;
  } catch {
    return null;
  }
}
