/** A signature has some dozen lines; a page of text is none, and is read no further than this. */
export const LINES_MAX = 40;
/** Characters of a line; a longer one is prose. */
export const LINE_CHARACTERS_MAX = 240;
/** Characters looked at at all. */
export const TEXT_CHARACTERS_MAX = 10_000;
/** A person's name has at most this many words, particles and initials included. */
export const NAME_WORDS_MAX = 6;
/** A company's name as it is written in a signature. */
export const COMPANY_WORDS_MAX = 7;
/** Digits from which a line is a telephone number or a postal address. */
export const PHONE_DIGITS_MIN = 6;
/** The last part of a profile's address that carries a digit and is at least this long was added by LinkedIn. */
export const PROFILE_SUFFIX_MIN = 4;
/** A shorter label of a domain or word of a name proves nothing. */
export const TELLING_CHARACTERS_MIN = 3;
