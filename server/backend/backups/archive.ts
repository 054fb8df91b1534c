import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCode } from '../../../runtime/errors.ts';
import { StartError } from '../../start-error.ts';
import { storageProblemOf } from '../../storage-problem.ts';
import { DATA_FORMAT } from '../database/embedded-database.ts';

const BLOCK = 512;
const CONTROL_FILE_BYTES = 8192;
/** Where the fields of a tar header (POSIX.1-1988) are, in bytes; the checksum counts its own field as blanks. */
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const CHECKSUM = [148, 156] as const;
const PREFIX = [345, 500] as const;

type Entry = { readonly name: string; readonly content: Buffer };

/**
 * Reads a backup file and answers its tar archive, once it is known to be complete and a data folder of the embedded database.
 * Throws `StartError`, which names the file and what is wrong with it.
 */
export async function readBackupFile(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await readFile(file).catch((error: unknown) => {
    const { reason } = storageProblemOf(error) ?? { reason: 'it cannot be read' };
    throw new StartError(`The backup ${file} cannot be read: ${reason}.`, { cause: error });
  });
  if (content.length === 0) throw new StartError(`The file ${file} is empty; it is not a backup.`);
  const archive = await unzipped(file, content);
  refuseForeign(file, archive);
  return new Uint8Array(archive);
}

async function unzipped(file: string, content: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(content);
  } catch (error) {
    throw errorCode(error) === 'Z_BUF_ERROR'
      ? new StartError(`The backup ${file} is cut off: its end is missing.`, { cause: error })
      : noBackup(file, error);
  }
}

function refuseForeign(file: string, archive: Buffer): void {
  const entries = entriesOf(archive);
  if (!entries) throw noBackup(file);
  const contentOf = (wanted: string) => entries.find(({ name }) => name === wanted)?.content;
  const format = contentOf('PG_VERSION')?.toString().trim();
  if (format === undefined) throw noBackup(file);
  if (format !== DATA_FORMAT) {
    throw new StartError(
      `The backup ${file} has format ${format}, this Legwork reads format ${DATA_FORMAT}.`,
    );
  }
  const hasLog = entries.some(
    ({ name, content }) => /^pg_wal\/\w{24}$/.test(name) && content.length > 0,
  );
  const hasTables = entries.some(({ name }) => /^base\/\d+\/\d+$/.test(name));
  const hasControl = contentOf('global/pg_control')?.length === CONTROL_FILE_BYTES;
  if (!(hasLog && hasTables && hasControl)) throw noBackup(file);
}

function noBackup(file: string, cause?: unknown): StartError {
  return new StartError(`The file ${file} is not a backup of Legwork, or it is damaged.`, {
    cause,
  });
}

/** The entries of a tar archive; undefined when it is not one, ends too early, or leads out of its folder. */
function entriesOf(archive: Buffer): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  for (let start = 0; start + BLOCK <= archive.length;) {
    const header = archive.subarray(start, start + BLOCK);
    if (header.every((byte) => byte === 0)) return entries;
    const size = Number.parseInt(textIn(header, SIZE), 8);
    const name = [textIn(header, PREFIX), textIn(header, NAME)].join('/').replace(/^\/+/, '');
    const end = start + BLOCK + size;
    if (!isChecksumRight(header) || !(end <= archive.length)) return undefined;
    if (name.split('/').includes('..')) return undefined;
    entries.push({ name, content: archive.subarray(start + BLOCK, end) });
    start = Math.ceil(end / BLOCK) * BLOCK;
  }
  return undefined;
}

function isChecksumRight(header: Buffer): boolean {
  const [first, last] = CHECKSUM;
  const sum = header.reduce(
    (total, byte, index) => total + (index >= first && index < last ? 32 : byte),
    0,
  );
  return sum === Number.parseInt(textIn(header, CHECKSUM), 8);
}

function textIn(header: Buffer, [first, end]: readonly [number, number]): string {
  return header.subarray(first, end).toString('latin1').split('\0', 1)[0]?.trim() ?? '';
}
