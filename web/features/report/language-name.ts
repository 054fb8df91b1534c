const NAMES = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'code' });
const CODE = /^[a-z]{2,3}$/u;

/** A language's English name by its ISO 639 code: 'German' for 'de'. Anything that is not a code comes back unchanged. */
export function languageName(code: string): string {
  return CODE.test(code) ? (NAMES.of(code) ?? code) : code;
}
