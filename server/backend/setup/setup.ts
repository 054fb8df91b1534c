import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { errorCode } from '../../../runtime/errors.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../database/database.ts';
import {
  type ClaimOptions,
  createClaims,
  drawToken,
  tokenHash,
  openHashOf,
  type SetupAnswer,
} from './claims.ts';

const OWNER_ONLY = 0o600;

/** The link that creates the first administrator, and the file that contains it for people who cannot see the terminal. */
export type SetupLink = {
  /** `http://127.0.0.1:3000/setup#…`; the fragment never leaves the browser by itself. */
  readonly url: string;
  /** Readable by its owner only; undefined when it could not be written. */
  readonly file: string | undefined;
};

/** Making the first administrator in the browser (docs/decisions/066). */
export type Setup = {
  /** Replaces the link by a new one at this address; undefined when there is an administrator. */
  readonly offer: (address: string) => Promise<SetupLink | undefined>;
  readonly answer: SetupAnswer;
  /** Whether a link of this process still waits for the first account. */
  readonly isOpen: () => Promise<boolean>;
};

/** What setting up takes. */
export type SetupOptions = Omit<ClaimOptions, 'onOver' | 'query'> & {
  readonly database: Database;
  readonly dataDirectory: string;
  readonly log: Log;
};

/** Offers the link and answers those who use it. */
export function createSetup(options: SetupOptions): Setup {
  const { database, dataDirectory, log, ...claiming } = options;
  const { query } = database;
  const file = join(dataDirectory, 'setup-link.html');
  // From the first account on there always is one, so nobody needs to ask the database any more.
  let mayBeOpen = false;
  const onOver = (): void => {
    mayBeOpen = false;
    removeLinkFile(file, log);
  };
  return {
    answer: createClaims({ ...claiming, query, onOver }),
    async isOpen() {
      if (mayBeOpen && (await openHashOf(query)) === undefined) mayBeOpen = false;
      return mayBeOpen;
    },
    async offer(address) {
      const token = drawToken();
      const offered: SetupLink[] = [];
      // Processes that share the folder also write the file in the order in which their links replace each other.
      await database.whileMigrating(async () => {
        const [row] = await query('select legwork.offer_setup($1) as is_open', [tokenHash(token)]);
        const url = `${address}/setup#${token}`;
        mayBeOpen = row?.['is_open'] === true;
        if (mayBeOpen) offered.push({ url, file: writeLinkFile(file, url, log) });
        else onOver();
      });
      return offered[0];
    },
  };
}

/**
 * Keeps the link in a page that leads to it and that only its owner can read. A browser is opened with this file and not
 * with the link, because everybody on the machine can read the arguments of a program. Answers the file; undefined, with
 * a warning, when it could not be written: the link is also printed.
 */
function writeLinkFile(file: string, url: string, log: Log): string | undefined {
  const draft = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // A file that is there already would keep its rights.
    rmSync(draft, { force: true });
    writeFileSync(draft, pageTo(url), { mode: OWNER_ONLY, flag: 'wx' });
    renameSync(draft, file);
    return file;
  } catch (error) {
    log.warn(`The setup link could not be written to ${file} (${reasonOf(error)})`);
    return undefined;
  }
}

/** Removes the link once it is of no more use. */
function removeLinkFile(file: string, log: Log): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    log.warn(`The used setup link could not be removed from ${file} (${reasonOf(error)})`);
  }
}

function pageTo(url: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Legwork</title>
<a href="${url}">${url}</a>
`;
}

function reasonOf(error: unknown): string {
  return errorCode(error) ?? 'unknown reason';
}
