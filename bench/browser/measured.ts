import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../measure.ts';

/** Where a browser measurement leaves its figures for the bench program. */
function figuresFile(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/.cache/bench/${name}.json`, import.meta.url));
}

/** Leaves the figures of one measurement for the bench program. */
export function leaveFigures(name: string, figures: readonly Figure[]): void {
  const file = figuresFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(figures));
}
