import type { Prospect } from '#engine';
import type { RunOrder } from '../runtime/open-runtime.ts';
import { UsageError, wholeNumber, type CommandLine, type Option } from './arguments.ts';

/** Characters that a field of the form takes as well. */
const FIELD_CHARACTERS_MAX = 200;
const NOTES_CHARACTERS_MAX = 4000;

/** The options that say what a run may cost and whom it may ask. */
export const RUN_OPTIONS: readonly Option[] = [
  {
    name: 'credits-max',
    value: 'N',
    summary: 'Stop before the cost exceeds N credits',
  },
  { name: 'fresh', summary: 'Ignore the saved answers of earlier runs' },
  {
    name: 'keyless',
    summary: 'Without any key, use free services (they learn whom you research)',
  },
];

/** The options that describe a person beside the name. */
export const PERSON_OPTIONS: readonly Option[] = [
  { name: 'company', value: 'COMPANY', summary: 'Where they work (required)' },
  { name: 'position', value: 'TITLE', summary: 'What they do there' },
  { name: 'website', value: 'ADDRESS', summary: "The company's website" },
  { name: 'linkedin', value: 'ADDRESS', summary: 'Their LinkedIn profile' },
  { name: 'notes', value: 'TEXT', summary: 'Whatever else you know' },
];

/** The person whom the arguments describe. Throws `UsageError`. */
export function prospectFromOptions(line: CommandLine): Prospect {
  const company = field(line, 'company');
  if (company === '') {
    throw new UsageError('--company is missing: a name alone fits too many people.');
  }
  const name = line.positional.trim();
  if (name.length > FIELD_CHARACTERS_MAX) {
    throw new UsageError(`NAME is too long to be one: at most ${FIELD_CHARACTERS_MAX} characters.`);
  }
  return {
    name,
    company,
    position: field(line, 'position'),
    companyUrl: field(line, 'website'),
    linkedinUrl: field(line, 'linkedin'),
    notes: field(line, 'notes', NOTES_CHARACTERS_MAX),
  };
}

/** What a run may cost and whom it may ask. Throws `UsageError`. */
export function runLimits(
  line: CommandLine,
): Pick<RunOrder, 'creditsMax' | 'freshness' | 'isKeylessAllowed'> {
  return {
    creditsMax: wholeNumber(line, 'credits-max'),
    freshness: line.has('fresh') ? 'fresh' : 'reuse',
    isKeylessAllowed: line.has('keyless'),
  };
}

function field(line: CommandLine, option: string, most = FIELD_CHARACTERS_MAX): string {
  const text = (line.text(option) ?? '').trim();
  if (text.length <= most) return text;
  throw new UsageError(`--${option} is too long: at most ${most} characters.`);
}
