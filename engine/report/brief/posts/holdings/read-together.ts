import {
  AS_WORDS,
  FIELD_OF_WORK,
  FORMER_WORDS,
} from '../../../../lexicon/job-titles/title-words.ts';
import { languagesTried } from '../moves/languages-tried.ts';
import { speaksOfMove } from '../moves/move-cues.ts';
import { framed } from '../moves/time-frames.ts';
import type { MaskedSentence, ReadSentence, Token } from '../sentence/masked-sentence.ts';
import type { DraftStatement, QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { TOGETHER_REACH } from '../sentence/post-weights.ts';
import { textBetween } from '../sentence/post-words.ts';
import { ARTICLES, AT, VERBS, isDenied } from './holding-verbs.ts';
import { holding } from './read-holdings.ts';
import { ledPost } from './read-leading.ts';
import { isFormerBefore } from './title-employer.ts';
import { EX_TITLE, RELATIONS, SUPPOSED, isOfOtherParty } from './title-links.ts';

/**
 * What a page says of a post when none of its sentences says it in so many words: the prospect, a job title and the company
 * stand together, nobody else between them, and nothing tells of the past. Said of the past when a word does.
 */
export function postsTogether(
  sentences: readonly ReadSentence[],
  reading: TextReading,
): readonly QuotedDraft[] {
  return sentences.flatMap(({ sentence, isAboutProspect }, index) => {
    const around = [sentences[index - 1], sentences[index + 1]].map((one) => one?.sentence);
    const title = isAboutProspect ? titleOfProspect(sentence, around, reading.language) : null;
    if (title === null) {
      const draft = dutyAt(sentence, reading);
      return draft === null ? [] : [{ draft, quote: sentence.quote, index }];
    }
    const kind = tenseOf(sentence, title, reading.language);
    if (kind === null || (kind === 'held' && isOfOtherCell(sentence, title))) return [];
    const draft = framed(holding(sentence, title, kind, reading), title.at, sentence, reading);
    return [{ draft, quote: sentence.quote, index }];
  });
}

/**
 * Does a divider part a former title from the company before it? 'Supplier risk | Acme | ex-auditor' is of no company.
 */
function isOfOtherCell({ text, tokens }: MaskedSentence, title: Token): boolean {
  const company = tokens.find(({ kind }) => kind === 'company');
  return (
    company !== undefined && company.at < title.at && CELL.test(text.slice(company.at, title.at))
  );
}

const CELL = / [|·•] /u;

/** The job title that can be nobody else's, where the company stands beside it. */
function titleOfProspect(
  { text, tokens }: MaskedSentence,
  around: readonly (MaskedSentence | undefined)[],
  language: string,
): Token | null {
  if (isLeftOpen(text) || tokens.some(({ kind }) => kind === 'other')) return null;
  const person = tokens.find(({ kind }) => kind === 'person');
  const title = tokens.find(
    ({ kind, at }) =>
      kind === 'title' &&
      (person === undefined
        ? !SUBJECT.test(text)
        : Math.abs(at - person.at) <= TOGETHER_REACH &&
          !isDenied(textBetween(text, person.at, at), language)) &&
      OPENING.test(text.slice(0, at)) &&
      !isOfOtherParty(text.slice(0, at)),
  );
  const hasCompany = tokens.some(({ kind }) => kind === 'company');
  const isElsewhere = tokens.some(({ kind }) => kind === 'organisation');
  const isNear = around.some((one) => one?.tokens.some(({ kind }) => kind === 'company') === true);
  return title !== undefined && (hasCompany || (isNear && !isElsewhere)) ? title : null;
}

/** 'The spokesman is on holiday': a title that does something in a sentence that names nobody is anybody's. */
const SUBJECT = new RegExp(
  `^(?:[Tt]he |\uE001(?:'s|s'|')? )?(?:new |present |current )?\uE004 (?!(?:${AT}|and|und|et|y|e|en|och|og|i|a) )\\p{Ll}`,
  'u',
);

/** A job title of the prospect's begins a line or a part of it, or follows 'as'; behind a verb it is mostly somebody else's. */
const OPENING = new RegExp(
  `(?:(?:^|[,:;(|•·>/] ?| - |\\uE000 |\\uE000[^,.;]{1,12}\\uE001(?:'s|s'|')? |(?:^|[,:;] ?)(?:the |our )?\\uE001(?:'s|s'|')? )(?:\\p{Lu}[\\p{L}/&-]* ){0,3}|(?<![\\p{L}])(?:${AS_WORDS}|been|am|i'm|bin|suis|soy|sou|sono|ben|jestem|jsem|olen|vagyok) )${ARTICLES}(?:${FORMER_WORDS})? ?$`,
  'u',
);

/** Of those who may come, were asked, or only write to the company. */
const UNSURE =
  /(?<!\p{L})(?:candidates?|shortlist\w*|applicants?|applied|finalists?|nominees?|turned down|declined|rumou?r\w*|reportedly|would|could|might|if|kandidat\w*|bewerb\w*|gerucht\w*|candidat\w*|rumeurs?|pressenti\w*|rumores|candidat\w*|voci|geruchten|rykte\w*|rygte\w*|kandydat\w*|plotk\w*|ehdok\w*|jelolt\w*|den(?:y|ies|ied|ying)|dementi\w*|dement\w*|desmi\w*|desment\w*|smenti\w*|ontken\w*|afvis\w*|avvis\w*|zaprzecz\w*|kiist\w*|cafol\w*|yalanl\w*)(?!\p{L})/iu;

/** 'The buck for sanctions stops with Jane Doe at Acme': somebody at the company, and a field of work. */
function dutyAt(sentence: MaskedSentence, reading: TextReading): DraftStatement | null {
  const { text, tokens } = sentence;
  const person = tokens.find(({ kind }) => kind === 'person');
  const company = tokens.find(({ kind }) => kind === 'company');
  if (person === undefined || company === undefined) return null;
  // 'Jane Doe's book': the subject is the book.
  if (OWNED.test(text.slice(person.at + 1))) return null;
  const between = text.slice(person.at + 1, company.at);
  if (LISTED.test(between) && FIELD_OF_WORK.test(between))
    return ledPost(sentence, company.at, reading);
  return isAtWork(sentence, company) && isOfToday(text, reading.language)
    ? framed(ledPost(sentence, company.at, reading), company.at, sentence, reading)
    : null;
}

/** Nobody and nothing else is named, and the company is where the field of work is. */
function isAtWork({ text, tokens }: MaskedSentence, { at }: Token): boolean {
  const isAlone = tokens.every(({ kind }) => kind !== 'other' && kind !== 'organisation');
  const isAt = AT_COMPANY.test(text.slice(0, at)) || OWNED.test(text.slice(at + 1));
  return isAlone && isAt && FIELD_OF_WORK.test(text);
}

/** Tells of today: no question, no supposition, no move and no past verb. */
function isOfToday(text: string, language: string): boolean {
  if (isLeftOpen(text) || PAST_VERB.test(text) || speaksOfMove(text, language)) return false;
  return !languagesTried(language).some((one) => VERBS.get(one)?.was.test(text) === true);
}

/** Is it asked, supposed, denied, or said of those who may come? */
export function isLeftOpen(text: string): boolean {
  return (
    text.trimEnd().endsWith('?') || RELATIONS.test(text) || UNSURE.test(text) || SUPPOSED.test(text)
  );
}

const OWNED = /^(?:'s|s')/u;

/** 'Jane Doe, risk and audit, Acme'. */
const LISTED = /^(?:,| -| \||:) [^\uE000-\uE004.;]{2,40}(?:,| -| \|)? $/u;

const AT_COMPANY =
  /(?<!\p{L})(?:at|@|in|bei|beim|chez|en|na|no|em|in|bij|pa|hos|i|v|ve|w|we)(?: (?:the|der|dem|la|le|el|los|las|de|het|l'|o|a))? ?$/iu;

/** A past verb of English, or a perfect of what happened once. */
const PAST_VERB =
  /(?<!\p{L})(?:\p{L}{2,}ed|told|gave|wrote|met|took|made|held|came|went|said|sat|won|spoke|found|brought|bought|sold|saw|put|had|did|spent|taught|built|grew|became|began|kept|drove|chose|heard|knew|lost|paid|sent|stood|thought|left|fell|got|rose|sought|struck|ran|led|read|stepped|drew|flew|sang|threw|beat|caught)(?!\p{L})/iu;

const TENSE_REACH = 60;

/** Of a sentence with a move the readers of moves have said what there is to say; one with a past verb anywhere says nothing sure. */
function tenseOf(
  { text }: MaskedSentence,
  { at, written }: Token,
  language: string,
): 'holds' | 'held' | null {
  if (speaksOfMove(text, language)) return null;
  if (EX_TITLE.test(written) || isFormerBefore(text, at)) return 'held';
  // What is said behind a comma is said of something else: 'as its director, said that the papers were in order'.
  const behind = text.slice(at).search(/[,;:]/u);
  const clause = text.slice(Math.max(0, at - TENSE_REACH), behind === -1 ? undefined : at + behind);
  const isPast = languagesTried(language).some((one) => VERBS.get(one)?.was.test(clause) === true);
  return isPast ? 'held' : 'holds';
}
