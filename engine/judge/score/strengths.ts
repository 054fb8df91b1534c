import type { Feature } from '../features/feature.ts';

/** Features as a model takes them. */
export function strengthsOf(features: readonly Feature[]): Readonly<Record<string, number>> {
  return Object.fromEntries(features.map(({ name, strength }) => [name, strength]));
}
