import { revealed, type CrmName, type Secret } from '#engine';
import { openNoteWriter } from '../../runtime/crm-notes.ts';
import { SettingsError } from '../../runtime/errors.ts';
import { secretIn } from '../../runtime/keys.ts';
import { openRuntime } from '../../runtime/open-runtime.ts';
import { UsageError, type CommandLine } from '../arguments.ts';
import { say, type CommandContext } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { askedBeside } from '../research-options.ts';

const PORT_DEFAULT = 3001;
const PORT_MAX = 65_535;
const TOKEN_CHARACTERS_MIN = 16;

/** `legwork mcp`: the tools for assistants, on standard input and output or by HTTP on this machine. */
export async function runMcp(line: CommandLine, context: CommandContext): Promise<number> {
  const { stdin, stdout, signal, now, version } = context;
  const warn = (text: string): void => void say(context, text);
  const runtime = openRuntime(context);
  const served = {
    runtime,
    now,
    version,
    openNotes: (crm: CrmName) => openNoteWriter(crm, context, 'contact'),
    isKeylessAllowed: line.has('keyless'),
    ...askedBeside(line),
  };
  if (!line.has('http')) {
    if (line.has('port'))
      throw new UsageError('--port is for --http. Leave it out, or add --http.');
    const { serveStdio } = await import('../../mcp/serve-stdio.ts');
    await serveStdio(served, { stdin, stdout: stdout.stream, signal, warn });
    return EXIT.report;
  }
  const options = { port: portFrom(line), token: tokenFrom(context) };
  const { serveHttp } = await import('../../mcp/serve-http.ts');
  const server = await serveHttp(served, options);
  await say(context, `serving assistants at ${server.url}`);
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
    if (signal.aborted) resolve(null);
  });
  await server.close();
  return EXIT.report;
}

function portFrom(line: CommandLine): number {
  const text = line.text('port') ?? String(PORT_DEFAULT);
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : PORT_MAX + 1;
  if (port <= PORT_MAX) return port;
  throw new UsageError(`--port takes a number from 0 to ${PORT_MAX}, not '${text}'.`);
}

/** Throws `SettingsError` for a token that is missing or easily guessed. */
function tokenFrom({ variables }: CommandContext): Secret {
  const token = secretIn(variables, 'LEGWORK_MCP_TOKEN');
  if (token !== undefined && revealed(token).length >= TOKEN_CHARACTERS_MIN) return token;
  const problem =
    token === undefined
      ? 'is not set'
      : `is too short: it needs at least ${TOKEN_CHARACTERS_MIN} characters`;
  throw new SettingsError(
    `LEGWORK_MCP_TOKEN ${problem}. Set it to a secret that your assistant sends as well, for example one made by: openssl rand -hex 32`,
  );
}
