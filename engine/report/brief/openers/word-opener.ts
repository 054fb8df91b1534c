import { FIELD_STEMS } from '../../../lexicon/job-titles/job-titles.ts';
import { inMonthText } from '../../../messages/day-text.ts';
import { saidBack, saidThat, type QuotationSubject } from '../../../messages/openers.ts';
import type { OpenerLine } from '../../../model/brief.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { NAMED_REGULATOR } from '../../../taxonomy/money-and-regulators.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { OPENER_DAYS_MAX, SAYING_SCORES } from '../brief-weights.ts';
import { daysSince } from '../line-of.ts';
import type { OwnSentence } from '../own-words.ts';
import { namesEmployer, type Post } from './post-of.ts';
import { isFarewell, isSore } from './sore-points.ts';
import { spokenPlace } from './spoken-place.ts';
import { standsAlone } from './stands-alone.ts';

/** What is needed to choose words of the person's own. */
export type WordOpenerRequest = {
  readonly facts: BriefFacts;
  readonly post: Post;
  /** Words on a page that does not name the employer may be of the post before. */
  readonly isNewInPost: boolean;
  /** Entries of the taxonomy over which the company or the person was fined, sued or attacked. */
  readonly soreSubjects: ReadonlySet<string>;
  /** Pages that report that the person goes or comes: what is said there is said for the occasion. */
  readonly farewellPages: ReadonlySet<string>;
};

const FIELD_WORDS = stemMatcher(FIELD_STEMS);

/** The one thing the person said that is best worth saying back to them; none when nothing is. */
export function wordOpener(request: WordOpenerRequest): readonly OpenerLine[] {
  const { facts } = request;
  const pages = new Map(facts.pages.map((page) => [page.result.id, page]));
  const [best] = facts.ownWords
    .flatMap(({ sentences }) => sentences)
    .flatMap((own) => {
      const page = pages.get(own.line.resultId);
      return page !== undefined && isWorthSayingBack(own, page, request) ? [{ own, page }] : [];
    })
    .toSorted(
      (one, other) =>
        scoreOf(other.own, other.page.result, facts) - scoreOf(one.own, one.page.result, facts),
    );
  return best === undefined ? [] : [openerOn(best.own, best.page.result, facts)];
}

function isWorthSayingBack(
  { line, isWhole }: OwnSentence,
  page: AnalyzedPage,
  { facts, post, isNewInPost, farewellPages, soreSubjects }: WordOpenerRequest,
): boolean {
  const { id, date, language } = page.result;
  if (date !== null && daysSince(date, facts.now) > OPENER_DAYS_MAX) return false;
  if (farewellPages.has(id) || (isNewInPost && !namesEmployer(page, post))) return false;
  return isWhole && standsAlone(line.text, language) && isWelcome(line.text, soreSubjects);
}

/** Nothing that hurts, nothing of leaving, nothing over which there was trouble; a letter from the authority is no small talk. */
function isWelcome(text: string, soreSubjects: ReadonlySet<string>): boolean {
  const plain = plainLetters(text);
  return (
    !isSore(text) &&
    !isFarewell(text) &&
    plain.search(NAMED_REGULATOR) === -1 &&
    !entriesIn(plain).some(({ entry }) => soreSubjects.has(entry.id))
  );
}

/** What they do, with figures, in their own field, lately, is worth more than a maxim of years ago. */
function scoreOf(own: OwnSentence, { date }: ResearchResult, { now }: BriefFacts): number {
  const words = wordsOf(own.line.text);
  const isOfField = own.hasSubject || FIELD_WORDS.find(words, 0, words.length) !== -1;
  const years = date === null ? 1 : daysSince(date, now) / DAYS_PER_YEAR;
  return own.score + (isOfField ? SAYING_SCORES.field : 0) + SAYING_SCORES.year * years;
}

const DAYS_PER_YEAR = 365;

function openerOn({ line }: OwnSentence, result: ResearchResult, facts: BriefFacts): OpenerLine {
  const where = {
    place: spokenPlace(line.text, result, facts),
    when: inMonthText(result.date, facts.now),
  };
  const subject = subjectOf(line.text);
  const clause = result.language === 'en' ? clauseOf(line.text) : '';
  const { plain, warm } =
    clause === '' ? saidBack(line.text, where, subject) : saidThat(clause, where, subject);
  return { ...line, text: plain, warm };
}

const CHANGE =
  /\b(?:finally|no longer|any ?more|stopped|used to|replaced|instead of|now|switched|endlich|nicht mehr|statt|mittlerweile|enfin|ne \S+ plus|remplace|desormais|por fin|ya no|ahora|hemos cambiado|finalmente|ja nao|agora|adesso|non piu|eindelijk|niet meer|in plaats van|antligen|inte langre|endelig|ikke lenger|ikke laengere|wreszcie|juz nie|konecne|uz ne|artik)\b/i;

/** Figures, plans and the state of things can be asked after. */
const STATE =
  /\d|\b(?:we want|we will|we'll|we are|we're|going to|by (?:the end|next|christmas|easter)|half|most of|every|each|per cent|percent|hundred|thousand|dozen|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|wir wollen|wir werden|bis (?:ende|weihnachten)|halfte|prozent|nous voulons|nous allons|d.ici|moitie|queremos|vamos a|mitad|ate ao|metade|vogliamo|entro|meta|we willen|helft|vi vill|vi vil|halvparten|halften|chcemy|polowa|chceme|polovina)\b/i;

function subjectOf(text: string): QuotationSubject {
  const plain = plainLetters(text);
  if (CHANGE.test(plain)) return 'change';
  return STATE.test(plain) ? 'state' : 'view';
}

/** Words that would mean somebody or something else in another's mouth: persons, and what points at the moment. */
const SPEAKERS_OWN =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|we'd|we'll|us|our|ours|you|your|yours|you're|here|today|now|this|these|that|yesterday|tomorrow|last|next|ago)\b|[;:?!"“”…—–]/i;

/** Beginnings that are no names, so that they can follow 'that' in small letters. */
const ARTICLE =
  /^(?:The|A|An|Every|Each|No|Most|Many|Some|Few|All|Any|Half|Boards|Regulators|Auditors|Suppliers|Vendors|Customers|Risk|Risks|Controls|Evidence|Compliance|Policies|Reports|People|Nobody|Everybody|Everyone|Nothing)\b/u;

/** An English sentence as it can follow 'that'; '' when it cannot safely. */
function clauseOf(text: string): string {
  if (!ARTICLE.test(text) || SPEAKERS_OWN.test(text)) return '';
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/u, '');
}
