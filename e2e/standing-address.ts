import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { z } from 'zod';

/** An address that stays while the servers behind it come and go; leaving the scope frees it. */
export type StandingAddress = AsyncDisposable & {
  readonly url: string;
  /** Passes everything on to a server, or with `null` ends every connection at once, as if none were there. */
  readonly leadTo: (url: string | null) => void;
};

/** Holds a port from beginning to end, so that nobody else can take it between two servers. */
export async function openStandingAddress(): Promise<StandingAddress> {
  let port: number | null = null;
  const open = new Set<Socket>();

  function hold(socket: Socket): Socket {
    open.add(socket);
    // Whatever ends a connection, the page sees that it has ended.
    return socket.on('error', () => undefined).once('close', () => open.delete(socket));
  }

  const front = createServer((socket) => {
    hold(socket);
    if (port === null) {
      socket.destroy();
      return;
    }
    const inner = hold(connect(port, '127.0.0.1'));
    socket.pipe(inner).once('close', () => socket.destroy());
    inner.pipe(socket).once('close', () => inner.destroy());
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const own = z.object({ port: z.number() }).parse(front.address());

  function leadTo(url: string | null): void {
    port = url === null ? null : Number(new URL(url).port);
    for (const socket of open) socket.destroy();
  }

  return {
    url: `http://127.0.0.1:${own.port}`,
    leadTo,
    async [Symbol.asyncDispose]() {
      leadTo(null);
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
