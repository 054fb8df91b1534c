import { AND_OR_A, AT_OR_OF, THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import { ENGLISH_PAST } from '../../../../lexicon/grammar/sayings.ts';
import { GUESSES } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { AS_WORDS, EX_TITLE, FORMER_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { languagesTried } from '../career-moves/languages-tried.ts';
import { speaksOfMove } from '../career-moves/move-cues.ts';
import { adjustedToPeriod } from '../career-moves/post-periods.ts';
import { namesFieldOfWork } from '../sentence/field-of-work.ts';
import {
  type MaskedSentence,
  type ReadSentence,
  type Token,
  TOKEN,
} from '../sentence/masked-sentence.ts';
import type { DraftStatement, QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { textBetween } from '../sentence/post-words.ts';
import { ARTICLES, HELD_POST_VERBS, isDenied } from './held-post-verbs.ts';
import { untitledPost } from './read-duties.ts';
import { heldPost } from './read-held-posts.ts';
import { isAtUnnamedEmployer, isFormerBefore } from './title-employer.ts';
import { isJoinedByAnd, isTitleOfOtherParty } from './title-links.ts';
import { isSupposed, namesClosePerson } from './titles-after-names.ts';

/**
 * A post that no sentence of a page states outright: the prospect, a job title and the company stand together, with nobody else
 * between them. A former post if a word such as 'ex' says so.
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
  if (kind === null || (kind === 'held' && isOfOtherCell(sentence, title))) return null;
  return adjustedToPeriod(heldPost(sentence, title, kind, reading), title.at, sentence, reading);
}

/** Does a divider part a former title from the company before it? 'Supplier risk | Acme | ex-auditor' is of no company. */
function isOfOtherCell({ text, tokens }: MaskedSentence, title: Token): boolean {
  const company = tokens.find(({ kind }) => kind === 'company');
  return (
    company !== undefined && company.at < title.at && CELL.test(text.slice(company.at, title.at))
  );
}

/** A divider between the cells of a line. */
const CELL = / [|·•] /u;

/** The job title that can be nobody else's, where this sentence names the company, or one beside it does and this names no employer. */
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

/** 'The spokesman is on holiday': a title that does something in a sentence that names nobody is anybody's. */
const SUBJECT = new RegExp(
  `^(?:[Tt]he |\uE001(?:'s|s'|')? )?(?:new |present |current )?\uE004 (?!(?:${AT_OR_OF}|${AND_OR_A}) )\\p{Ll}`,
  'u',
);

/** A job title of the prospect's begins a line or a part of it, or follows 'as'; after a verb it is mostly somebody else's. */
const OPENING = new RegExp(
  `(?:(?:^|[,:;(|•·>/] ?| - |\\uE000 |\\uE000[^,.;]{1,12}\\uE001(?:'s|s'|')? |(?:^|[,:;] ?)(?:the |our )?\\uE001(?:'s|s'|')? )(?:\\p{Lu}[\\p{L}/&-]* ){0,3}|(?<![\\p{L}])(?:${AS_WORDS}|been|am|i'm|bin|suis|soy|sou|sono|ben|jestem|jsem|olen|vagyok) )${ARTICLES}(?:${FORMER_WORDS})? ?$`,
  'u',
);

/** 'The buck for sanctions stops with Jane Doe at Acme': somebody at the company, and a field of work. */
function dutyAt(sentence: MaskedSentence, reading: TextReading): DraftStatement | null {
  const { text, tokens } = sentence;
  const person = tokens.find(({ kind }) => kind === 'person');
  const company = tokens.find(({ kind }) => kind === 'company');
  if (person === undefined || company === undefined) return null;
  // 'Jane Doe's book': the subject is the book.
  if (OWNED.test(text.slice(person.at + 1))) return null;
  const between = text.slice(person.at + 1, company.at);
  if (LISTED.test(between) && namesFieldOfWork(between))
    return untitledPost(sentence, company.at, reading);
  return isAtWork(sentence, company) && isOfToday(text, reading.language)
    ? adjustedToPeriod(untitledPost(sentence, company.at, reading), company.at, sentence, reading)
    : null;
}

/** Is nobody and nothing else named, and the company where the field of work is? */
function isAtWork({ text, tokens }: MaskedSentence, { at }: Token): boolean {
  const isAlone = tokens.every(({ kind }) => kind !== 'other' && kind !== 'organisation');
  const isAt = AT_COMPANY.test(text.slice(0, at)) || OWNED.test(text.slice(at + 1));
  return isAlone && isAt && namesFieldOfWork(text);
}

/** Is the sentence about today: no question, no supposition, no move and no past verb? */
function isOfToday(text: string, language: string): boolean {
  const isPast = ENGLISH_PAST.test(text) || hasPastVerb(text, language);
  return !isPast && !isQuestionOrGuess(text) && !speaksOfMove(text, language);
}

/** Is it asked, supposed, denied, or said of those who may come? */
export function isQuestionOrGuess(text: string): boolean {
  return (
    text.trimEnd().endsWith('?') ||
    namesClosePerson(text) ||
    GUESS.test(text.toLowerCase()) ||
    isSupposed(text)
  );
}

const GUESS = wholeWords(GUESSES);

/** A possessive: ''s'. */
const OWNED = /^(?:'s|s')/u;

/** 'Jane Doe, risk and audit, Acme'. */
const LISTED = /^(?:,| -| \||:) [^\uE000-\uE004.;]{2,40}(?:,| -| \|)? $/u;

/** 'At the' right before the company. */
const AT_COMPANY = new RegExp(
  `(?<!\\p{L})(?:at|@|in|bei|beim|chez|en|na|no|em|bij|pa|hos|i|v|ve|w|we)(?: (?:${THE_WORDS}))? ?$`,
  'iu',
);

/** Of a sentence with a move the readers of moves have said what there is to say; one with a past verb anywhere says nothing sure. */
function tenseOf(
  { text }: MaskedSentence,
  { at, written }: Token,
  language: string,
): 'holds' | 'held' | null {
  if (speaksOfMove(text, language)) return null;
  if (EX_TITLE.test(written) || isFormerBefore(text, at)) return 'held';
  // What is said after a comma is said of something else: 'as its director, said that the papers were in order'.
  const after = text.slice(at).search(/[,;:]/u);
  const clause = text.slice(Math.max(0, at - TENSE_REACH), after === -1 ? undefined : at + after);
  return hasPastVerb(clause, language) ? 'held' : 'holds';
}

const TENSE_REACH = 60;

/** Has a text a verb for a post held in the past, in one of the languages tried? */
function hasPastVerb(text: string, language: string): boolean {
  const lower = text.toLowerCase();
  return languagesTried(language).some((one) => HELD_POST_VERBS.get(one)?.was.test(lower));
}
