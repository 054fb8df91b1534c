import { prospectKey } from '#engine';

/** Fields under which a kept thing names the prospect it is about. */
const ABOUT = ['prospect', 'run', 'document', 'report'];

/** Every prospect key that a kept thing is about, at whatever depth. */
export function prospectKeysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(prospectKeysIn);
  if (!isRecord(value)) return [];
  const own = keyOf(value);
  const inner = Object.values(value).flatMap(prospectKeysIn);
  return own === null ? inner : [own, ...inner];
}

/** A copy without the list entries that are about the person; entries of other people stay as they are. */
export function withoutPerson(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isAbout(item, key)).map((item) => withoutPerson(item, key));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, withoutPerson(held, key)]),
  );
}

/** Is this thing about the person: does it, or what it says it is about, carry their name and company? */
export function isAbout(value: unknown, key: string): boolean {
  if (!isRecord(value)) return false;
  return keyOf(value) === key || ABOUT.some((field) => isAbout(value[field], key));
}

/** Does any text in it name the person, in whatever spelling? */
export function doesName(value: unknown, key: string): boolean {
  const name = key.split('|', 1)[0] ?? '';
  return name !== '' && textsIn(value).some((text) => plain(text).includes(` ${name} `));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The words of a text as the key spells them, set off by blanks. */
function plain(text: string): string {
  const [words = ''] = prospectKey({ name: text, company: '' }).split('|', 1);
  return ` ${words} `;
}

function keyOf(value: Readonly<Record<string, unknown>>): string | null {
  const { name, company } = value;
  if (typeof name !== 'string' || typeof company !== 'string') return null;
  return prospectKey({ name, company });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
