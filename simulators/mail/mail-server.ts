import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';

/** A certificate of localhost that nobody trusts but who is told to (`NODE_EXTRA_CA_CERTS`), with its key. */
export const MAIL_CERTIFICATE = fileURLToPath(new URL('localhost.pem', import.meta.url));

/** What happens to a mail: it is taken, refused, put off, cut off while it is handed in, or taken without an answer. */
export type MailAnswer = 'take' | 'refuse' | 'put off' | 'cut' | 'hang';

/** Who may hand in mail, and how. */
export type MailServerOptions = {
  readonly security?: 'tls' | 'starttls' | 'off';
  readonly login?: { readonly user: string; readonly password: string };
};

/** A real mail server on a free loopback port. */
export type MailServer = AsyncDisposable & {
  readonly port: number;
  /** What was handed in to the end, as it came, also of mails that got no answer. */
  readonly mails: readonly string[];
  /** Passwords that clients sent. */
  readonly passwords: readonly string[];
  readonly connections: () => number;
};

const REFUSED = 550;
const TRY_LATER = 451;
/** For clients that hang when the server is closed. */
const CLOSE_TIMEOUT_MS = 100;

/** Stands in for the mail server of an organisation (RFC 5321); `await using` closes it. */
export async function startMailServer(
  answer: () => MailAnswer = () => 'take',
  { security = 'off', login }: MailServerOptions = {},
): Promise<MailServer> {
  const mails: string[] = [];
  const passwords: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const pem = readFileSync(MAIL_CERTIFICATE);
  const server = new SMTPServer({
    logger: false,
    cert: pem,
    key: pem,
    secure: security === 'tls',
    closeTimeout: CLOSE_TIMEOUT_MS,
    disabledCommands: [
      ...(security === 'starttls' ? [] : ['STARTTLS']),
      ...(login === undefined ? ['AUTH'] : []),
    ],
    onAuth({ username, password }, _session, callback) {
      passwords.push(password ?? '');
      const isKnown = username === login?.user && password === login?.password;
      callback(
        isKnown ? null : new Error('Who are you?'),
        isKnown ? { user: username } : undefined,
      );
    },
    onRcptTo(_address, _session, callback) {
      const now = answer();
      if (now === 'refuse') return callback(refusal('No such user here.', REFUSED));
      if (now === 'put off') return callback(refusal('Greylisted, try again later.', TRY_LATER));
      callback();
    },
    onData(stream, _session, callback) {
      const isCut = answer() === 'cut';
      if (isCut) for (const socket of sockets) socket.destroy();
      // What is broken off in the middle is no mail.
      void text(stream)
        .catch(() => null)
        .then((mail) => {
          if (isCut || mail === null) return;
          mails.push(mail);
          if (answer() === 'take') stream.emit('taken');
        });
      stream.once('taken', () => callback());
    },
  });
  // Clients that go away in the middle are what is tested.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: portOf(server.server.address()),
    mails,
    passwords,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      // Its own way out: to destroy a socket below TLS ends Node 20.
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
