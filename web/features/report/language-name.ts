const NAMES = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'code' });
const CODE = /^[a-z]{2,3}$/u;

/** A language's English name by its ISO 639 code: 'German' for 'de'. What is no code comes back as it is. */
export function languageName(code: string): string {
  return CODE.test(code) ? (NAMES.of(code) ?? code) : code;
}
