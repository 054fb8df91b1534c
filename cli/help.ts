import { type Definition, type Option, HELP_OPTION } from './arguments.ts';

const INDENT = '  ';
const GAP = 2;

/** The help of the whole program. */
export function programHelp(commands: readonly Definition[]): string {
  return [
    'Usage: legwork COMMAND [OPTIONS]',
    '',
    'Know the person before you write to them: a dated, sourced report on a person at a company.',
    '',
    'Commands:',
    ...table(commands.map(({ name, verb, summary }) => [`${name} ${verb ?? ''}`.trim(), summary])),
    '',
    'Options:',
    ...table([
      ['--help', 'Show this help, or the help of a command'],
      ['--version', 'Show the version'],
    ]),
    '',
    'Keys: SCRAPERAPI_KEY, SERPAPI_KEY, FIRECRAWL_KEY (or the same with _FILE), or keys.json in',
    '~/.config/legwork. EDGAR_CONTACT: an e-mail address, without which the SEC answers nothing about',
    'a company (--about-company). Everything else: docs/command-line.md.',
    '',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(definition: Definition): string {
  const { name, verb, summary, positional, isPositionalOptional, options, notes } = definition;
  const usage = [
    'Usage: legwork',
    name,
    ...(verb === undefined ? [] : [verb]),
    ...(positional === null
      ? []
      : [isPositionalOptional === true ? `[${positional}]` : positional]),
    ...options.filter(({ isRequired }) => isRequired).map(spelling),
    '[OPTIONS]',
  ];
  return [
    usage.join(' '),
    '',
    `${summary}.`,
    '',
    'Options:',
    ...table([...options, HELP_OPTION].map((option) => [spelling(option), meaning(option)])),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
  ].join('\n');
}

function spelling({ name, value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

function meaning({ summary, choices, isRepeatable, isRequired }: Option): string {
  const list = choices === undefined ? '' : `: ${choices.join(', ')}`;
  const remark = isRequired ? ' (required)' : isRepeatable ? ' (may be repeated)' : '';
  return `${summary}${list}${remark}`;
}

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + GAP;
  return rows.map(([left, right]) => `${INDENT}${left.padEnd(width)}${right}`);
}
