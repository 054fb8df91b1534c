import { z } from 'zod';
import { parseUrl, revealed, secretOf, type Secret } from '#engine';
import { SettingsError } from '../../runtime/errors.ts';
import { secretIn } from '../../runtime/keys.ts';
import type { Variables } from '../../runtime/settings.ts';
import { required, UsageError, type CommandLine } from '../arguments.ts';
import type { Delivery } from './channel-message.ts';
import { mailHtml, mailText } from './mail-parts.ts';

/** The mail server, and the two addresses that a mail is from and to. */
export type Mailer = {
  readonly host: string;
  readonly port: number;
  /** TLS from the start, after STARTTLS (or nothing is sent), or none. */
  readonly security: 'tls' | 'starttls' | 'off';
  readonly login: { readonly user: string; readonly password: Secret } | null;
  readonly from: string;
  readonly to: string;
};

const PORT_TLS = 465;
const PORT_STARTTLS = 587;
const TIMEOUT_MS = 30_000;
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);
/** One address as RFC 5321 usually has it: nothing that could end a header or begin a second address. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,253}$/u;
const FORM =
  'smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:587, with special characters percent-encoded';

/** Reads server and addresses from options and settings. Throws `UsageError` or `SettingsError`, whose messages contain no secret. */
export function readMailer(line: CommandLine, variables: Variables): Mailer {
  const to = requiredAddress(line, 'mail-to', 'who gets the mail');
  const from = requiredAddress(line, 'mail-from', 'who the mail is from');
  const setting = secretIn(variables, 'SMTP_URL');
  if (setting === undefined) {
    throw new SettingsError(`SMTP_URL (or SMTP_URL_FILE) is not set. Set it to ${FORM}.`);
  }
  return { ...serverFrom(revealed(setting)), from, to };
}

function requiredAddress(line: CommandLine, name: string, what: string): string {
  const address = required(line, name, what).trim();
  if (ADDRESS.test(address)) return address;
  throw new UsageError(`--${name} takes one mail address such as team@acme.example.`);
}

function serverFrom(text: string): Pick<Mailer, 'host' | 'port' | 'security' | 'login'> {
  const url = /^smtps?:/iu.test(text) ? parseUrl(text) : null;
  if (url === null || url.hostname === '') {
    throw new SettingsError(`SMTP_URL is not the address of a mail server. Write ${FORM}.`);
  }
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const security = securityOf(url);
  const login = url.username === '' ? null : loginFrom(url);
  if (security === 'off' && login !== null && !THIS_MACHINE.has(host)) {
    throw new SettingsError(
      'SMTP_URL would send its password unencrypted. Leave out ?tls=off, or the user and password.',
    );
  }
  const usualPort = security === 'tls' ? PORT_TLS : PORT_STARTTLS;
  return { host, port: Number(url.port) || usualPort, security, login };
}

function securityOf({ protocol, search }: URL): Mailer['security'] {
  const isTls = protocol === 'smtps:';
  if (search === '') return isTls ? 'tls' : 'starttls';
  if (search === '?tls=off' && !isTls) return 'off';
  throw new SettingsError('SMTP_URL may end in ?tls=off after smtp://, and in no other option.');
}

function loginFrom({ username, password }: URL): Mailer['login'] {
  try {
    return {
      user: decodeURIComponent(username),
      password: secretOf(decodeURIComponent(password)),
    };
  } catch {
    throw new SettingsError(`SMTP_URL is not percent-encoded. Write ${FORM}.`);
  }
}

/** Sends one mail, byte for byte the same when sent again. `null` when the server accepted it, else why not. Rejects on abort. */
export async function sendMail(
  mailer: Mailer,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<string | null> {
  signal.throwIfAborted();
  const { host, port, security, login, from, to } = mailer;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'off',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(login === null ? {} : { auth: { user: login.user, pass: revealed(login.password) } }),
  });
  const message = delivery.message();
  const sent = transport
    .sendMail({
      from,
      to,
      subject: message.title,
      text: mailText(message),
      html: mailHtml(message),
      messageId: `<${delivery.id}@${from.slice(from.indexOf('@') + 1)}>`,
      date: new Date(delivery.madeAt),
      baseBoundary: delivery.id,
      list: { unsubscribe: `mailto:${from}?subject=unsubscribe` },
      // Keeps out-of-office replies away (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    .then(
      () => null,
      (error: unknown) => refusalOf(error, host),
    );
  const refusal = await Promise.race([sent, abortOf(signal)]);
  signal.throwIfAborted();
  return refusal;
}

function abortOf(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'refused the login; correct the user and password in SMTP_URL',
  ETLS: 'offers no TLS that can be trusted; check the host name, or append ?tls=off to SMTP_URL for a server of your own network without a login',
  EDNS: 'has no address; check the host name in SMTP_URL',
};

/** Node's error codes for a connection without TLS, or without a certificate to be trusted. */
const TLS_TROUBLE = /CERT|TLS|SSL|EPROTO|UNABLE_TO/u;

const TEMPORARY_MIN = 400;
const PERMANENT_MIN = 500;

const failureSchema = z.object({
  code: z.string().catch(''),
  originalCode: z.string().catch(''),
  responseCode: z.number().catch(0),
});

/** Reads only the error's codes: its message quotes the server, which may say anything. */
function refusalOf(error: unknown, host: string): string {
  const { code, originalCode, responseCode } = failureSchema.parse(error);
  if (responseCode >= TEMPORARY_MIN && responseCode < PERMANENT_MIN) {
    return `${host} asked to try again later (${responseCode})`;
  }
  const reason = REASONS[TLS_TROUBLE.test(originalCode) ? 'ETLS' : code];
  if (reason !== undefined) return `${host} ${reason}`;
  if (responseCode >= PERMANENT_MIN) return `${host} refused the mail (${responseCode})`;
  return `${host} could not be reached, or broke off the connection`;
}
