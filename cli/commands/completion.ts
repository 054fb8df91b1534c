import { HELP_OPTION, UsageError, type Definition, type Option } from '../arguments.ts';
import type { Run } from '../command.ts';
import { DEFINITIONS } from '../definitions.ts';
import { EXIT } from '../exit-codes.ts';

/** Shells that can complete our commands. */
const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** `legwork completion`: a script with which a shell completes commands and options. */
export const runCompletion: Run = async (line, { stdout }) => {
  const shell = SHELLS.find((name) => name === line.positional);
  if (shell === undefined) {
    throw new UsageError(`There are scripts for ${SHELLS.join(', ')}, not '${line.positional}'.`);
  }
  await stdout.write(completionScript(shell, DEFINITIONS));
  return EXIT.report;
};

/** The script for a shell, made of the same definitions as the help. */
export function completionScript(
  shell: (typeof SHELLS)[number],
  definitions: readonly Definition[],
): string {
  if (shell === 'fish') return fishScript(definitions);
  return shell === 'bash' ? bashScript(definitions) : zshScript(definitions);
}

function optionsWithHelp({ options }: Definition): readonly Option[] {
  return [...options, HELP_OPTION];
}

function bashScript(definitions: readonly Definition[]): string {
  const cases = definitions.map((definition) => {
    const names = optionsWithHelp(definition).map(({ name }) => `--${name}`);
    return `    ${definition.name}) words="${names.join(' ')}" ;;`;
  });
  const choices = definitions.flatMap(({ name: command, options }) =>
    options.flatMap(({ name, choices: values }) =>
      values === undefined
        ? []
        : `    "${command} --${name}") COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`,
    ),
  );
  return `_legwork() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${definitions.map(({ name }) => name).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${choices.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="" ;;
  esac
  if [ "\${current#-}" != "$current" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
}
complete -o default -F _legwork legwork
`;
}

function zshScript(definitions: readonly Definition[]): string {
  const commands = definitions.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = definitions.map((definition) => {
    const options = optionsWithHelp(definition).map(
      ({ name, summary, value, choices }) =>
        `      ${quoted(`--${name}[${summary}]${value === undefined ? '' : `:${value}:${choices === undefined ? '_files' : `(${choices.join(' ')})`}`}`)}`,
    );
    return `    ${definition.name}) _arguments \\\n${options.join(' \\\n')} \\\n      '*:file:_files' ;;`;
  });
  return `#compdef legwork
_legwork() {
  local -a commands=(
${commands.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _legwork legwork
`;
}

function fishScript(definitions: readonly Definition[]): string {
  const lines = definitions.flatMap((definition) => [
    `complete -c legwork -n __fish_use_subcommand -f -a ${definition.name} -d ${quoted(definition.summary)}`,
    ...optionsWithHelp(definition).map(({ name, summary, value, choices }) => {
      const needed =
        value === undefined
          ? ''
          : choices === undefined
            ? ' -r'
            : ` -x -a ${quoted(choices.join(' '))}`;
      return `complete -c legwork -n ${quoted(`__fish_seen_subcommand_from ${definition.name}`)} -l ${name}${needed} -d ${quoted(summary)}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
