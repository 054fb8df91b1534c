import type { Prospect } from '../model/prospect.ts';
import type { Evidence } from './evidence.ts';
import { leadInFault } from './lead-in.ts';
import { wordsOf, type Word } from './words.ts';

/**
 * The word by which a clause says something of the reader or the world; `null` when it repeats the form, or leads to the
 * quote that comes next (docs/decisions/076: a model never asserts, a quote does).
 */
export function claimFault(
  words: readonly Word[],
  { name, company, position }: Prospect,
  next: Evidence | null,
): string | null {
  const form = new Set([name, company, position].flatMap(wordsOf).map(({ word }) => word));
  const stranger = words.find(({ word }) => !form.has(word) && !JOINS.has(word));
  if (stranger === undefined) return null;
  return next === null ? stranger.word : leadInFault(words, next);
}

/** What joins name, post and company: 'You are head of risk at Acme'. */
const JOINS = new Set('is at are you as the and of in for works'.split(' '));
