import { AND_OR_A, AT_OR_OF, THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import { ENGLISH_PAST } from '../../../../lexicon/grammar/sayings.ts';
import { GUESSES } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { AS_WORDS, EX_TITLE, FORMER_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { languagesTried } from '../career-moves/languages-tried.ts';
import { mentionsMove } from '../career-moves/move-cues.ts';
import { adjustToPeriod } from '../career-moves/post-periods.ts';
import {
  type MaskedSentence,
  type ReadSentence,
  type Token,
  TOKEN,
} from '../sentence/masked-sentence.ts';
import type { DraftStatement, QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { textBetween } from '../sentence/post-words.ts';
import { namesFieldOfWork } from '../sentence/title-parts.ts';
import { ARTICLES, HELD_POST_VERBS, isDenied } from './held-post-verbs.ts';
import { untitledPost } from './read-duties.ts';
import { heldPost } from './read-held-posts.ts';
import { isAtUnnamedEmployer, isFormerBefore } from './title-employer.ts';
import { isJoinedByAnd, isTitleOfOtherParty } from './title-links.ts';
import { isSupposed, namesClosePerson } from './titles-after-names.ts';

/**
 * Finds posts that no sentence states outright: the prospect, a job title and the company are close together, and nobody else is named
 * between them. A word such as 'ex' makes it a former post.
 */
export function postsNearby(
  sentences: readonly ReadSentence[],
  reading: TextReading,
): readonly QuotedDraft[] {
  return sentences.flatMap(({ sentence, isAboutProspect }, index) => {
    const around = [sentences[index - 1], sentences[index + 1]];
    const isNear = around.some((one) => one?.sentence.text.includes(TOKEN.company));
    const title = isAboutProspect ? titleOfProspect(sentence, isNear, reading.language) : null;
    const draft = title === null ? dutyAt(sentence, reading) : titledPost(sentence, title, reading);
    return draft === null ? [] : [{ draft, quote: sentence.quote, index }];
  });
}

function titledPost(
  sentence: MaskedSentence,
  title: Token,
  reading: TextReading,
): DraftStatement | null {
  const kind = tenseOf(sentence, title, reading.language);
  if (kind === null || (kind === 'held' && isInOtherCell(sentence, title))) return null;
  return adjustToPeriod(heldPost(sentence, title, kind, reading), title.at, sentence, reading);
}

/** Does a divider separate a former title from the company before it? 'Supplier risk | Acme | ex-auditor' does not say where. */
function isInOtherCell({ text, tokens }: MaskedSentence, title: Token): boolean {
  const company = tokens.find(({ kind }) => kind === 'company');
  return (
    company !== undefined && company.at < title.at && CELL.test(text.slice(company.at, title.at))
  );
}

/** A divider between the cells of a line. */
const CELL = / [|·•] /u;

/** The job title that must be the prospect's. Their company is named in the sentence, or in one beside it if this one names no employer. */
function titleOfProspect(
  { text, tokens }: MaskedSentence,
  isNear: boolean,
  language: string,
): Token | null {
  if (isQuestionOrGuess(text) || text.includes(TOKEN.other)) return null;
  if (!text.includes(TOKEN.company) && (!isNear || text.includes(TOKEN.organisation))) return null;
  const person = tokens.find(({ kind }) => kind === 'person');
  const title = tokens.find(
    ({ kind, at }) =>
      kind === 'title' &&
      (person === undefined
        ? !SUBJECT.test(text)
        : !isDenied(textBetween(text, person.at, at), language) &&
          !isJoinedByAnd(text, person.at, at)) &&
      OPENING.test(text.slice(0, at)) &&
      !isTitleOfOtherParty(text.slice(0, at)) &&
      !isAtUnnamedEmployer(text, { at }),
  );
  return title ?? null;
}

/** A title as the subject of a sentence that names nobody, which may be anybody's: 'The spokesman is on holiday'. */
const SUBJECT = new RegExp(
  `^(?:[Tt]he |\uE001(?:'s|s'|')? )?(?:new |present |current )?\uE004 (?!(?:${AT_OR_OF}|${AND_OR_A}) )\\p{Ll}`,
  'u',
);

/** What comes before a title of the prospect's: the beginning of a line or of a part of it, or 'as'. A title after a verb is mostly somebody else's. */
const OPENING = new RegExp(
  `(?:(?:^|[,:;(|•·>/] ?| - |\\uE000 |\\uE000[^,.;]{1,12}\\uE001(?:'s|s'|')? |(?:^|[,:;] ?)(?:the |our )?\\uE001(?:'s|s'|')? )(?:\\p{Lu}[\\p{L}/&-]* ){0,3}|(?<![\\p{L}])(?:${AS_WORDS}|been|am|i'm|bin|suis|soy|sou|sono|ben|jestem|jsem|olen|vagyok) )${ARTICLES}(?:${FORMER_WORDS})? ?$`,
  'u',
);

/** The post of somebody who is named with the company and a field of work: 'The buck for sanctions stops with Jane Doe at Acme'. */
function dutyAt(sentence: MaskedSentence, reading: TextReading): DraftStatement | null {
  const { text, tokens } = sentence;
  const person = tokens.find(({ kind }) => kind === 'person');
  const company = tokens.find(({ kind }) => kind === 'company');
  if (person === undefined || company === undefined) return null;
  // After a possessive the subject is a thing: 'Jane Doe's book'.
  if (OWNED.test(text.slice(person.at + 1))) return null;
  const between = text.slice(person.at + 1, company.at);
  if (LISTED.test(between) && namesFieldOfWork(between))
    return untitledPost(sentence, company.at, reading);
  return isAtWork(sentence, company) && isOfToday(text, reading.language)
    ? adjustToPeriod(untitledPost(sentence, company.at, reading), company.at, sentence, reading)
    : null;
}

/** Are only the prospect and the company named, and the field of work at the company? */
function isAtWork({ text, tokens }: MaskedSentence, { at }: Token): boolean {
  const isAlone = tokens.every(({ kind }) => kind !== 'other' && kind !== 'organisation');
  const isAt = AT_COMPANY.test(text.slice(0, at)) || OWNED.test(text.slice(at + 1));
  return isAlone && isAt && namesFieldOfWork(text);
}

/** Is the sentence about today? It is no question or supposition and has no move and no verb in the past tense. */
function isOfToday(text: string, language: string): boolean {
  const isPast = ENGLISH_PAST.test(text) || hasPastVerb(text, language);
  return !isPast && !isQuestionOrGuess(text) && !mentionsMove(text, language);
}

/** Is it a question or a guess, or about somebody close to the prospect? */
export function isQuestionOrGuess(text: string): boolean {
  return (
    text.trimEnd().endsWith('?') ||
    namesClosePerson(text) ||
    GUESS.test(text.toLowerCase()) ||
    isSupposed(text)
  );
}

const GUESS = wholeWords(GUESSES);

/** A possessive: "'s". */
const OWNED = /^(?:'s|s')/u;

/** 'Jane Doe, risk and audit, Acme'. */
const LISTED = /^(?:,| -| \||:) [^\uE000-\uE004.;]{2,40}(?:,| -| \|)? $/u;

/** 'At the' right before the company. */
const AT_COMPANY = new RegExp(
  `(?<!\\p{L})(?:at|@|in|bei|beim|chez|en|na|no|em|bij|pa|hos|i|v|ve|w|we)(?: (?:${THE_WORDS}))? ?$`,
  'iu',
);

/** Whether the post is held or was. `null` if the sentence mentions a move, which other rules have read. */
function tenseOf(
  { text }: MaskedSentence,
  { at, written }: Token,
  language: string,
): 'holds' | 'held' | null {
  if (mentionsMove(text, language)) return null;
  if (EX_TITLE.test(written) || isFormerBefore(text, at)) return 'held';
  // Only the clause of the title counts: 'as its director, said that the papers were in order'.
  const after = text.slice(at).search(/[,;:]/u);
  const clause = text.slice(Math.max(0, at - TENSE_REACH), after === -1 ? undefined : at + after);
  return hasPastVerb(clause, language) ? 'held' : 'holds';
}

const TENSE_REACH = 60;

/** Does a text contain a verb in the past tense for holding a post, in one of the languages tried? */
function hasPastVerb(text: string, language: string): boolean {
  const lower = text.toLowerCase();
  return languagesTried(language).some((one) => HELD_POST_VERBS.get(one)?.was.test(lower));
}
