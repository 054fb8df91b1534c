import type { Variables } from '../runtime/settings.ts';

/** SGR codes: what begins it and what ends it. */
const CODES = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  fair: [33, 39],
  link: [36, 39],
} as const;

/** How a terminal with colours shows a piece of a text. */
export type Style = keyof typeof CODES;

/** A text, some pieces of which have a style. Only where it is printed do styles become codes. */
export type StyledText = readonly (string | { readonly text: string; readonly style: Style })[];

/** The text alone, for files. */
export function withoutStyles(text: StyledText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** A text between the codes of its style. */
export function painted(text: string, style: Style): string {
  const [start, end] = CODES[style];
  return `\u{1b}[${start}m${text}\u{1b}[${end}m`;
}

/** Colours only on a terminal that has some, and never with NO_COLOR (https://no-color.org). */
export function hasColours(isTerminal: boolean, variables: Variables): boolean {
  return isTerminal && (variables['NO_COLOR'] ?? '') === '' && variables['TERM'] !== 'dumb';
}
