import { inMonthText } from '../../../messages/day-text.ts';
import { saidBack, saidThat, type QuotationSubject } from '../../../messages/openers.ts';
import type { Citation, EventLine, OpenerLine } from '../../../model/brief.ts';
import type { Prospect } from '../../../model/prospect.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { NAMED_REGULATOR } from '../../../taxonomy/money-and-regulators.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { FRESH_DAYS_MAX, OPENER_DAYS_MAX, SAYING_SCORES } from '../brief-weights.ts';
import { daysSince } from '../line-of.ts';
import type { OwnSentence } from '../own-words.ts';
import { namesEmployer, type Post } from './post-of.ts';
import { spokenPlace } from './spoken-place.ts';
import { standsAlone } from './stands-alone.ts';
import { isBiography, isFarewell, isOfField, isSore } from './tone.ts';

/** What is needed to choose words of the person's own. */
export type WordOpenerRequest = {
  readonly facts: BriefFacts;
  readonly post: Post;
  /** Words on a page that does not name the employer may be of the post before. */
  readonly isNewInPost: boolean;
  /** The day they came; '' when that is no news. */
  readonly inPostSince: string;
  /** Where a fine, a breach or the like of the person or the company is told. */
  readonly sore: readonly Citation[];
  /** Entries of the taxonomy over which the company or the person was fined, sued or attacked. */
  readonly soreSubjects: ReadonlySet<string>;
  /** Events have openers of their own. */
  readonly whyNow: readonly EventLine[];
  /** Pages of which no words are said back: what is said there is said for the occasion. */
  readonly occasions: ReadonlySet<string>;
};

/** The one thing the person said that is best worth saying back to them; none when nothing is, nor to somebody who is leaving. */
export function wordOpener(request: WordOpenerRequest): readonly OpenerLine[] {
  const { facts, post } = request;
  if (post.status === 'leaving') return [];
  const pages = new Map(facts.pages.map((page) => [page.result.id, page]));
  const [best] = facts.ownWords
    .flatMap(({ sentences }) => sentences)
    .flatMap((own) => {
      const page = pages.get(own.line.resultId);
      return page !== undefined && isWorthSayingBack(own, page, request) ? [{ own, page }] : [];
    })
    .toSorted(
      (one, other) => scoreOf(other.own, other.page, request) - scoreOf(one.own, one.page, request),
    );
  return best === undefined ? [] : [openerOn(best.own, best.page, request)];
}

function isWorthSayingBack(
  { line, isWhole }: OwnSentence,
  page: AnalyzedPage,
  request: WordOpenerRequest,
): boolean {
  const { facts, whyNow, sore, soreSubjects } = request;
  const { language } = page.result;
  if (isOfAnotherTime(page, request)) return false;
  const isEvent = whyNow.some(({ sources }) =>
    sources.some(({ quote }) => quote.includes(line.quote) || line.quote.includes(quote)),
  );
  return (
    isWhole &&
    !isEvent &&
    !isUnderSoreHeading(line.quote, page) &&
    !isNearTrouble(line.quote, page, sore) &&
    !namesThemselves(line.text, facts.prospect) &&
    standsAlone(line.text, language) &&
    isWelcome(line.text, soreSubjects)
  );
}

/** Too old, said for an occasion, or in another post. */
function isOfAnotherTime(
  page: AnalyzedPage,
  { facts, post, isNewInPost, inPostSince, occasions }: WordOpenerRequest,
): boolean {
  const { id, date } = page.result;
  if (date !== null && (date.day < inPostSince || daysSince(date, facts.now) > OPENER_DAYS_MAX))
    return true;
  return occasions.has(id) || (isNewInPost && !namesEmployer(page, post, facts.prospect));
}

/** Said of a fine, a breach or the like: it is told a few sentences away. */
function isNearTrouble(
  quote: string,
  { result, sentences }: AnalyzedPage,
  sore: readonly Citation[],
): boolean {
  const placeOf = (words: string): number =>
    sentences.findIndex(
      ({ sentence, spoken }) =>
        sentence.quote.includes(words) || spoken.some((said) => said.includes(words)),
    );
  const at = placeOf(quote);
  return sore
    .filter(({ resultId }) => resultId === result.id)
    .some((told) => Math.abs(placeOf(told.quote) - at) <= TROUBLE_SENTENCES);
}

const TROUBLE_SENTENCES = 4;

/** Said of an incident: the heading above it names one. */
function isUnderSoreHeading(quote: string, { sentences }: AnalyzedPage): boolean {
  const at = sentences.findIndex(({ spoken }) => spoken.some((said) => said.includes(quote)));
  const heading = sentences.slice(0, Math.max(0, at)).findLast((one) => isHeading(one));
  return heading !== undefined && isSore(heading.sentence.text);
}

const HEADING_WORDS_MAX = 12;

/** A short line that is no sentence heads what is below it, too: 'Item 64: pathology incident'. */
function isHeading({ kind, spoken, sentence: { text, words } }: AttributedSentence): boolean {
  if (kind === 'heading') return true;
  const isLine = words.length <= HEADING_WORDS_MAX && !/[.!?…]["'”’»)]*$/u.test(text);
  return isLine && kind === 'paragraph' && spoken.length === 0;
}

/** Nobody speaks of themselves by name: 'Jane shared: …' is the page's. */
function namesThemselves(text: string, { name }: Prospect): boolean {
  const own = new Set(wordListOf(name).filter(({ length }) => length >= NAME_LENGTH_MIN));
  return wordListOf(text).some((word) => own.has(word));
}

/** Shorter ones are particles: 'van', 'de'. */
const NAME_LENGTH_MIN = 4;

/** Nothing that hurts, nothing of leaving, nothing over which there was trouble; a letter from the authority is no small talk. */
function isWelcome(text: string, soreSubjects: ReadonlySet<string>): boolean {
  const plain = plainLetters(text);
  return (
    !isSore(text) &&
    !isFarewell(text) &&
    !isBiography(text) &&
    plain.search(NAMED_REGULATOR) === -1 &&
    !entriesIn(plain).some(({ entry }) => soreSubjects.has(entry.id))
  );
}

/** A whole thought about their field, with figures, of this year, is worth more than a remark of years ago. */
function scoreOf(
  { line, words }: OwnSentence,
  analyzed: AnalyzedPage,
  { facts: { now }, whyNow }: WordOpenerRequest,
): number {
  const page = analyzed.result;
  const isOfMove =
    isNewsOf(analyzed) ||
    whyNow.some(
      ({ subject, sources }) =>
        subject === 'person' && sources.some(({ resultId }) => resultId === page.id),
    );
  const { text } = line;
  const years = page.date === null ? 1 : daysSince(page.date, now) / DAYS_PER_YEAR;
  return (
    SAYING_SCORES.word * Math.min(words, SAYING_SCORES.wordsMax) +
    (/[,;:、，]/u.test(text) ? SAYING_SCORES.comma : 0) +
    (isOfField(text) ? SAYING_SCORES.field : 0) +
    (FIGURE.test(plainLetters(text)) ? SAYING_SCORES.figure : 0) +
    (isSore(page.title) || isOfMove || isHeadline(page, whyNow) ? SAYING_SCORES.occasion : 0) +
    SAYING_SCORES.year * years
  );
}

/** 'Acme hires Jane Doe': a headline about them is about what has happened to them. */
function isNewsOf({ result: { type, title }, findNames }: AnalyzedPage): boolean {
  return type === 'news' && findNames(wordsOf(title), title).person.length > 0;
}

/** 'Acme responds to audit': what is said there is said upon the news of the headline. */
function isHeadline({ id, title }: ResearchResult, whyNow: readonly EventLine[]): boolean {
  return whyNow.some(({ sources }) =>
    sources.some(({ resultId, quote }) => resultId === id && title.includes(quote)),
  );
}

const DAYS_PER_YEAR = 365;

function openerOn(
  { line }: OwnSentence,
  page: AnalyzedPage,
  { facts, post }: WordOpenerRequest,
): OpenerLine {
  const { result } = page;
  const where = {
    place: spokenPlace(line.text, page, { ...facts, employer: post.employer }),
    when: inMonthText(result.date, facts.now),
  };
  const subject = atTime(askedOf(subjectOf(line.text), line.text, post), result, facts.now);
  const clause = result.language === 'en' ? clauseOf(line.text) : '';
  const { plain, warm } =
    clause === '' ? saidBack(line.text, where, subject) : saidThat(clause, where, subject);
  return { ...line, text: plain, warm };
}

const CHANGE =
  /\b(?:finally|no longer|any ?more|stopped|used to|replaced|instead of|switched (?:to|from)|endlich|nicht mehr|statt|mittlerweile|enfin|ne \S+ plus|remplace|desormais|por fin|ya no|hemos cambiado|finalmente|ja nao|non piu|eindelijk|niet meer|in plaats van|antligen|inte langre|endelig|ikke lenger|ikke laengere|wreszcie|juz nie|konecne|uz ne|artik)\b/i;

/** A plan can be asked after, and so can a wish. */
const PLAN =
  /\b(?:i'd like|i would like|i wish|we want|we will|we'll|going to|by (?:the end|next|christmas|easter)|wir wollen|wir werden|bis (?:ende|weihnachten)|nous voulons|nous allons|d.ici|queremos|vamos a|ate ao|vogliamo|entro|we willen|vi vill|vi vil|chcemy|chceme)\b/i;

/** What one should do, was learnt somewhere. */
const ADVICE =
  /\b(?:never|always|should|must|need to|don't|muss|mussen|sollte\w*|niemals|immer|nie|il faut|doit|doivent|jamais|toujours|hay que|debe\w*|nunca|siempre|e preciso|deve\w*|sempre|bisogna|serve|mai|moet\w*|nooit|altijd|maste|aldrig|alltid|skal|aldri|trzeba|musi|nigdy|zawsze|musime|nikdy|vzdy|gerek\w*|asla)\b/i;

/** So can figures. */
const FIGURE =
  /\d|\b(?:half|per cent|percent|hundred|thousand|dozen|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|halfte|prozent|moitie|mitad|metade|helft|halvparten|halften|polowa|polovina)\b/i;

/** Of what is over one asks what came of it. */
const STORY =
  /\b(?:asked|checked|phoned|called|counted|found|started|built|tested|hired|went|took|fell|rose|visited|trained|retired|removed|rewrote|laid)\b/i;

/** What only would be so is a view. */
const CONDITION = /\b(?:if|would|i'd|wenn|serait|seria|sarebbe|zou|skulle|jesli|kdyby|eger)\b/i;

/** Theirs is what they speak of as 'I' or 'we'. */
const OWN =
  /\b(?:i|i'm|i've|we|we're|we've|we'll|my|our|us|ich|wir|unser\w*|uns|mein\w*|je|j'\w+|nous|notre|nos|yo|nosotros|nuestr\w+|hemos|tenemos|queremos|nos|nossa?|temos|queremos|noi|nostr\w+|abbiamo|vogliamo|wij|we|ons|onze|ik|vi|vart?|vores?|jeg|jag|my|nasz\w*|mamy|chcemy|nas\w*|mame|chceme|biz\w*|[a-z]{1,16}(?:amos|emos|imos|iamo))\b/i;

/** Of a view of months ago one asks whether it still holds. */
function atTime(subject: QuotationSubject, { date }: ResearchResult, now: Date): QuotationSubject {
  const isFresh = date !== null && daysSince(date, now) <= FRESH_DAYS_MAX;
  return subject === 'view' && !isFresh ? 'old view' : subject;
}

/** Who has not begun is not asked how it goes there; and what is so everywhere goes nowhere. */
function askedOf(subject: QuotationSubject, text: string, { status }: Post): QuotationSubject {
  const canGoOn = status !== 'joining' && OWN.test(plainLetters(text));
  return (subject === 'plan' || subject === 'figure') && !canGoOn ? 'view' : subject;
}

function subjectOf(text: string): QuotationSubject {
  const plain = plainLetters(text);
  if (PLAN.test(plain)) return 'plan';
  if (CONDITION.test(plain)) return 'view';
  if (CHANGE.test(plain)) return 'change';
  if (FIGURE.test(plain)) return STORY.test(plain) ? 'story' : 'figure';
  return ADVICE.test(plain) ? 'advice' : 'view';
}

/** Words that would mean somebody or something else in another's mouth: persons, and what points at the moment. */
const SPEAKERS_OWN =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|we'd|we'll|us|our|ours|you|your|yours|you're|here|today|now|this|these|that|yesterday|tomorrow|last|next|ago)\b|[;:?!"“”…—–]/i;

/** Beginnings that are no names, so that they can follow 'that' in small letters. */
const ARTICLE =
  /^(?:The|A|An|Every|Each|No|Most|Many|Some|Few|All|Any|Half|Boards|Regulators|Auditors|Suppliers|Vendors|Customers|Risk|Risks|Controls|Evidence|Compliance|Policies|Reports|People|Nobody|Everybody|Everyone|Nothing)\b/u;

/** Without a verb it is no clause: 'The new code, with ninety notes.' */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|must|should|needs?|takes?|took|pays?|paid|gets?|got|means?|makes?|made|comes?|came|goes|went|knows?|says?|said|wants?|works?|starts?|asked|told|became|depends?|costs?|matters?|helps?|counts?|belongs?|begins?|ends?|stays?|stands?|runs?|reads?|fits?)\b/i;

/** An English sentence as it can follow 'that'; '' when it cannot safely. */
function clauseOf(text: string): string {
  if (!ARTICLE.test(text) || SPEAKERS_OWN.test(text) || !FINITE.test(text)) return '';
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/u, '');
}
