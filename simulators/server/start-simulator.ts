import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { OrdinaryReply, Reply } from './answer.ts';
import { createCallLog, type CallLog } from './call-log.ts';
import type { Ledger } from './ledger.ts';
import type { RecordedCall } from './recorded-call.ts';
import { createScript } from './script.ts';
import { sendAnswer } from './send-answer.ts';
import type { Simulator, SimulatorOptions } from './simulator.ts';

/** What makes one service different from another. */
export type ServiceBehaviour = {
  /** The ordinary answer; charges the ledger as the service bills. */
  readonly answer: (call: RecordedCall) => Reply;
  readonly preflight: (call: RecordedCall) => Reply;
  readonly corsHeaders: (call: RecordedCall) => Readonly<Record<string, string>>;
  readonly ledger: Ledger;
  readonly reset?: () => void;
};

/**
 * As load balancers keep idle connections. With Node's five seconds, a client on a busy machine may write on a connection that
 * is just being closed, which no service does to its clients.
 */
const KEEP_ALIVE_MS = 65_000;

/** Starts a simulator; rejects with the system's error when the port is taken. */
export async function startSimulator(
  behaviour: ServiceBehaviour,
  options: SimulatorOptions,
): Promise<Simulator> {
  const now = options.now ?? ((): Date => new Date());
  const script = createScript(options.latencyMs ?? 0);
  const log = createCallLog(() => now().getTime());
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    serve(request, response).catch((error: unknown) => confess(response, error));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrivedMs = performance.now();
    const call = await log.open(request, response);
    const isPreflight = call.method === 'OPTIONS';
    const { latencyMs, answer, heldUntil } = isPreflight
      ? { latencyMs: 0, answer: null, heldUntil: null }
      : script.directionFor(call);
    const ordinary: OrdinaryReply = () =>
      isPreflight ? behaviour.preflight(call) : behaviour.answer(call);
    await heldUntil?.();
    await sendAnswer(response, {
      call,
      arrivedMs,
      latencyMs,
      answer,
      ordinary,
      corsHeaders: behaviour.corsHeaders(call),
    });
  }

  const baseUrl = await listen(server, options.port ?? 0);
  const close = (): Promise<void> => closeServer(server, log);

  return {
    baseUrl,
    calls: log.calls,
    preflights: log.preflights,
    script: (...rules) => script.add(rules),
    creditsLeft: (key) => behaviour.ledger.left(key),
    until: (condition, signal) => log.until(condition, signal),
    reset() {
      log.clear();
      script.reset();
      behaviour.ledger.reset();
      behaviour.reset?.();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://127.0.0.1:${actual}`);
    });
  });
}

function closeServer(server: ReturnType<typeof createServer>, log: CallLog): Promise<void> {
  log.stop();
  return new Promise((resolve) => {
    // Closing twice reports an error that says no more than 'already closed'.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A fault of the simulator, or of a test's rule, shows in the answer instead of looking like one of the service. */
function confess(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.closed) {
    response.destroy();
    return;
  }
  response.writeHead(599, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`The simulator failed: ${error instanceof Error ? error.message : String(error)}`);
}
