import * as z from 'zod/mini';

/**
 * The whole number of credits in a text, from 1 to `max`; `null` for an empty text, which sets no limit, and `undefined`
 * for anything else.
 */
export function creditsLimitFrom(
  text: string,
  max: number = Number.MAX_SAFE_INTEGER,
): number | null | undefined {
  if (text.trim() === '') return null;
  return z.int().check(z.minimum(1), z.maximum(max)).safeParse(Number(text.trim())).data;
}
