import { STOP_WORDS } from '../text/stop-words.ts';
import { wordListOf, wordsOf, type Word } from '../text/words.ts';
import { NAME_PARTICLES } from './people/name-words.ts';

/** Whose other name a note tells: the company's or an employer's, the person's, or the surname that the person had before. */
export type NamedInNotes = 'company' | 'person' | 'surname';

/** What stands before such a name in notes, in the languages that our users write; phrases apart by '|'. */
const NAME_CUES: Readonly<Record<NamedInNotes, string>> = {
  company:
    'formerly|formerly at|formerly with|formerly of|previously|previously at|previously with|ex|former name|former employer|fka|f k a|' +
    'worked at|worked for|was at|was with|used to be at|used to be with|used to work for|used to work at|came from|joined from|moved from|moved over from|left|before|before that|before at|earlier at|earlier|back at|back in the day at|years at|started at|alumnus of|' +
    'company was|was called|traded as|trading as|trades as|calls itself|often written|often called|mostly called|usually called|known locally as|abbreviated|abbreviated to|short|rebranded|rebranded as|rebranded to|renamed|renamed to|renamed from|parent|parent company|subsidiary of|part of|owned by|acquired by|merged with|merged into|brand|ticker|' +
    'früher|früher bei|früher beim|davor|davor bei|davor beim|zuvor bei|vorher bei|kam von|war bei|vormals|ehemals|ehemals bei|Kürzel|' +
    'anciennement|anciennement chez|avant|avant chez|ancien de|ancienne de|venu de|venue de|passé par|passée par|ex de|' +
    'antes|antes en|antes em|antes na|antes no|antes estuvo en|viene de|venía de|trabajó en|trabajaba en|procedente de|passou por|veio da|veio do|trabalhou na|trabalhou no|' +
    'già|già in|prima in|prima a|prima presso|viene da|ex di|proveniente da|' +
    'voorheen|voorheen bij|eerder bij|kwam van|werkte bij|was bij|tidigere|tidligere|tidligere hos|tidligere i|tidigare|tidigare på|tidigare hos|kom från|kom fra|aiemmin|ennen|' +
    'dawniej|wcześniej|wcześniej w|poprzednio|poprzednio w|były pracownik|dříve|dřív|předtím|předtím v|dříve v|korábban|korábban a|előtte|daha önce|önceden|раніше|раніше в|ранее|ранее в|до того',
  person:
    'signs as|signs himself|signs herself|goes by|uses the name|known as|also known as|aka|a k a|also called|is called|called|calls him|calls her|call him|call her|calls himself|calls herself|colleagues say|friends say|everyone says|nickname|nicknamed|publishes as|writes as|posts as|prefers|answers to|short for|' +
    'genannt|Rufname|Spitzname|nennt sich|alle sagen|heißt bei allen|dit|dite|surnommé|surnommée|on appelle|appelé|appelée|' +
    'conocida como|conocido como|la llaman|lo llaman|le llaman|se llama|le dicen|alias|apodo|conhecida como|conhecido como|chamada|chamado|chamam|apelido|' +
    'detto|detta|chiamato|chiamata|lo chiamano|la chiamano|roepnaam|noemt zich|genoemd|kallas|kallad|kalles|kaldet|kutsutaan|lempinimi|zwany|zwana|mówią na niego|mówią na nią|zdrobnienie|říkají mu|říkají jí|becézik|beceneve|lakabı|herkes|звуть|кличуть',
  surname:
    'née|nee|maiden name|maiden name was|née name|married name|born|birth name|former surname|formerly known as|was then|used to be called|used to be|published as|surname was|name was|before marriage|until she married|before she married|' +
    'geborene|geborener|geborenen|geb|hieß früher|früher hieß sie|hieß vorher|Mädchenname|Geburtsname|ehemals|nom de jeune fille|née sous le nom de|nom de naissance|de soltera|apellido de soltera|solteira|nome de solteira|da nubile|nata|cognome da nubile|' +
    'meisjesnaam|geboren|född|födda|tidigare efternamn|före detta|f d|født|fødd|pikenavn|pigenavn|o s|omaa sukua|entinen|z domu|nazwisko panieńskie|panieńskie|rozená|rodným příjmením|rodné jméno|rodená|dívčí jméno|született|lánykori neve|kızlık soyadı|дівоче прізвище|у дівоцтві|девичья фамилия|урождённая|урожденная',
};

const CUES: Readonly<Record<NamedInNotes, readonly (readonly string[])[]>> = {
  company: phrases(NAME_CUES.company),
  person: phrases(NAME_CUES.person),
  surname: phrases(NAME_CUES.surname),
};

const NAME_WORDS_MAX = 6;
/** Words that may stand between a cue and the name: 'called her “Bea”', 'known to all as Bea'. */
const SMALL_WORDS_MAX = 2;

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

/** A run of capital words in notes, with their text as written. */
export type CapitalRun = { readonly text: string; readonly words: readonly Word[] };

/** All runs of capital words, small words inside them included: 'Bank of Oriel', 'Ida van den Berg'. */
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

/** 'Was' and 'Everyone' are capital only because a sentence begins. */
function opensSentence({ text, startsPhrase }: Word): boolean {
  return startsPhrase && (STOP_WORDS.has(text) || OPENING_WORDS.has(text));
}

const OPENING_WORDS: ReadonlySet<string> = new Set(
  'everyone everybody colleagues friends was is published born came joined signs goes used known called formerly previously before lives works'.split(
    ' ',
  ),
);

/** A quotation, a colon, an article or a pronoun may stand before the name. */
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

/** A name runs on while its words are capital; small words belong to it when a capital one follows. */
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
