import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import { LEAD_NOUNS } from '../../../../lexicon/job-titles/career-moves.ts';
import {
  AUXILIARY_VERBS,
  CLOSE_OF,
  LED_WORDS,
  SLAVIC_UNITS,
  UNITS,
} from '../../../../lexicon/people/close-people.ts';
import { TOKEN, type MaskedSentence, type Token } from './masked-sentence.ts';
import { isCloseTo, withoutAside } from './people-around.ts';
import { textBefore } from './post-words.ts';

/**
 * Is a person named before a place only to say whose unit does something there: 'Jane Doe's team takes over', 'the department led by
 * Jane Doe will start', 'under Jane Doe, the unit'?
 */
export function isNamedForUnit(text: string, name: Token, place: number): boolean {
  const { at } = name;
  const after = text.slice(at + 1, place).toLowerCase();
  const isGenitive = mayOwn(name) && UNIT_NEXT.test(after);
  return isGenitive || UNIT_OWNED.test(after) || LED_BEFORE.test(text.slice(0, at).toLowerCase());
}

/** Are people named in a sentence only as owners or in an aside, so that it is about something else: 'Jane Doe's team moves in May'? */
export function namesOnlyLeader(sentence: MaskedSentence): boolean {
  const { text, tokens } = sentence;
  return tokens.every(
    (token) =>
      token.kind !== 'person' ||
      isNamedForUnit(text, token, text.length) ||
      !withoutAside(sentence, text.indexOf(',', token.at) + 1).tokens.includes(token),
  );
}

/** ' team', ' new department'. */
const UNIT_NEXT = new RegExp(`^ (?:\\p{L}+ )?(?:${UNITS})(?!\\p{L})`, 'u');

/** ''s risk team', ' geleitete Abteilung'. */
const UNIT_OWNED = new RegExp(
  `^(?:'s? (?:\\p{L}+ ){0,2}(?:${UNITS})(?!\\p{L})| (?:geleitete|gefuhrte|geleide|ledda|ledede)[nrms]? )`,
  'u',
);

/** 'The team of', 'led by', 'under' at the head of a clause, right before a name. */
const LED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:${UNITS})(?: (?!${AUXILIARY_VERBS})\\p{L}+){0,2} (?:of|under|von|unter|d[eiu]|sous|van|onder|av|af|pod)|(?:${LED_WORDS}) (?:by|von|par|por|da|door|av|af|przez))(?: \\uE004)? $|(?<!\\p{L})(?:${SLAVIC_UNITS}) $|(?:^|(?<!\\p{L}))(?:under|unter|sous|bajo|sob|sotto|onder|pod) (?:(?:the |der |la |de |a )?(?:\\uE004|${LEAD_NOUNS}|leitung|fuhrung|direction|leiding) (?:of|von|d[eiau]|van|av|af) )(?:\\uE004 )?$|^(?:under|unter|sous|bajo|sob|sotto|onder|pod) (?:\\uE004 )?$`,
  'u',
);

/**
 * Is a person named only to say who somebody else is, between their name and a place after it: 'Jane Doe's deputy has left', 'Jane
 * Does Vorgänger hat', 'the deputy of Jane Doe has'?
 */
export function isNamedForAnother(text: string, name: Token, place: number): boolean {
  const { at } = name;
  const lower = text.toLowerCase();
  const [before, after] = [textBefore(lower, at, CLOSE_REACH), lower.slice(at + 1, place)];
  const isGenitive = mayOwn(name) && GENITIVE_AFTER.test(after);
  return isGenitive || OWNED_AFTER.test(after) || TITLE_OF.test(before) || isCloseTo(before);
}

const CLOSE_REACH = 60;

/** Is it 'my' or a name in the genitive: 'Jane Does'? */
function mayOwn(name: Token): boolean {
  return isPossessiveWord(name) || /[^s]s$/iu.test(name.written);
}

/** Is it no name, but 'my', where the prospect speaks? */
export function isPossessiveWord({ written }: Token): boolean {
  return POSSESSIVE_WORDS.has(written.toLowerCase());
}

/** ''s deputy', ''s former head of audit'. */
const OWNED_AFTER = new RegExp(
  `^'s? (?:\\p{L}+ ){0,2}(?:(?:${CLOSE_OF})(?!\\p{L})|${TOKEN.title}(?! (?:role|post|position|job)(?!\\p{L})))`,
  'u',
);

/** ' Vorgänger', after the genitive of a name. */
const GENITIVE_AFTER = new RegExp(`^ (?:\\p{L}+ )?(?:${CLOSE_OF})(?!\\p{L})`, 'u');

/** 'The deputy of'. */
const TITLE_OF = new RegExp(
  `${TOKEN.title} (?:of|von|de|van|di|do|da|till|av) (?:\\p{L}{1,4}\\.? )?$`,
  'u',
);
