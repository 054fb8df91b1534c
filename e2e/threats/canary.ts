import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that no page of ours has any business with; what reaches it has escaped. */
export type Canary = AsyncDisposable & {
  readonly url: string;
  /** Method and path of every request, in order of arrival. */
  readonly requests: readonly string[];
};

/** Starts it on a free loopback port. It answers everything, to anybody, so that nothing but the browser stands in the way. */
export async function startCanary(
  page = '<!doctype html><title>Elsewhere</title>',
): Promise<Canary> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(page);
  });
  server.on('upgrade', (request, socket) => {
    requests.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
