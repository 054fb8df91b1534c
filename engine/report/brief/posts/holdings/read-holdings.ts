import { AS_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { languagesTried } from '../moves/languages-tried.ts';
import { speaksOfMove } from '../moves/move-cues.ts';
import { isConditional } from '../moves/move-doubts.ts';
import { framed } from '../moves/time-frames.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employerWords } from '../sentence/people-around.ts';
import {
  PLAIN_POST,
  type DraftStatement,
  type PostReading,
  type TextReading,
} from '../sentence/post-statement.ts';
import { textBefore } from '../sentence/post-words.ts';
import { ARTICLES, VERBS, type Verbs } from './holding-verbs.ts';
import { led } from './read-leading.ts';
import { employerOf, isInterimAt, sinceOf } from './title-employer.ts';
import { type Link, linkTo } from './title-links.ts';

/** What a masked sentence says of posts that the prospect holds or held. */
export function readHoldings(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  for (const language of languagesTried(reading.language)) {
    const verbs = VERBS.get(language);
    const found = (verbs === undefined ? [] : holdingsBy(verbs, sentence, reading)).filter(
      ({ kind }) =>
        !isConditional(sentence.text, reading.language) ||
        (kind !== 'comes' && !mayCome(sentence.text, reading.language)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** 'If the council agrees, begins Jane Doe as head of risk', but 'If you have questions, Jane Doe as head of risk answers them'. */
function mayCome(text: string, language: string): boolean {
  return IN_ROLE.test(text) && speaksOfMove(text, language);
}

const IN_ROLE = new RegExp(`${TOKEN.person} (?:${AS_WORDS}) ${ARTICLES}${TOKEN.title}`, 'iu');

function holdingsBy(
  verbs: Verbs,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const { tokens } = sentence;
  const people = tokens.filter(({ kind }) => kind === 'person');
  const titled = tokens
    .filter(({ kind }) => kind === 'title')
    .flatMap((title) => {
      const link = linkTo(title, people, sentence, verbs);
      return link === null
        ? []
        : [framed(holding(sentence, title, link, reading), title.at, sentence, reading)];
    });
  return titled.length > 0 ? titled : led(sentence, reading, verbs);
}

export function holding(
  sentence: MaskedSentence,
  title: Token,
  kind: Link,
  reading: TextReading,
): DraftStatement {
  const employer = employerOf(sentence, title);
  const before = textBefore(sentence.text, title.at, HITHERTO_REACH);
  const isNext =
    kind === 'holds' && (NEXT.test(before) || NEXT_BEHIND.test(sentence.text.slice(title.at + 1)));
  return {
    ...PLAIN_POST,
    kind: isNext ? 'comes' : kind,
    title: title.written,
    ...employerWords(employer),
    isComing: isNext,
    on: kind === 'holds' ? sinceOf(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isSide: kind === 'held' && HITHERTO.test(before),
    isKept: kind === 'holds' && KEEPS.test(before),
    isOfThen: kind === 'held' && THEN.test(before),
  };
}

const HITHERTO_REACH = 24;

/** 'Jane Doe, then head of risk': the post of a day long past, in which somebody may be still. */
const THEN =
  /(?<!\p{L})(?:then|at the time|damals|damalige[rnms]?|alors|a l'epoque|entonces|por entonces|a epoca|na altura|entao|allora|all'epoca|toen|destijds|davarande|dengang|davaerende|davaerende|daværende|wowczas|owczesn\p{L}{1,3}|tehdy|tehdejsi\p{L}{0,2}|silloin\p{L}{0,4}|akkor\p{L}{0,3}|o zamanki|donemin|atunci|pe atunci|τοτε)(?:,| the| its| acting)? (?:\p{L}{1,30} ){0,2}$/iu;

/** 'Its next head of risk'. */
const NEXT =
  /(?<!\p{L})(?:next|incoming|future|kunftige[rnms]?|designierte[rnms]?|angehende[rnms]?|prochaine?|futur[eoa]?|proxim[oa]|entrante|prossim[oa]|aankomende?|toekomstige?|blivande|tilltradande|kommende|pafolgende|przyszl[ya]|pristi|budouci|tuleva|leendo) (?:[\uE001\uE002](?:'s)? )?$/iu;

/** 'Head of risk-designate', 'director-to-be'. */
const NEXT_BEHIND = /^[ -](?:to-be|elect|designate|in waiting|in spe)(?!\p{L})/iu;

const KEEPS =
  /(?<!\p{L})(?:remains?|stays?(?: on)?|still|continues?|carries on|keeps?|bleibt|weiterhin|reste|demeure|conserve|sigue|continua|conserva|mantem|resta|rimane|mantiene|blijft|forblir|fortsatter|fortsaetter|fortsatt|forbliver|pozostaje|zustava|jatkaa|marad)(?!\p{L})/iu;

/** 'Until now head of the unit': the post before a promotion as often as before a departure, so that it tells nothing. */
const HITHERTO =
  /(?<!\p{L})(?:until now|hitherto|so far|bisher\w*|bislang|bis dahin|jusqu'ici|jusque-la|hasta ahora|ate agora|ate aqui|finora|tot nu toe|tot dan toe|hittills|hidtil|hittil|dotychczas\w*|dosud|dosavadni\w*|su ana kadar|これまで) ?$/iu;
