import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Figure } from './measure.ts';

/** A soak takes a quarter of an hour, so its figures are kept with the code instead of measured with the others. */
export type LastSoak = {
  /** When and on what it ran, in one line. */
  readonly ran: string;
  readonly figures: readonly Figure[];
};

/** A list of figures as a measurement in another process left it. */
export const figuresSchema = z.array(
  z.object({
    name: z.string(),
    value: z.number(),
    unit: z.enum(['share', 'ms', 'MB', 'kB', 'count', 'ratio']),
  }),
);

const schema = z.object({ ran: z.string(), figures: figuresSchema });

/** Reads the kept soak; `null` when there has been none. Throws for a file that is none. */
export function readLastSoak(file: string): LastSoak | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Keeps a soak in the place of the one before. */
export function writeLastSoak(file: string, soak: LastSoak): void {
  writeFileSync(file, `${JSON.stringify(soak, null, 2)}\n`);
}
