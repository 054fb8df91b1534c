/**
 * The words of one language that tell of events, by what they do in a sentence: verbs by what is done, nouns by what it is done
 * to. A term is a word as it is written ('fined'), the beginning, end or middle of one ('impos*', '*boete', '*bußgeld*'), words
 * in a row ('steps_down'), or words with others between them ('tritt~zurück'). Spaces separate terms; languages without spaces
 * give pieces of text.
 */
export type EventWords = Readonly<Partial<Record<EventWordClass, string>>>;

/** What a word does in the telling of an event. */
export const EVENT_WORD_CLASSES = [
  // What is done.
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
  'must',
  'apply',
  // What it is done to.
  'fine',
  'order',
  'inquiry',
  'suit',
  'attack',
  'data',
  'audit',
  'certificate',
  'prize',
  'funds',
  'firm',
  'deal',
  'site',
  'new',
  'offer',
  'tender',
  'tool',
  'control',
  'jobs',
  'accounts',
  'contract',
  'post',
  'exchange',
  'rule',
  // What tells of an event by itself.
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
  'left',
  // What makes the words around it mean something else.
  'drill',
  'lost',
  'nominee',
  'applicant',
  'shortly',
] as const;
export type EventWordClass = (typeof EVENT_WORD_CLASSES)[number];
