import * as z from 'zod/mini';

const limit = z.int().check(z.minimum(1));

/** The whole number of credits in a text, `null` for an empty text; `undefined` when it is no limit. */
export function creditsLimitFrom(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return limit.safeParse(Number(text.trim())).data;
}
