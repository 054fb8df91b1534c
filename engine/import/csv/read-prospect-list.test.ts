import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import { ProspectListError } from './decode-list.ts';
import { readProspectList } from './read-prospect-list.ts';
import { splitRows } from './split-rows.ts';
import { longList } from './testing/awkward-file.ts';
import { AWKWARD_FILES } from './testing/awkward-files.ts';

test('there are more than 40 awkward files', () => {
  expect(AWKWARD_FILES.length).toBeGreaterThan(40);
});

test.each(AWKWARD_FILES)('$title: read right, or refused with the reason', (file) => {
  const read = () => readProspectList(file.source);
  if ('refused' in file) {
    expect(read).toThrow(ProspectListError);
    expect(read).toThrow(file.refused);
    return;
  }
  const { prospects, problems } = read();
  expect(prospects.map(({ prospect }) => `${prospect.name}|${prospect.company}`)).toEqual(
    file.people,
  );
  expect(problems.map(({ message }) => message)).toEqual(file.problems ?? []);
});

test('every field finds its column', () => {
  const { prospects } = readProspectList(
    'LinkedIn URL,Notes,Website,Job Title,Company,Name\nlinkedin.com/in/jane,"met in May,\nlikes DORA",acme.com,CISO,Acme,Jane Doe',
  );

  expect(prospects).toEqual([
    {
      row: 2,
      prospect: {
        name: 'Jane Doe',
        company: 'Acme',
        position: 'CISO',
        companyUrl: 'acme.com',
        linkedinUrl: 'linkedin.com/in/jane',
        notes: 'met in May,\nlikes DORA',
      },
    },
  ]);
});

test.each([
  ['Email', 'Jane.Doe@Acme.com'],
  ['E-Mail-Adresse', 'Jane Doe <jane.doe@acme.com>'],
  ['Adresse e-mail', 'jane.doe@acme.com; jd@acme.example'],
  ['Correo electrónico', 'mailto:jane.doe@acme.com'],
  ['メールアドレス', 'jane.doe@acme.com'],
])('the e-mail address is read from the column %s', (column, cell) => {
  const { prospects, doubts } = readProspectList(
    `Name,Company,${column}\nJane Doe,Acme,${cell}\nAnn Lee,Acme,`,
  );

  expect(prospects.map(({ prospect }) => prospect.email)).toEqual(['jane.doe@acme.com', undefined]);
  expect(doubts).toEqual([]);
});

test('a row whose e-mail address is none is researched without it, and said', () => {
  const { prospects, problems, doubts } = readProspectList(
    'Name,Company,Email\nJane Doe,Acme,ask her',
  );

  expect(prospects.map(({ prospect }) => prospect)).toMatchObject([{ name: 'Jane Doe' }]);
  expect(prospects[0]?.prospect).not.toHaveProperty('email');
  expect(problems).toEqual([]);
  expect(doubts.map(({ message }) => message)).toEqual([
    'Row 2: the e-mail address is not one, such as jane@acme.com, and is left out.',
  ]);
});

test('10,000 rows are read in less than a second', () => {
  const list = longList(10_000);

  expect(readProspectList(list).prospects).toHaveLength(10_000);
  expect(effortMs(() => readProspectList(list), 1000)).toBeLessThanOrEqual(1000);
});

const separators = fc.constantFrom(',', ';', '\t', '|');
const cells = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', ' ', 'a', '='),
    maxLength: 12,
  }),
);

test('what was printed as CSV is read as it was, whatever the cells hold', () => {
  const tables = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cells, { minLength: width, maxLength: width }), { maxLength: 8 }),
    );
  const newlines = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(tables, separators, newlines, (rows, separator, newline) => {
      const printed = rows
        .map(
          (row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator) + newline,
        )
        .join('');
      expect(splitRows(printed, separator, Infinity)).toEqual(rows);
    }),
    { numRuns: 1000 },
  );
});

test('any text and any bytes are read or refused, and every row is accounted for', () => {
  const texts = fc
    .array(fc.oneof(cells, fc.constantFrom('Name', 'Company', ',', '\n', ';', '"')), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(texts, fc.uint8Array({ maxLength: 200 })), (source) => {
      try {
        const { prospects, problems } = readProspectList(source);
        const rows = [...prospects, ...problems].map(({ row }) => row);
        expect(new Set(rows).size).toBe(rows.length);
      } catch (error) {
        expect(error).toBeInstanceOf(ProspectListError);
      }
    }),
    { numRuns: 1000 },
  );
});

test.for(['"', '",', '" ', 'a,', '\n', '"a" ', '""'])(
  'a megabyte of %j is read or refused in less than a second',
  (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const read = (): void => {
      try {
        readProspectList(text);
      } catch (error) {
        if (!(error instanceof ProspectListError)) throw error;
      }
    };
    expect(effortMs(read, 1000)).toBeLessThanOrEqual(1000);
  },
);
