import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseUrl, revealed, type Secret } from '#engine';
import { contentId } from '../../runtime/content-id.ts';
import { FileError } from '../../runtime/errors.ts';
import { fileError } from '../../runtime/files/files.ts';
import { secretIn } from '../../runtime/keys.ts';
import { getPublic, NoAnswerError, type NoAnswerReason } from '../../runtime/sources/get-public.ts';
import { UsageError, type CommandLine } from '../arguments.ts';
import type { CommandContext } from '../command.ts';

const BYTES_MAX = 20_000_000;
const TIMEOUT_MS = 60_000;
const OK = 200;

const REASONS: Readonly<Record<NoAnswerReason, string>> = {
  'private-address': 'is inside this network',
  redirected: 'redirects; save the address that it leads to',
  encoded: 'sends a compressed answer',
  'too-large': 'sends more than 20 MB; publish a shorter time',
  'timed-out': 'did not answer in time; try again later',
  unreachable: 'could not be reached; check the connection and the address',
};

/** A calendar as it was read, and which one it is, as a hash of where it lies. */
export type CalendarRead = { readonly bytes: Uint8Array; readonly id: string };

/** The calendar, in a file or at a secret address, which no message names. Throws `UsageError`, `SettingsError` or `FileError`. */
export async function readCalendar(
  line: CommandLine,
  { variables, signal }: CommandContext,
): Promise<CalendarRead> {
  const file = line.text('calendar-url-file');
  const given = file === undefined ? {} : { LEGWORK_CALENDAR_URL_FILE: file };
  if (line.positional !== '' && file !== undefined) {
    throw new UsageError('Give a calendar file or --calendar-url-file, not both.');
  }
  if (line.positional !== '') {
    const bytes = await readFile(line.positional).catch((error: unknown) => {
      throw fileError(line.positional, 'read', error);
    });
    return { bytes, id: contentId(resolve(line.positional)) };
  }
  const source =
    file === undefined ? variables : { ...variables, LEGWORK_CALENDAR_URL: '', ...given };
  const address = secretIn(source, 'LEGWORK_CALENDAR_URL');
  if (address === undefined) {
    throw new UsageError(
      'A calendar is missing: legwork day FILE.ics, or --calendar-url-file FILE with its secret address.',
    );
  }
  return { bytes: await fetched(address, signal), id: contentId(revealed(address)) };
}

async function fetched(address: Secret, signal: AbortSignal): Promise<Uint8Array> {
  const url = parseUrl(revealed(address).replace(/^webcals?:/iu, 'https:'));
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new UsageError('The calendar address must start with https:// or http://.');
  }
  const headers = { accept: 'text/calendar', 'user-agent': 'Legwork' };
  const request = { url, headers, signal, timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX };
  try {
    const { status, body } = await getPublic({ ...request, isPrivateAllowed: true });
    if (status === OK) return body;
    throw new FileError(
      `The calendar address answered ${status}. Copy it again from your calendar's settings.`,
    );
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new FileError(`The calendar address ${REASONS[error.reason]}.`);
  }
}
