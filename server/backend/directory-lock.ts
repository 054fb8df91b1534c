import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Takes a data folder for this process alone. Two processes on one PGlite folder lose acknowledged writes, and nothing
 * in PGlite prevents it. The lock is a listening socket, which the system frees even after kill -9: abstract on Linux,
 * a named pipe on Windows, a file elsewhere.
 *
 * @returns the function that gives the folder back
 * @throws {StartError} when another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const address = lockAddress(realpathSync(directory));
  const server = (await listen(address)) ?? (await listenAfterDeadOwner(address));
  if (!server) {
    throw new StartError(
      `The data folder ${directory} is in use by another Legwork. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

function lockAddress(directory: string): string {
  const name = `legwork-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(directory, 'lock.sock');
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path: address, exclusive: true }, () => resolve(server));
  });
}

/** A socket file outlives its process; one that nobody answers on is swept away. */
async function listenAfterDeadOwner(address: string): Promise<Server | undefined> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await isAnswered(address))) {
    return undefined;
  }
  rmSync(address, { force: true });
  return listen(address);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
