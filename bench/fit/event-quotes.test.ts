import { expect, test } from 'vitest';
import { tellsEvent } from './event-quotes.ts';

const FINED = 'Brightwater was fined £40,000 on 3 September.';
const RIVAL = 'Northmoor was fined £90,000 on 3 September.';
const QUOTES = { events: [FINED], notEvents: [RIVAL] };

test('a sentence tells the event that it is quoted for', () => {
  expect(tellsEvent(FINED, QUOTES)).toBe(true);
  expect(tellsEvent('Jane Doe chairs the choir.', QUOTES)).toBe(false);
});

test('a sentence that is closer to what only looks like an event tells none', () => {
  expect(tellsEvent(RIVAL, QUOTES)).toBe(false);
});
