import { EXIT, type Command } from '../command.ts';

/** `legwork serve`: what `npm start` starts. */
export const serveCommand: Command = {
  definition: {
    name: 'serve',
    summary: 'Start the browser application and its server',
    positional: null,
    options: [{ name: 'open', summary: 'Open the browser once it runs' }],
    notes: ['Settings are environment variables such as PORT and DATA_DIR: docs/hosting.md.'],
  },
  async run(line, { webDirectory }) {
    const { runServer } = await import('../../server/run-server.ts');
    const status = await runServer({ webDirectory, isOpened: line.has('open') });
    return status === 0 ? EXIT.report : EXIT.fault;
  },
};
