import { UsageError } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { completionScript, SHELLS } from '../completion-script.ts';

/** `legwork completion`: a script with which a shell completes commands and options. */
export const completionCommand: Command = {
  definition: {
    name: 'completion',
    summary: 'Print a script with which your shell completes commands and options',
    positional: 'SHELL',
    options: [],
    notes: [
      'bash: legwork completion bash > ~/.local/share/bash-completion/completions/legwork',
      'zsh:  legwork completion zsh > a folder of $fpath, as _legwork',
      'fish: legwork completion fish > ~/.config/fish/completions/legwork.fish',
    ],
  },
  async run(line, { stdout, definitions }) {
    const shell = SHELLS.find((name) => name === line.positional);
    if (shell === undefined) {
      throw new UsageError(`There are scripts for ${SHELLS.join(', ')}, not '${line.positional}'.`);
    }
    await stdout.write(completionScript(shell, await definitions()));
    return EXIT.report;
  },
};
