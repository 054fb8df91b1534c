import { AS_WORDS, KEEPING_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { languagesTried } from '../career-moves/languages-tried.ts';
import { speaksOfMove } from '../career-moves/move-cues.ts';
import { isConditional } from '../career-moves/move-doubts.ts';
import { adjustedToPeriod } from '../career-moves/post-periods.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employerFields } from '../sentence/people-around.ts';
import {
  PLAIN_POST,
  type DraftStatement,
  type PostReading,
  type TextReading,
} from '../sentence/post-statement.ts';
import { textBefore } from '../sentence/post-words.ts';
import { ARTICLES, HELD_POST_VERBS, type HeldPostVerbs } from './held-post-verbs.ts';
import { readDuties } from './read-duties.ts';
import { employerOf, isInterimAt, startOfPost } from './title-employer.ts';
import { linkToTitle } from './title-links.ts';
import type { HeldTense } from './titles-behind-names.ts';

/** What a masked sentence says of posts that the prospect holds or held. */
export function readHeldPosts(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  for (const language of languagesTried(reading.language)) {
    const verbs = HELD_POST_VERBS.get(language);
    const found = (verbs === undefined ? [] : heldPostsBy(verbs, sentence, reading)).filter(
      ({ kind }) =>
        !isConditional(sentence.text, reading.language) ||
        (kind !== 'joins' && !mayCome(sentence.text, reading.language)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * May the post be one that begins: 'If the council agrees, begins Jane Doe as head of risk'? Not 'If you have questions, Jane
 * Doe as head of risk answers them'.
 */
function mayCome(text: string, language: string): boolean {
  return IN_ROLE.test(text) && speaksOfMove(text, language);
}

/** 'Jane Doe as head of risk'. */
const IN_ROLE = new RegExp(`${TOKEN.person} (?:${AS_WORDS}) ${ARTICLES}${TOKEN.title}`, 'iu');

function heldPostsBy(
  verbs: HeldPostVerbs,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const { tokens } = sentence;
  const people = tokens.filter(({ kind }) => kind === 'person');
  const titled = tokens
    .filter(({ kind }) => kind === 'title')
    .flatMap((title) => {
      const link = linkToTitle(title, people, sentence, verbs);
      return link === null
        ? []
        : [adjustedToPeriod(heldPost(sentence, title, link, reading), title.at, sentence, reading)];
    });
  return titled.length > 0 ? titled : readDuties(sentence, reading, verbs);
}

export function heldPost(
  sentence: MaskedSentence,
  title: Token,
  kind: HeldTense,
  reading: TextReading,
): DraftStatement {
  const employer = employerOf(sentence, title);
  const lower = sentence.text.toLowerCase();
  const before = textBefore(lower, title.at, HITHERTO_REACH);
  const isNext =
    kind === 'holds' && (NEXT.test(before) || NEXT_BEHIND.test(lower.slice(title.at + 1)));
  return {
    ...PLAIN_POST,
    kind: isNext ? 'joins' : kind,
    title: title.written,
    ...employerFields(employer),
    isAnnounced: isNext,
    on: kind === 'holds' ? startOfPost(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isSide: kind === 'held' && HITHERTO.test(before),
    isKept: kind === 'holds' && KEEPS.test(before),
    isOfThen: kind === 'held' && THEN.test(before),
  };
}

const HITHERTO_REACH = 24;

/** 'Jane Doe, then head of risk': the post of a day long past, in which somebody may be still. */
const THEN =
  /(?<!\p{L})(?:then|at the time|damals|damalige[rnms]?|alors|a l'epoque|entonces|por entonces|a epoca|na altura|entao|allora|all'epoca|toen|destijds|davarande|dengang|davaerende|davaerende|daværende|wowczas|owczesn\p{L}{1,3}|tehdy|tehdejsi\p{L}{0,2}|silloin\p{L}{0,4}|akkor\p{L}{0,3}|o zamanki|donemin|atunci|pe atunci|τοτε)(?:,| the| its| acting)? (?:\p{L}{1,30} ){0,2}$/u;

/** 'Its next head of risk'. */
const NEXT =
  /(?<!\p{L})(?:next|incoming|future|kunftige[rnms]?|designierte[rnms]?|angehende[rnms]?|prochaine?|futur[eoa]?|proxim[oa]|entrante|prossim[oa]|aankomende?|toekomstige?|blivande|tilltradande|kommende|pafolgende|przyszl[ya]|pristi|budouci|tuleva|leendo) (?:[\uE001\uE002](?:'s)? )?$/u;

/** 'Head of risk-designate', 'director-to-be'. */
const NEXT_BEHIND = /^[ -](?:to-be|elect|designate|in waiting|in spe)(?!\p{L})/u;

/** 'Remains', 'still'. */
const KEEPS = wholeWords(KEEPING_WORDS);

/** 'Until now head of the unit': the post before a promotion as often as before a departure, so that it tells nothing. */
const HITHERTO =
  /(?<!\p{L})(?:until now|hitherto|so far|bisher\w*|bislang|bis dahin|jusqu'ici|jusque-la|hasta ahora|ate agora|ate aqui|finora|tot nu toe|tot dan toe|hittills|hidtil|hittil|dotychczas\w*|dosud|dosavadni\w*|su ana kadar|これまで) ?$/u;
