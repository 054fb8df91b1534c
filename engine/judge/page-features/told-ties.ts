import type { ReasonFacts } from '../../model/reason.ts';
import { GENERIC_COMPANY_WORDS } from '../../names/companies/organisation-words.ts';
import { isGivenName } from '../../names/people/given-names/nicknames.ts';
import { HONORIFICS } from '../../names/people/name-words.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { PlacedMention } from '../features/page-context.ts';
import type { Passage } from '../page/read-page.ts';
import type { Word } from '../../text/words.ts';
import { JOINING_WORDS } from '../vocabulary/company-relations.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import { AT_WORDS, ORGANISATION_CUES } from '../vocabulary/organisation-cues.ts';
import type { Tie } from '../ties/mention-ties.ts';
import type { StatedEmployer } from '../ties/stated-employer.ts';
import type { Surroundings } from '../ties/surroundings.ts';
import { strongest, type PageEvidence } from './page-evidence.ts';
import type { WeighablePage } from './page-features.ts';

const POSSESSIVE = /['’ʼ`´]s$/iu;
const TIED_MIN = 0.3;

/** What stands between the company and the name at the closest tie, as the page writes it; `null` without a tie. */
export function closestTie({ evidence: { all }, expansion }: WeighablePage): ReasonFacts | null {
  const [best] = all.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (best === undefined || best.nearest === null || strengthOf(best) < TIED_MIN) return null;
  const { passage, mention } = best.nearest;
  const [letters] = expansion?.words ?? [];
  if (expansion !== null && letters === passage.words[mention.start])
    return expansion.feature.facts;
  const company = written(passage.text, passage.words.slice(mention.start, mention.end));
  const post = postBetween(best.surroundings, { passage, start: mention.start, end: mention.end });
  return { code: 'tied-to-company', company, post };
}

/** The employer that the page states most plainly beside the name, other than the prospect's; `null` when none can be told. */
export function plainestEmployer({ evidence }: WeighablePage): ReasonFacts | null {
  const best = toldEmployers(evidence).find(({ employer }) => !employer.isFormer);
  return best === undefined ? null : { code: 'other-employer', employer: best.text };
}

/** An organisation that a page sets beside the name, as it writes it. */
type ToldEmployer = {
  readonly tie: Tie;
  readonly employer: StatedEmployer;
  readonly text: string;
};

/** How plainly somebody must be said to be there before a reader is told so. */
const TOLD_MIN = 0.6;

/** The other organisations a page gives the person, plainest first, without what no reader would call an employer. */
export function toldEmployers({ named }: PageEvidence): readonly ToldEmployer[] {
  const own = new Set(named.flatMap(({ placed }) => wordsOfMention(placed)));
  return named
    .flatMap((tie) => tie.employers.map((employer) => ({ tie, employer })))
    .filter(({ employer }) => employer.strength >= TOLD_MIN)
    .toSorted(
      (a, b) =>
        b.employer.strength - a.employer.strength ||
        b.employer.words.length - a.employer.words.length,
    )
    .flatMap(({ tie, employer }) => {
      const words = withoutRemnants(employer.words);
      if (!isOrganisation(words, own) || isDepartment(employer)) return [];
      return [{ tie, employer, text: written(employer.passage.text, words) }];
    });
}

function wordsOfMention({ passage: { words }, mention }: PlacedMention): readonly string[] {
  return words.slice(mention.start, mention.end).map(({ text }) => text);
}

const REMNANT_LENGTH_MAX = 2;

/** 'Delta Hospital as' and 'Delta S', of 'Delta S.p.A.', end before the rest of a sentence or of an abbreviation. */
function withoutRemnants(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ text, isCapital }) =>
    isCapital ? text.length > 1 || isEastAsian(text) : text.length > REMNANT_LENGTH_MAX,
  );
  return words.slice(0, last + 1);
}

const OF_WORDS: ReadonlySet<string> = new Set(
  'of de du del della di do da des van af for'.split(' '),
);
const WORKPLACE_WORDS: ReadonlySet<string> = new Set('at bei beim chez presso bij hos'.split(' '));

/** 'Head of Sales' names no employer, nor does a lone word after 'in'; 'head of Delta Bank' and 'head of sales at Delta' do. */
function isDepartment({ passage, words, strength }: StatedEmployer): boolean {
  const [first] = words;
  if (first === undefined || words.some(({ text }) => ORGANISATION_CUES.holds(text))) return false;
  const before = passage.words[passage.words.indexOf(first) - 1]?.text ?? '';
  const isLone = words.length === 1 && strength < 1 && !WORKPLACE_WORDS.has(before);
  return isLone || OF_WORDS.has(before);
}

/** Neither a day, a number, a person nor a word that every organisation shares. */
function isOrganisation(words: readonly Word[], ownName: ReadonlySet<string>): boolean {
  const texts = words.map(({ text }) => text);
  const [first = ''] = texts;
  if (isTooShort(first) || texts.some((text) => /\d/u.test(text))) return false;
  if (HONORIFICS.has(first) || texts.every((text) => ownName.has(text))) return false;
  const hasCue = texts.some((text) => ORGANISATION_CUES.holds(text));
  if (!hasCue && texts.some((text) => isGivenName(text) || ownName.has(text))) return false;
  return (
    texts.length > 1 ||
    (!hasCue && first.length > REMNANT_LENGTH_MAX && !GENERIC_COMPANY_WORDS.has(first))
  );
}

/** An initial, or nothing. */
function isTooShort(word: string): boolean {
  return word.length < 2 && !isEastAsian(word);
}

/** The other company, whose name begins or ends like the prospect's. */
export function similarCompany({ evidence: { companies } }: WeighablePage): ReasonFacts | null {
  const other = companies.find(({ mention }) => mention.isOther);
  if (other === undefined) return null;
  const { passage, mention } = other;
  const words = passage.words.slice(
    nameStart(passage.words, mention.start),
    nameEnd(passage.words, mention.end),
  );
  return { code: 'similar-company', company: written(passage.text, words) };
}

function nameStart(words: readonly Word[], start: number): number {
  const before = words[start - 1];
  return words[start]?.startsPhrase === false && before?.isCapital === true ? start - 1 : start;
}

const OTHER_WORDS_MAX = 3;

function nameEnd(words: readonly Word[], end: number): number {
  let last = end;
  while (
    last - end < OTHER_WORDS_MAX &&
    words[last]?.startsPhrase === false &&
    words[last]?.isCapital === true
  ) {
    last += 1;
  }
  return last;
}

/** Words as the page writes them, without a possessive at the end. */
export function written(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replace(POSSESSIVE, '');
}

const POST_WORDS_MAX = 8;

/** The first half of a company's name, in 'directeur d'Atlas-Méridien'. */
const ELIDED_NAME = /\s[dl]['’]\p{Lu}\S*$/u;

const NOT_IN_A_POST = /[\d()[\]:;]/u;

/** A run of words in a passage. Word indexes; `end` is exclusive. */
type Place = { readonly passage: Passage; readonly start: number; readonly end: number };

/** 'chief risk officer' of 'Jane Doe, chief risk officer at Acme'; '' when the words between name no post. */
export function postBetween(around: Surroundings, place: Place): string {
  const isHere = place.passage === around.passage;
  const isBefore = isHere && place.end <= around.start;
  const [from, to] = isBefore ? [place.end, around.start] : [isHere ? around.end : 0, place.start];
  const between = postIn(place.passage.words.slice(from, to));
  const post = written(place.passage.text, between).replace(ELIDED_NAME, '');
  return between.length > POST_WORDS_MAX || NOT_IN_A_POST.test(post) ? '' : post;
}

/** Words that lead to where the post is, or to what its holder does: 'partner at the firm', 'auditor who'. */
const POST_ENDS: ReadonlySet<string> = new Set(
  'at with bei beim chez presso bij hos who whom which that der die que qui che som ktory'.split(
    ' ',
  ),
);
/** Words behind which a post begins: 'has been named chief risk officer', 'is the new head of audit'. */
const POST_BEGINNINGS: ReadonlySet<string> = new Set(
  'is was are ar as its new former formerly named appointed elected hired joins joined ist war als neue neuer est comme nouveau nouvelle es como nuevo nueva nuovo nuova nieuwe nowy nowa novy nova ny nya uj yeni'.split(
    ' ',
  ),
);

/** The post that words between a name and its company hold; empty when they hold none. */
function postIn(between: readonly Word[]): readonly Word[] {
  const begin = between.findLastIndex(({ text }) => POST_BEGINNINGS.has(text)) + 1;
  const words = [...between.slice(begin)];
  const isEnd = (word: Word, index: number): boolean => index > 0 && POST_ENDS.has(word.text);
  const end = words.findIndex(isEnd);
  if (end !== -1) words.length = end;
  while (isSmall(words[0])) words.shift();
  while (isSmall(words.at(-1)) || isNameOf(words.at(-1))) words.pop();
  return words.some(isPost) ? words : [];
}

const POST_INSIDE = /beauftragt|leiter|chef|sjef|officer|manager/u;

/** A word for a post by itself, or a compound of the field with one: 'Datenschutzbeauftragter'. */
function isPost({ text }: Word): boolean {
  return POST_WORDS.holds(text) || (FIELD_WORDS.holds(text) && POST_INSIDE.test(text));
}

/** A given name, which belongs to the person, not to the post. */
function isNameOf(word: Word | undefined): boolean {
  return word?.isCapital === true && isGivenName(word.text) && !isPost(word);
}

function strengthOf({ attached }: Tie): number {
  return strongest(Object.values(attached));
}

function isSmall(word: Word | undefined): boolean {
  return word !== undefined && (JOINING_WORDS.has(word.text) || AT_WORDS.has(word.text));
}
