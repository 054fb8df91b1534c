import { afterAll, beforeEach } from 'vitest';
import { openLegwork } from '../../testing/legwork.ts';
import { runHere } from './run-here.ts';

export const DAY_KEY = 'a-key-with-many-credits-0123456789';

/** Two meetings with Ingrid Solberg on 24 November 2026: at 09:00 and, written first, at 14:00 in Berlin. */
export const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:2',
  'DTSTART:20261124T130000Z',
  'ATTENDEE;CN=Max Own:mailto:max@acme.test',
  'ATTENDEE;CN=Ingrid Solberg:mailto:ingrid@nordvik-bank.example',
  'SUMMARY:Second talk',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20261124T080000Z',
  'DTEND:20261124T083000Z',
  'ATTENDEE;CN=Max Own:mailto:max@acme.test',
  'ATTENDEE;CN="Solberg, Ingrid":mailto:ingrid@nordvik-bank.example',
  'ATTENDEE;CN=Room 4;CUTYPE=ROOM:mailto:room4@acme.test',
  'SUMMARY:DORA <b>gaps</b>',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** The afternoon before. */
export const DAY_NOW = new Date('2026-11-23T15:00:00Z');

/** Legwork and the services for the tests of one file, and `legwork day` run in Berlin on the afternoon before the meetings. */
export async function openDay() {
  const keys = { [DAY_KEY]: 100_000 };
  const legwork = await openLegwork({
    scraperApi: { keys },
    serpApi: { keys },
    firecrawl: { keys },
  });
  afterAll(() => legwork[Symbol.asyncDispose]());
  beforeEach(() => legwork.simulators.reset());
  const day = (
    args: readonly string[],
    variables: Readonly<Record<string, string>> = {},
    now: Date = DAY_NOW,
  ) =>
    runHere(['day', ...args], {
      now,
      variables: {
        ...legwork.variables,
        SCRAPERAPI_KEY: DAY_KEY,
        FIRECRAWL_KEY: DAY_KEY,
        TZ: 'Europe/Berlin',
        ...variables,
      },
    });
  return { legwork, day };
}
