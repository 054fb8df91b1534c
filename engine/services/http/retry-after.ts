const MS_PER_S = 1000;
const SECONDS = /^\d{1,9}$/;

/** The seconds as Firecrawl puts them: into its sentence, or beside it as a number. */
const SECONDS_IN_TEXT = [
  /retry after (\d{1,9}) ?s/i,
  /"retry_?after_?seconds": ?(\d{1,9})/i,
] as const;

/**
 * How long a service asks to be left alone, in milliseconds, `null` when it does not say. A date in `Retry-After` is
 * counted from the answer's own `Date`, so a wrong clock on this side changes nothing.
 */
export function retryAfterMs(headers: Headers, text: string): number | null {
  const header = headers.get('retry-after')?.trim() ?? '';
  if (SECONDS.test(header)) return Number(header) * MS_PER_S;
  const untilMs = Date.parse(header) - Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(untilMs)) return Math.max(0, untilMs);
  const seconds = SECONDS_IN_TEXT.map((pattern) => pattern.exec(text)?.[1]).find(
    (found) => found !== undefined,
  );
  return seconds === undefined ? null : Number(seconds) * MS_PER_S;
}
