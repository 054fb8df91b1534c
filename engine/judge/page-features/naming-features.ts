// Whether a page names the person in its own text, and not as one of many namesakes.
import {
  CAPTCHA_STEMS,
  BIOGRAPHY_SPAM_STEMS,
  DIRECTORY_COUNT_STEMS,
} from '../../lexicon/pages/boilerplate.ts';
import { AGE_BEHIND_NAME } from '../../lexicon/people/ages.ts';
import { valuesByKey } from '../../text/lookups.ts';
import { type StemMatcher, stemMatcher } from '../../text/stem-matcher.ts';
import { wordListOf, type Word } from '../../text/words.ts';
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import { strongest, type PageEvidence } from '../associations/page-evidence.ts';
import { endsLabel } from '../mentions/mention-context.ts';
import { ownNameWords, wordsOfMention, type PlacedMention } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { isHeadline, type Passage } from '../page/parse-page.ts';

/** How the page names the person, or that it does not. */
export type NamingFeature =
  | 'directory'
  | 'name-absent'
  | 'only-in-teaser'
  | 'only-in-title'
  | 'age-stated';

/** Does the page name the person at all, in its own text, and not as one of many namesakes? */
export function namingFeatures(
  evidence: PageEvidence,
  profile: Profile,
): Record<NamingFeature, number> {
  const { mentions, counted } = evidence;
  const isMissing = counted.length === 0;
  const isTeaserOnly = mentions.every(({ placed }) => placed.passage.zone === 'aside');
  return {
    directory: directory(evidence),
    'name-absent': Number(isMissing && mentions.length === 0 && !hasTrace(evidence, profile)),
    'only-in-teaser': Number(isMissing && mentions.length > 0 && isTeaserOnly),
    'only-in-title': Number(isInTitleOnly(evidence)),
    'age-stated': Number(evidence.counted.some(({ placed }) => isAged(placed))),
  };
}

function isInTitleOnly({ counted, context }: PageEvidence): boolean {
  const isNamed = counted.length > 0 && context.page.hasContent;
  return isNamed && counted.every(({ placed }) => isTitleOrDescription(placed.passage));
}

function isTitleOrDescription({ zone }: Passage): boolean {
  return zone === 'title' || zone === 'description';
}

/** What a page asks when it suspects a robot: 'verify you are human'. Normalised. */
const CAPTCHAS = stemMatcher(CAPTCHA_STEMS);

const CAPTCHA_WORDS_MAX = 150;

/** Is it a short page that asks whether its reader is human? */
export function isCaptcha({ content }: PageEvidence): boolean {
  const body = content.filter((passage) => !isTitleOrDescription(passage));
  const length = body.reduce((sum, { words }) => sum + words.length, 0);
  return length < CAPTCHA_WORDS_MAX && body.some(({ words }) => countOf(CAPTCHAS, words) > 0);
}

const TRACE_LENGTH = 5;
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/**
 * Does any word begin like a part of the name, as inflected names do? A page in another script may
 * hold the name in a spelling that cannot be found.
 */
function hasTrace({ content }: PageEvidence, { person: { names } }: Profile): boolean {
  const parts = names
    .flatMap(({ words }) => words)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, TRACE_LENGTH));
  const isTrace = ({ text: word }: Word): boolean => parts.some((part) => word.startsWith(part));
  return content.some(({ text, words }) => OTHER_SCRIPT.test(text) || words.some(isTrace));
}

/** What generated pages about anybody promise: 'net worth', 'height', 'age'. Normalised. */
const BIOGRAPHY_SPAM = stemMatcher(BIOGRAPHY_SPAM_STEMS);
const SPAM_WORDS_MIN = 3;
/** Of a headline's words beside the name; the headline of a portrait may hold some of these words among others. */
const SPAM_SHARE_MIN = 0.35;

function promisesBiography({ words, zone }: Passage, { mentions }: PageEvidence): boolean {
  const count = countOf(BIOGRAPHY_SPAM, words);
  if (count < SPAM_WORDS_MIN || zone === 'description') return count >= SPAM_WORDS_MIN;
  const own = ownNameWords(mentions);
  const others = words.filter(({ text }) => !own.has(text));
  return count >= others.length * SPAM_SHARE_MIN;
}

/** A directory, or a generated page about everybody of the name. */
function directory(evidence: PageEvidence): number {
  const headlines = evidence.content.filter(
    (passage) => passage.zone === 'description' || isHeadline(passage),
  );
  const holders = new Set(evidence.mentions.map(({ placed }) => placed.passage));
  const isCounted = headlines.some((headline) => holders.has(headline) && isCount(headline.words));
  const isSpam = headlines.some((headline) => promisesBiography(headline, evidence));
  const isMade = isCounted || isSpam || isSearch(evidence) || isRepetitive(evidence);
  return isMade ? 1 : namesakesListed(evidence);
}

/** A site's own search for the name: the page names only what was looked for. */
function isSearch({ context: { page }, named }: PageEvidence): boolean {
  const [first] = named;
  const query = SEARCH_QUERY.exec(page.address.path)?.[1];
  if (query === undefined || first === undefined) return false;
  const sought = new Set(wordListOf(query));
  return wordsOfMention(first.placed).every(({ text }) => sought.has(text));
}

const SEARCH_QUERY =
  /(?:[?&](?:q|s|query|search|keywords?|term|text|p)=|\/(?:search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|hledat)\/)([^&]+)/iu;

const FIGURE = /^\d[\d.,]*$/u;

const COUNT_REACH = 3;

/** What directories of people count in their headlines: '143 records found', '27 people called'. Normalised. */
const DIRECTORY_COUNTS = stemMatcher(DIRECTORY_COUNT_STEMS);

/** Does a headline count its entries: '143 records found'? */
function isCount(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, index) =>
      FIGURE.test(text) && DIRECTORY_COUNTS.find(words, index + 1, index + COUNT_REACH) !== -1,
  );
}

function countOf(matcher: StemMatcher, words: readonly Word[]): number {
  return new Set(words.filter(({ text }) => matcher.holds(text)).map(({ text }) => text)).size;
}

const OPENING_WORDS = 3;
const LISTED_FREE = 2;
const LISTED_FULL = 3;

/**
 * How many namesakes a list holds, 0–1: lines that open with the name and go on differently. A transcript's lines, with a
 * colon, do not count, nor do the paragraphs of a portrait, 'Jane Doe grew up …', 'Jane Doe studied …', and the slots of an agenda
 * that all give them the prospect's company count as one.
 */
function namesakesListed({ named }: PageEvidence): number {
  const openings = new Set<string>();
  const prose = new Map<string, Set<string>>();
  const lines = lineOpenings(named);
  // Whatever the lines say of them at the prospect's company, they are one person.
  const others = lines.filter(({ attached }) => strongest(Object.values(attached)) < ATTACHED_MIN);
  for (const { placed } of others) {
    const { passage, mention } = placed;
    const next = passage.words.slice(mention.end, mention.end + OPENING_WORDS);
    const opening = next.map((word) => word.text).join(' ');
    const [verb] = next;
    const isProse = passage.kind === 'paragraph' && verb?.startsPhrase === false && !verb.isCapital;
    if (isProse) prose.set(verb.text, (prose.get(verb.text) ?? new Set()).add(opening));
    else openings.add(opening);
  }
  // Generated entries have the same verb throughout: 'Jane Doe lives in Elm.', 'Jane Doe lives in Hull.'
  const [entries] = prose.size === 1 ? prose.values() : [];
  const atCompany = Number(others.length < lines.length);
  const size = atCompany + openings.size + (entries?.size ?? 0);
  return Math.min(1, Math.max(0, size - LISTED_FREE) / LISTED_FULL);
}

/** From this strength on the company is right beside the name. */
const ATTACHED_MIN = 0.6;

/** The first mention of each line of the text that begins with the name, those of speakers left out. */
function lineOpenings(named: readonly MentionEvidence[]): readonly MentionEvidence[] {
  const seen = new Set<Passage>();
  return named.flatMap((one) => {
    const { passage, mention } = one.placed;
    const { words, text } = passage;
    if (mention.start > 1 || isTitleOrDescription(passage) || seen.has(passage)) return [];
    seen.add(passage);
    const end = words[mention.end - 1]?.end ?? 0;
    return endsLabel(text, end) || TIME_OF_TURN.test(text.slice(end, end + TIME_REACH))
      ? []
      : [one];
  });
}

/** When a speaker's turn begins, as transcripts give it behind the name: 'Jane Doe (00:12)', 'Jane Doe  1:02:45'. */
const TIME_OF_TURN = /^[*_\s([|·–-]{0,6}(?:\d{1,2}:)?\d{1,2}:\d{2}(?!\d)/u;
const TIME_REACH = 20;

const AGE_REACH = 30;

/** Is an age given after the name, as in 'Jane Doe, 34, of Elm Road'? Local and court news do so; the trade press gives job titles. */
function isAged({ passage: { words, text }, mention }: PlacedMention): boolean {
  const end = words[mention.end - 1]?.end ?? 0;
  return AGE_BEHIND_NAME.test(text.slice(end, end + AGE_REACH));
}

const READ_PASSAGES_MAX = 40;
const READ_WORDS_MAX = 400;
const REPEATED_WORDS_MIN = 100;
const REPEATED_SHARE = 0.8;

/** Does the page repeat the same few sentences, as search spam does? */
function isRepetitive({ content }: PageEvidence): boolean {
  const known = new Set<string>();
  let total = 0;
  let repeated = 0;
  for (const { words } of content.slice(0, READ_PASSAGES_MAX)) {
    const read = words
      .slice(0, READ_WORDS_MAX)
      .map(({ sentence, text }) => [sentence, text] as const);
    for (const sentence of valuesByKey(read).values()) {
      const text = sentence.join(' ');
      total += sentence.length;
      if (known.has(text)) repeated += sentence.length;
      known.add(text);
    }
  }
  return total >= REPEATED_WORDS_MIN && repeated > REPEATED_SHARE * total;
}
