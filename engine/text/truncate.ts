/** Share of the room after which a cut at a sentence or word end wastes too little to matter. */
const CUT_SHARE_MIN = 0.5;

const ELLIPSIS = '…';

/** Text of at most `length` characters, cut after a word, with an ellipsis for what is gone. */
export function cutAtWords(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const room = trimmed.slice(0, length);
  const lastSpace = room.lastIndexOf(' ');
  const end = lastSpace > length * CUT_SHARE_MIN ? lastSpace : length - ELLIPSIS.length;
  return `${wholeCharacters(room.slice(0, end)).trimEnd()}${ELLIPSIS}`;
}

/** The part of a text around `offset`, at most `length` characters, cut between words on both sides. */
export function cutAround(text: string, offset: number, length: number): string {
  const lead = Math.round(length * CUT_SHARE_MIN);
  if (offset <= lead) return cutAtWords(text, length);
  const from = text.indexOf(' ', offset - lead);
  const start = from === -1 || from > offset ? offset : from + 1;
  return `${ELLIPSIS}${cutAtWords(wholeStart(text.slice(start)), length - ELLIPSIS.length)}`;
}

const ENDS_IN_HALF = /[\uD800-\uDBFF]$/;
const STARTS_WITH_HALF = /^[\uDC00-\uDFFF]/;

/** A cut never leaves half a character. */
function wholeCharacters(text: string): string {
  return text.replace(ENDS_IN_HALF, '');
}

function wholeStart(text: string): string {
  return text.replace(STARTS_WITH_HALF, '');
}
