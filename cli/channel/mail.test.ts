import { expect, test } from 'vitest';
import { startMailServer, type MailAnswer } from '../../simulators/mail/mail-server.ts';
import { readCommandLine } from '../arguments.ts';
import { commandNamed } from '../commands.ts';
import { channelMessage, type Delivery } from './channel-message.ts';
import { mailHtml } from './mail-parts.ts';
import { readMailer, sendMail } from './mail.ts';

const HOSTILE = `"><img src=x onerror=alert(1)>\u{202E} & 'more'\r\nBcc: all@evil.example`;
const message = channelMessage({
  title: `New about Zoë, ${HOSTILE}`,
  sections: [
    {
      heading: HOSTILE,
      items: [
        { text: 'A fine', quote: HOSTILE, url: 'https://ledgerwire.example/a?b=1&c="', from: '' },
        { text: HOSTILE, quote: '', url: 'javascript:alert(1)', from: 'Riskroom' },
      ],
    },
  ],
  remarks: [HOSTILE],
});
const delivery: Delivery = {
  id: 'f00d',
  madeAt: '2026-11-23T07:00:00.000Z',
  json: '{}',
  markdown: () => '',
  message: () => message,
};

const definition = commandNamed('watch')?.definition;
if (definition === undefined) throw new Error('There is no such command.');
const ADDRESSES = ['--mail-to', 'team@acme.example', '--mail-from', 'legwork@acme.example'];
const mailerOf = (smtpUrl: string, addresses = ADDRESSES) =>
  readMailer(
    readCommandLine(definition, ['people.csv', '--format', 'mail', ...addresses]),
    smtpUrl === '' ? {} : { SMTP_URL: smtpUrl },
  );
const send = (smtpUrl: string, signal = new AbortController().signal) =>
  sendMail(mailerOf(smtpUrl), delivery, signal);

/** The mail as a reader of quoted-printable has it. */
const decoded = (mail = ''): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[\dA-F]{2})+/gu, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

test('a mail has a text and an HTML part, says how to get no more, and is the same to the letter when it is sent again', async () => {
  await using server = await startMailServer();
  const address = `smtp://127.0.0.1:${server.port}?tls=off`;

  expect([await send(address), await send(address)]).toEqual([null, null]);

  const [mail, again] = server.mails;
  expect(again).toBe(mail);
  const [head = '', ...parts] = (mail ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^From: legwork@acme\.example\r\nTo: team@acme\.example\r\nSubject: /mu);
  expect(head).toContain('Message-ID: <f00d@acme.example>');
  expect(head).toContain('List-Unsubscribe: <mailto:legwork@acme.example?subject=unsubscribe>');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head).toContain('Date: Mon, 23 Nov 2026 07:00:00 +0000');
  expect(head).not.toMatch(/^bcc/imu);
  const body = decoded(parts.join('\r\n\r\n')).replaceAll('\r\n', '\n');
  expect(body).toMatch(/Content-Type: text\/plain[^]+Content-Type: text\/html/u);
  expect(body).toContain('\n* A fine\n');
  expect(body).toContain('<a href="https://ledgerwire.example/a?b=1&amp;c=%22">A fine</a>');
});

test("threat 42: a page's text is neither markup nor a link in a mail, and adds no header", () => {
  const html = mailHtml(message);

  expect(html).not.toMatch(/<img|<script|javascript:|\u{202E}/u);
  expect(html.match(/<a /gu)).toHaveLength(1);
  expect(message.title).not.toContain('\n');
});

test.each<[MailAnswer, string]>([
  ['refuse', '127.0.0.1 refused the mail (550)'],
  ['put off', '127.0.0.1 asked to try again later (451)'],
  ['cut', '127.0.0.1 could not be reached, or broke off the connection'],
])('fault 216: of a mail server that answers with ‘%s’ it is said why', async (answer, reason) => {
  let now: MailAnswer = answer;
  await using server = await startMailServer(() => now);
  const address = `smtp://127.0.0.1:${server.port}?tls=off`;

  expect(await send(address)).toBe(reason);
  expect(server.mails).toEqual([]);
  now = 'take';
  expect(await send(address)).toBeNull();
  expect(server.mails).toHaveLength(1);
});

test('a mail under way is given up when the command is cancelled', async () => {
  const cancelled = new AbortController();
  await using server = await startMailServer(() => {
    cancelled.abort(new Error('Cancelled.'));
    return 'hang';
  });

  await expect(send(`smtp://127.0.0.1:${server.port}?tls=off`, cancelled.signal)).rejects.toThrow(
    'Cancelled.',
  );
});

const PASSWORD = 'the password: with / and @';
const LOGIN = `legwork:${encodeURIComponent(PASSWORD)}@`;
const login = { user: 'legwork', password: PASSWORD };

test('a login goes to this machine without TLS; a wrong one is named, and never its password', async () => {
  await using server = await startMailServer(() => 'take', { login });
  await using other = await startMailServer(() => 'take', {
    login: { user: 'legwork', password: 'another' },
  });

  expect(await send(`smtp://${LOGIN}127.0.0.1:${server.port}?tls=off`)).toBeNull();
  expect(server.passwords).toEqual([PASSWORD]);
  expect(await send(`smtp://${LOGIN}127.0.0.1:${other.port}?tls=off`)).toBe(
    '127.0.0.1 refused the login; correct the user and password in SMTP_URL',
  );
});

test.each(['off', 'starttls', 'tls'] as const)(
  'fault 217: where the mail server’s security is %s, without a certificate that is trusted, nothing is sent, least of all a password',
  async (security) => {
    await using server = await startMailServer(() => 'take', { security, login });
    const scheme = security === 'tls' ? 'smtps' : 'smtp';

    const reason = await send(`${scheme}://${LOGIN}127.0.0.1:${server.port}`);

    expect(reason).toMatch(/^127\.0\.0\.1 offers no TLS that can be trusted; check the host name/u);
    expect([server.mails, server.passwords]).toEqual([[], []]);
    expect(server.connections()).toBe(1);
  },
);

test.each([
  ['', 'SMTP_URL (or SMTP_URL_FILE) is not set'],
  ['https://mail.acme.example', 'SMTP_URL is not the address of a mail server'],
  ['smtp://', 'SMTP_URL is not the address of a mail server'],
  ['smtp://mail.acme.example?debug=true', 'SMTP_URL may end in ?tls=off after smtp://'],
  ['smtps://mail.acme.example?tls=off', 'SMTP_URL may end in ?tls=off after smtp://'],
  ['smtp://a:geheim@mail.acme.example?tls=off', 'SMTP_URL would send its password unencrypted'],
  ['smtp://a:geheim%@mail.acme.example', 'SMTP_URL is not percent-encoded'],
])('fault 218: %j as SMTP_URL is named with its remedy, and is not repeated', (address, said) => {
  const failure = errorOf(() => mailerOf(address));

  expect(failure).toContain(said);
  expect(failure).not.toContain('geheim');
});

test.each([
  [['--mail-from', 'a@b.example'], '--mail-to is missing: who gets the mail.'],
  [
    ['--mail-to', 'a@b.example, c@d.example', '--mail-from', 'a@b.example'],
    '--mail-to takes one mail address such as team@acme.example.',
  ],
  [
    ['--mail-to', 'a@b.example', '--mail-from', 'Legwork <a@b.example>'],
    '--mail-from takes one mail address such as team@acme.example.',
  ],
])('wrong use %j is named with its remedy', (addresses, said) => {
  expect(errorOf(() => mailerOf('smtps://mail.acme.example', addresses))).toBe(said);
});

function errorOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
