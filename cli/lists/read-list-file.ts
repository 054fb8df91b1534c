import { readFile } from 'node:fs/promises';
import { ProspectListError, readProspectList, type ProspectList } from '#engine';
import { fileError } from '../../runtime/files.ts';
import { UsageError } from '../arguments.ts';

/** Reads a list of prospects by the rules of the screen. Throws `UsageError` when it cannot be used, `FileError` when it cannot be read. */
export async function readListFile(path: string): Promise<ProspectList> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw fileError(path, 'read', error);
  });
  try {
    const list = readProspectList(bytes);
    if (list.prospects.length > 0) return list;
    const [problem] = list.problems;
    throw new UsageError(`${path} lists nobody. ${problem?.message ?? ''}`.trim());
  } catch (error) {
    if (error instanceof ProspectListError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}
