import { parseArgs } from 'node:util';

/** An argument that cannot be used. The message names it and says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** One option: a flag, or one with a value of which `value` is the placeholder in the help. */
export type Option = {
  readonly name: string;
  readonly summary: string;
  readonly value?: string;
  /** The only values there are. */
  readonly choices?: readonly string[];
  readonly isRepeatable?: true;
  /** The command does nothing without it. */
  readonly isRequired?: true;
};

/** What a command is called and takes; the help and the completions are made of it. */
export type Definition = {
  readonly name: string;
  readonly summary: string;
  /** The word that comes after the name, where a command is called by two: 'verify'. */
  readonly verb?: string;
  /** The arguments without a name: 'NAME'. */
  readonly positional: string | null;
  /** The command may take an option in its place. */
  readonly isPositionalOptional?: true;
  readonly options: readonly Option[];
  /** What the help says below the options. */
  readonly notes: readonly string[];
};

/** The arguments of a command, checked against its definition. */
export type CommandLine = {
  /** '' when the command takes none. */
  readonly positional: string;
  /** The value of an option; `undefined` when it is not given. */
  readonly text: (name: string) => string | undefined;
  readonly texts: (name: string) => readonly string[];
  readonly has: (name: string) => boolean;
};

/** Options that every command has. */
export const HELP_OPTION: Option = { name: 'help', summary: 'Show this help' };

/** Reads the arguments of a command. Throws `UsageError`. */
export function readCommandLine(definition: Definition, args: readonly string[]): CommandLine {
  const options = [...definition.options, HELP_OPTION];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      options.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = optionNamed(options, token.rawName, definition);
    values.set(option.name, [...(values.get(option.name) ?? []), valueOf(option, token, values)]);
  }
  const has = (name: string): boolean => values.has(name);
  return {
    positional: has('help') ? '' : positionalOf(definition, positionals),
    text: (name) => values.get(name)?.at(-1),
    texts: (name) => values.get(name) ?? [],
    has,
  };
}

/** A whole number above zero. Throws `UsageError` for anything else. */
export function wholeNumber(line: CommandLine, name: string): number | null {
  const text = line.text(name);
  if (text === undefined) return null;
  if (/^[1-9]\d{0,8}$/u.test(text)) return Number(text);
  throw new UsageError(`--${name} takes a whole number above zero, not '${text}'.`);
}

function optionNamed(
  options: readonly Option[],
  rawName: string,
  { name: command }: Definition,
): Option {
  const found =
    rawName === '-h' ? HELP_OPTION : options.find(({ name }) => rawName === `--${name}`);
  if (found !== undefined) return found;
  const likely = options.find(({ name }) => isLike(name, rawName.replace(/^-+/u, '')));
  const remedy =
    likely === undefined
      ? `Run 'legwork ${command} --help' to see the options.`
      : `Did you mean --${likely.name}?`;
  throw new UsageError(`There is no option ${rawName}. ${remedy}`);
}

/** Did somebody who typed this probably mean that name? */
export function isLike(name: string, typed: string): boolean {
  if (typed === '') return false;
  const isPart = name.startsWith(typed) || typed.startsWith(name);
  return isPart || name.replaceAll('-', '') === typed || lettersApart(name, typed) <= TYPOS_MAX;
}

/** Letters by which a slip of the fingers makes a name another. */
const TYPOS_MAX = 2;

/** How many letters have to be changed, added or taken away to get from one word to the other (Levenshtein). */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, another] of other.split('').entries()) {
      const kept = (row[index] ?? 0) + Number(letter !== another);
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

type ParsedToken = {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
};

function valueOf(
  option: Option,
  { value, inlineValue }: ParsedToken,
  values: ReadonlyMap<string, unknown>,
): string {
  const name = `--${option.name}`;
  if (values.has(option.name) && option.isRepeatable !== true) {
    throw new UsageError(`${name} is given twice. Give it once.`);
  }
  if (option.value === undefined) {
    if (value === undefined) return '';
    throw new UsageError(`${name} takes no value. Leave out '=${value}'.`);
  }
  if (value === undefined || value === '' || (inlineValue !== true && value.startsWith('--'))) {
    throw new UsageError(`${name} needs a value: ${name} ${option.value}.`);
  }
  return oneOf(option, value);
}

function oneOf({ name, choices }: Option, value: string): string {
  if (choices?.includes(value) !== false) return value;
  throw new UsageError(`--${name} takes ${choices.join(', ')}; '${value}' is none of them.`);
}

function positionalOf(definition: Definition, given: readonly string[]): string {
  const { name, verb } = definition;
  if (verb === undefined) return onlyPositional(given, definition, name);
  const [first, ...rest] = given;
  if (first === verb) return onlyPositional(rest, definition, `${name} ${verb}`);
  throw new UsageError(`'legwork ${name}' can do one thing: legwork ${name} ${verb}.`);
}

function onlyPositional(
  given: readonly string[],
  { positional, isPositionalOptional }: Definition,
  name: string,
): string {
  const [first = '', second] = given;
  if (positional === null) {
    if (first === '') return '';
    throw new UsageError(`'${first}' is not expected here: 'legwork ${name}' takes options only.`);
  }
  if (second !== undefined) {
    throw new UsageError(
      `'${second}' is one argument too many. Put ${positional} in quotation marks if it contains a space.`,
    );
  }
  if (first.trim() === '' && isPositionalOptional !== true) {
    throw new UsageError(`${positional} is missing: legwork ${name} ${positional} ….`);
  }
  return first;
}

/** The value of an option that has to be given. Throws `UsageError`. */
export function required(line: CommandLine, name: string, what: string): string {
  const text = line.text(name);
  if (text !== undefined) return text;
  throw new UsageError(`--${name} is missing: ${what}.`);
}
