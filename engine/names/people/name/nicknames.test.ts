import { expect, test } from 'vitest';
import { givenNameVariants } from './nicknames.ts';

test.each([
  ['en', 'jane', 'janie'],
  ['en', 'sarah', 'sal'],
  ['de', 'franziska', 'franzi'],
  ['fr', 'genevieve', 'ginette'],
  ['es', 'guillermo', 'guille'],
  ['pt', 'joaquim', 'quim'],
  ['it', 'luigi', 'gigi'],
  ['nl', 'jacobus', 'koos'],
  ['pl', 'zofia', 'zosia'],
  ['cs', 'vojtech', 'vojta'],
  ['hu', 'katalin', 'kati'],
  ['el', 'efthymia', 'effie'],
  ['yo', 'olufemi', 'femi'],
])('a short form stands for its given name (%s): %s, %s', (_, name, short) => {
  expect(givenNameVariants(name)).toContain(short);
  expect(givenNameVariants(short)).toContain(name);
});

test.each([
  ['luigi', 'luisa'],
  ['lucinda', 'linda'],
  ['jacobus', 'jan'],
])('another name of a like sound does not: %s, %s', (name, other) => {
  expect(givenNameVariants(name)).not.toContain(other);
});
