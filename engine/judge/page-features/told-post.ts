import { isGivenName } from '../../names/people/given-names/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { Passage } from '../page/read-page.ts';
import type { Surroundings } from '../ties/surroundings.ts';
import { JOINING_WORDS } from '../vocabulary/company-relations.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import { AT_WORDS } from '../vocabulary/organisation-cues.ts';

/** A possessive, or the ending that some languages set off from a name: "Acme's", "Acme'nin". */
const NAME_ENDING = /['’ʼ`´]\p{L}{1,4}$/u;

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
  const words = between.slice(begin);
  const end = words.findIndex(({ text }, index) => index > 0 && POST_ENDS.has(text));
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

/** Words as the page writes them, without an ending set off by an apostrophe. */
export function written(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replace(NAME_ENDING, '');
}

function isSmall(word: Word | undefined): boolean {
  return word !== undefined && (JOINING_WORDS.has(word.text) || AT_WORDS.has(word.text));
}
