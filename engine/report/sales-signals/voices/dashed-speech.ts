import { PLACE_PREPOSITIONS } from '../../../lexicon/grammar/prepositions.ts';
import { SUBJECT_PRONOUNS } from '../../../lexicon/grammar/pronouns.ts';
import { AUXILIARIES, NORDIC_SO, SPEECH_WORDS } from '../../../lexicon/grammar/speech.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { normalizeText } from '../../../text/normalize.ts';
import type { Paragraph } from '../main-text.ts';
import type { QuotableSentence } from '../quotable-sentences.ts';
import { quotedParts, type QuotedPart } from '../quoted-parts.ts';
import type { VoicePage } from './voice.ts';

/** The dash that begins speech. */
const LEADING_DASH = /^[\s*_>]*[–—―-]\s*/u;
/** A dash that closes an aside, as in Spanish: '—dice Herrera—.' */
const CLOSED = /[–—―][.,;:]?$/u;

/** Languages in which a dash introduces speech. */
const DASH_LANGUAGES: ReadonlySet<string> = new Set(
  'no sv da fi pl cs sk hu tr es pt fr it ru uk'.split(' '),
);
/** Languages in which a dash at the beginning of any sentence introduces speech: 'Hun er bekymret. – Vi har 200 dører.' */
const NORDIC_LANGUAGES: ReadonlySet<string> = new Set('no sv da fi'.split(' '));

/** What is said in a paragraph: what follows its dashes, in languages that mark speech so, else what is in its quotation marks. */
export function spokenParts(
  { isDashed, sentences }: Pick<Paragraph, 'isDashed' | 'sentences'>,
  said: readonly string[],
  { language, findNames }: Pick<VoicePage, 'language' | 'findNames'>,
): readonly (readonly QuotedPart[])[] {
  const spoken = language ?? '';
  const isInDashes = isDashed || sentences.some((one) => one.isDashed);
  if (isInDashes && DASH_LANGUAGES.has(spoken)) {
    const beginsWithSpeech = isDashed || sentences[0]?.isDashed === true;
    const areNamed = sentences.map(({ words, text }) => {
      const { person, others } = findNames(words, text);
      return [...person, ...others].some(({ start }) => start === 0);
    });
    const parts = dashedParts(sentences, { language, beginsWithSpeech, areNamed });
    const isSure = isDashed || NORDIC_LANGUAGES.has(spoken);
    if (isSure || parts.some((own) => own.length > 1)) return parts;
  }
  return quotedParts(said).map((parts) => withoutAttribution(parts, language));
}

/**
 * Splits a paragraph that begins with a dash into speech and narration: '– Vi er klare, sier Sørlund. – Til høsten.' Speech ends where a
 * verb of saying follows a comma or another dash, or at a sentence that begins with a name, 'Sørlund er bekymret.', and begins again at the
 * next dash.
 */
function dashedParts(
  sentences: readonly Pick<QuotableSentence, 'quote' | 'isDashed'>[],
  {
    language,
    beginsWithSpeech,
    areNamed,
  }: {
    readonly language: string | null;
    readonly beginsWithSpeech: boolean;
    readonly areNamed: readonly boolean[];
  },
): readonly (readonly QuotedPart[])[] {
  const verbs = SPEECH_WORDS[language ?? ''] ?? new Set();
  let isSpeaking = beginsWithSpeech;
  return sentences.map(({ quote, isDashed }, index) => {
    const isNarrated = areNamed[index] === true && attributionIn(quote, verbs) === null;
    if (isDashed || isNarrated) isSpeaking = isDashed;
    if (!isSpeaking) return [{ text: quote, isQuoted: false }];
    const speech = quote.replace(LEADING_DASH, '');
    const end = attributionIn(speech, verbs);
    if (end === null) return [{ text: speech, isQuoted: true }];
    const by = speech.slice(end).replace(/^[\s,–—―]+/u, '');
    isSpeaking = CLOSED.test(by.trimEnd());
    return [
      { text: speech.slice(0, end), isQuoted: true },
      { text: by, isQuoted: false },
    ];
  });
}

/** A comma or dash that may end speech, and the next two words, perhaps after a name: ', Jane Doe sanoo'. */
const TURNING =
  /([,?!]|[–—―])\s?(?:[–—―]\s?)?(?:\p{Lu}[\p{L}-]{1,30}\s)?(\p{L}{1,30})(?:\s(\p{L}{1,30}))?/gu;

/** Where an attribution such as ', sier Sørlund' or ' – mówi Kowalska' begins; `null` when all of the sentence is speech. */
function attributionIn(speech: string, verbs: ReadonlySet<string>): number | null {
  for (let from = 0; from < speech.length;) {
    TURNING.lastIndex = from;
    const found = TURNING.exec(speech);
    if (found === null) return null;
    if (isAttribution(found, speech, verbs))
      return found.index + Number('?!'.includes(found[1] ?? ' '));
    from = found.index + (found[1]?.length ?? 1);
  }
  return null;
}

/** Words that come right before a verb of saying: 'hän sanoo', 'a dit'. */
const BEFORE_VERB = new Set([...Object.values(SUBJECT_PRONOUNS).flat(), ...AUXILIARIES]);

function isAttribution(
  found: RegExpExecArray,
  speech: string,
  verbs: ReadonlySet<string>,
): boolean {
  const [all, , first = '', second = ''] = found;
  const isDash = /^[–—―]/u.test(all);
  if (isDash && isTouching(all, speech.charAt(found.index - 1))) return true;
  const isSaid = isVerb(first, verbs) || ((isDash || leadsToVerb(first)) && isVerb(second, verbs));
  return isSaid || (isDash && isBeforeName(first, second));
}

/** May the word come before a verb of saying: the pronoun of 'hän sanoo', the name of 'Doe sanoi', 'a' of 'a dit'? */
function leadsToVerb(word: string): boolean {
  return BEFORE_VERB.has(normalizeText(word)) || /^\p{Lu}/u.test(word);
}

/** Does the dash touch the aside after it, as in Spanish: '—dice Herrera'? */
function isTouching(turning: string, before: string): boolean {
  return /^[–—―]\p{Ll}/u.test(turning) && /\s/u.test(before);
}

/** Does the word between a dash and a name say who speaks: '– wylicza Beata'? Any but a short function word does. */
function isBeforeName(word: string, name: string): boolean {
  const plain = normalizeText(word);
  const isSmall =
    STOP_WORDS.has(plain) || PLACE_PREPOSITIONS.has(plain) || plain.length < VERB_LENGTH_MIN;
  return !isSmall && /^\p{Ll}/u.test(word) && /^\p{Lu}/u.test(name);
}

const VERB_LENGTH_MIN = 4;

function isVerb(word: string, verbs: ReadonlySet<string>): boolean {
  return verbs.has(normalizeText(word)) && !NORDIC_SO.test(word);
}

/**
 * Splits off an attribution inside the quotation marks, as in French: '« Nous avons tenu, raconte Jane Doe. Le plan … »'. Speech continues
 * in the next sentence.
 */
function withoutAttribution(
  parts: readonly QuotedPart[],
  language: string | null,
): readonly QuotedPart[] {
  const verbs = INSIDE_LANGUAGES.has(language ?? '') ? SPEECH_WORDS[language ?? ''] : undefined;
  const last = parts.at(-1);
  if (verbs === undefined || last?.isQuoted !== true) return parts;
  const end = attributionIn(last.text, verbs);
  if (end === null || !NAMED.test(last.text.slice(end))) return parts;
  return [
    ...parts.slice(0, -1),
    { text: last.text.slice(0, end), isQuoted: true },
    { text: last.text.slice(end), isQuoted: false },
  ];
}

/** Languages that name the speaker inside the quotation marks. */
const INSIDE_LANGUAGES: ReadonlySet<string> = new Set(['fr']);
/** An attribution up to the end of the sentence: ', raconte Jane Doe', ', explique-t-elle'. */
const NAMED = /^,\s(?:a\s)?\p{Ll}+(?:-t)?(?:-(?:il|elle)|\s\p{Lu})[^;:]{0,100}[.!?…]?\s*$/u;
