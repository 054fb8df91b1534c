import { open } from 'node:fs/promises';
import { fileError } from '../../runtime/files/files.ts';
import { readAuditChain } from '../../server/audit-chain.ts';
import { say, type Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';

/** `legwork audit verify FILE`: whether entries of an exported audit log were changed, removed or slipped in. */
export const runAudit: Run = async ({ positional: path }, context) => {
  const { entries, fault, otherLines } = await readAuditChain(linesOf(path));
  if (fault !== null) {
    await say(context, `Line ${fault.line}, entry ${fault.number}, ${fault.what}.`);
    return EXIT.fault;
  }
  if (entries === null) {
    await say(context, `There are no audit log entries in ${path}.`);
    return EXIT.fault;
  }
  const { firstNumber, lastNumber, lastDigest } = entries;
  const earlier =
    firstNumber === 1
      ? ''
      : `Not in the file: entries 1 to ${firstNumber - 1}. They were dropped as too old, or not exported.\n`;
  const other = otherLines === 0 ? '' : `Other lines, skipped: ${otherLines}.\n`;
  await context.stdout.write(
    `Entries ${firstNumber} to ${lastNumber} are complete and unchanged.\n${earlier}${other}Digest of the last: ${lastDigest}\n`,
  );
  return EXIT.report;
};

async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    await using file = await open(path);
    yield* file.readLines();
  } catch (error) {
    throw fileError(path, 'read', error);
  }
}
