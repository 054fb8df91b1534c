import { RIVAL_WORDS } from '../../../lexicon/grammar/other-organisations.ts';
import { CONJUNCTIONS, PLACE_PREPOSITIONS } from '../../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../../lexicon/job-titles/job-titles.ts';
import { LEGAL_FORMS } from '../../../lexicon/organisations/legal-forms.ts';
import {
  GENERIC_COMPANY_WORDS,
  GERMAN_KINDS_BEFORE_NAMES,
  ORGANISATION_WORDS,
} from '../../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { FRAMEWORKS } from '../../../taxonomy/frameworks.ts';
import { LAWS } from '../../../taxonomy/laws.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { matchSpans, type Span, type WordSpan, type Word } from '../../../text/words.ts';
import { isJobTitleWord } from '../described-speaker.ts';

/** Words written with a capital that name neither a person nor an organisation, normalised. */
const CALENDAR_AND_TRADE: ReadonlySet<string> = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
    'januar februar marz mai juni juli oktober dezember english german french european eu uk us board regulation directive act article level type series item ' +
    'compliance risk audit security information data privacy protection internal third party resilience digital operational governance committee programme control controls ' +
    'ciso cro cco dpo cae mlro gdpr dora nis2 sox soc iso iec aml kyc grc csrd ai i'
  ).split(' '),
);

/** Languages whose every noun has a capital: there only names that show themselves as names are taken for some. */
const CAPITAL_NOUN_LANGUAGES: ReadonlySet<string> = new Set(['de']);

/** What a search for other names has to leave alone. */
export type KnownNames = {
  readonly own: readonly WordSpan[];
  /** Normalised words that belong to the prospect without naming anybody. */
  readonly noted: ReadonlySet<string>;
  readonly language: string | null;
};

/** Runs of capitalised words that name somebody or some organisation other than the prospect and their company. */
export function otherNames(
  words: readonly Word[],
  text: string,
  known: KnownNames,
): readonly WordSpan[] {
  const areNounsCapital = CAPITAL_NOUN_LANGUAGES.has(known.language ?? '');
  return otherCapitalRuns(words, known.own).filter((run) => {
    const parts = words.slice(run.start, run.end);
    if (parts.every((word) => known.noted.has(word.text) || isOrdinary(word, text))) return false;
    if (namesLaw(text.slice(parts[0]?.start, parts.at(-1)?.end))) return false;
    if (areNounsCapital)
      return (
        parts.length > 1 && (parts.some((part) => showsName(part.text)) || isTitledName(parts))
      );
    return parts.length > 1 || isNameAlone(words, run.start);
  });
}

const TITLED_ENTRIES = [...LAWS, ...FRAMEWORKS].map(({ patterns }) =>
  patterns.filter(({ beside }) => beside === undefined),
);

/** Is it a law or framework, and no organisation: 'Sarbanes-Oxley Act', 'HITRUST'? */
function namesLaw(name: string): boolean {
  const plain = plainLetters(name);
  return TITLED_ENTRIES.some((patterns) =>
    patterns.some(({ match }) => plain.search(match) !== -1),
  );
}

function otherCapitalRuns(words: readonly Word[], own: readonly WordSpan[]): readonly WordSpan[] {
  const areOwn = ownWords(words, own);
  const runs: WordSpan[] = [];
  let start = -1;
  words.forEach((word, index) => {
    const isPart = word.isCapital && areOwn[index] === false && !/^\d/u.test(word.text);
    if (start !== -1 && (!isPart || word.startsPhrase)) {
      runs.push({ start, end: index });
      start = -1;
    }
    if (isPart && start === -1) start = index;
  });
  return start === -1 ? runs : [...runs, { start, end: words.length }];
}

/** Which words are of an own name, or of the titles before it: 'Dr' in 'unser Nachbar Dr. Jane Doe'. */
function ownWords(words: readonly Word[], own: readonly WordSpan[]): readonly boolean[] {
  const areOwn = words.map((_, index) =>
    own.some(({ start, end }) => index >= start && index < end),
  );
  for (let index = words.length - 2; index >= 0; index -= 1) {
    const isTitle = areOwn[index + 1] === true && HONORIFICS.has(words[index]?.text ?? '');
    if (isTitle) areOwn[index] = true;
  }
  return areOwn;
}

/** Letters of an acronym. */
export const COMPANY_ACRONYM_LENGTH_MAX = 5;

function isOrdinary({ text, start, end }: Word, sentence: string): boolean {
  const isKnown = [
    HONORIFICS,
    CALENDAR_AND_TRADE,
    RANK_WORDS,
    STOP_WORDS,
    GENERIC_COMPANY_WORDS,
  ].some((set) => set.has(text));
  const raw = sentence.slice(start, end);
  const isAcronym = raw.length <= COMPANY_ACRONYM_LENGTH_MAX && raw === raw.toUpperCase();
  return isKnown || isAcronym;
}

function showsName(word: string): boolean {
  return (
    isGivenName(word) ||
    HONORIFICS.has(word) ||
    LEGAL_FORMS.has(word) ||
    ORGANISATION_WORDS.has(word) ||
    GERMAN_KINDS_BEFORE_NAMES.has(word)
  );
}

/** Is it a job title and two more words, which no other German noun has behind it: 'Aufsichtsratschef Klaas Roe'? */
function isTitledName(parts: readonly Word[]): boolean {
  const title = parts.at(-TITLED_WORDS);
  return parts.length === TITLED_WORDS && title !== undefined && isJobTitleWord(title.text);
}

const TITLED_WORDS = 3;

/** Is one capitalised word a name? It is inside a sentence, unless it is where something happened. */
function isNameAlone(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  if (before === undefined || before.sentence !== words[index]?.sentence) return false;
  return !PLACE_PREPOSITIONS.has(before.text) && !isListedPlace(words, index);
}

/** Is it listed with a place, and so one itself: 'in Norway, Sweden and Denmark'? */
function isListedPlace(words: readonly Word[], index: number): boolean {
  const isJoined = CONJUNCTIONS.has(words[index - 1]?.text ?? '');
  const previous = isJoined ? index - 2 : index - 1;
  const isListed =
    words[previous]?.isCapital === true && (isJoined || words[index]?.startsPhrase === true);
  return isListed && !isNameAlone(words, previous);
}

/** Characters by which somebody else has to be nearer to an event to own it. */
export const NEARER_CHARACTERS_MIN = 12;

/** Where a text in plain letters names a rival without a name: 'a competitor', 'ein Wettbewerber'. */
export function rivalsIn(text: string): readonly Span[] {
  return matchSpans(text, RIVALS);
}

const RIVALS = new RegExp(RIVAL_WORDS.source, 'gi');
