/**
 * The words of one language that report events, by what they do in a sentence: verbs by what is done, nouns by what it is done
 * to. A term is a word as it is written ('fined'), the beginning, end or middle of one ('impos*', '*boete', '*bußgeld*'), words
 * in a row ('steps_down'), or words with others between them ('tritt~zurück'). Spaces separate terms; languages without spaces
 * give pieces of text.
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

/** What a word contributes to the report of an event. */
export const EVENT_WORD_CLASSES = [
  ...DEEDS,
  ...REPORTS,
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
  'offer',
  'tender',
  'tool',
  'control',
  'jobs',
  'accounts',
  'contract',
  'post',
  'exchange',
  'goods',
  'units',
  'case',
  // What names the kind of an event that is recognised by its date: somebody comes, rises, has had another post until then, goes or
  // takes a post; what authorities do; what bidders hand in.
  'comes',
  'rises',
  'hitherto',
  'goes',
  'takes',
  'barred',
  'accused',
  'bids',
  // What has befallen a company; whose it is; how it grows, is paid for, ends; what it brings out; whom it seeks.
  'mishap',
  'owned',
  'grown',
  'financed',
  'issued',
  'ended',
  'marketed',
  'vacant',
  // What makes the words around it mean something else.
  'drill',
  'lost',
  'nominee',
  'applicant',
  'shortly',
  // Putting a new system in the place of an old one.
  'replace',
] as const;
export type EventWordClass = (typeof EVENT_WORD_CLASSES)[number];
