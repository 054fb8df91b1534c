const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The day of an ISO 8601 moment as the reader's calendar has it: '20 Nov 2026'; what is no date stays as it is. */
export function dayWords(moment: string): string {
  return words(DAY, moment);
}

/** Day and time: '20 Nov 2026, 10:00'. */
export function momentWords(moment: string): string {
  return words(MOMENT, moment);
}

function words(format: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : format.format(date);
}
