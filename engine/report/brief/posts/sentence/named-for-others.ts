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
 * Is a person before a position named only as the lead of a unit that is the subject: 'Jane Doe's team takes over', 'the department led by
 * Jane Doe will start', 'under Jane Doe, the unit'?
 */
export function isOnlyUnitLead(text: string, name: Token, place: number): boolean {
  const { at } = name;
  const after = text.slice(at + 1, place).toLowerCase();
  const isGenitive = mayOwn(name) && UNIT_NEXT.test(after);
  return isGenitive || UNIT_OWNED.test(after) || LED_BEFORE.test(text.slice(0, at).toLowerCase());
}

/**
 * Does the sentence name the prospect only as the lead of a unit or in an aside, so that it is about something else: 'Jane Doe's team moves
 * in May'?
 */
export function namesOnlyUnitLead(sentence: MaskedSentence): boolean {
  const { text, tokens } = sentence;
  return tokens.every(
    (token) =>
      token.kind !== 'person' ||
      isOnlyUnitLead(text, token, text.length) ||
      !withoutAside(sentence, text.indexOf(',', token.at) + 1).tokens.includes(token),
  );
}

/** The noun of a unit right after a name: ' team', ' new department'. */
const UNIT_NEXT = new RegExp(`^ (?:\\p{L}+ )?(?:${UNITS})(?!\\p{L})`, 'u');

/** A possessive or participle that gives the unit to the name before it: "'s risk team", ' geleitete Abteilung'. */
const UNIT_OWNED = new RegExp(
  `^(?:'s? (?:\\p{L}+ ){0,2}(?:${UNITS})(?!\\p{L})| (?:geleitete|gefuhrte|geleide|ledda|ledede)[nrms]? )`,
  'u',
);

/** 'The team of', 'led by', 'under', right before a name at the beginning of a clause. */
const LED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:${UNITS})(?: (?!${AUXILIARY_VERBS})\\p{L}+){0,2} (?:of|under|von|unter|d[eiu]|sous|van|onder|av|af|pod)|(?:${LED_WORDS}) (?:by|von|par|por|da|door|av|af|przez))(?: \\uE004)? $|(?<!\\p{L})(?:${SLAVIC_UNITS}) $|(?:^|(?<!\\p{L}))(?:under|unter|sous|bajo|sob|sotto|onder|pod) (?:(?:the |der |la |de |a )?(?:\\uE004|${LEAD_NOUNS}|leitung|fuhrung|direction|leiding) (?:of|von|d[eiau]|van|av|af) )(?:\\uE004 )?$|^(?:under|unter|sous|bajo|sob|sotto|onder|pod) (?:\\uE004 )?$`,
  'u',
);

/**
 * Is a person before a position named only to say who somebody else is: 'Jane Doe's deputy has left', 'Jane Does Vorgänger hat', 'the
 * deputy of Jane Doe has'?
 */
export function isOnlyPossessor(text: string, name: Token, place: number): boolean {
  const { at } = name;
  const lower = text.toLowerCase();
  const [before, after] = [textBefore(lower, at, CLOSE_REACH), lower.slice(at + 1, place)];
  const isGenitive = mayOwn(name) && GENITIVE_AFTER.test(after);
  return isGenitive || OWNED_AFTER.test(after) || TITLE_OF.test(before) || isCloseTo(before);
}

const CLOSE_REACH = 60;

/** Can it be a possessor: is it 'my', or a name that may be in the genitive, 'Jane Does'? */
function mayOwn(name: Token): boolean {
  return isPossessiveWord(name) || /[^s]s$/iu.test(name.written);
}

/** Is it 'my' where the prospect is the speaker, and not a name? */
export function isPossessiveWord({ written }: Token): boolean {
  return POSSESSIVE_WORDS.has(written.toLowerCase());
}

/** A possessive and somebody's title or relation: "'s deputy", "'s former head of audit". */
const OWNED_AFTER = new RegExp(
  `^'s? (?:\\p{L}+ ){0,2}(?:(?:${CLOSE_OF})(?!\\p{L})|${TOKEN.title}(?! (?:role|post|position|job)(?!\\p{L})))`,
  'u',
);

/** The same after a name in the genitive: ' Vorgänger'. */
const GENITIVE_AFTER = new RegExp(`^ (?:\\p{L}+ )?(?:${CLOSE_OF})(?!\\p{L})`, 'u');

/** 'The deputy of', right before a name. */
const TITLE_OF = new RegExp(
  `${TOKEN.title} (?:of|von|de|van|di|do|da|till|av) (?:\\p{L}{1,4}\\.? )?$`,
  'u',
);
