import { isConditional, languagesTried } from '../moves/move-cues.ts';
import { framed } from '../moves/time-frames.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { employersOf } from '../sentence/people-around.ts';
import type { DraftStatement, PostReading, TextReading } from '../sentence/post-statement.ts';
import { VERBS, type Verbs } from './holding-verbs.ts';
import { led } from './read-leading.ts';
import { employerOf, isFormerBefore, isInterimAt, sinceOf } from './title-employer.ts';
import { type Link, linkTo } from './title-links.ts';

/** What a masked sentence says of posts that the prospect holds or held. */
export function readHoldings(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  for (const language of languagesTried(reading.language)) {
    const verbs = VERBS.get(language);
    const found = (verbs === undefined ? [] : holdingsBy(verbs, sentence, reading)).filter(
      ({ kind }) => kind !== 'comes' || !isConditional(sentence.text, reading.language),
    );
    if (found.length > 0) return found;
  }
  return [];
}

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
  const before = sentence.text.slice(Math.max(0, title.at - HITHERTO_REACH), title.at);
  const isNext = kind === 'holds' && isToCome(sentence.text, title.at);
  return {
    kind: isNext ? 'comes' : kind,
    title: title.written,
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: isNext,
    on: kind === 'holds' ? sinceOf(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: kind === 'held' && HITHERTO.test(before),
    isKept: kind === 'holds' && KEEPS.test(before),
    isOfThen: kind === 'held' && THEN.test(before),
  };
}

const HITHERTO_REACH = 24;

/** 'Jane Doe, then head of risk': the post of a day long past, in which somebody may be still. */
const THEN =
  /(?<!\p{L})(?:then|at the time|damals|damalige[rnms]?|alors|a l'epoque|entonces|por entonces|a epoca|na altura|entao|allora|all'epoca|toen|destijds|davarande|dengang|davaerende|davaerende|daværende|wowczas|owczesn\p{L}{1,3}|tehdy|tehdejsi\p{L}{0,2}|silloin\p{L}{0,4}|akkor\p{L}{0,3}|o zamanki|donemin|atunci|pe atunci|τοτε)(?:,| the| its| acting)? (?:\p{L}{1,30} ){0,2}$/iu;

function isToCome(text: string, at: number): boolean {
  return (
    NEXT.test(text.slice(Math.max(0, at - HITHERTO_REACH), at)) ||
    NEXT_BEHIND.test(text.slice(at + 1))
  );
}

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

/** Does the sentence begin with a job title, as the line under a name does? */
export function opensWithTitle({ text }: MaskedSentence): boolean {
  return TITLE_FIRST.test(text) && text.length <= TITLE_LINE_CHARACTERS_MAX;
}

const TITLE_FIRST = /^[^\uE000\uE003\uE004]{0,24}\uE004[^\uE000\uE003]*$/u;

const TITLE_LINE_CHARACTERS_MAX = 90;

/** The post of a line that holds a job title and perhaps an employer: 'Head of Risk, Acme'; `null` without a title. */
export function postOfLine(sentence: MaskedSentence): DraftStatement | null {
  const title = sentence.tokens.find(({ kind }) => kind === 'title');
  if (title === undefined) return null;
  const employer = employerOf(sentence, title) ?? employersOf(sentence)[0];
  return {
    kind: isFormerBefore(sentence.text, title.at) ? 'held' : 'holds',
    title: title.written,
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: null,
    isInterim: isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: false,
  };
}
