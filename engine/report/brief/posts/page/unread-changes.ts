import { SPEECH_WORDS } from '../../../../lexicon/grammar/speech.ts';
import {
  AFTER_YEARS,
  EAST_ASIAN_MOVE_COLUMNS,
  FAREWELL_WORDS,
  MOVE_COLUMNS,
  OCCASIONS,
} from '../../../../lexicon/job-titles/career-moves.ts';
import {
  FEASTS,
  HEARSAY,
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
import { isAffiliated, ledPost } from '../holdings/read-leading.ts';
import { moveCues } from '../moves/move-cues.ts';
import { isInQuotation } from '../moves/read-moves.ts';
import { isFrom, nearestPeriods } from '../moves/time-frames.ts';
import { MEANWHILE } from '../moves/who-follows.ts';
import { SAID_OF_OTHERS } from '../moves/who-moves.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { isOrigin, mayBeEmployer } from '../sentence/people-around.ts';
import type { QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { NOTICE_DAYS_MAX, OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';

type Page = TextReading & { readonly title: MaskedSentence };

/** A statement, and whether it may have ended, or not begun, in words that no reader of moves made out. */
export type WeighedDraft = QuotedDraft & { readonly isUnsure: boolean };

/**
 * Weighs the posts of a page that is headed as news of who comes and goes, names a day ahead beside the prospect, or
 * speaks of a farewell, in words that no reader of moves made out: 'Acme: Jane Doe, head of risk, is working out a
 * notice that expires on 15 January'. They do not prove that somebody is in post. Where such a page names no post, it
 * is enough that it speaks of the prospect and the company to doubt what older pages say. 'From' a day ahead tells of a
 * beginning.
 */
export function weighedByChanges(
  drafts: readonly QuotedDraft[],
  sentences: readonly ReadSentence[],
  page: Page,
): readonly WeighedDraft[] {
  const all = [...drafts, ...nextEmployer(drafts, sentences, page)];
  const isRead = drafts.some((one) => isReadMove(one, page));
  if (isRead) return all.map((one) => ({ ...one, isUnsure: false }));
  const isColumn = isAboutMoves(page);
  const ahead = sentences.filter((one) => namesDayAhead(one, page));
  const isHearsay = sentences.some(({ sentence }) => isHeardOfJob(sentence, page));
  const weighed = all.map((one) => ({
    ...one,
    isUnsure:
      one.draft.kind === 'holds' &&
      // What is held for the time being has an end ahead, and is held.
      ((ahead.length > 0 && !one.draft.isInterim) ||
        isHearsay ||
        (isColumn && !NOW.test(plainLetters(one.quote))) ||
        isBesideFarewell(one, sentences, page) ||
        isEnding(sentences[one.index]?.sentence, one)),
  }));
  const isSaid = drafts.some(({ draft }) => draft.isOwn || draft.employer === '');
  const unsaid = isSaid ? undefined : (isColumn ? sentences : ahead).find(namesBoth);
  return unsaid === undefined ? weighed : [...weighed, unreadPost(unsaid.sentence, page)];
}

/**
 * 'Beta is stronger for it: Jane Doe, until July head of risk at Acme': where a sentence says that somebody left, the one other
 * employer in it is where they went, if nothing else says where.
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
      isOwn && !isSide && (kind === 'goes' || (kind === 'held' && isAboutMoves(page))),
  );
  const { sentence } = sentences[gone?.index ?? -1] ?? {};
  if (isNamed || gone === undefined || sentence?.quote !== gone.quote) return [];
  const employer = otherEmployer(sentence, page);
  if (employer === null) return [];
  const comes = { kind: 'comes', title: '', employer, isOwn: false, on: null } as const;
  return [{ ...gone, draft: { ...gone.draft, ...comes } }];
}

/** The one name in a sentence that is neither the prospect's nor the company's, if it is an employer to go to and no successor. */
function otherEmployer({ text, tokens }: MaskedSentence, { language }: Page): string | null {
  const others = tokens.filter(({ kind }) => kind === 'other' || kind === 'organisation');
  const [next] = others;
  if (next === undefined || others.length > 1) return null;
  const isFollowed = moveCues(text, language).some(({ kind }) => kind.startsWith('succe'));
  return mayBeEmployer(next) && !isOrigin(text, next.at) && !isFollowed ? next.written : null;
}

function namesBoth({ sentence: { text } }: ReadSentence): boolean {
  return (
    text.includes(TOKEN.person) &&
    text.includes(TOKEN.company) &&
    !text.includes(TOKEN.organisation)
  );
}

function unreadPost(sentence: MaskedSentence, page: Page): WeighedDraft {
  const { text, quote } = sentence;
  const draft = ledPost(sentence, text.indexOf(TOKEN.person), page);
  const isNone =
    FAREWELL.test(text) ||
    ENDED.test(text) ||
    isAffiliated(sentence, page) ||
    isSaying(sentence, page);
  const start = isNone ? undefined : beginningAhead(text, page);
  return start === undefined
    ? { draft: { ...draft, on: null }, quote, index: 0, isUnsure: true }
    : {
        draft: { ...draft, kind: 'comes', isComing: true, on: start.stated },
        quote,
        index: 0,
        isUnsure: false,
      };
}

/** Does the sentence report what somebody says: 'From 1 July the fees rise, says Jane Doe'? */
function isSaying({ words }: MaskedSentence, { language }: Page): boolean {
  return words.some(({ text }) => SPEECH_WORDS[language]?.has(text));
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

/** A move of the days in which the page was written; that somebody joined years ago explains nothing. */
function isReadMove({ draft: { kind, on } }: QuotedDraft, { writtenOn }: Page): boolean {
  if (kind !== 'goes' && kind !== 'comes') return false;
  return (
    on === null ||
    writtenOn === null ||
    Math.abs(wholeDaysBetween(on.day, writtenOn)) <= OWN_MOVE_DAYS_MAX
  );
}

const COLUMN = new RegExp(
  `(?<![\\p{L}])(?:${MOVE_COLUMNS})(?![\\p{L}])|${EAST_ASIAN_MOVE_COLUMNS}`,
  'iu',
);

const FAREWELL = wholeWords(FAREWELL_WORDS);

const OCCASION = wholeWords(OCCASIONS);

/** 'Movers and shakers', 'Kopf der Woche: Wechsel bei Acme', 'CRO to depart Acme'. */
function isAboutMoves({ title: { text, tokens }, language }: Page): boolean {
  if (COLUMN.test(text) || FAREWELL.test(text)) return true;
  return tokens.length > 0 && moveCues(text, language).length > 0;
}

/** 'Clocks on at Beta next month', 'from 1 December it is looked after by Jane Doe', nobody else being named. */
export function namesDayAhead(
  { sentence }: Pick<ReadSentence, 'sentence'>,
  page: TextReading,
): boolean {
  const { text } = sentence;
  const { writtenOn } = page;
  const person = text.indexOf(TOKEN.person);
  if (writtenOn === null || person === -1 || text.includes(TOKEN.other)) return false;
  if (MEANWHILE.test(text) || OCCASION.test(text) || isOnOtherThings(sentence, page)) return false;
  if (namesFeastAhead(text, writtenOn)) return true;
  return nearestPeriods(text, page).some(
    ({ stated, from, start, end }) =>
      stated !== null &&
      (person < start || start <= OPENING_CHARACTERS) &&
      stated.precision !== 'year' &&
      wholeDaysBetween(writtenOn, from) > WEEKDAY_DAYS_MAX &&
      wholeDaysBetween(writtenOn, from) <=
        (YEAR.test(text.slice(start, end)) ? OWN_MOVE_DAYS_MAX : NOTICE_DAYS_MAX) &&
      !isInQuotation(text, start),
  );
}

/** 'Starts after Epiphany', on a page of October: the feast that comes next is nearer than the last one. */
function namesFeastAhead(text: string, writtenOn: string): boolean {
  return FEAST_DAYS.some(({ day, match }) => {
    if (!match.test(text)) return false;
    const year = Number(writtenOn.slice(0, 'YYYY'.length));
    const next = [year, year + 1]
      .map((one) => wholeDaysBetween(writtenOn, `${one}-${day}`))
      .find((days) => days > WEEKDAY_DAYS_MAX);
    return next !== undefined && next <= NOTICE_DAYS_MAX;
  });
}

/** Behind a word that makes it the beginning or the end of something. */
const FEAST_DAYS = FEASTS.map(([day, words]) => ({
  day,
  match: new RegExp(
    `(?<![\\p{L}])(?:come|after|from|until|till|before|by|at|over|ab|nach|zu|an|bis|vor|mit|apres|des|a|jusqu'a|avant|despues de|desde|en|tras|hasta|depois d[aoe]|na volta d[aoe]|apos|a partir d[aoe]|no|ate|dopo|da|a|entro|fino a|na|vanaf|met|tot|voor|efter|etter|fran|fra|til|till|till|vid|ved|over|po|od|do|na|dupa|din|de la|pana la|jalkeen|utan) (?:the |der |dem |den |les |la |le |el |o |a |il |l'|de )?(?:${words})(?![\\p{L}])`,
    'iu',
  ),
}));

/** 'I told them that the terms will change in March': who speaks has plans of all kinds; a move names a post or an employer. */
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
 * 'Jane Doe, head of risk at Acme, is looking forward to her retirement'; where another person is named it is theirs, and what
 * happened in an earlier year, said last and behind it, is no news: 'Two managers were dismissed in 2021'.
 */
function isBesideFarewell(
  { index, quote }: QuotedDraft,
  sentences: readonly ReadSentence[],
  { writtenOn }: Page,
): boolean {
  if (sentences[index]?.sentence.quote !== quote) return false;
  const thisYear = writtenOn?.slice(0, 'YYYY'.length) ?? '';
  return sentences.slice(index, index + 2).some(({ sentence: { text } }) => {
    const farewell = FAREWELL.exec(text);
    if (farewell === null || text.includes(TOKEN.other) || SAID_OF_OTHERS.test(text)) return false;
    const behind = text.slice(farewell.index + farewell[0].length);
    if (YEARS_SPENT.test(farewell[0]) && ELSEWHERE.test(behind)) return false;
    const years = behind.match(/20\d\d/gu);
    return (years?.at(-1) ?? thisYear) >= thisYear;
  });
}

const YEARS_SPENT = wholeWords(AFTER_YEARS);

/** 'Has been head of risk at Acme since May, after nine years as a supervisor at Beta': whoever comes from there is here. */
const ELSEWHERE = /^[^,;.:\uE001]*\uE002/u;

/** 'Jane Doe's mandate as head of risk came to an end', 'from head of risk at Acme she went to the desk of Beta'. */
function isEnding(sentence: MaskedSentence | undefined, { quote }: QuotedDraft): boolean {
  return sentence?.quote === quote && (ENDED.test(sentence.text) || MOVED_ON.test(sentence.text));
}

const ENDED = new RegExp(
  `(?<![\\p{L}])(?:(?:${POST_NOUNS}|${TERM_NOUNS})(?![\\p{L}])[^.;!?]{0,90}(?<![\\p{L}])(?:${POST_ENDS})|(?:${POST_ENDS})(?![\\p{L}])[^.;!?]{0,50}(?<![\\p{L}])(?:${POST_NOUNS}|${TERM_NOUNS}))(?![\\p{L}])`,
  'iu',
);

const MOVED_ON =
  /(?:^|[,:;] ?| )(?:from|vom|von der|de|da|van|fran|fra|z|ze|od|din) \uE004 ?[^.;\uE000-\uE004]{0,12}\uE001[^.;\uE000]{3,60}[\uE002\uE003]/iu;

/**
 * 'Jane Doe is reportedly leaving Acme', 'Jane Doe was suspended'; a question, and hearsay beside no word of a job, are of something
 * else: 'Jane Doe had read the rumour and did not comment'.
 */
function isHeardOfJob({ text }: MaskedSentence, { language }: Page): boolean {
  if (!text.includes(TOKEN.person) || text.trimEnd().endsWith('?')) return false;
  if (KOREAN_MOVE.test(text) || SUSPENSION.test(text)) return true;
  return HEARD.test(text) && (JOB.test(text) || moveCues(text, language).length > 0);
}

/** A name of an employer, a job title or a noun for a job. */
const JOB = new RegExp(
  `[${TOKEN.company}${TOKEN.organisation}${TOKEN.title}]|(?<![\\p{L}])(?:${POST_NOUNS}|${TERM_NOUNS})(?![\\p{L}])`,
  'iu',
);

const SUSPENSION = wholeWords(SUSPENDED);

const KOREAN_MOVE = new RegExp(KOREAN_MOVES, 'u');

const HEARD = wholeWords(HEARSAY);
