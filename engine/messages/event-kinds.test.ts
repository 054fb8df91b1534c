import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../model/brief.ts';
import { companyEventText } from './event-kinds.ts';

test('people come to a company and go from it, it does neither itself', () => {
  const texts = EVENT_KINDS.map((kind) => companyEventText(kind, 'Acme'));

  expect(texts.filter((text) => text.endsWith(' at Acme'))).toEqual([
    'Appointment at Acme',
    'Promotion at Acme',
    'Joining at Acme',
    'Departure at Acme',
  ]);
  expect(texts).toContain('Fine or sanction: Acme');
});
