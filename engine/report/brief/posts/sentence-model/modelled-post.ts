import type { StatedDay } from '../../../../model/brief.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { textFeatures } from '../../../../text-classifier/text-features.ts';
import { classProbabilities, type TextModel } from '../../../../text-classifier/text-model.ts';
import { yearOf } from '../../../events/dates/calendar-periods.ts';
import { isFirstPersonWord } from '../../../sales-signals/reference-words.ts';
import { holdsCondition } from '../career-moves/move-doubts.ts';
import { nearestPeriods } from '../career-moves/post-periods.ts';
import { isDenied } from '../held-posts/held-post-verbs.ts';
import { isQuestionOrGuess } from '../held-posts/posts-nearby.ts';
import { isAtUnnamedEmployer } from '../held-posts/title-employer.ts';
import { isJoinedByAnd, isTitleOfOtherParty } from '../held-posts/title-links.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { isCloseTo, isAmbiguousRelation, namesProspect } from '../sentence/people-around.ts';
import {
  POST_DEFAULTS,
  type DraftStatement,
  type QuotedDraft,
  type TextReading,
} from '../sentence/post-statement.ts';
import { OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import { textBetween } from '../sentence/post-words.ts';
import sentenceModel from './sentence-model.json' with { type: 'json' };

/** What a sentence may say about the prospect and the company: in post, left, leaving or joining. */
export const POST_CLASSES = ['in', 'left', 'leaving', 'joining'] as const;

/**
 * The post that the clearest sentence of a page states according to the model of sentences; `null` where none is clear enough. Where a
 * known post is only doubted, a sentence in the first person without a company, employer or title is ignored: 'I had been laid off from a
 * carpet warehouse'.
 */
export function modelledPost(
  sentences: readonly ReadSentence[],
  reading: TextReading,
  { doubtsPost = false }: { readonly doubtsPost?: boolean } = {},
): QuotedDraft | null {
  const [best] = sentences
    .flatMap(({ sentence }, index) => {
      if (!namesProspect(sentence) || isAmbiguousRelation(sentence)) return [];
      if (doubtsPost && isOwnStory(sentence, reading)) return [];
      // A name alone on its line says nothing, whatever is around it.
      if (!/\p{L}/u.test(sentence.text)) return [];
      const probabilities = classProbabilities(MODEL, sentenceFeatures(sentences, index, reading));
      const probability = Math.max(...probabilities);
      const name = POST_CLASSES[probabilities.indexOf(probability)];
      const isClear =
        name !== undefined &&
        probability >= SAID_MIN[name] &&
        canBeClassified(name, sentence, reading);
      return isClear ? [{ name, probability, sentence, index }] : [];
    })
    .toSorted((one, other) => other.probability - one.probability);
  if (best === undefined) return null;
  const { name, sentence, index } = best;
  return { draft: draftOf(name, sentence, reading), quote: sentence.quote, index };
}

/** Is the sentence in the first person, without a company, employer or title? */
function isOwnStory({ tokens }: MaskedSentence, { language }: TextReading): boolean {
  return (
    tokens.every(({ kind }) => kind === 'person' || kind === 'other') &&
    tokens.some(({ written }) => isFirstPersonWord(written.toLowerCase(), language))
  );
}

/** Learnt from sentences of many authors (docs/decisions/099); `npm run fit` writes it. */
const MODEL: TextModel = sentenceModel;

/** The least probability for each class. A wrong 'in post' does the most harm. */
const SAID_MIN: Readonly<Record<PostClass, number>> = {
  in: 0.7,
  left: 0.4,
  leaving: 0.4,
  joining: 0.4,
};

type PostClass = (typeof POST_CLASSES)[number];

/**
 * May the sentence be classified? Not if it is a question, supposition, condition or denial; as 'in post' only if it names no other person
 * or employer.
 */
function canBeClassified(name: PostClass, sentence: MaskedSentence, reading: TextReading): boolean {
  const { text, tokens } = sentence;
  const { language } = reading;
  if (isQuestionOrGuess(text) || MAY.test(text) || holdsCondition(text, language)) return false;
  if (name !== 'in') return true;
  const person = text.indexOf(TOKEN.person);
  return tokens.every(
    ({ kind, at }) =>
      kind !== 'other' &&
      kind !== 'organisation' &&
      !isDenied(textBetween(text, person, at), language) &&
      !(
        kind === 'title' &&
        (isTitleOfOtherParty(text.slice(0, at)) ||
          isJoinedByAnd(text, person, at) ||
          isCloseTo(text.slice(0, at)) ||
          isAtUnnamedEmployer(text, { at }))
      ),
  );
}

/** 'May leave', which is not the month. */
const MAY = /(?<!\p{L})may (?=\p{Ll})/u;

function draftOf(name: PostClass, sentence: MaskedSentence, reading: TextReading): DraftStatement {
  const { text, tokens } = sentence;
  const person = text.indexOf(TOKEN.person);
  const [title] = tokens
    .filter(({ kind }) => kind === 'title')
    .toSorted((one, other) => Math.abs(one.at - person) - Math.abs(other.at - person));
  return {
    ...POST_DEFAULTS,
    ...STATEMENTS[name],
    title: title?.written ?? '',
    employer: tokens.find(({ kind }) => kind === 'company')?.written ?? '',
    isOwn: true,
    on: name === 'in' ? null : dayOfMove(text, STATEMENTS[name].isAnnounced, reading),
  };
}

/** What each class says about the post. */
const STATEMENTS = {
  in: { kind: 'holds', isAnnounced: false },
  left: { kind: 'leaves', isAnnounced: false },
  leaving: { kind: 'leaves', isAnnounced: true },
  joining: { kind: 'joins', isAnnounced: true },
} as const;

/** The first date that fits the move: after the day of writing if it is announced, else at most a year before it. */
function dayOfMove(text: string, isAnnounced: boolean, reading: TextReading): StatedDay | null {
  const { writtenOn } = reading;
  const period = nearestPeriods(text, reading).find(
    ({ from, to }) =>
      writtenOn === null ||
      (isAnnounced
        ? from > writtenOn
        : to <= writtenOn && wholeDaysBetween(to, writtenOn) <= OWN_MOVE_DAYS_MAX),
  );
  return period?.stated ?? null;
}

/** The features of a sentence: its words and those of the one before, with names and dates masked. */
export function sentenceFeatures(
  sentences: readonly ReadSentence[],
  index: number,
  reading: TextReading,
): ReadonlySet<string> {
  const [own = '', before] = [sentences[index], sentences[index - 1]].map((one) =>
    one === undefined ? '' : maskedWords(one, reading),
  );
  return textFeatures(own, before);
}

function maskedWords({ sentence, isAboutProspect }: ReadSentence, reading: TextReading): string {
  const subject = namesProspect(sentence) ? '' : isAboutProspect ? '{about} ' : '{nobody} ';
  const dated = nearestPeriods(sentence.text, reading).reduceRight(
    (text, { end, stated }) =>
      stated === null
        ? text
        : `${text.slice(0, end)} ${dayWord(stated, reading)} ${text.slice(end)}`,
    sentence.text,
  );
  return subject + dated.replace(MASK, (token) => ` {${MASKED.get(token) ?? ''}} `);
}

/** Whether a date is before or after the page's. A move with a future date has not happened yet. */
function dayWord({ day, precision }: StatedDay, { writtenOn }: TextReading): string {
  if (writtenOn === null) return '{date}';
  const length = PRECISION_CHARACTERS[precision];
  const [stated, today] = [day.slice(0, length), writtenOn.slice(0, length)];
  if (stated === today) return '{same}';
  if (stated > today) return '{later}';
  return yearOf(day) < yearOf(writtenOn) - 1 ? '{longago}' : '{earlier}';
}

const PRECISION_CHARACTERS = {
  year: 'YYYY'.length,
  month: 'YYYY-MM'.length,
  day: 'YYYY-MM-DD'.length,
};

/** The tokens that replace names. */
const MASK = /[\uE000-\uE005]/gu;

/** The kind that each token stands for. */
const MASKED: ReadonlyMap<string, string> = new Map(
  Object.entries(TOKEN).map(([kind, token]) => [token, kind]),
);
