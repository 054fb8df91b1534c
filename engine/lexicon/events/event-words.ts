import type { ENGLISH } from './germanic/english.ts';

/**
 * The words of one language that report events, by what they do in a sentence: verbs by what is done, nouns by what it is done
 * to. A term is a word as it is written ('fined'), the beginning, end or middle of one ('impos*', '*boete', '*bußgeld*'), words
 * in a row ('steps_down'), or words with others between them ('tritt~zurück'). Spaces separate terms; languages without spaces
 * give pieces of text. `germanic/english/` has an example of each class.
 */
export type EventWords = Readonly<Partial<Record<EventWordClass, string>>>;

/** What is done. */
export const DEEDS = [
  'give',
  'get',
  'pay',
  'open',
  'end',
  'buy',
  'sell',
  'suffer',
  'steal',
  'find',
  'hold',
  'name',
  'leave',
  'cut',
  'shut',
  'publish',
  'seek',
  'sign',
  'raise',
  'sue',
  'float',
  'revoke',
  'recall',
  'must',
  'apply',
  'unite',
  'settle',
] as const;

/** What reports an event by itself. */
export const REPORTS = [
  'fined',
  'probed',
  'proposed',
  'sued',
  'breached',
  'audited',
  'certified',
  'awarded',
  'merged',
  'votes',
  'reorganised',
  'tendering',
  'hiring',
  'renamed',
  'launched',
  'left',
] as const;

/** What a word contributes to the report of an event; 'count' is a number above one in words. */
export type EventWordClass = keyof typeof ENGLISH | 'count';
