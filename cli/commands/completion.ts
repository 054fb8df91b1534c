import { UsageError } from '../arguments.ts';
import { EXIT, type Run } from '../command.ts';
import { completionScript, SHELLS } from '../completion-script.ts';
import { DEFINITIONS } from '../definitions.ts';

/** `legwork completion`: a script with which a shell completes commands and options. */
export const runCompletion: Run = async (line, { stdout }) => {
  const shell = SHELLS.find((name) => name === line.positional);
  if (shell === undefined) {
    throw new UsageError(`There are scripts for ${SHELLS.join(', ')}, not '${line.positional}'.`);
  }
  await stdout.write(completionScript(shell, DEFINITIONS));
  return EXIT.report;
};
