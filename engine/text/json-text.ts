/**
 * A value as JSON, as `JSON.stringify` writes it, for somebody who may read it as text: what could move a cursor or turn the
 * reading direction is written as an escape, '\u202e', which every reader of JSON takes for the sign itself.
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
 * Signs that show nothing themselves and change what a screen makes of the text around them: those of direction (Unicode's
 * Bidi_Control), and the controls that JSON leaves as they are.
 */
const DECEPTIVE = /[\u007F-\u009F]|\p{Bidi_Control}/gu;

const HEXADECIMAL = 16;
const ESCAPE_DIGITS = 4;
