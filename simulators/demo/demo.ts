import { fileURLToPath } from 'node:url';
import { runDemo } from './run-demo.ts';

const PARENT_CHECK_MS = 1000;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

// `npm run` keeps a SIGTERM to itself; that it is gone shows in the number of our parent process.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) stopping.abort();
}, PARENT_CHECK_MS);
watch.unref();

process.exitCode = await runDemo({
  // The demo is built into dist/development, the server into dist/node.
  serverFile: fileURLToPath(new URL('../node/server.js', import.meta.url)),
  environment: process.env,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  signal: stopping.signal,
});
clearInterval(watch);
