import { timingSafeEqual } from 'node:crypto';
import type { Log } from '../../log.ts';
import { errorText } from '../../start-error.ts';
import type { AnswerLine } from '../database/directory-lock.ts';
import type { Backups } from './backups.ts';

/**
 * Answers `backup <key>` on the data folder's socket with `written <path>` or `failed <why>`; the key proves that the
 * asker may read the secrets file.
 */
export function backupOnRequest({ take }: Backups, key: string, log: Log): AnswerLine {
  return async (line) => {
    if (!isSame(line, `backup ${key}`)) return 'refused';
    try {
      return `written ${await take()}`;
    } catch (error) {
      const reason = errorText(error);
      log.warn(reason);
      return `failed ${reason}`;
    }
  };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
