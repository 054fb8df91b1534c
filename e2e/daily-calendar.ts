/** A calendar with a meeting with Ingrid Solberg on every day at nine, after whatever other events are given. */
export function dailyCalendar(others: readonly string[] = []): string {
  return [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:max@own.example',
    ...others,
    'BEGIN:VEVENT',
    'UID:daily',
    'DTSTART:20260101T090000',
    'DTEND:20260101T093000',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Quarterly risk review',
    'ATTENDEE;CN=Ingrid Solberg:mailto:ingrid@nordvik-bank.example',
    'ATTENDEE;CN=Room 4;CUTYPE=ROOM:mailto:room4@own.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
