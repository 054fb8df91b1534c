import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import { prospectFromText } from './prospect-from-text.ts';

const JANE = { name: 'Jane Doe', position: 'CISO', company: 'Acme' };
const PROFILE = 'https://www.linkedin.com/in/jane-doe-1a2b3c4d';

describe('one line about a person fills its fields', () => {
  test.for([
    ['Jane Doe, CISO at Acme', JANE],
    ['jane doe, ciso at acme', { name: 'jane doe', position: 'ciso', company: 'acme' }],
    ['Jane Doe - CISO - Acme', JANE],
    ['Jane Doe – CISO – Acme', JANE],
    ['Jane Doe | CISO | Acme', JANE],
    ['Jane Doe, CISO, Acme', JANE],
    ['Jane Doe - CISO - Acme | LinkedIn', JANE],
    ['(3) Jane Doe - CISO - Acme | LinkedIn', JANE],
    ['Jane Doe - CISO at Acme | LinkedIn', JANE],
    ['Jane Doe, CISSP, CISM, CISO at Acme', JANE],
    ['Jane Doe (she/her) - CISO - Acme', JANE],
    ['Jane Doe at Acme', { name: 'Jane Doe', company: 'Acme' }],
    ['Jane Doe (Acme)', { name: 'Jane Doe', company: 'Acme' }],
    ['Jane Doe - Acme', { name: 'Jane Doe', company: 'Acme' }],
    ['Jane Doe, Acme Bank', { name: 'Jane Doe', company: 'Acme Bank' }],
    ['Jane Doe | LinkedIn', { name: 'Jane Doe' }],
    [
      'Femke van der Wielsteen, Head of Risk, Compliance and Audit at Waterlijn N.V.',
      {
        name: 'Femke van der Wielsteen',
        position: 'Head of Risk, Compliance and Audit',
        company: 'Waterlijn N.V.',
      },
    ],
    [
      'Jörg Grießhammer, Leiter Informationssicherheit bei Tannhof AG',
      {
        name: 'Jörg Grießhammer',
        position: 'Leiter Informationssicherheit',
        company: 'Tannhof AG',
      },
    ],
    [
      "Ciarán O'Shaughnessy - MLRO - Lumo",
      { name: "Ciarán O'Shaughnessy", position: 'MLRO', company: 'Lumo' },
    ],
    [
      'Jane Doe <jane.doe@acme-bank.com>',
      {
        name: 'Jane Doe',
        company: 'Acme Bank',
        companyUrl: 'acme-bank.com',
        email: 'jane.doe@acme-bank.com',
      },
    ],
    [
      'jane.doe@acme-bank.com',
      {
        name: 'Jane Doe',
        company: 'Acme Bank',
        companyUrl: 'acme-bank.com',
        email: 'jane.doe@acme-bank.com',
      },
    ],
    ['Jane Doe, CISO at Acme, jane.doe@gmail.com', { ...JANE, email: 'jane.doe@gmail.com' }],
  ] as const)('%s', ([text, fields]) => {
    expect(prospectFromText(text)).toEqual(fields);
  });
});

describe('a LinkedIn address fills the profile, and the name it gives', () => {
  test.for([
    [PROFILE, { name: 'Jane Doe', linkedinUrl: PROFILE }],
    [
      'linkedin.com/in/jane-doe/?utm_source=share',
      { name: 'Jane Doe', linkedinUrl: 'https://www.linkedin.com/in/jane-doe' },
    ],
    [
      'https://de.linkedin.com/in/j%C3%B6rg-griesshammer',
      {
        name: 'Jörg Griesshammer',
        linkedinUrl: 'https://www.linkedin.com/in/j%C3%B6rg-griesshammer',
      },
    ],
    ['https://www.linkedin.com/in/janed', { linkedinUrl: 'https://www.linkedin.com/in/janed' }],
    [`Jane Doe - CISO - Acme ${PROFILE}`, { ...JANE, linkedinUrl: PROFILE }],
  ] as const)('%s', ([text, fields]) => {
    expect(prospectFromText(text)).toEqual(fields);
  });
});

const SIGNATURE = [
  'Jane Doe, CISSP',
  'Chief Information Security Officer',
  'Acme Bank',
  'T +44 20 7946 0958 | M: +44 7700 900123',
  'jane.doe@acme-bank.com',
  'www.acme-bank.com',
  'linkedin.com/in/jane-doe',
  '1 Market Street, London EC1A 1BB',
];
const SIGNED = {
  name: 'Jane Doe',
  position: 'Chief Information Security Officer',
  company: 'Acme Bank',
  companyUrl: 'acme-bank.com',
  linkedinUrl: 'https://www.linkedin.com/in/jane-doe',
  email: 'jane.doe@acme-bank.com',
};

describe('a signature fills its fields', () => {
  test('in any order of its lines', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(SIGNATURE, { minLength: SIGNATURE.length }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (lines, newline) => {
          expect(prospectFromText(lines.join(newline))).toEqual(SIGNED);
        },
      ),
    );
  });

  test.for([
    [
      'Kind regards,\n\nKatharina Vogel\nHead of Compliance | Rheintal Versicherung AG\nk.vogel@rheintal.de',
      {
        name: 'Katharina Vogel',
        position: 'Head of Compliance',
        company: 'Rheintal Versicherung AG',
        companyUrl: 'rheintal.de',
        email: 'k.vogel@rheintal.de',
      },
    ],
    [
      'Mit freundlichen Grüßen\nMax Muster\nDatenschutzbeauftragter\nBlaufels\nTel.: 030 1234567\nE-Mail: max.muster@blaufels.example.de',
      {
        name: 'Max Muster',
        position: 'Datenschutzbeauftragter',
        company: 'Blaufels',
        companyUrl: 'blaufels.example.de',
        email: 'max.muster@blaufels.example.de',
      },
    ],
    [
      'Name: Ann Lee\nTitle: General Counsel\nCompany: Brightwater',
      { name: 'Ann Lee', position: 'General Counsel', company: 'Brightwater' },
    ],
    [
      'Ann Lee\nGeneral Counsel\nBrightwater\nmobile 07700 900123\nann@gmail.com',
      {
        name: 'Ann Lee',
        position: 'General Counsel',
        company: 'Brightwater',
        email: 'ann@gmail.com',
      },
    ],
    [
      'Quiet River\nAnn Lee\nVP Internal Audit\nann.lee@quietriver.com',
      {
        name: 'Ann Lee',
        position: 'VP Internal Audit',
        company: 'Quiet River',
        companyUrl: 'quietriver.com',
        email: 'ann.lee@quietriver.com',
      },
    ],
    [
      'Ann Lee\nVice President, Risk, Quiet River Group\nhttps://twitter.com/annlee',
      { name: 'Ann Lee', position: 'Vice President, Risk', company: 'Quiet River Group' },
    ],
  ] as const)('%s', ([text, fields]) => {
    expect(prospectFromText(text)).toEqual(fields);
  });
});

test.for([
  '',
  '   \n\t',
  'Jane',
  'Jane Doe',
  '  Jane Doe  ',
  'Doe, Jane',
  'Jean-Luc de la Tour',
  'Katherine Dunmore, CIA',
  '田中 花子',
  'CISO',
  'https://twitter.com/janedoe',
  'She said so at the meeting yesterday.',
])('a plain name, or what says nothing about a person, stays as it is pasted: "%s"', (text) => {
  expect(prospectFromText(text)).toBeNull();
});

test('a field that is filled is never blank, and holds nothing that was not in the text but for its spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const fields = prospectFromText(text);
      for (const value of Object.values(fields ?? {})) expect(value.trim()).not.toBe('');
    }),
    { numRuns: 500 },
  );
});

test('pieces of signatures in any mixture never throw', () => {
  const piece = fc.constantFrom(
    ...SIGNATURE,
    ' - ',
    ', ',
    ' at ',
    '(',
    ')',
    ' | ',
    '@',
    '.com',
    'https://',
    'linkedin.com/in/',
    '%E0%A4%A',
    '\n',
    ':',
    'Name:',
    '🧭',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(() => prospectFromText(pieces.join(''))).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

test.for(['a', ' ', '-', 'Jane Doe, ', 'x@', 'a.', 'linkedin.com/in/', '\n', '(', 'Jane ('])(
  '100 kB of "%s" are read in less than 100 ms',
  (unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    expect(effortMs(() => prospectFromText(text), 100)).toBeLessThanOrEqual(100);
  },
);
