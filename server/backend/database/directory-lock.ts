import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '../../start-error.ts';
import { makeDataFolder } from '../../whole-file.ts';

/** Answers one line that another process of this machine sent to the holder of the folder. */
export type AnswerLine = (line: string) => Promise<string>;

/** A data folder held by this process alone. */
export type DirectoryLock = {
  /** From here on, lines sent by `askHolder` are answered; before, the connection just ends. */
  readonly answerWith: (answer: AnswerLine) => void;
  readonly release: () => Promise<void>;
};

/**
 * Takes a data folder for this process alone: two on one PGlite folder lose acknowledged writes. The lock is a listening socket,
 * which the system frees even after kill -9. Throws `StartError` when another process holds it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  makeDataFolder(directory);
  const lock = await tryLockDirectory(directory);
  if (lock !== undefined) return lock;
  throw new StartError(
    `The data folder ${directory} is in use by another Legwork. Stop that one, or set DATA_DIR to another folder.`,
  );
}

/** Takes a folder that exists for this process alone; undefined when another process holds it. */
export async function tryLockDirectory(directory: string): Promise<DirectoryLock | undefined> {
  const address = lockAddress(directory);
  const answers: AnswerLine[] = [];
  const onSocket = (socket: Socket) => answerLine(socket, answers.at(-1));
  const server =
    (await listenAt(address, onSocket)) ?? (await listenAfterDeadOwner(address, onSocket));
  if (!server) return undefined;
  server.unref();
  return {
    answerWith: (answer) => answers.push(answer),
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Sends one line to the process that holds a folder: its answer, '' when it gives none, undefined when nobody holds it. */
export async function askHolder(directory: string, line: string): Promise<string | undefined> {
  const socket = connect(lockAddress(directory));
  return new Promise((resolve) => {
    let isHeld = false;
    let answer = '';
    socket.on('connect', () => {
      isHeld = true;
      socket.write(`${line}\n`);
    });
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    // A refused or broken connection closes as well, and says all there is to know by that.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(isHeld ? answer.trimEnd() : undefined));
  });
}

function answerLine(socket: Socket, answer: AnswerLine | undefined): void {
  socket.on('error', () => socket.destroy());
  if (!answer) {
    socket.destroy();
    return;
  }
  createInterface({ input: socket }).once('line', (line) => {
    answer(line).then(
      (text) => socket.end(`${text}\n`),
      () => socket.destroy(),
    );
  });
}

function lockAddress(directory: string): string {
  const path = realpathSync(directory);
  const name = `legwork-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(path, 'lock.sock');
}

function listenAt(
  address: string,
  onSocket: (socket: Socket) => void,
): Promise<Server | undefined> {
  const server = createServer(onSocket);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path: address, exclusive: true }, () => resolve(server));
  });
}

/** A socket file outlives its process; one that nobody answers on is swept away. */
async function listenAfterDeadOwner(
  address: string,
  onSocket: (socket: Socket) => void,
): Promise<Server | undefined> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await isAnswered(address))) {
    return undefined;
  }
  rmSync(address, { force: true });
  return listenAt(address, onSocket);
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
