/** A list that cannot be read as a whole. The message says why and what to do, and names the row where there is one. */
export class ProspectListError extends Error {
  override readonly name = 'ProspectListError';
}

/** Rows of one list. A longer one would run for days, and cost accordingly. */
export const LIST_ROWS_MAX = 10_000;

/** Bytes of one list; 10,000 full rows stay far below. */
const LIST_BYTES_MAX = 10_000_000;

/** Bytes from the beginning by which UTF-16 without a byte order mark is recognised. */
const SAMPLE_BYTES = 2000;

/** Part of the bytes on one side that are zero when a text in Latin letters is UTF-16. */
const ZERO_SHARE_MIN = 0.3;

/** Byte order marks; each character stands for one byte. */
const MARKS = [
  { encoding: 'utf-8', mark: 'ï»¿' },
  { encoding: 'utf-16le', mark: 'ÿþ' },
  { encoding: 'utf-16be', mark: 'þÿ' },
] as const;

/** The beginnings of .xlsx and .ods files, and of .xls files. */
const SPREADSHEETS = ['PK\u{3}\u{4}', 'ÐÏ\u{11}à'] as const;

const BYTES_PER_MEGABYTE = 1_000_000;

const FIRST_CONTROL = '\u{80}'.charCodeAt(0);
const WINDOWS_CHARACTERS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ';
const LATIN1_CONTROLS = /[\u{80}-\u{9f}]/gu;

/** The text of a list in any encoding that spreadsheets save. Throws `ProspectListError` for other formats, or too many bytes. */
export function decodeList(bytes: Uint8Array): string {
  if (SPREADSHEETS.some((mark) => startsWith(bytes, mark))) {
    throw new ProspectListError(
      'This is a spreadsheet file. Save it as CSV (“CSV UTF-8” in Excel), then choose that file.',
    );
  }
  if (bytes.length > LIST_BYTES_MAX) {
    const megabytes = LIST_BYTES_MAX / BYTES_PER_MEGABYTE;
    throw new ProspectListError(
      `This file is larger than ${megabytes} MB. Split it, or leave out columns that are not needed.`,
    );
  }
  const text = decoded(bytes);
  if (text.includes('\0')) {
    throw new ProspectListError(
      'This file is not text. Save the list as CSV, then choose that file.',
    );
  }
  return text;
}

function decoded(bytes: Uint8Array): string {
  const mark = MARKS.find((one) => startsWith(bytes, one.mark));
  const encoding = mark?.encoding ?? unmarkedUtf16(bytes);
  // The decoder removes the mark.
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** Decodes Windows-1252. Some platforms decode it as Latin-1, with control characters where Windows has '€' and '“'. */
function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(
      LATIN1_CONTROLS,
      (control) => WINDOWS_CHARACTERS[control.charCodeAt(0) - FIRST_CONTROL] ?? '',
    );
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return Array.from(mark).every((character, index) => bytes[index] === character.charCodeAt(0));
}

/** Latin letters, separators and line ends have one zero byte each in UTF-16, always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (side: number): number =>
    sample.filter((byte, index) => index % 2 === side && byte === 0).length;
  const enough = (sample.length / 2) * ZERO_SHARE_MIN;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > enough && even < odd / 2) return 'utf-16le';
  return even > enough && odd < even / 2 ? 'utf-16be' : null;
}
