/**
 * A value as JSON, as `JSON.stringify` writes it, safe to show as text: characters that could move a cursor or change the
 * reading direction are written as escapes ('\u202e'), which every JSON parser turns back into the character.
 */
export function jsonText(
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
  indent?: number,
): string {
  const json = JSON.stringify(value, replacer, indent);
  return json.replace(DECEPTIVE, (sign) => {
    const code = sign.charCodeAt(0).toString(HEXADECIMAL);
    return `\\u${code.padStart(ESCAPE_DIGITS, '0')}`;
  });
}

/**
 * Invisible characters that change how the text around them is displayed: those of direction (Unicode's
 * Bidi_Control), and the control characters that JSON does not escape.
 */
const DECEPTIVE = /[\u007F-\u009F]|\p{Bidi_Control}/gu;

const HEXADECIMAL = 16;
const ESCAPE_DIGITS = 4;

/** Parses JSON of unknown shape; `undefined` (which JSON cannot express) when the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
