import {
  AFTER_YEARS,
  EAST_ASIAN_MOVE_COLUMNS,
  MOVE_COLUMNS,
  OCCASIONS,
} from '../../../../lexicon/job-titles/career-moves.ts';
import {
  FEASTS,
  KOREAN_MOVES,
  POST_ENDS,
  SUSPENDED,
  TERM_NOUNS,
} from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import type { StatedPeriod } from '../../../events/dates/stated-periods.ts';
import { isFirstPersonWord } from '../../../sales-signals/reference-words.ts';
import { addsFunction } from '../career-moves/inside-moves.ts';
import { isMaxim, isSuccession, moveCues } from '../career-moves/move-cues.ts';
import { isFrom, nearestPeriods } from '../career-moves/post-periods.ts';
import { isInQuotation } from '../career-moves/read-moves.ts';
import { MEANWHILE } from '../career-moves/succession.ts';
import { saysOfOthers } from '../career-moves/whose-clause.ts';
import { untitledPost } from '../held-posts/read-duties.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { isCompanyNoun } from '../sentence/name-kinds.ts';
import { isOrigin, mayBeEmployer, namesOnlyLeader } from '../sentence/people-around.ts';
import type { QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { NOTICE_DAYS_MAX, OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import {
  farewellIn,
  isHearsay,
  isSaidOfOthers,
  reportsSpeech,
  withoutDeniedMove,
} from './denied-moves.ts';

type Page = TextReading & { readonly title: MaskedSentence; readonly isAnswer: AnswerTest };

/** Is a sentence, given by its number, the prospect's answer about something else than themselves? */
type AnswerTest = (index: number) => boolean;

/** A statement, and whether its post may have ended, or not begun, in words that no rule reads. */
export type MarkedDraft = QuotedDraft & { readonly isUnsure: boolean };

/**
 * Marks as unsure the posts beside signs of a change that no rule reads as a move: a title about moves, a day ahead, hearsay, a
 * farewell. Such a post does not prove that somebody is in it today: 'Acme: Jane Doe, head of risk, is working out a notice that
 * expires on 15 January'. A page with such signs and no post at the company yields an unsure one, which puts older pages in doubt,
 * or an arrival where it says 'from' a day ahead.
 */
export function markUncertain(
  read: readonly QuotedDraft[],
  sentences: readonly ReadSentence[],
  page: Page,
): readonly MarkedDraft[] {
  const drafts = read.flatMap((one) => withoutDeniedMove(one, sentences, page));
  const all = [...drafts, ...nextEmployer(drafts, sentences, page)];
  const isRead = drafts.some((one) => isRecentMove(one, page));
  if (isRead) return all.map((one) => ({ ...one, isUnsure: false }));
  const isColumn = isAboutMoves(page);
  const ahead = sentences.filter((one, index) => namesDayAhead(one, page) && !page.isAnswer(index));
  const isHeard = sentences.some(({ sentence }) => isHearsayOfJob(sentence, page));
  const marked = all.map((one) => ({
    ...one,
    isUnsure:
      one.draft.kind === 'holds' &&
      // What is held for the time being has an end ahead, and is held.
      ((ahead.length > 0 && !one.draft.isInterim) ||
        isHeard ||
        (isColumn && !NOW.test(plainLetters(one.quote))) ||
        isBesideFarewell(one, sentences, page) ||
        statesEnd(sentences[one.index ?? -1]?.sentence, one)),
  }));
  const hasPost = drafts.some(({ draft }) => draft.isOwn || draft.employer === '');
  const unread = hasPost ? undefined : (isColumn ? sentences : ahead).find(namesPersonAndCompany);
  return unread === undefined ? marked : [...marked, uncertainPost(unread.sentence, page)];
}

/**
 * The next employer where nothing else names it: the only other one in the sentence with the departure, 'Beta is stronger for it:
 * Jane Doe, until July head of risk at Acme'.
 */
function nextEmployer(
  drafts: readonly QuotedDraft[],
  sentences: readonly ReadSentence[],
  page: Page,
): readonly QuotedDraft[] {
  const isNamed = drafts.some(
    ({ draft: { kind, isOwn, employer } }) => !isOwn && employer !== '' && kind !== 'held',
  );
  const gone = drafts.find(
    ({ draft: { kind, isOwn, isSide } }) =>
      isOwn && !isSide && (kind === 'leaves' || (kind === 'held' && isAboutMoves(page))),
  );
  const { sentence } = sentences[gone?.index ?? -1] ?? {};
  if (isNamed || gone === undefined || sentence?.quote !== gone.quote) return [];
  const employer = otherEmployer(sentence, page);
  if (employer === null) return [];
  const joins = { kind: 'joins', title: '', employer, isOwn: false, on: null } as const;
  return [{ ...gone, draft: { ...gone.draft, ...joins } }];
}

/** The one name in a sentence that is neither the prospect's nor the company's, if it is an employer to go to and no successor. */
function otherEmployer({ text, tokens }: MaskedSentence, { language }: Page): string | null {
  const others = tokens.filter(({ kind }) => kind === 'other' || kind === 'organisation');
  const [next] = others;
  if (next === undefined || others.length > 1) return null;
  const isFollowed = moveCues(text, language).some(isSuccession);
  return mayBeEmployer(next) && !isOrigin(text, next.at) && !isFollowed ? next.written : null;
}

function namesPersonAndCompany({ sentence: { text } }: ReadSentence): boolean {
  const hasBoth = text.includes(TOKEN.person) && text.includes(TOKEN.company);
  return hasBoth && !text.includes(TOKEN.organisation);
}

function uncertainPost(sentence: MaskedSentence, page: Page): MarkedDraft {
  const { text, quote } = sentence;
  const draft = untitledPost(sentence, text.indexOf(TOKEN.person), page);
  const isNone = farewellIn(text) !== null || reportsSpeech(sentence, page);
  const start = isNone ? undefined : beginningAhead(text, page);
  return start === undefined
    ? { draft: { ...draft, on: null }, quote, index: null, isUnsure: true }
    : {
        draft: { ...draft, kind: 'joins', isAnnounced: true, on: start.stated },
        quote,
        index: null,
        isUnsure: false,
      };
}

/** The period from a day ahead on: 'From 1 December Acme's tunnels will be put right by Jane Doe'; else `undefined`. */
function beginningAhead(text: string, page: Page): StatedPeriod | undefined {
  return nearestPeriods(text, page).find(
    (period) =>
      period.stated !== null && period.from > (page.writtenOn ?? '') && isFrom(text, period),
  );
}

/** 'Remains head of audit', 'is now responsible for risk as well': news that says what holds. */
const NOW =
  /(?<!\p{L})(?:now|nun|jetzt|neu|desormais|maintenant|ahora|agora|ora|adesso|nu|voortaan|teraz|obecnie|nyni|nyt|mostantol|artik|acum|πλεον|remains?|stays?|keeps (?:her|his) (?:seat|job|post)|in post since|unchanged|not leaving|bleibt|reste|demeure|ne bouge pas|sigue|permanece|no se mueve|rimane|resta|non si muove|mantem-se|continua|segue|blijft|sitter kvar|stannar|bliver siddende|forbliver|blir sittende|fortsatter|fortsaetter|pozostaje|zostaje|zustava|jatkaa|marad|ramane|devam)(?!\p{L})/iu;

/** Is it a move of about the time of the page? That somebody joined years ago explains no sign of a change. */
function isRecentMove({ draft: { kind, on } }: QuotedDraft, { writtenOn }: Page): boolean {
  if (kind !== 'leaves' && kind !== 'joins') return false;
  return (
    on === null ||
    writtenOn === null ||
    Math.abs(wholeDaysBetween(on.day, writtenOn)) <= OWN_MOVE_DAYS_MAX
  );
}

/** Titles of columns about moves: 'movers and shakers'. Lower case. */
const COLUMN = new RegExp(
  `(?<![\\p{L}])(?:${MOVE_COLUMNS})(?![\\p{L}])|${EAST_ASIAN_MOVE_COLUMNS}`,
  'u',
);

/** 'Conference', 'webinar': a day ahead is the occasion's. */
const OCCASION = wholeWords(OCCASIONS);

/** Is the page's title about moves: 'Movers and shakers', 'CRO to depart Acme'? */
function isAboutMoves({ title: { text, tokens }, language }: Page): boolean {
  if (!isMaxim(text) && (COLUMN.test(text.toLowerCase()) || farewellIn(text) !== null)) return true;
  return tokens.length > 0 && moveCues(text, language).length > 0;
}

/**
 * Does a sentence that names nobody else give a coming day: 'clocks on at Beta next month', 'from 1 December it is looked after
 * by Jane Doe'?
 */
export function namesDayAhead(
  { sentence }: Pick<ReadSentence, 'sentence'>,
  page: TextReading,
): boolean {
  const { text } = sentence;
  const { writtenOn } = page;
  const person = text.indexOf(TOKEN.person);
  if (writtenOn === null || person === -1 || text.includes(TOKEN.other)) return false;
  if (MEANWHILE.test(text) || OCCASION.test(text.toLowerCase()) || addsFunction(text)) return false;
  if (namesOnlyLeader(sentence)) return false;
  if (isOnOtherThings(sentence, page)) return false;
  if (namesFeastAhead(text, writtenOn)) return true;
  return nearestPeriods(text, page).some(
    ({ stated, from, start, end }) =>
      stated !== null &&
      (person < start || start <= OPENING_CHARACTERS) &&
      stated.precision !== 'year' &&
      wholeDaysBetween(writtenOn, from) > WEEKDAY_DAYS_MAX &&
      wholeDaysBetween(writtenOn, from) <=
        (YEAR.test(text.slice(start, end)) ? OWN_MOVE_DAYS_MAX : NOTICE_DAYS_MAX) &&
      !isInQuotation(text, start) &&
      !isSaidOfOthers(text, start),
  );
}

/** Does it name a feast that is nearer ahead than behind: 'starts after Epiphany', on a page of October? */
function namesFeastAhead(text: string, writtenOn: string): boolean {
  const lower = text.toLowerCase();
  return FEAST_DAYS.some(({ day, match }) => {
    if (!match.test(lower)) return false;
    const year = Number(writtenOn.slice(0, 'YYYY'.length));
    const next = [year, year + 1]
      .map((one) => wholeDaysBetween(writtenOn, `${one}-${day}`))
      .find((days) => days > WEEKDAY_DAYS_MAX);
    return next !== undefined && next <= NOTICE_DAYS_MAX;
  });
}

/** Each feast behind a word that makes it the beginning or end of something: 'after Epiphany'. */
const FEAST_DAYS = FEASTS.map(([day, words]) => ({
  day,
  match: new RegExp(
    `(?<![\\p{L}])(?:come|after|from|until|till|before|by|at|over|ab|nach|zu|an|bis|vor|mit|apres|des|a|jusqu'a|avant|despues de|desde|en|tras|hasta|depois d[aoe]|na volta d[aoe]|apos|a partir d[aoe]|no|ate|dopo|da|a|entro|fino a|na|vanaf|met|tot|voor|efter|etter|fran|fra|til|till|till|vid|ved|over|po|od|do|na|dupa|din|de la|pana la|jalkeen|utan) (?:the |der |dem |den |les |la |le |el |o |a |il |l'|de )?(?:${words})(?![\\p{L}])`,
    'u',
  ),
}));

/** Does it speak of plans without a post or an employer: 'I told them that the terms will change in March'? */
function isOnOtherThings(
  { tokens }: MaskedSentence,
  { language }: Pick<TextReading, 'language'>,
): boolean {
  return tokens.every(
    ({ kind, written }) => kind === 'person' && isFirstPersonWord(written.toLowerCase(), language),
  );
}

/** 'On Monday' is mostly the last one, however near the next. */
const WEEKDAY_DAYS_MAX = 6;

/** 'In March' may be the last one; 'March 2027' is not. */
const YEAR = /20\d\d/u;

/** 'From 1 December', at the beginning of a sentence. */
const OPENING_CHARACTERS = 12;

/**
 * Does a farewell stand beside the post: 'Jane Doe, head of risk at Acme, is looking forward to her retirement'? Not one beside
 * another person's name, nor of an earlier year: 'Two managers were dismissed in 2021'.
 */
function isBesideFarewell(
  { index, quote }: QuotedDraft,
  sentences: readonly ReadSentence[],
  { writtenOn }: Page,
): boolean {
  if (index === null || sentences[index]?.sentence.quote !== quote) return false;
  const thisYear = writtenOn?.slice(0, 'YYYY'.length) ?? '';
  return sentences.slice(index, index + 2).some(({ sentence }, place) => {
    const { text } = sentence;
    const farewell = farewellIn(text);
    if (farewell === null || text.includes(TOKEN.other) || saysOfOthers(text)) return false;
    if (place > 0 && isOfCompany(text.slice(0, farewell.index))) return false;
    const behind = text.slice(farewell.index + farewell[0].length);
    if (YEARS_SPENT.test(farewell[0]) && ELSEWHERE.test(behind)) return false;
    const years = behind.match(/20\d\d/gu);
    return (years?.at(-1) ?? thisYear) >= thisYear;
  });
}

/** Do the words before a farewell make it the company's: 'The group has quit Paris'? */
function isOfCompany(before: string): boolean {
  const [, subject] = COMPANY_SUBJECT.exec(before) ?? [];
  return (
    subject !== undefined &&
    (COMPANY_TOKEN.test(subject) || isCompanyNoun({ text: subject.toLowerCase() }))
  );
}

/** A subject at the head of a sentence, and its auxiliary. */
const COMPANY_SUBJECT =
  /^["']?(?:(?:the|der|die|das|la|le|les|el|il|lo|de|het|o|a) |l')?([\p{L}\uE001\uE002]+)(?: (?:has|will|is|hat|wird|ist|a|ha|heeft|zal|har|va))? $/iu;

const COMPANY_TOKEN = /^[\uE001\uE002]$/u;

/** 'After nine years'. */
const YEARS_SPENT = wholeWords(AFTER_YEARS);

/** 'Has been head of risk at Acme since May, after nine years as a supervisor at Beta': whoever comes from there is here. */
const ELSEWHERE = /^[^,;.:\uE001]*\uE002/u;

/** Does the post's own sentence say that it ended: 'her mandate as head of risk came to an end', 'from head of risk at Acme she went to Beta'? */
function statesEnd(sentence: MaskedSentence | undefined, { quote }: QuotedDraft): boolean {
  if (sentence?.quote !== quote) return false;
  return ENDED.test(sentence.text.toLowerCase()) || MOVED_ON.test(sentence.text);
}

/** A noun for a post, and that it ends: 'her mandate expired'. */
const ENDED = new RegExp(
  `(?<![\\p{L}])(?:(?:${POST_NOUNS}|${TERM_NOUNS})(?![\\p{L}])[^.;!?]{0,90}(?<![\\p{L}])(?:${POST_ENDS})|(?:${POST_ENDS})(?![\\p{L}])[^.;!?]{0,50}(?<![\\p{L}])(?:${POST_NOUNS}|${TERM_NOUNS}))(?![\\p{L}])`,
  'u',
);

/** 'From head of risk at Acme to Beta'. */
const MOVED_ON =
  /(?:^|[,:;] ?| )(?:from|vom|von der|de|da|van|fran|fra|z|ze|od|din) \uE004 ?[^.;\uE000-\uE004]{0,12}\uE001[^.;\uE000]{3,60}[\uE002\uE003]/iu;

/**
 * Does it report a move as hearsay, or a suspension: 'Jane Doe is reportedly leaving Acme'? A question does not, nor hearsay
 * without a word for a job: 'Jane Doe had read the rumour and did not comment'.
 */
function isHearsayOfJob({ text }: MaskedSentence, { language }: Page): boolean {
  if (!text.includes(TOKEN.person) || text.trimEnd().endsWith('?')) return false;
  const lower = text.toLowerCase();
  if (KOREAN_MOVE.test(text) || SUSPENSION.test(lower)) return true;
  return isHearsay(lower) && (JOB.test(lower) || moveCues(text, language).length > 0);
}

/** A name of an employer, a job title or a noun for a job. */
const JOB = new RegExp(
  `[${TOKEN.company}${TOKEN.organisation}${TOKEN.title}]|(?<![\\p{L}])(?:${POST_NOUNS}|${TERM_NOUNS})(?![\\p{L}])`,
  'u',
);

/** 'Was suspended'. */
const SUSPENSION = wholeWords(SUSPENDED);

/** Korean words for a move, anywhere. */
const KOREAN_MOVE = new RegExp(KOREAN_MOVES, 'u');
