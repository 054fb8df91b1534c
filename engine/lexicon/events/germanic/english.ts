import { ENGLISH_BY_DATE } from './english/by-date.ts';
import { ENGLISH_DEEDS } from './english/deeds.ts';
import { ENGLISH_REPORTS } from './english/reports.ts';
import { ENGLISH_THINGS } from './english/things.ts';

/** The words with which English reports events, by class; the other languages have the same classes, whose meaning is explained here. */
export const ENGLISH = {
  ...ENGLISH_DEEDS,
  ...ENGLISH_THINGS,
  ...ENGLISH_REPORTS,
  ...ENGLISH_BY_DATE,
} satisfies Readonly<Record<string, string>>;
