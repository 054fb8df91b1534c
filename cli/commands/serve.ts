import { EXIT, type Run } from '../command.ts';

/** `legwork serve`: what `npm start` starts. */
export const runServe: Run = async (line, { webDirectory }) => {
  const { runServer } = await import('../../server/run-server.ts');
  const status = await runServer({ webDirectory, isOpened: line.has('open') });
  return status === 0 ? EXIT.report : EXIT.fault;
};
