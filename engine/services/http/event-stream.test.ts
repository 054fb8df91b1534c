import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventData } from './exchange.ts';

test('the data of each event is read, whatever the line breaks and the other fields', () => {
  const stream =
    'event: message\r\nid: 7\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: ping\n\ndata:{"b":2}\n\n';

  expect(eventData(stream)).toEqual(['{"a":\n1}', '{"b":2}']);
});

test('an event without the empty line at its end counts, and a stream without data has none', () => {
  expect(eventData('data: {"a":1}')).toEqual(['{"a":1}']);
  expect(eventData('event: message\n')).toEqual([]);
  expect(eventData('')).toEqual([]);
});

test('what was sent as events is what is read', () => {
  const data = fc.array(fc.stringMatching(/^[^\r\n]{1,40}$/), { minLength: 1 });
  fc.assert(
    fc.property(data, (sent) => {
      expect(eventData(sent.map((one) => `data: ${one}\n\n`).join(''))).toEqual(sent);
    }),
  );
});
