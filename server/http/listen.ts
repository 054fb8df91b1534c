import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../start-error.ts';

const DRAIN_MS = 3000;
/** Longer than the minute that proxies keep an idle connection, so that they never send into one just closed. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** A listening server. */
export type Listener = {
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  /** Stops listening, lets running requests finish for a while, then cuts them. */
  readonly close: () => Promise<void>;
};

/** Answers one request; the second argument is what the adapter knows about the connection. */
export type RequestHandler = (request: Request, connection: object) => Response | Promise<Response>;

/** Where to listen; port 0 lets the system choose. */
export type ListenAddress = { readonly host: string; readonly port: number };

/** Listens for HTTP requests. Throws `StartError` when the address cannot be had. */
export async function listen(answer: RequestHandler, address: ListenAddress): Promise<Listener> {
  const server = createHttpServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, address)));
    server.listen(address.port, address.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  return { url: `http://${printable(address.host)}:${port}`, close: () => close(server) };
}

function createHttpServer(answer: RequestHandler): Server {
  const server = createAdaptorServer({
    fetch: (request, connection) =>
      namesOneHost(connection.incoming)
        ? answer(request, connection)
        : new Response(null, { status: 400 }),
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
  });
  if (!('closeIdleConnections' in server)) throw new Error('Expected an HTTP/1.1 server');
  return server;
}

/** A request with two names of its host is refused: a proxy in front may have read the other one (RFC 9112, 3.2). */
function namesOneHost({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  return names.length === 1;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function listenError(error: Error, { host, port }: ListenAddress): Error {
  const code = 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken. Stop the program that uses it, or set PORT to another number (0 for any free one).`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used. Set PORT to a number above 1023.`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new StartError(`HOST ${host} is not an address of this machine. Try 127.0.0.1.`);
    default:
      return error;
  }
}

/** A server that listens on every address is reached from its own machine by this one. */
function printable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
