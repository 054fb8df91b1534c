import { fileURLToPath } from 'node:url';
import { processLog } from './log.ts';
import { announce } from './announce.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { stopSignal } from './stop-signal.ts';

try {
  const stop = stopSignal();
  const open = process.argv.includes('--open') ? { OPEN: '1' } : {};
  const settings = readSettings({ ...process.env, ...open });
  const server = await serve(settings, {
    log: processLog,
    // The program lies in dist/node, the application beside it in dist/web.
    webDirectory: fileURLToPath(new URL('../web', import.meta.url)),
  });
  announce(server, settings, processLog);
  await stop;
  await server.close();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  processLog.warn(error.message);
  process.exit(1);
}
