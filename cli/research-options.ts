import { emailIn, givenNameFirst, type Prospect } from '#engine';
import {
  openRuntime,
  type RunConsents,
  type RunOrder,
  type Runtime,
} from '../runtime/open-runtime.ts';
import { UsageError, wholeNumber, type CommandLine } from './arguments.ts';
import type { CommandContext } from './command.ts';
import { NoServiceError } from './exit-codes.ts';

/** Characters that a field of the form takes as well. */
const FIELD_CHARACTERS_MAX = 200;
const NOTES_CHARACTERS_MAX = 4000;

/** The person whom the arguments describe. Throws `UsageError`. */
export function prospectFromOptions(line: CommandLine): Prospect {
  const company = field(line, 'company');
  if (company === '') {
    throw new UsageError('--company is missing: a name alone fits too many people.');
  }
  const name = givenNameFirst(line.positional.trim());
  if (name.length > FIELD_CHARACTERS_MAX) {
    throw new UsageError(`NAME is too long: at most ${FIELD_CHARACTERS_MAX} characters.`);
  }
  return {
    name,
    company,
    position: field(line, 'position'),
    companyUrl: field(line, 'website'),
    linkedinUrl: field(line, 'linkedin'),
    notes: field(line, 'notes', NOTES_CHARACTERS_MAX),
    ...emailFrom(line),
  };
}

function emailFrom(line: CommandLine): Pick<Prospect, 'email'> {
  const text = field(line, 'email');
  if (text === '') return {};
  const email = emailIn(text);
  if (email !== '') return { email };
  throw new UsageError('--email is not an e-mail address such as jane@acme.com.');
}

/** The services of a run. Throws `NoServiceError` before anything is tried, or `SettingsError`. */
export function openServices(line: CommandLine, context: CommandContext): Runtime {
  const runtime = openRuntime(context);
  if (runtime.hasKeys || line.has('keyless')) return runtime;
  throw new NoServiceError(
    'No key is set, so no service can be asked. Set SCRAPERAPI_KEY and FIRECRAWL_KEY (or the same with _FILE), or use free services with --keyless; they learn whom you research.',
  );
}

/** What a run may cost and whom it may ask. Throws `UsageError`. */
export function runLimits(
  line: CommandLine,
): RunConsents & Pick<RunOrder, 'creditsMax' | 'freshness'> {
  return {
    creditsMax: wholeNumber(line, 'credits-max'),
    freshness: line.has('fresh') ? 'fresh' : 'reuse',
    isKeylessAllowed: line.has('keyless'),
    ...askedBeside(line),
  };
}

/** Whether public sources may learn company and domain, and catalogues the name: by their own options, or with all free services. */
export function askedBeside(
  line: CommandLine,
): Pick<RunOrder, 'isCompanyAsked' | 'areCataloguesAsked'> {
  const isAllAsked = line.has('keyless');
  return {
    isCompanyAsked: isAllAsked || line.has('about-company'),
    areCataloguesAsked: isAllAsked || line.has('own-words'),
  };
}

function field(line: CommandLine, option: string, most = FIELD_CHARACTERS_MAX): string {
  const text = (line.text(option) ?? '').trim();
  if (text.length <= most) return text;
  throw new UsageError(`--${option} is too long: at most ${most} characters.`);
}
