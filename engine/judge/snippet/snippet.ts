// Which words of a page say most about the person.
import { BOILERPLATE_WORDS } from '../../lexicon/pages/boilerplate.ts';
import { BYLINE_BEGINNING } from '../../lexicon/people/speakers.ts';
import { NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { placeOfPhrase, firstOf } from '../../text/place-of-phrase.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { stemOf, termsOf } from '../../text/terms.ts';
import type { PageContext, PlacedMention } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import type { Passage } from '../page/parse-page.ts';
import { sentencesOf, type Sentence } from './sentences.ts';

/**
 * The text of the page that says most about the person, at most 200 characters (§9): the best sentence and, where there
 * is room, the ones after it; a longer sentence is cut at words around the name. Empty when the page holds no text.
 */
export function pageSnippet({ page, mentions }: PageContext, profile: Profile): string {
  const sentences = firstOf(page.passages, sentencesOf, SNIPPET_SENTENCES_MAX);
  const surnameStems = profile.person.names.flatMap(({ surname }) => termsOf(surname).map(stemOf));
  const scores = sentences.map(
    (sentence) =>
      scoreOf(sentence, profile, surnameStems) +
      (isNamedIn(sentence, mentions) ? SNIPPET_WEIGHTS.namesPerson : 0),
  );
  return fromSentence(sentences, scores.indexOf(Math.max(...scores)), profile);
}

/** How much more a sentence says about the person when it… */
const SNIPPET_WEIGHTS = {
  namesPerson: 3,
  namesSurname: 1.2,
  namesCompany: 2,
  namesRole: 1.5,
  namesNote: 1,
  isLead: 0.8,
  isDescription: 0.6,
  isTitle: -6,
  isAside: -3,
  isFurniture: -6,
  isHeading: -1,
  isTooShort: -2,
  isLine: -3,
  isByline: -8,
} as const;

/** Sentences looked at on one page. */
const SNIPPET_SENTENCES_MAX = 1000;

function isNamedIn({ passage, words }: Sentence, mentions: readonly PlacedMention[]): boolean {
  return mentions.some(
    ({ passage: named, mention }) =>
      named === passage && named.words[mention.start]?.sentence === words[0]?.sentence,
  );
}

/** A longer sentence is a list or data; only its beginning is scored. */
const SCORED_WORDS_MAX = 1000;

/** Sentences with fewer words say too little. */
const SNIPPET_WORDS_MIN = 6;

/** What ends without a mark is a menu, a caption or the name of a speaker. */
const SENTENCE_END = /[.!?…。！？]["'”’»)*_]{0,4}$/u;

function scoreOf(
  { passage, words, text }: Sentence,
  profile: Profile,
  surnameStems: readonly string[],
): number {
  const begin = words.slice(0, SCORED_WORDS_MAX);
  const stems = new Set(termsOf(begin.map((word) => word.text)).map(stemOf));
  const holds = (wanted: readonly string[]): boolean => wanted.some((stem) => stems.has(stem));
  const facts: readonly (readonly [boolean, number])[] = [
    [holds(surnameStems), SNIPPET_WEIGHTS.namesSurname],
    [holds(profile.companyStems), SNIPPET_WEIGHTS.namesCompany],
    [holds(profile.roleStems), SNIPPET_WEIGHTS.namesRole],
    [holds(profile.noteStems), SNIPPET_WEIGHTS.namesNote],
    [passage.zone === 'lead', SNIPPET_WEIGHTS.isLead],
    [passage.zone === 'description', SNIPPET_WEIGHTS.isDescription],
    [passage.zone === 'title', SNIPPET_WEIGHTS.isTitle],
    [passage.zone === 'aside', SNIPPET_WEIGHTS.isAside],
    [passage.kind === 'heading', SNIPPET_WEIGHTS.isHeading],
    [words.length < SNIPPET_WORDS_MIN, SNIPPET_WEIGHTS.isTooShort],
    [!SENTENCE_END.test(text), SNIPPET_WEIGHTS.isLine],
    [isByline(passage, text), SNIPPET_WEIGHTS.isByline],
    [begin.some((word) => BOILERPLATE_WORDS.has(word.text)), SNIPPET_WEIGHTS.isFurniture],
  ];
  return facts.reduce((sum, [holdsTrue, weight]) => sum + (holdsTrue ? weight : 0), 0);
}

/** Is it a byline: 'Guest post by Jane Doe, Acme', 'Jane Doe, Acme · 4 June 2025'? */
function isByline(passage: Passage, text: string): boolean {
  const isDated = !SENTENCE_END.test(text) && DAY_LAST.test(passage.text);
  return isDated || BYLINE_BEGINNING.test(plainLetters(text.slice(0, BYLINE_BEGINNING_MAX)));
}

/** Characters within which a byline has begun, marks before it counted. */
const BYLINE_BEGINNING_MAX = 200;

/** A year at the end, as bylines have it. */
const DAY_LAST = /(?:19|20)\d\d$/u;

/** §9: characters of a result's snippet, cut at a word boundary. */
const SNIPPET_CHARACTERS_MAX = 200;

/** The chosen sentence with as many that follow in its passage as fit. No quotation stays open at the end. */
function fromSentence(sentences: readonly Sentence[], index: number, profile: Profile): string {
  const chosen = sentences[index];
  if (chosen === undefined) return '';
  if (chosen.text.length > SNIPPET_CHARACTERS_MAX) {
    return cutAround(chosen.text, nameOffset(chosen, profile), SNIPPET_CHARACTERS_MAX);
  }
  const first = sentences[beginningOf(sentences, index)] ?? chosen;
  let whole = stretch(first, chosen);
  for (const next of sentences.slice(index + 1)) {
    const longer = stretch(first, next);
    if (next.passage !== chosen.passage || longer.length > SNIPPET_CHARACTERS_MAX) break;
    if (closesItsQuotations(longer)) whole = longer;
  }
  return cutAtWords(whole, SNIPPET_CHARACTERS_MAX);
}

/** Where to begin reading: for '… » , says Jane Doe', where the quotation opens, if there is room. */
function beginningOf(sentences: readonly Sentence[], index: number): number {
  const chosen = sentences[index];
  if (chosen === undefined) return index;
  for (let from = index; from >= 0; from -= 1) {
    const first = sentences[from];
    if (first?.passage !== chosen.passage) break;
    const text = stretch(first, chosen);
    if (text.length > SNIPPET_CHARACTERS_MAX) break;
    if (closesItsQuotations(text) && !SMALL_AT_HEAD.test(text)) return from;
  }
  return index;
}

/** A sentence that begins in the middle of another. */
const SMALL_AT_HEAD = /^\p{Ll}/u;

/** The text from one sentence of a passage to another. */
function stretch({ start }: Sentence, { passage, text, start: last }: Sentence): string {
  return passage.text.slice(start, last) + text;
}

const QUOTATION_MARKS = /["„“”«»]/gu;

/** Which mark opens and which closes differs by language, but together they come in pairs. */
function closesItsQuotations(text: string): boolean {
  return (text.match(QUOTATION_MARKS)?.length ?? 0) % 2 === 0;
}

function nameOffset({ words }: Sentence, profile: Profile): number {
  const first = words[0]?.start ?? 0;
  const byWord = words.findIndex((word) => profile.nameStems.has(stemOf(word.text)));
  const whole = profile.person.names.map((name) => placeOfPhrase(words, name.words));
  const place = [byWord, ...whole].find((index) => index !== -1);
  return (words[place ?? 0]?.start ?? first) - first;
}

/** A cut at a word end may leave up to this share of the room unused. */
const CUT_SHARE_MIN = 0.5;

const ELLIPSIS = '…';

/** Text of at most `length` characters, cut after a word but not within a name, with an ellipsis for what is gone. */
export function cutAtWords(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const room = trimmed.slice(0, length);
  const lastSpace = room.lastIndexOf(' ');
  const least = length * CUT_SHARE_MIN;
  if (lastSpace <= least) {
    return `${wholeCharacters(room.slice(0, length - ELLIPSIS.length)).trimEnd()}${ELLIPSIS}`;
  }
  const beforeName = startOfName(trimmed, lastSpace) - 1;
  const end = beforeName > NAME_SHARE_MIN * length ? beforeName : lastSpace;
  return `${wholeCharacters(room.slice(0, end)).trimEnd()}${ELLIPSIS}`;
}

/** A cut before a name may leave more of the room unused. */
const NAME_SHARE_MIN = 0.3;

/** Words of a name that a cut may go back; more capitals in a row are a title. */
const NAME_WORDS_MAX = 3;

/** Where the name begins of which this space is a part; the place after the space when it is part of none. */
function startOfName(text: string, space: number): number {
  const [next = '', following = ''] = text.slice(space + 1).split(' ', 2);
  const isInsideName = CAPITAL.test(next) || (isParticle(next) && CAPITAL.test(following));
  if (!isInsideName) return space + 1;
  const before = text.slice(0, space).split(' ');
  const first = before.findLastIndex((word) => !isParticle(word) && !NAME_WORD.test(word)) + 1;
  const own = before.slice(first);
  const start = own.findIndex((word) => !isParticle(word));
  const isName = start !== -1 && own.length - start <= NAME_WORDS_MAX;
  return isName ? before.slice(0, first + start).join(' ').length + 1 : space + 1;
}

/** The first word of a name. */
const CAPITAL = /^\p{Lu}/u;
/** A capital word that nothing sets off from the next, or an initial. */
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’-]*$|^(?:\p{Lu}\.)+$/u;

function isParticle(word: string): boolean {
  return NAME_PARTICLES.has(word);
}

/** The part of a text around `offset`, at most `length` characters, cut between words on both sides. */
export function cutAround(text: string, offset: number, length: number): string {
  const lead = Math.round(length * CUT_SHARE_MIN);
  if (offset <= lead) return cutAtWords(text, length);
  const from = text.indexOf(' ', offset - lead);
  const start = from === -1 || from > offset ? offset : startOfName(text, from);
  return `${ELLIPSIS}${cutAtWords(text.slice(start).replace(STARTS_WITH_HALF, ''), length - ELLIPSIS.length)}`;
}

/** The first half of a character outside the basic plane. */
const ENDS_IN_HALF = /[\uD800-\uDBFF]$/;

/** A cut never leaves half a character. */
function wholeCharacters(text: string): string {
  return text.replace(ENDS_IN_HALF, '');
}

/** The second half of such a character. */
const STARTS_WITH_HALF = /^[\uDC00-\uDFFF]/;
