import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Database } from '../database/database.ts';
import { type ClaimOptions, createClaims, type SetupAnswer } from './claims.ts';
import { removeLinkFile, writeLinkFile } from './link-file.ts';
import { drawToken, hashOf } from './token.ts';

/** The link that makes the first administrator, and the file that holds it for whoever cannot see the terminal. */
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
  const onOver = () => removeLinkFile(file, log);
  return {
    answer: createClaims({ ...claiming, query, onOver }),
    async offer(address) {
      const token = drawToken();
      const offered: SetupLink[] = [];
      // Processes that share the folder also write the file in the order in which their links replace each other.
      await database.whileMigrating(async () => {
        const [row] = await query('select legwork.offer_setup($1) as is_open', [hashOf(token)]);
        const url = `${address}/setup#${token}`;
        if (row?.['is_open'] === true) offered.push({ url, file: writeLinkFile(file, url, log) });
        else onOver();
      });
      return offered[0];
    },
  };
}
