// All names by which the prospect is looked for.
import { FORMERLY } from '../../lexicon/people/name-cues.ts';
import type { Prospect } from '../../model/prospect.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { capitalRuns, companyInNotes, namesInNotes } from '../notes/names-in-notes.ts';
import { givenNameMatch } from './matching/given-name-match.ts';
import { NAME_STRENGTHS } from './matching/name-strengths.ts';
import { surnameMatch, surnameWordOf } from './matching/surname-match.ts';
import {
  givenNameOf,
  personNameOf,
  transliterations,
  type PersonName,
} from './name/person-name.ts';

/**
 * Every name of the prospect: as entered, its transliterations, and what the notes give. Notes give a name after a cue ('goes by
 * Trey', 'née Larsen') or by its shape: capitalised words with the person's given name or surname ('Was Ida Larsen then'), a short
 * form of the given name ('Colleagues say Carlo'), a few characters in another script.
 */
export function prospectNamesOf(prospect: Pick<Prospect, 'name' | 'notes'>): readonly PersonName[] {
  const { name, notes } = withoutBracketedNote(prospect);
  const entered = [name, ...transliterations(name)].map((form) => personNameOf(form));
  const own = entered[0];
  if (own === undefined || notes.trim() === '') return entered.filter(hasWords);
  const others = [
    ...nicknamesIn(notes, own),
    ...formerNamesIn(notes, own),
    ...namesByShape(notes, own),
    ...namesInCharacters(notes, own),
  ];
  return [...entered, ...others].filter(hasWords);
}

/** What follows the name in brackets is a note: 'Margit Solheim (née Eide)', 'Margit Solheim (formerly Eide)'. */
function withoutBracketedNote({
  name,
  notes,
}: Pick<Prospect, 'name' | 'notes'>): Pick<Prospect, 'name' | 'notes'> {
  const [whole = '', note = ''] = BRACKETED_NOTE.exec(name) ?? [];
  if (whole === '' || EAST_ASIAN_CHARACTER.test(note)) return { name, notes };
  const plain = name.replace(whole, ' ');
  return { name: plain, notes: `${note.replace(FORMERLY, 'née')}. ${notes}` };
}

/** One word alone is a nickname. */
const BRACKETED_NOTE = /\(([^()]*[^\s()] [^()]*)\)/u;
/** A name in another script, not a note: 'Weilun Zhang (张伟伦)'. */
const EAST_ASIAN_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function hasWords({ words }: PersonName): boolean {
  return words.length > 0;
}

/** Nicknames with a cue: 'Goes by Trey', 'Goes by Trey Hale'. */
function nicknamesIn(notes: string, own: PersonName): readonly PersonName[] {
  return namesInNotes(notes, 'person').flatMap((text) => {
    const other = personNameOf(text);
    if (other.given !== '' && other.words.length > 1) return [other];
    return other.words.length === 0 ? [] : [withGivenName(own, other.words[0] ?? '')];
  });
}

function withGivenName(own: PersonName, given: string): PersonName {
  return { ...own, ...givenNameOf(given, []) };
}

/** Former names with a cue: 'Née Larsen', 'née Ida Larsen'. */
function formerNamesIn(notes: string, own: PersonName): readonly PersonName[] {
  return namesInNotes(notes, 'surname').map((text) => {
    const other = personNameOf(text);
    const isWhole = other.given !== '' && isOwnGiven(wordsOf(text)[0], own);
    return isWhole
      ? { ...other, isFormer: true }
      : { ...own, middle: [], surname: other.words, hyphenated: 1, isFormer: true };
  });
}

function namesByShape(notes: string, own: PersonName): readonly PersonName[] {
  return capitalRuns(notes).flatMap(({ text, words }) => {
    if (words.length > RUN_WORDS_MAX) return [];
    return words.length === 1 ? shortFormIn(words[0], own) : wholeNameIn(text, words, own);
  });
}

function shortFormIn(word: Word | undefined, own: PersonName): readonly PersonName[] {
  return word !== undefined && isShortForm(word, own) ? [withGivenName(own, word.text)] : [];
}

function wholeNameIn(text: string, words: readonly Word[], own: PersonName): readonly PersonName[] {
  const [first] = words;
  if (hasSurname(words.at(-1), own)) return first?.text === own.given ? [] : [personNameOf(text)];
  return isOwnGiven(first, own) ? [{ ...personNameOf(text), isFormer: true }] : [];
}

/** A person's name in notes; a longer run is an organisation's. */
const RUN_WORDS_MAX = 4;

function hasSurname(word: Word | undefined, { surname }: PersonName): boolean {
  const last = surname.at(-1);
  return (
    word !== undefined && last !== undefined && surnameMatch(word, surnameWordOf(last)) !== null
  );
}

function isOwnGiven(word: Word | undefined, own: PersonName): boolean {
  const match = word === undefined ? null : givenNameMatch(word, own);
  return match !== null && match.how !== 'initials' && match.strength > NAME_STRENGTHS.middleName;
}

/** Is the word a short form of the given name by its letters: 'Ros' for Rosamund, 'Tunde' for Babatunde? A place in the notes is not. */
function isShortForm(word: Word, own: PersonName): boolean {
  if (word.text === own.given) return false;
  const match = givenNameMatch(word, own);
  return match?.how === 'nickname' && match.strength >= NAME_STRENGTHS.ending;
}

const CHARACTERS_MAX = 6;
const CHARACTERS_MIN = 2;

/** '藤本明' in notes about a person whose name was entered in letters: a run as short as a name, with nothing around it. */
function namesInCharacters(notes: string, own: PersonName): readonly PersonName[] {
  if (isEastAsian(own.surname[0] ?? '')) return [];
  const company = new Set(companyInNotes(notes));
  const runs = notes.match(EAST_ASIAN_RUN) ?? [];
  return runs
    .filter((run) => !company.has(run))
    .filter((run) => run.length >= CHARACTERS_MIN && run.length <= CHARACTERS_MAX)
    .map((run) => personNameOf(run));
}

/** A run of characters, with one space or dot at most: '藤本明', 'ジョン・スミス'. */
const EAST_ASIAN_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+(?:[・･·  ][\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]+)?/gu;
