import { SINCE_WORDS, UNTIL_WORDS } from '../../../../lexicon/dates/date-phrases.ts';
import { WHOSE_WORDS, WHO_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import {
  AND_OR_A,
  AND_WORDS,
  AT_OR_OF,
  PREPOSITIONS_OF_OTHERS,
} from '../../../../lexicon/grammar/prepositions.ts';
import { NEGATIONS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { DUTY_VERBS } from '../../../../lexicon/job-titles/duty-verbs.ts';
import {
  AS_WORDS,
  HELD_VERBS,
  HOLDING_VERBS,
  POST_NOUNS,
  POST_VERBS,
  TITLE_ARTICLES,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { languagesTried } from '../career-moves/languages-tried.ts';

/**
 * Articles and adverbs before a title: 'the new', 'now the'. Four at most: V8 compiles a repetition of up to three by copying the long
 * alternatives.
 */
export const ARTICLES = `(?:(?:${TITLE_ARTICLES})(?: |(?<='))){0,4}`;

/** The company or another organisation. */
export const EMPLOYER_TOKEN = '[\\uE001\\uE002]';

/** A mark between the parts of a line: ', ', ' | '. */
const SEPARATOR = ' ?(?:,|-|\\||:|\\(|\\)|·|•|>|/|;){1,2} ?';

/**
 * What comes between a name and the title right after it: 'Jane Doe, Head of Risk', 'Jane Doe (Acme), Head of Risk', 'Jane Doe and John Roe
 * – Heads of Risk'. For texts in lower case.
 */
export const TITLE_AFTER = new RegExp(
  `^(?:,? ?(?:${AND_WORDS}) \\uE003)?(?: ?\\([^()]{1,14}\\)|, \\d{2}(?=,))?(?:${SEPARATOR}${ARTICLES}(?:${AT_OR_OF} )?${EMPLOYER_TOKEN}\\)?(?:'s|s'|')?)?(?:${SEPARATOR}| (?=\\uE004)| (?:氏|さん)? ?)(?:(?:${SINCE_WORDS}|${UNTIL_WORDS}) [^,]{1,20} )?${ARTICLES}$`,
  'u',
);

/** A few words before a title in an apposition, none of which introduces somebody else: 'Jane Doe, in daily life the head of risk at Acme,'. */
export const APPOSED = new RegExp(
  `^, (?!(?:${WHO_WORDS}|quien|whom|which|that|joka|aki|${AND_OR_A}|but|or) )(?:(?!(?:${PREPOSITIONS_OF_OTHERS})(?!\\p{L}))[\\p{L}'-]+ ){0,5}$`,
  'iu',
);

/**
 * What comes between a title and the name after it: 'Head of Risk Jane Doe', 'Head of Risk at Acme, Jane Doe', 'Head of Risk of St Alban's,
 * Jane Doe'.
 */
export const TITLE_BEFORE = new RegExp(
  `^(?:,? ?(?:${AT_OR_OF} )?(?:\\p{L}+ ){0,8}${EMPLOYER_TOKEN}(?:'s)?)?[,:、]? ?[|(]? ?$`,
  'iu',
);

/** How a language says that somebody has, had or will have a post or is in charge of a field. For texts in lower case. */
export type HeldPostVerbs = {
  /** The words from a name to the title after it. */
  readonly holding: RegExp;
  readonly held: RegExp;
  /** The same with other words in between: 'is back at Acme as', 'has the role of'. */
  readonly holdingAs: RegExp;
  readonly heldAs: RegExp;
  /** The words from a title to the name after it: 'the data protection officer of Acme is'. */
  readonly isHeldBy: RegExp;
  /** Verbs of the past. */
  readonly was: RegExp;
  readonly not: RegExp;
  /** Verbs of a field of work. */
  readonly leads: RegExp;
  readonly led: RegExp;
  readonly willLead: RegExp;
};

/** A relative clause before the verb, not denied: ', who for years'. */
const RELATIVE = `(?:,? (?:${WHO_WORDS})(?: (?!not|nicht|n'|no |non|nao|niet|inte|ikke|nie)[\\p{L}'-]{1,24}){0,4})?`;

/** Adverbs between the verb and the title: ' still', ' since 2019'. */
const ADVERBS = `(?: (?:${TITLE_ARTICLES}|still|also|noch|immer noch|weiterhin|toujours|todavia|ainda|ancora|nog|fortfarande|fortsatt|stadig|nadal|stale|stale|hala|(?:${SINCE_WORDS}|${UNTIL_WORDS}) [^,]{1,20}|zugleich|zudem|[a-z]+mente))*`;

/** Words that lead to a title: 'works as', 'has the role of'. */
const AS_TITLE = `(?:(?:[^\\uE003.;:!?]{0,70}[ ,])?(?:${AS_WORDS})|[^\\uE003.;:!?]{0,30}(?:${POST_NOUNS})(?: (?:of|as|de|des|d'|di|van|von|av|som|als|der|jako))?)`;

/** 'Is Acme's head of risk', 'on Acmen riskienhallintajohtaja'. */
const OWNED = `(?:${EMPLOYER_TOKEN}(?:'s|s'|')? (?:\\p{L}{1,24} )?)?(?:[\\p{L}'-]{1,24} (?:${AND_WORDS}) )?`;

/** 'Si occupa d', 'responde p': short for 'si occupa di', 'dell'', 'degli', 'responde por', 'pela'. */
const CUT_PREPOSITION = / ([dp])(?=\||$)/gu;

/** Words between a verb and the title: 'was for twelve years the', 'e stato per trent'anni il'. */
const FEW_WORDS = `(?: (?!(?:${PREPOSITIONS_OF_OTHERS})(?!\\p{L}))[\\p{L}\\d'-]{1,24}){0,5}`;

/** A preposition and a length of time: 'was for twelve years'. */
const FOR_YEARS =
  "(?: (?:for|per|por|pendant|durante|gedurende|wahrend|timp de) (?:\\p{L}+ )?(?:\\d+|[\\p{L}']+)(?: [\\p{L}']+)?)?";

/** The verbs of each language. */
export const HELD_POST_VERBS: ReadonlyMap<string, HeldPostVerbs> = new Map(
  Object.keys(HOLDING_VERBS).map((language) => [language, verbsOf(language)]),
);

function verbsOf(language: string): HeldPostVerbs {
  const [holds, held] = [HOLDING_VERBS[language] ?? '(?!)', HELD_VERBS[language] ?? '(?!)'];
  const duty = DUTY_VERBS[language];
  const beginning = `^(?: \\([^()]{1,40}\\))?`;
  return {
    holding: new RegExp(
      `${beginning}${RELATIVE}[ ,]{0,2}(?:${holds})(?! not| no longer| nicht)${ADVERBS} ?${ARTICLES}${OWNED}$`,
      'u',
    ),
    held: new RegExp(
      `${beginning}${RELATIVE}[ ,]{0,2}(?:${held})${FOR_YEARS}${FEW_WORDS} ?${ARTICLES}${OWNED}$`,
      'u',
    ),
    holdingAs: new RegExp(
      `(?:(?<![\\p{L}])(?:${holds}|${POST_VERBS})(?! not| no longer| nicht) ${AS_TITLE}|^ (?:${AS_WORDS})|^,? (?:${WHOSE_WORDS}) (?:\\p{L}+ ){0,2}(?:${POST_NOUNS}) (?:${holds})) ${ARTICLES}${OWNED}$`,
      'u',
    ),
    heldAs: new RegExp(`(?<![\\p{L}])(?:${held}) ${AS_TITLE} ${ARTICLES}$`, 'u'),
    isHeldBy: new RegExp(
      `^[^\\uE000\\uE003;!?]{0,70} (?:${holds})${ADVERBS}(?: \\p{L}+\\.?){0,2} $`,
      'u',
    ),
    was: dutyPattern(held),
    not: wholeWords(NEGATIONS[language] ?? '(?!)'),
    leads: dutyPattern(duty?.now),
    led: dutyPattern(duty?.past),
    willLead: dutyPattern(duty?.future),
  };
}

function dutyPattern(alternatives: string | undefined): RegExp {
  return wholeWords((alternatives ?? '(?!)').replaceAll(CUT_PREPOSITION, " $1(?:\\p{L}{1,4}|')"));
}

/** Does a part of a sentence contain a denial: 'Jane Doe, who was never head of risk'? Only in its own language: 'no' means 'in the' in Portuguese. */
export function isDenied(text: string, language: string): boolean {
  const [own = language] = languagesTried(language);
  return HELD_POST_VERBS.get(own)?.not.test(text.toLowerCase()) === true;
}
