import * as z from 'zod/mini';

/** A limit from 1 to `max` credits; `null` for an empty text, which sets none, and `undefined` for anything else. */
export function creditsLimitFrom(
  text: string,
  max: number = Number.MAX_SAFE_INTEGER,
): number | null | undefined {
  if (text.trim() === '') return null;
  return z.int().check(z.minimum(1), z.maximum(max)).safeParse(Number(text.trim())).data;
}
