import type { BriefLine, StatedDay } from '../model/brief.ts';
import type { PublicationDate } from '../model/judgement.ts';
import { inQuotationMarks, quoteAsRead } from '../text/blocks.ts';
import { dayText, onDayText } from './day-text.ts';

/** Why there is not enough to write to somebody. */
export type Lack =
  | 'nothing read'
  | 'no page'
  | 'no day'
  | 'not sure of the post'
  | 'gone'
  | 'died'
  | 'thin';

const LACKS: Readonly<Record<Lack, string>> = {
  'nothing read': 'no page was read',
  'no page': 'no page that was read is confirmed',
  'no day': 'no confirmed page has a date',
  'not sure of the post': 'no page says for certain that they still have the job',
  gone: 'they have left, and no page says where to',
  died: 'a page says that they have died',
  thin: 'only one page from the last twelve months, about their job',
};

/** 'Enough to write: 3 confirmed pages, newest 21 October 2026'; without a day where no page has a date of its own. */
export function enoughText(pages: number, newest: StatedDay | null): string {
  const day = newest === null ? '' : `, newest ${dayText(newest)}`;
  return `Enough to write: ${pages} confirmed ${pages === 1 ? 'page' : 'pages'}${day}`;
}

/** 'Not enough: no page that was read is confirmed'. */
export function lackText(lack: Lack): string {
  return `Not enough: ${LACKS[lack]}`;
}

/** 'Not enough: nothing confirmed since March 2024'. */
export function staleText(newest: StatedDay): string {
  const precision = newest.precision === 'year' ? 'year' : 'month';
  return `Not enough: nothing confirmed since ${dayText({ ...newest, precision })}`;
}

/** '…; 2 recent pages may be about them', when there are any: of the last twelve months. */
export function withUnconfirmed(text: string, pages: number): string {
  if (pages === 0) return text;
  return `${text}; ${pages} recent ${pages === 1 ? 'page' : 'pages'} may be about them`;
}

/** A line with how many pages say it, when more than one does. */
export function onPages(text: string, pages: number): string {
  return pages > 1 ? `${text}, on ${pages} pages` : text;
}

/** The words before the question that a quote answers, or before the remark that it follows: 'In answer to', 'After'. */
export function answerLead(question: string): string {
  return /[?？][^\p{L}\p{N}?？]*$/u.test(question) ? 'In answer to' : 'After';
}

/** 'In answer to “What stops on day two?”'; '' where the page has no question. */
export function answeredText({ question }: Pick<BriefLine, 'question'>): string {
  return question === undefined
    ? ''
    : `${answerLead(question)} ${inQuotationMarks(quoteAsRead(question))}`;
}

/** Somebody's words in quotation marks, after what they answer: 'In answer to “Who rings?”: “The night shift.”' */
export function ownWordsText(line: BriefLine): string {
  const answered = answeredText(line);
  const words = inQuotationMarks(quoteAsRead(line.quote));
  return answered === '' ? words : `${answered}: ${words}`;
}

/** A line with the day of the newest page that says it. */
export function lastSeen(text: string, date: PublicationDate): string {
  return `${text}, last ${onDayText(date)}`;
}
