import { fileURLToPath } from 'node:url';
import { runServer } from './run-server.ts';

process.exit(
  await runServer({
    // The program lies in dist/node, the application beside it in dist/web.
    webDirectory: fileURLToPath(new URL('../web', import.meta.url)),
    isOpened: process.argv.includes('--open'),
  }),
);
