import { creditTexts } from '../../../texts-credits.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;
const FORMAT = new Intl.RelativeTimeFormat('en');

/** How long ago a moment (ISO 8601) was, in its largest whole unit: '2 days ago'; 'a moment ago' under a minute. */
export function ageWords(moment: string, now: Date): string {
  const ageMs = now.getTime() - Date.parse(moment);
  const unit = UNITS.find(([, unitMs]) => ageMs >= unitMs);
  if (unit === undefined) return creditTexts.timeline.justNow;
  const [name, unitMs] = unit;
  return FORMAT.format(-Math.floor(ageMs / unitMs), name);
}
