/** Characters of East Asian scripts and emoji take two columns. */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\p{Emoji_Presentation}\u{3000}-\u{303E}\u{FF01}-\u{FF60}\u{FFE0}-\u{FFE6}\u{20000}-\u{3FFFD}]/u;
/** The narrow forms that JIS X 0201 has of kana and of Hangul letters. */
const NARROW = /^[\u{FF61}-\u{FFDC}]/u;
const EMOJI_SIGN = '\u{FE0F}';
const BLANKS = /\s+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** Breaks a text into lines of so many columns: at blanks, and between wide characters. A word that is too long stays whole. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const { piece, isJoined } of unbrokenPieces(text)) {
    const gap = line === '' || isJoined ? '' : ' ';
    const pieceWidth = displayWidth(piece);
    if (line !== '' && width + gap.length + pieceWidth > columns) {
      lines.push(line);
      line = piece;
      width = pieceWidth;
    } else {
      line += gap + piece;
      width += gap.length + pieceWidth;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The beginning of a text that fits into so many columns, with an ellipsis where something is missing. */
export function clipped(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let beginning = '';
  // For the ellipsis.
  let width = 1;
  for (const { segment } of graphemes.segment(text)) {
    width += graphemeWidth(segment);
    if (width > columns) break;
    beginning += segment;
  }
  return `${beginning}…`;
}

function graphemeWidth(grapheme: string): number {
  if (NARROW.test(grapheme)) return 1;
  return WIDE.test(grapheme) || grapheme.includes(EMOJI_SIGN) ? 2 : 1;
}

type UnbrokenPiece = {
  readonly piece: string;
  /** No space before it. */
  readonly isJoined: boolean;
};

/** What may not be torn apart: a word, or a wide character with the punctuation after it. */
function* unbrokenPieces(text: string): Generator<UnbrokenPiece> {
  for (const word of text.trim().split(BLANKS)) {
    let piece = '';
    let isJoined = false;
    for (const { segment } of graphemes.segment(word)) {
      const mayBreak = piece !== '' && isBreakable(piece, segment);
      if (mayBreak) {
        yield { piece, isJoined };
        piece = '';
        isJoined = true;
      }
      piece += segment;
    }
    if (piece !== '') yield { piece, isJoined };
  }
}

/** No line begins with a sign that closes, and none ends with one that opens. */
const CLOSING = /^[、。，．！？：；）」』】〉》”’ー々…]/u;
const OPENING = /[（「『【〈《“‘]$/u;

function isBreakable(before: string, next: string): boolean {
  if (CLOSING.test(next) || OPENING.test(before)) return false;
  return graphemeWidth(next) === 2 || graphemeWidth(Array.from(before).at(-1) ?? '') === 2;
}
