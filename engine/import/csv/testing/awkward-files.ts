import { AWKWARD_COLUMNS, AWKWARD_ROWS } from './awkward-columns.ts';
import { JANE_BOB, type AwkwardFile } from './awkward-file.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, order: 'le' | 'be', isMarked = true): Uint8Array {
  const units = `${isMarked ? '\uFEFF' : ''}${text}`.split('').map((unit) => unit.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text, (character) => character.charCodeAt(0)));

const PLAIN = 'Name,Company\nJane Doe,Acme\nBob Ray,Blue\n';

const SEPARATED: readonly AwkwardFile[] = [
  { title: 'commas', source: PLAIN, people: JANE_BOB },
  { title: 'semicolons', source: PLAIN.replaceAll(',', ';'), people: JANE_BOB },
  {
    title: 'tabs, as pasted from a spreadsheet',
    source: PLAIN.replaceAll(',', '\t'),
    people: JANE_BOB,
  },
  { title: 'vertical bars', source: PLAIN.replaceAll(',', '|'), people: JANE_BOB },
  {
    title: 'Excel’s own separator line',
    source: `sep=;\r\n${PLAIN.replaceAll(',', ';')}`,
    people: JANE_BOB,
  },
  {
    title: 'commas inside quotation marks, semicolons between',
    source: 'Name;Company\n"Doe, Jane";"Acme, Inc., Ltd"\n',
    people: ['Jane Doe|Acme, Inc., Ltd'],
  },
  {
    title: 'semicolons inside cells, commas between',
    source: 'Name,Company,Notes\nJane Doe,Acme,a;b;c;d\nBob Ray,Blue,e;f;g;h\n',
    people: JANE_BOB,
  },
  { title: 'Windows line ends', source: PLAIN.replaceAll('\n', '\r\n'), people: JANE_BOB },
  { title: 'old Macintosh line ends', source: PLAIN.replaceAll('\n', '\r'), people: JANE_BOB },
  {
    title: 'all three line ends',
    source: 'Name,Company\rJane Doe,Acme\r\nBob Ray,Blue\n',
    people: JANE_BOB,
  },
  { title: 'no line end at the end', source: PLAIN.trimEnd(), people: JANE_BOB },
  {
    title: 'empty lines between and after',
    source: '\n\nName,Company\n\nJane Doe,Acme\n\n\nBob Ray,Blue\n\n',
    people: JANE_BOB,
  },
  {
    title: 'rows of nothing but separators',
    source: 'Name,Company\n,\nJane Doe,Acme\n,,,\nBob Ray,Blue\n',
    people: JANE_BOB,
  },
];

const QUOTED: readonly AwkwardFile[] = [
  {
    title: 'everything quoted',
    source: '"Name","Company"\n"Jane Doe","Acme"\n"Bob Ray","Blue"\n',
    people: JANE_BOB,
  },
  {
    title: 'doubled quotation marks',
    source: 'Name,Company\nJane Doe,"Acme ""Best"" Inc"\n',
    people: ['Jane Doe|Acme "Best" Inc'],
  },
  {
    title: 'line breaks inside a cell',
    source: 'Name,Company,Notes\nJane Doe,Acme,"one\ntwo\r\nthree"\nBob Ray,Blue,\n',
    people: JANE_BOB,
  },
  {
    title: 'a line break inside a name',
    source: 'Name,Company\n"Jane\nDoe",Acme\n',
    people: ['Jane Doe|Acme'],
  },
  {
    title: 'blanks around quoted cells',
    source: 'Name , Company\n "Jane Doe" , "Acme, Inc" \n',
    people: ['Jane Doe|Acme, Inc'],
  },
  {
    title: 'a stray mark inside an unquoted cell',
    source: 'Name,Company,Notes\nJane "JD" Doe,Acme,6" pipe\n',
    people: ['Jane "JD" Doe|Acme'],
  },
  {
    title: 'marks inside a quoted cell that nobody doubled',
    source: 'Name,Company\n"Jane "JD" Doe",Acme\n',
    people: ['Jane "JD" Doe|Acme'],
  },
  {
    title: 'an empty quoted cell',
    source: 'Name,Title,Company\nJane Doe,"",Acme\n',
    people: ['Jane Doe|Acme'],
  },
  {
    title: 'a mark that never closes',
    source: 'Name,Company\nJane Doe,Acme\n"Bob Ray,Blue\nAnn Lee,Cord\n',
    refused: /^Row 3: a quotation mark opens and never closes/,
  },
];

const ENCODED: readonly AwkwardFile[] = [
  {
    title: 'UTF-8',
    source: bytesOf('Name,Company\nZoë Müller,Łódź\n'),
    people: ['Zoë Müller|Łódź'],
  },
  { title: 'UTF-8 with a mark', source: bytesOf(`\uFEFF${PLAIN}`), people: JANE_BOB },
  {
    title: 'UTF-8 with a mark before a quoted column name',
    source: bytesOf('\uFEFF"Name","Company"\nJane Doe,Acme\n'),
    people: ['Jane Doe|Acme'],
  },
  {
    title: 'pasted text that still has the mark',
    source: '\uFEFF"Name","Company"\nJane Doe,Acme\n',
    people: ['Jane Doe|Acme'],
  },
  {
    title: 'UTF-16, little end first',
    source: utf16('Name\tCompany\nZoë Müller\tŁódź\n', 'le'),
    people: ['Zoë Müller|Łódź'],
  },
  {
    title: 'UTF-16, big end first',
    source: utf16('Name;Company\nZoë Müller;Łódź\n', 'be'),
    people: ['Zoë Müller|Łódź'],
  },
  { title: 'UTF-16 without a mark', source: utf16(PLAIN, 'le', false), people: JANE_BOB },
  {
    title: 'UTF-16 without a mark, big end first',
    source: utf16(PLAIN, 'be', false),
    people: JANE_BOB,
  },
  {
    title: 'Windows-1252',
    source: latin1('Name;Firma\nJ\xf6rg Grie\xdfhammer;B\xe4r \x80\n'),
    people: ['Jörg Grießhammer|Bär €'],
  },
  {
    title: 'a name in Japanese',
    source: bytesOf('氏名,会社名\n田中 花子,青空銀行\n'),
    people: ['田中 花子|青空銀行'],
  },
  {
    title: 'a name in Cyrillic',
    source: bytesOf('ФИО;Компания\nИван Петров;Газ\n'),
    people: ['Иван Петров|Газ'],
  },
  {
    title: 'zero-width characters and no-break spaces',
    source: 'Name,Company\nJane\u00A0Doe\u200B,\u2060Acme\n',
    people: ['Jane Doe|Acme'],
  },
  {
    title: 'an Excel workbook',
    source: Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2),
    refused: /spreadsheet file/,
  },
  {
    title: 'an old Excel workbook',
    source: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
    refused: /spreadsheet file/,
  },
  {
    title: 'a picture',
    source: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 13, 0, 0, 0, 10),
    refused: /not text/,
  },
  {
    title: 'more bytes than a list has',
    source: new Uint8Array(10_000_001).fill(65),
    refused: /larger than 10 MB/,
  },
];

/** Lists as people really save and paste them. */
export const AWKWARD_FILES: readonly AwkwardFile[] = [
  ...SEPARATED,
  ...QUOTED,
  ...ENCODED,
  ...AWKWARD_COLUMNS,
  ...AWKWARD_ROWS,
];
