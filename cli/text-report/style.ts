import type { Variables } from '../../runtime/settings.ts';
import type { Output } from '../command.ts';

/** How a terminal shows parts of a text; without colours each leaves its text as it is. */
export type Style = Readonly<Record<'strong' | 'faint' | 'good' | 'fair' | 'link', Paint>>;

type Paint = (text: string) => string;

/** SGR codes: what begins it and what ends it. */
const CODES = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  fair: [33, 39],
  link: [36, 39],
} as const;

/** Colours only on a terminal that has some, and never with NO_COLOR (https://no-color.org). */
export function styleFor({ isTerminal }: Output, variables: Variables): Style {
  const hasColours =
    isTerminal && (variables['NO_COLOR'] ?? '') === '' && variables['TERM'] !== 'dumb';
  const paint = (name: keyof typeof CODES): Paint => {
    const [start, end] = CODES[name];
    return hasColours ? (text) => `\u{1b}[${start}m${text}\u{1b}[${end}m` : (text) => text;
  };
  return {
    strong: paint('strong'),
    faint: paint('faint'),
    good: paint('good'),
    fair: paint('fair'),
    link: paint('link'),
  };
}
