/** A calendar that cannot be read as a whole. The message says why and what to do. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
}

/** One line of a calendar, such as `ATTENDEE;CN=Jane Doe:mailto:jane@acme.example`. Names are in capitals. */
export type Property = {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
};

/** An event, or a time zone with its rules (STANDARD and DAYLIGHT). */
export type Component = { readonly properties: readonly Property[] };

/** What a calendar file holds, as far as meetings need it (RFC 5545). */
export type CalendarFile = {
  /** Its own properties: its name, time zone and method. */
  readonly properties: readonly Property[];
  readonly events: readonly Component[];
  readonly zones: readonly (Component & { readonly rules: readonly Component[] })[];
  /** Whether it ends as a calendar does; otherwise events may be missing. */
  readonly isWhole: boolean;
};

/** Ten years of a full calendar stay below. */
const CALENDAR_BYTES_MAX = 20_000_000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** The rest of a longer line is nothing a meeting needs: names and titles are short. */
const LINE_CHARACTERS_MAX = 10_000;
/** Attendees, exceptions and all else of one event. */
const PROPERTIES_MAX = 2000;
const RULES_MAX = 50;
const ZONE_RULES = new Set(['STANDARD', 'DAYLIGHT']);

const WANTED = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID SEQUENCE STATUS SUMMARY ORGANIZER ATTENDEE TZID X-LIC-LOCATION TZOFFSETFROM TZOFFSETTO METHOD X-WR-CALNAME X-WR-TIMEZONE'.split(
    ' ',
  ),
);
const REMEDY = 'Export the calendar as an iCalendar file (.ics), then use that file.';

const [TAB, LINE_FEED, RETURN, SPACE] = ['\t', '\n', '\r', ' '].map((one) => one.charCodeAt(0));

/** How a line begins; what doesn't goes on with the line before, as in files whose folds have lost their space. */
const PROPERTY = /^[A-Z][A-Z0-9-]{1,60}[;:]/u;

/** Reads a calendar file, however its lines are broken. Throws `CalendarError`. */
export function readComponents(bytes: Uint8Array): CalendarFile {
  if (bytes.length > CALENDAR_BYTES_MAX) {
    throw new CalendarError(
      `This calendar is larger than ${CALENDAR_BYTES_MAX / BYTES_PER_MEGABYTE} MB. Export a shorter time, such as the coming month.`,
    );
  }
  const reader = createReader();
  for (const line of linesOf(decoded(unfolded(bytes)))) reader.add(line);
  return reader.calendar();
}

/** Lines are folded at bytes, and so perhaps within a letter: they are joined before anything is decoded. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1];
    if (byte === LINE_FEED && (next === SPACE || next === TAB)) {
      if (whole[length - 1] === RETURN) length -= 1;
      at += 1;
    } else {
      whole[length] = byte;
      length += 1;
    }
  }
  return whole.subarray(0, length);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function* linesOf(text: string): Generator<string, void> {
  const end = text.includes('\n') ? '\n' : '\r';
  let line = '';
  for (let at = 0; at < text.length;) {
    const found = text.indexOf(end, at);
    const next = found === -1 ? text.length : found;
    const piece = text.slice(at, Math.min(next, at + LINE_CHARACTERS_MAX)).trimEnd();
    if (PROPERTY.test(piece)) {
      yield line;
      line = piece;
    } else if (line.length < LINE_CHARACTERS_MAX) line += piece.replace(/^[ \t]/u, '');
    at = next + 1;
  }
  yield line;
}

function createReader() {
  const own: Property[] = [];
  const events: { readonly properties: Property[] }[] = [];
  const zones: { readonly properties: Property[]; readonly rules: Component[] }[] = [];
  let current: Property[] | null = null;
  /** A part that is passed over, such as an alarm, which has attendees and a title of its own. */
  let passedOver = '';
  let isCalendar = false;
  let isWhole = false;

  function end(name: string): void {
    if (name === 'VCALENDAR') isWhole = true;
    if (passedOver === '' && name !== 'VCALENDAR') current = null;
    if (passedOver === name) passedOver = '';
  }

  /** An event begins whatever has not ended before it. */
  function begin(name: string): void {
    if (passedOver !== '' && name !== 'VEVENT') return;
    passedOver = '';
    if (name === 'VCALENDAR') [isCalendar, isWhole] = [true, false];
    else if (name === 'VEVENT') {
      current = [];
      events.push({ properties: current });
    } else if (name === 'VTIMEZONE') {
      current = [];
      zones.push({ properties: current, rules: [] });
    } else if (ZONE_RULES.has(name)) {
      current = [];
      const rules = zones.at(-1)?.rules ?? [];
      if (rules.length < RULES_MAX) rules.push({ properties: current });
    } else passedOver = name;
  }

  return {
    add(line: string): void {
      const property = propertyOf(line);
      if (property === null) return;
      const value = property.value.trim().toUpperCase();
      if (property.name === 'END') end(value);
      else if (property.name === 'BEGIN') begin(value);
      else if (passedOver === '' && (current ?? own).length < PROPERTIES_MAX) {
        (current ?? own).push(property);
      }
    },
    calendar(): CalendarFile {
      if (!isCalendar) throw new CalendarError(`This is not a calendar. ${REMEDY}`);
      return { properties: own, events, zones, isWhole };
    },
  };
}

/** `null` for what is not a property, and for one that no meeting needs. */
function propertyOf(line: string): Property | null {
  const name = /^[A-Z0-9-]+/u.exec(line)?.[0] ?? '';
  if (name !== 'BEGIN' && name !== 'END' && !WANTED.has(name)) return null;
  const colon = colonOf(line);
  if (colon === -1) return null;
  return {
    name,
    parameters: parametersOf(line.slice(name.length + 1, colon)),
    value: line.slice(colon + 1),
  };
}

/** The first colon outside quotation marks; where a mark is never closed, the one before an address, else the first. */
function colonOf(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === ':' && !isQuoted) return at;
  }
  const address = line.toLowerCase().lastIndexOf(':mailto:');
  return address === -1 ? line.indexOf(':') : address;
}

const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

function parametersOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return NO_PARAMETERS;
  const parameters = new Map<string, string>();
  let [isQuoted, start] = [false, 0];
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (at < text.length && (text[at] !== ';' || isQuoted)) continue;
    const parameter = text.slice(start, at);
    const equals = parameter.indexOf('=');
    if (equals !== -1) {
      parameters.set(
        parameter.slice(0, equals).toUpperCase(),
        unquoted(parameter.slice(equals + 1)),
      );
    }
    start = at + 1;
  }
  return parameters;
}

/** Without quotation marks, and with what RFC 6868 writes for them and for line ends. */
function unquoted(text: string): string {
  return text
    .replaceAll('"', '')
    .replaceAll(/\^(?<letter>[n'^])/gu, (_all, letter: string) =>
      letter === 'n' ? ' ' : letter === "'" ? '"' : '^',
    );
}

/** The first property of a name. */
export function propertyNamed(
  { properties }: Pick<Component, 'properties'>,
  name: string,
): Property | undefined {
  return properties.find((property) => property.name === name);
}

/** The value of the first property of a name; '' when there is none. */
export function valueNamed(component: Pick<Component, 'properties'>, name: string): string {
  return propertyNamed(component, name)?.value.trim() ?? '';
}
