/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Days from one day ('2026-11-20') to another; negative when the other is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
