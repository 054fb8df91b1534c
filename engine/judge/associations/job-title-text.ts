// Finds the job title between a name and a company, as the page writes it.
import { JOINING_WORDS } from '../../lexicon/grammar/prepositions.ts';
import { OBJECT_VERBS, SPEECH_WORDS } from '../../lexicon/grammar/speech.ts';
import {
  JOB_TITLE_INSIDE,
  WORDS_BEFORE_JOB_TITLE,
  WORDS_AFTER_JOB_TITLE,
} from '../../lexicon/job-titles/job-titles.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { MentionContext, Stretch } from '../mentions/mention-context.ts';
import { APPOINTMENTS, FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';

/** The job title between a name and a company: 'chief risk officer' in 'Jane Doe, chief risk officer at Acme'; '' when there is none. */
export function jobTitleBetween(context: MentionContext, place: Stretch): string {
  const isHere = place.passage === context.passage;
  const isBefore = isHere && place.to <= context.start;
  const [from, to] = isBefore ? [place.to, context.start] : [isHere ? context.end : 0, place.from];
  const between = jobTitleIn(place.passage.words.slice(from, to));
  const jobTitle = writtenName(place.passage.text, between).replace(ELIDED_NAME, '');
  return between.length > JOB_TITLE_WORDS_MAX || NOT_IN_A_JOB_TITLE.test(jobTitle) ? '' : jobTitle;
}

const JOB_TITLE_WORDS_MAX = 8;

/** The first half of a company's name, in 'directeur d'Atlas-Méridien'. */
const ELIDED_NAME = /\s[dl]['’]\p{Lu}\S*$/u;

const NOT_IN_A_JOB_TITLE = /[\d()[\]:;]/u;

/** The words of the job title among those between a name and a company; empty when there is none. */
function jobTitleIn(between: readonly Word[]): readonly Word[] {
  // A verb of speaking is followed by the listeners: 'told reporters of Acme'.
  if (between.some(({ text, isCapital }) => !isCapital && SPEAKING.has(text))) return [];
  const begin = between.findLastIndex(isBeforeJobTitle) + 1;
  const words = between.slice(begin);
  const end = words.findIndex(({ text }, index) => index > 0 && WORDS_AFTER_JOB_TITLE.has(text));
  if (end !== -1) words.length = end;
  while (isSmall(words[0])) words.shift();
  while (isSmall(words.at(-1)) || isNameOf(words.at(-1))) words.pop();
  return words.some(isJobTitle) ? words : [];
}

const SPEAKING: ReadonlySet<string> = new Set([
  ...OBJECT_VERBS,
  ...Object.values(SPEECH_WORDS).flatMap((words) => [...words]),
]);

/** Does the word lead to a job title: 'is the new head of', 'became head of', 'leitet'? */
function isBeforeJobTitle({ text, isCapital }: Word): boolean {
  return WORDS_BEFORE_JOB_TITLE.has(text) || (!isCapital && APPOINTMENTS.holds(text));
}

/** Is it a word for a job title, or a compound of the field with one: 'Datenschutzbeauftragter'? */
function isJobTitle({ text }: Word): boolean {
  return JOB_TITLES.holds(text) || (FIELD_WORDS.holds(text) && JOB_TITLE_INSIDE.test(text));
}

/** Is it a given name, which belongs to the person and not to the title? */
function isNameOf(word: Word | undefined): boolean {
  return word?.isCapital === true && isGivenName(word.text) && !isJobTitle(word);
}

/** A possessive, or another case ending after an apostrophe: "Acme's", "Acme'nin". */
const NAME_ENDING = /['’ʼ`´]\p{L}{1,4}$/u;

/** Words as the page writes them, without a possessive or case ending. */
export function writtenName(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replace(NAME_ENDING, '');
}

function isSmall(word: Word | undefined): boolean {
  return word !== undefined && JOINING_WORDS.has(word.text);
}
