import { CZECH } from './czech.ts';
import { DANISH } from './danish.ts';
import { DUTCH } from './dutch.ts';
import { CHINESE, JAPANESE, KOREAN } from './east-asian.ts';
import { ENGLISH } from './english.ts';
import type { EventWords } from './event-words.ts';
import { FINNISH } from './finnish.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { GREEK } from './greek.ts';
import { HUNGARIAN } from './hungarian.ts';
import { ITALIAN } from './italian.ts';
import { NORWEGIAN } from './norwegian.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';
import { TURKISH } from './turkish.ts';

/** The words that tell of events, by the language of the page. */
export const EVENT_WORDS_BY_LANGUAGE: Readonly<Record<string, EventWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  sv: SWEDISH,
  da: DANISH,
  no: NORWEGIAN,
  pl: POLISH,
  cs: CZECH,
  tr: TURKISH,
  fi: FINNISH,
  hu: HUNGARIAN,
  el: GREEK,
  ja: JAPANESE,
  zh: CHINESE,
  ko: KOREAN,
};
