import {
  COMPANY_DESCRIPTIONS,
  PERSON_DESCRIPTIONS,
} from '../../lexicon/grammar/company-descriptions.ts';
import {
  FIRST_PERSON_VERBS,
  PLURAL_SPEAKERS,
  SPEAKER_PRONOUNS,
  OTHER_PRONOUNS,
  SUBJECT_PRONOUNS,
} from '../../lexicon/grammar/pronouns.ts';
import { wordListOf } from '../../text/words.ts';
import type { QuotedPart } from './quoted-parts.ts';

/** Does plain text mention 'the new director'? */
export function describesPerson(text: string, language: string | null): boolean {
  return PERSON_DESCRIPTIONS[language ?? 'en']?.test(text) ?? false;
}

/** 'Abrimos', 'andiamo', 'vedemmo': Romance verbs that say 'we' by their ending. */
const FIRST_PERSON_ENDING = /^\w{3,}(?:mos|iamo|emmo)$/u;
/** 'Cheguei', 'znalazłam', 'gidiyorum', 'saimme', 'késtünk', 'ελέγξουμε'. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  pt: /^\w{3,}ei$/u,
  fi: /^\w{3,}(?:mme|llani|ssani|stani|ltani|kseni)$/u,
  hu: /^\w{3,}(?:tam|tem|tunk|unk|juk|nank|nenk|ottuk|ettuk|attuk)$/u,
  el: /^\w{3,}(?:oume|ame|omaste|amai|omai)$/u,
  pl: /^\w{3,}(?:lam|(?<!prob)lem|lismy|lysmy)$/u,
  tr: /^\w{3,}(?:yorum|acagim|ecegim|yoruz|acagiz|ecegiz)$/u,
};

/** Languages whose verbs need no 'I'. */
const ROMANCE: ReadonlySet<string> = new Set(['es', 'pt', 'it']);

/** Does a normalised word say 'I' or 'we'? Romance languages say it by the verb's ending alone. */
export function isFirstPersonWord(word: string, language: string | null): boolean {
  const spoken = language ?? 'en';
  const isSpeaker = SPEAKER_PRONOUNS[spoken]?.includes(word) === true;
  if (isSpeaker || ENDINGS[spoken]?.test(word) === true) return true;
  return ROMANCE.has(spoken) && (FIRST_PERSON_ENDING.test(word) || FIRST_PERSON_VERBS.has(word));
}

/** Do somebody's own words say 'I' or 'we', contracted too: 'I'll be there'? */
export function isInOwnVoice(
  words: string,
  language: string | null,
  isMeant: typeof isFirstPersonWord = isFirstPersonWord,
): boolean {
  const isContracted = (language ?? 'en') === 'en' && CONTRACTED_SPEAKER.test(words);
  return isContracted || wordListOf(words).some((word) => isMeant(word, language));
}

/** 'I'm', 'I've'; 'we' is a company's word, too. */
const CONTRACTED_SPEAKER = /(?<!\p{L})I['’](?:m|ll|ve|d)(?!\p{L})/u;

/** Do the parts of a text that are not quoted say 'I' or 'we'? */
export function saysI(
  parts: readonly QuotedPart[],
  language: string | null,
  isMeant: typeof isFirstPersonWord = isFirstPersonWord,
): boolean {
  return parts.some(({ text, isQuoted }) => !isQuoted && isInOwnVoice(text, language, isMeant));
}

/** Does it say 'I' alone? A company says 'we'. */
export function isSingularWord(word: string, language: string | null): boolean {
  if (!isFirstPersonWord(word, language) || FIRST_PERSON_ENDING.test(word)) return false;
  return (word === 'my' && (language ?? 'en') === 'en') || !PLURAL_SPEAKERS.has(word);
}

/** Does a word of a page in this language mean a person named before, as 'she' and 'her' do? */
export function isPronoun(word: string, language: string | null): boolean {
  return (
    isSubjectPronoun(word, language) || (OTHER_PRONOUNS[language ?? 'en'] ?? []).includes(word)
  );
}

/** Is it a pronoun of the subject? Only 'she' can speak; 'her' is somebody mentioned. */
export function isSubjectPronoun(word: string, language: string | null): boolean {
  return (SUBJECT_PRONOUNS[language ?? 'en'] ?? []).includes(word);
}

/** Does plain text mention 'the company'? */
export function refersToCompany(text: string, language: string | null): boolean {
  return COMPANY_DESCRIPTIONS[language ?? 'en']?.test(text) ?? false;
}
