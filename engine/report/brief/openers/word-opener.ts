import {
  CAREER_QUESTION,
  OWN_MOVE,
  OWN_SEAT,
  PRIVATE_QUESTION,
  SEEKING,
  VACANCY,
} from '../../../lexicon/grammar/sayings.ts';
import { inMonthText } from '../../../messages/day-text.ts';
import { saidBack, saidThat } from '../../../messages/openers.ts';
import type { BriefLine, Citation, EventLine, OpenerLine } from '../../../model/brief.ts';
import type { Prospect } from '../../../model/prospect.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { NAMED_REGULATOR } from '../../../taxonomy/money-and-regulators.ts';
import { entriesIn, isOfField } from '../../../taxonomy/taxonomy.ts';
import { plainTextOf } from '../../../text/blocks.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf, type Word } from '../../../text/words.ts';
import { isClubPage, isClubSite } from '../../events/actors/company-focus.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { isOnOwnSite } from '../../sales-signals/attributed-sentences.ts';
import { isFirstPersonWord } from '../../sales-signals/reference-words.ts';
import { makesPoint } from '../../sales-signals/voices/back-reference.ts';
import {
  OPENER_DAYS_MAX,
  QUOTATION_WORDS_MIN,
  CUT_WORDS_MIN,
  SAID_TOGETHER_WORDS_MAX,
  SAYING_SCORES,
} from '../brief-weights.ts';
import { daysSince, evidenceOn, lineOf, yearsSince } from '../line-of.ts';
import type { OwnSentence, SaidSentence } from '../own-words.ts';
import { wordsIn } from '../said-stretches.ts';
import type { EventOpenerRequest } from './event-openers.ts';
import { isAboutTrouble, isBeforeTrouble } from './near-trouble.ts';
import { namesEmployer } from './post-of.ts';
import { countTradeWords, saysNeed, quotationSubjectOf } from './quotation-subject.ts';
import { isComment, spokenPlace } from './spoken-place.ts';
import { clauseOf, standsAlone } from './stands-alone.ts';
import { isFarewell, admitsGap, isSore, isBiographical } from './tone.ts';

/** What is needed to choose words of the person's own; events have openers of their own. */
export type WordOpenerRequest = EventOpenerRequest & {
  /** Words on a page that does not name the employer may come from the previous post. */
  readonly isNewInPost: boolean;
  /** The day they joined, '' when that is no news; `inPostSince` even where the news does not name the company entered. */
  readonly cameOn: string;
  readonly inPostSince: string;
  /** Where a fine, a breach or the like of the person or the company is reported. */
  readonly sore: readonly Citation[];
  /** Pages that are not quoted back, since what people say there is said for the occasion. */
  readonly occasions: ReadonlySet<string>;
};

/** The one thing the person said that is best worth saying back to them; none when nothing is. */
export function wordOpener(request: WordOpenerRequest): readonly OpenerLine[] {
  const { facts } = request;
  const pages = new Map(facts.pages.map((page) => [page.result.id, page]));
  const [best] = facts.ownWords
    .filter(({ line }) => isOfWork(line))
    .flatMap(({ line: passage, sentences }) =>
      sentences.flatMap((own, at) => {
        const page = pages.get(own.line.resultId);
        if (page === undefined || !isWorthQuoting(own, page, request)) return [];
        const line = sentences
          .slice(at + 1)
          .reduce((said, next) => withCompletion(said, next, passage, { page, request }), own.line);
        const next = sentences[at + 1];
        const isCut = line === own.line && next?.joinsPrevious === true;
        // 'The money is there.' only leads up to 'What is missing is …'.
        if (
          isCut &&
          (own.words < CUT_WORDS_MIN || makesPoint(next.line.text, page.result.language))
        )
          return [];
        const score = scoreOf(own, page, request) + (isCut ? SAYING_SCORES.cut : 0);
        return [{ line, page, score }];
      }),
    )
    .toSorted((one, other) => other.score - one.score);
  return best === undefined ? [] : [openerOn(best.line, best.page, request)];
}

/** Are the words about work: neither a vacancy, which speaks to applicants, nor an answer about private life or how they came here? */
function isOfWork({ text, question = '' }: BriefLine): boolean {
  const plain = plainLetters(text);
  // Looking for an analyst is hiring; looking for a register is buying.
  if (VACANCY.test(plain) || (SEEKING.test(plain) && countTradeWords(text) === 0)) return false;
  const asked = plainLetters(question);
  return !PRIVATE_QUESTION.test(asked) && !CAREER_QUESTION.test(asked);
}

/** Adds the next sentence to the quotation if it completes it: 'My first ask was not money. It was a list.' */
function withCompletion(
  said: BriefLine,
  next: SaidSentence,
  { quote }: BriefLine,
  { page, request }: { readonly page: AnalyzedPage; readonly request: WordOpenerRequest },
): BriefLine {
  const pairs = [' ', ''].map((space) => `${said.quote}${space}${next.line.quote}`);
  const both = pairs.find((pair) => quote.includes(pair));
  return both === undefined ||
    wordsIn(both) > SAID_TOGETHER_WORDS_MAX ||
    !canFollow(next, page, request)
    ? said
    : lineOf(plainTextOf(both), evidenceOn(page.result, both));
}

function canFollow(own: SaidSentence, page: AnalyzedPage, request: WordOpenerRequest): boolean {
  const isSentence = own.words >= QUOTATION_WORDS_MIN && !/[?？]$/u.test(own.line.text);
  return own.joinsPrevious && isSentence && isSafeToQuote(own, page, request);
}

function isWorthQuoting(
  own: SaidSentence,
  page: AnalyzedPage,
  request: WordOpenerRequest,
): boolean {
  return (
    !(own.joinsPrevious || isComment(own.line.quote, page)) &&
    !isOfAnotherTime(page, request) &&
    standsAlone(own.line.text, page.result.language) &&
    isSafeToQuote(own, page, request)
  );
}

/** May the sentence be quoted back? It must report no event and no trouble, and name nobody who is better left out. */
function isSafeToQuote(
  { line }: OwnSentence,
  page: AnalyzedPage,
  { facts, post: { status }, whyNow, sore, soreSubjects }: WordOpenerRequest,
): boolean {
  const isGoing = status === 'joining' || status === 'leaving';
  if (isGoing && OWN_MOVE.test(plainLetters(line.text))) return false;
  const isEvent = whyNow.some(({ sources }) =>
    sources.some(({ quote }) => quote.includes(line.quote) || line.quote.includes(quote)),
  );
  return (
    !isEvent &&
    !isAboutTrouble(line.quote, page, sore) &&
    !isBeforeTrouble(line.text, page, { whyNow, company: facts.prospect.company }) &&
    !namesWrongOne(line.text, page, sore) &&
    isPleasant(line.text, soreSubjects)
  );
}

/** Were the words said too long ago, for an occasion, in another post, or in a club? */
function isOfAnotherTime(
  page: AnalyzedPage,
  { facts, post, isNewInPost, inPostSince, cameOn, occasions }: WordOpenerRequest,
): boolean {
  const { id, date } = page.result;
  if (date !== null && (date.day < inPostSince || daysSince(date, facts.now) > OPENER_DAYS_MAX))
    return true;
  const isSince = date !== null && cameOn !== '' && date.day > cameOn;
  const isOfBefore = isNewInPost && !isSince && !namesEmployer(page, post, facts.prospect);
  return occasions.has(id) || isOfBefore || isOfClub(page, facts.prospect);
}

function isOfClub(page: AnalyzedPage, prospect: Prospect): boolean {
  return isClubPage(page) || (isClubSite(page.result.url) && !isOnOwnSite(prospect, page.result));
}

/** Does it name the person, so that the words are the page's ('Jane shared: …'), a colleague, or somebody named in a sore point? */
function namesWrongOne(
  text: string,
  { result: { language }, findNames }: AnalyzedPage,
  sore: readonly Citation[],
): boolean {
  const words = wordsOf(text);
  const { person, others } = findNames(words, text);
  if (person.length > 0 || isOfColleague(words, language)) return true;
  return others.some(({ start, end }) => {
    const name = text.slice(words[start]?.start, words[end - 1]?.end);
    // In German every noun looks like a name.
    return language !== 'de' && sore.some(({ quote }) => quote.includes(name));
  });
}

/** Is it about a colleague alone: 'Jost never signed …', but not 'Alison and I …'? */
function isOfColleague(words: readonly Word[], language: string | null): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    isGivenName(first.text) &&
    !words.some(({ text }) => isFirstPersonWord(text, language))
  );
}

/** Is it free of sore points, farewells, life stories and regulators, and of subjects over which there was trouble? */
function isPleasant(text: string, soreSubjects: ReadonlySet<string>): boolean {
  const plain = plainLetters(text);
  return (
    !isSore(text) &&
    !isFarewell(text) &&
    !admitsGap(text) &&
    !isBiographical(text) &&
    !OWN_SEAT.test(plain) &&
    plain.search(NAMED_REGULATOR) === -1 &&
    !entriesIn(plain).some(({ entry }) => soreSubjects.has(entry.id))
  );
}

/** How much the words are worth quoting: a recent, whole thought on what they buy help with beats a remark of years ago. */
function scoreOf(
  { line: { text }, words }: OwnSentence,
  { result: page }: AnalyzedPage,
  { facts: { now }, whyNow }: WordOpenerRequest,
): number {
  const isField = isOfField(text);
  const trade = Math.min(countTradeWords(text), SAYING_SCORES.tradeMax);
  const isNeed = (isField || trade > 0) && saysNeed(plainLetters(text));
  return (
    SAYING_SCORES.word * Math.min(words, SAYING_SCORES.wordsMax) +
    (/[,;:、，]/u.test(text) ? SAYING_SCORES.comma : 0) +
    (isField ? SAYING_SCORES.field : 0) +
    SAYING_SCORES.trade * trade +
    (isNeed ? SAYING_SCORES.need : 0) +
    (/\d/u.test(text) ? SAYING_SCORES.figure : 0) +
    (isSore(page.title) || isOnOwnNews(page, whyNow) ? SAYING_SCORES.occasion : 0) +
    SAYING_SCORES.year * yearsSince(page.date, now)
  );
}

/** Does the page report news of their own? Under 'Acme responds to audit' people speak for the occasion. */
function isOnOwnNews({ id, title }: ResearchResult, whyNow: readonly EventLine[]): boolean {
  return whyNow.some(({ subject, sources }) =>
    sources.some(
      ({ resultId, quote }) => resultId === id && (subject === 'person' || title.includes(quote)),
    ),
  );
}

function openerOn(line: BriefLine, page: AnalyzedPage, request: WordOpenerRequest): OpenerLine {
  const { facts, post } = request;
  const { result } = page;
  const employers = [post.employer, ...facts.posts.map(({ employer }) => employer)];
  const where = {
    ...spokenPlace(line.text, page, { ...facts, employers }),
    when: inMonthText(result.date, facts.now),
  };
  const subject = quotationSubjectOf(line.text, result, request);
  const isPlaced = where.isWritten || where.place !== '';
  const clause = isPlaced && result.language === 'en' ? clauseOf(line.text) : '';
  const { plain, warm } =
    clause === '' ? saidBack(line.text, where, subject) : saidThat(clause, where, subject);
  return { ...line, text: plain, warm };
}
