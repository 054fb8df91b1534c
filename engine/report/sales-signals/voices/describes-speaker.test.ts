import { expect, test } from 'vitest';
import { describesSpeaker } from './describes-speaker.ts';

test.each([
  'I spent nine years at a bank in Chennai.',
  'I make sure the forklifts stop when they should.',
  'Ich war zwölf Jahre bei der Revision.',
  'J’ai passé dix ans dans l’audit.',
  'Jag arbetade fem år på ett sågverk.',
  'She studied law in Bergen.',
  'Absolwentka prawa, mieszka w Toruniu.',
])('%j is a biography', (text) => {
  expect(describesSpeaker(text)).toBe(true);
});
