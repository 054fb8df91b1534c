import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { ServiceName } from '../../model/service-failure.ts';
import { isoDay } from '../../model/time.ts';
import { unreadableAnswer } from './errors.ts';

/** A text the service documents; anything else in its place reads as ''. */
export const lenientText = otherwise(z.string(), '');

/** A number the service documents; anything else in its place reads as `null`. */
export const lenientNumber = otherwise(z.nullable(z.number()), null);

/** An identifier, be it a text or a number. */
export const idText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** A list the service documents; anything else in its place reads as []. */
export const lenientList = otherwise(z.array(z.unknown()), []);

/** An object of unknown values; anything else in its place reads as {}. */
export const lenientRecord = otherwise(z.record(z.string(), z.unknown()), {});

/** Keeps the entries that fit the schema, in order: one odd entry must not cost the others. */
export function readEach<Output>(
  schema: z.ZodMiniType<Output>,
  entries: readonly unknown[],
): readonly Output[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

/** An answer of this shape. Throws a `ServiceError` for any other. */
export function readAnswer<Shape>(
  service: ServiceName,
  shape: z.ZodMiniType<Shape>,
  answer: unknown,
): Shape {
  const read = shape.safeParse(answer);
  if (!read.success) throw unreadableAnswer(service);
  return read.data;
}

const DAY = /^\d{4}-\d{2}-\d{2}/u;

/** A moment as services write it: ISO 8601, a day and time, or milliseconds. Anything else reads as none. */
export function dayOfMoment(moment: unknown): string | null {
  if (typeof moment === 'number' && Number.isFinite(moment)) {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? null : isoDay(date);
  }
  const day = typeof moment === 'string' ? (DAY.exec(moment.trim())?.[0] ?? '') : '';
  return day === '' || Number.isNaN(Date.parse(day)) ? null : day;
}

const COUNTRY = z.string().check(z.regex(/^[a-z]{2}$/iu));

/** A country's two letters, small; '' for anything else. */
export function countryCode(value: unknown): string {
  return COUNTRY.safeParse(value).data?.toLowerCase() ?? '';
}
