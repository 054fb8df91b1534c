/**
 * How well each way of writing a name fits, 0–1, where 1 is the name as entered. Set by grammar and usage:
 * a form that only this name has counts nearly as much as the name; one that other names share is a hint.
 */
export const NAME_STRENGTHS = {
  /** A short or foreign form in the lists, and a spelling that sounds the same. */
  knownVariant: 0.9,
  romanized: 0.85,
  beginning: 0.8,
  ending: 0.75,
  /** One letter left out, added or exchanged. */
  slip: 0.7,
  /** Three shared letters with a friendly ending. */
  friendly: 0.65,
  middleName: 0.6,
  initials: 0.5,
  /** Two shared letters with a friendly ending. */
  friendlyBeginning: 0.4,
  /** Consonants of a whole name, by whether they are many. */
  manyConsonants: 0.85,
  fewConsonants: 0.6,
  surnameConsonants: 0.4,
  /** Characters of which this is one reading of several. */
  reading: 0.7,
  titledSurname: 0.7,
  surname: 0.5,
  givenName: 0.25,
  titledGivenName: 0.35,
  loneCharacter: 0.3,
} as const;

/** From here on a short form is a variant of the name; below it is only a chance, and the mention counts as the surname. */
export const VARIANT_STRENGTH_MIN = 0.55;
/** From here on a name in another script is the name in full. */
export const SCRIPT_STRENGTH_MIN = 0.8;
/** A surname alone is looked for in other forms only where these are plain. */
export const LONE_FORM_STRENGTH_MIN = 0.7;
