import { fileURLToPath } from 'node:url';
import { processLog } from './log.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { stopSignal } from './stop-signal.ts';

try {
  const stop = stopSignal();
  const server = await serve(readSettings(process.env), {
    log: processLog,
    // The program lies in dist/node, the application beside it in dist/web.
    webDirectory: fileURLToPath(new URL('../web', import.meta.url)),
  });
  const { firstAdmin } = server;
  if (firstAdmin?.oneTimePassword !== undefined) {
    processLog.say(`First administrator: ${firstAdmin.email}`);
    processLog.say(
      `One-time password: ${firstAdmin.oneTimePassword} (choose your own when you sign in)`,
    );
  }
  processLog.say(`Legwork is ready at ${server.url}`);
  await stop;
  await server.close();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  processLog.warn(error.message);
  process.exit(1);
}
