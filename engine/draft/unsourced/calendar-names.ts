import { MONTHS_IN_YEAR } from '../../judge/dates/calendar.ts';
import { DAY_MS } from '../../model/time.ts';
import { normalizeText } from '../../text/normalize.ts';

/** The names of months and weekdays in the language of a draft; `null` for a language that nobody recognised. */
export type Calendar = {
  readonly language: string | null;
  /** From January, each in the forms it has alone and beside a day, normalised. */
  readonly months: readonly (readonly string[])[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
};

/** The calendar as the platform knows it; English where no language is known. */
export function calendarOf(language: string | null): Calendar {
  const locale = `${language ?? 'en'}-u-ca-gregory`;
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const alone = formatter({ month: 'long' });
  const beside = formatter({ month: 'long', day: 'numeric' });
  const weekday = formatter({ weekday: 'long' });
  const months = Array.from({ length: MONTHS_IN_YEAR }, (_, month) => {
    const day = Date.UTC(EXAMPLE_YEAR, month, 1);
    const part = beside.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    return [normalizeText(alone.format(day)), normalizeText(part)];
  });
  const weekdays = Array.from({ length: WEEK_DAYS }, (_, day) =>
    normalizeText(weekday.format(SUNDAY + day * DAY_MS)),
  );
  return { language, months, weekdays };
}

const EXAMPLE_YEAR = 2026;
/** 1 March 2026 is a Sunday. */
const SUNDAY = Date.UTC(EXAMPLE_YEAR, 2, 1);
const WEEK_DAYS = 7;
