/**
 * Text without diacritics, ligatures and typographer's marks, in its own case: 'Délégué', 'Bußgeld' and 'bøde' become
 * 'Delegue', 'Bussgeld' and 'bode', so that one plain pattern finds a word however it is written.
 */
export function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'");
  return (
    text
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
      // Joins Hangul syllables again; nothing else has marks left to join.
      .normalize('NFC')
  );
}

const ASCII = /^[\t\n -~]*$/u;
const MARKS = /\p{M}+/gu;
const SPECIAL = /[ßẞæÆœŒøØđĐðÐþÞłŁı’‘ʼ´`“”„«»–—‑\u00A0\u202F]/gu;
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
};
