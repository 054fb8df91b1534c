import { z } from 'zod';
import type { Figure } from './measure.ts';

const floorsFile = z.record(
  z.string(),
  z.object({ min: z.number().optional(), max: z.number().optional() }),
);

/** What each figure must reach or must not pass, by name. */
export type Floors = z.infer<typeof floorsFile>;

/** Reads floors.json. Throws when it is not an object of `{ min?, max? }`. */
export function floorsOf(text: string): Floors {
  return floorsFile.parse(JSON.parse(text));
}

/** One sentence for each figure that breaks its floor; a floor for a figure that was not measured says nothing. */
export function brokenFloors(figures: readonly Figure[], floors: Floors): readonly string[] {
  return figures.flatMap(({ name, value }) => {
    const { min, max } = floors[name] ?? {};
    if (min !== undefined && value < min) return [`${name} is ${rounded(value)}, below ${min}`];
    return max !== undefined && value > max ? [`${name} is ${rounded(value)}, above ${max}`] : [];
  });
}

function rounded(value: number): string {
  return value.toFixed(3);
}
