/** A calendar as a program writes it, and what is to be read of it for 24 November 2026 in Berlin. */
export type CalendarCase = {
  readonly title: string;
  readonly lines: readonly string[];
  /** '09:00–10:00 Title: Name (Company, domain)'. */
  readonly meetings: readonly string[];
  readonly notes: readonly string[];
};

export const ME = 'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=ACCEPTED;CN=Max Own:mailto:max@acme.test';
export const JANE =
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=Jane Doe:mailto:jane@nordvik-bank.example';
export const WITH_JANE = 'Jane Doe (Nordvik Bank, nordvik-bank.example)';

/** An event with the user and Jane Doe in it. */
export function event(...lines: readonly string[]): readonly string[] {
  return ['BEGIN:VEVENT', ME, JANE, ...lines, 'END:VEVENT'];
}
