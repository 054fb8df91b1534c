// Which other names the user's notes give.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { COMPANY_NOUNS, SENTENCE_OPENINGS, NAME_CUES } from '../../lexicon/people/name-cues.ts';
import { NAME_PARTICLES } from '../../lexicon/people/surnames.ts';
import { wordListOf, wordsOf, type Word } from '../../text/words.ts';

/** Whose other name a note gives: the company's or an employer's, the person's, or the person's former surname. */
export type NamedInNotes = 'company' | 'person' | 'surname';

/** Other names the user's notes give: 'formerly Acme', 'goes by Trey', 'née Larsen'. In the order written. */
export function namesInNotes(notes: string, whose: NamedInNotes): readonly string[] {
  const words = wordsOf(notes);
  const names = words.flatMap((_, index) => {
    const cue = longestCue(words, index, CUES[whose]);
    if (cue === 0) return [];
    const start = startOfName(words, index + cue);
    const end = endOfName(words, start);
    return end === start ? [] : [notes.slice(words[start]?.start, words[end - 1]?.end)];
  });
  // 'Also known as' and 'known as' introduce one name.
  return [...new Set(names)];
}

const CUES: Readonly<Record<NamedInNotes, readonly (readonly string[])[]>> = {
  company: phrases(NAME_CUES.company),
  person: phrases(NAME_CUES.person),
  surname: phrases(NAME_CUES.surname),
};

/** What a sentence of the notes on the company gives as its name in another script: 'Company is always HBT / 港灣電車'. */
export function companyInNotes(notes: string): readonly string[] {
  const sentences = notes.match(ON_COMPANY) ?? [];
  return sentences.flatMap((sentence) => sentence.match(OTHER_SCRIPT) ?? []);
}

/** From a word for the company to the end of the sentence. */
const ON_COMPANY = new RegExp(`\\b(?:${COMPANY_NOUNS})\\b[^.;\\n]*`, 'giu');
/** Words in any script but Latin: '港灣電車', 'ООО Горизонт'. */
const OTHER_SCRIPT =
  /[^\p{Script=Latin}\p{P}\p{S}\p{Z}\p{C}\p{N}]+(?: [^\p{Script=Latin}\p{P}\p{S}\p{Z}\p{C}\p{N}]+)*/gu;

/** A run of capitalised words in notes, with their text as written. */
export type CapitalRun = { readonly text: string; readonly words: readonly Word[] };

/** All runs of capitalised words, small words inside them included: 'Bank of Oriel', 'Ida van den Berg'. */
export function capitalRuns(notes: string): readonly CapitalRun[] {
  const words = wordsOf(notes);
  const runs: CapitalRun[] = [];
  let next = 0;
  for (let index = 0; index < words.length; index += 1) {
    if (index < next) continue;
    const word = words[index];
    if (word?.isCapital !== true || opensSentence(word)) continue;
    next = endOfName(words, index);
    const run = words.slice(index, next);
    runs.push({ text: notes.slice(word.start, run.at(-1)?.end ?? word.end), words: run });
  }
  return runs;
}

/** Is the word capitalised only because a sentence begins: 'Was', 'Everyone'? */
function opensSentence({ text, startsPhrase }: Word): boolean {
  return startsPhrase && (STOP_WORDS.has(text) || SENTENCE_OPENINGS.has(text));
}

/** Words that may come between a cue and the name: 'called her “Bea”', 'known to all as Bea'. */
const SMALL_WORDS_MAX = 2;

/** The start of the name, past a quotation mark, a colon, an article or a pronoun. */
function startOfName(words: readonly Word[], first: number): number {
  for (let index = first; index <= first + SMALL_WORDS_MAX; index += 1) {
    const word = words[index];
    if (word === undefined || word.sentence !== words[first]?.sentence) return first;
    if (word.isCapital) return index;
  }
  return first;
}

function longestCue(
  words: readonly Word[],
  index: number,
  cues: readonly (readonly string[])[],
): number {
  const lengths = cues
    .filter((cue) => cue.every((text, offset) => words[index + offset]?.text === text))
    .map((cue) => cue.length);
  return Math.max(0, ...lengths);
}

const NAME_WORDS_MAX = 6;

/** The end of the name: past all capitalised words, and small words if a capitalised one follows. */
function endOfName(words: readonly Word[], start: number): number {
  let end = start;
  for (let index = start; index < start + NAME_WORDS_MAX; index += 1) {
    const word = words[index];
    if (word === undefined || (index > start && word.startsPhrase)) break;
    if (word.isCapital) end = index + 1;
    else if (!NAME_PARTICLES.has(word.text) && word.text !== 'and' && word.text !== 'of') break;
  }
  return end;
}

function phrases(list: string): readonly (readonly string[])[] {
  return list.split('|').map((phrase) => wordListOf(phrase));
}
