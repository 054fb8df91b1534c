import { CZECH } from './eastern/czech.ts';
import { CHINESE, JAPANESE, KOREAN } from './eastern/east-asian.ts';
import { FINNISH } from './eastern/finnish.ts';
import { GREEK } from './eastern/greek.ts';
import { HUNGARIAN } from './eastern/hungarian.ts';
import { POLISH } from './eastern/polish.ts';
import { TURKISH } from './eastern/turkish.ts';
import type { EventWords } from './event-words.ts';
import { DANISH } from './germanic/danish.ts';
import { DUTCH } from './germanic/dutch.ts';
import { ENGLISH } from './germanic/english.ts';
import { GERMAN } from './germanic/german.ts';
import { NORWEGIAN } from './germanic/norwegian.ts';
import { SWEDISH } from './germanic/swedish.ts';
import { FRENCH } from './romance/french.ts';
import { ITALIAN } from './romance/italian.ts';
import { PORTUGUESE } from './romance/portuguese.ts';
import { SPANISH } from './romance/spanish.ts';

/** The words that report events, by the language of the page. */
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
