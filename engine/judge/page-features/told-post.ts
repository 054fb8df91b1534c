import { JOINING_WORDS, JOB_TITLE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import {
  WORDS_BEFORE_JOB_TITLE,
  WORDS_AFTER_JOB_TITLE,
} from '../../lexicon/job-titles/job-titles.ts';
import { isGivenName } from '../../names/people/given-names/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { Passage } from '../page/read-page.ts';
import type { Surroundings } from '../ties/surroundings.ts';
import { FIELD_WORDS, JOB_TITLES } from '../vocabulary.ts';

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

/** The post that words between a name and its company hold; empty when they hold none. */
function postIn(between: readonly Word[]): readonly Word[] {
  const begin = between.findLastIndex(({ text }) => WORDS_BEFORE_JOB_TITLE.has(text)) + 1;
  const words = between.slice(begin);
  const end = words.findIndex(({ text }, index) => index > 0 && WORDS_AFTER_JOB_TITLE.has(text));
  if (end !== -1) words.length = end;
  while (isSmall(words[0])) words.shift();
  while (isSmall(words.at(-1)) || isNameOf(words.at(-1))) words.pop();
  return words.some(isPost) ? words : [];
}

const POST_INSIDE = /beauftragt|leiter|chef|sjef|officer|manager/u;

/** A word for a post by itself, or a compound of the field with one: 'Datenschutzbeauftragter'. */
function isPost({ text }: Word): boolean {
  return JOB_TITLES.holds(text) || (FIELD_WORDS.holds(text) && POST_INSIDE.test(text));
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
  return (
    word !== undefined && (JOINING_WORDS.has(word.text) || JOB_TITLE_PREPOSITIONS.has(word.text))
  );
}
