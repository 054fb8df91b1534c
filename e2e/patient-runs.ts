import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { test as base } from './fixtures.ts';

/** The run's own script, with timers that never come where they are to end what takes too long. */
const patient = (url: string): string => `
  import '${url}?as-built';
  const { setTimeout: timer } = globalThis;
  globalThis.setTimeout = (act, ms) => (ms >= 5000 ? 0 : timer(act, ms));`;

/**
 * The browser tests' `test` where no time limit ends a request of a run: a look-up in DNS has five seconds, which a busy
 * machine may need. The clock of a test reaches pages alone, and a run is a worker's.
 */
export const patientTest = base.extend<{ readonly patience: void }>({
  patience: [
    async ({ admin }, use) => {
      const scripts = createServer((request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(patient(request.url ?? ''));
      });
      await once(scripts.listen(0, '127.0.0.1'), 'listening');
      const { port } = z.object({ port: z.number() }).parse(scripts.address());
      // Sent to a server, since a browser lets no script that came from nowhere call other ports of this machine.
      await admin.route('**/research.worker-*.js', (route) => {
        const url = new URL(route.request().url());
        url.port = String(port);
        return route.continue({ url: url.href });
      });
      await use();
      scripts.closeAllConnections();
      await new Promise((resolve) => scripts.close(resolve));
    },
    { auto: true },
  ],
});
