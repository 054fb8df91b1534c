import {
  AS_WORDS,
  KEEPING_WORDS,
  TITLE_TIMES,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { languagesTried } from '../career-moves/languages-tried.ts';
import { mentionsMove } from '../career-moves/move-cues.ts';
import { isConditional } from '../career-moves/move-doubts.ts';
import { adjustToPeriod } from '../career-moves/post-periods.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employerFields } from '../sentence/people-around.ts';
import {
  POST_DEFAULTS,
  type DraftStatement,
  type PostReading,
  type TextReading,
} from '../sentence/post-statement.ts';
import { awaitsApproval, textBefore } from '../sentence/post-words.ts';
import { ARTICLES, HELD_POST_VERBS, type HeldPostVerbs } from './held-post-verbs.ts';
import { readDuties } from './read-duties.ts';
import { employerOf, isInterimAt, startOfPost } from './title-employer.ts';
import { linkToTitle } from './title-links.ts';
import type { HeldTense } from './titles-after-names.ts';

/** The posts that a masked sentence says the prospect holds or held. */
export function readHeldPosts(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  for (const language of languagesTried(reading.language)) {
    const verbs = HELD_POST_VERBS.get(language);
    const found = verbs === undefined ? [] : heldPostsBy(verbs, sentence, reading);
    const sure = found.filter((one) => !isSupposedPost(one, sentence.text, reading.language));
    if (sure.length > 0) return sure;
  }
  return [];
}

/**
 * Does a condition make it uncertain whether the post begins: 'If the council agrees, begins Jane Doe as head of risk'? Not in 'If you have
 * questions, Jane Doe as head of risk answers them'.
 */
function isSupposedPost({ kind }: DraftStatement, text: string, language: string): boolean {
  if (!isConditional(text, language)) return false;
  return kind === 'joins' || (IN_ROLE.test(text) && mentionsMove(text, language));
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
        : [adjustToPeriod(heldPost(sentence, title, link, reading), title.at, sentence, reading)];
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
    kind === 'holds' &&
    (awaitsApproval(lower.slice(title.at)) ||
      TITLE_TIMES.next.test(before) ||
      TITLE_TIMES.nextBehind.test(lower.slice(title.at + 1)));
  return {
    ...POST_DEFAULTS,
    kind: isNext ? 'joins' : kind,
    title: title.written,
    ...employerFields(employer),
    isAnnounced: isNext,
    on: kind === 'holds' ? startOfPost(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isSide: kind === 'held' && TITLE_TIMES.hitherto.test(before),
    isKept: kind === 'holds' && KEEPS.test(before),
    isHistorical: kind === 'held' && TITLE_TIMES.ofThen.test(before),
  };
}

const HITHERTO_REACH = 24;

/** 'Remains', 'still'. */
const KEEPS = wholeWords(KEEPING_WORDS);
