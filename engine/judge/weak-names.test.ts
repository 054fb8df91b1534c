import { expect, test } from 'vitest';
import { EMPTY_PROSPECT, type Prospect } from '../model/prospect.ts';
import { judgeDocuments } from './judge-documents.ts';

function verdictOf(
  prospect: Partial<Prospect>,
  title: string,
  markdown: string,
): string | undefined {
  const [judged] = judgeDocuments({
    prospect: { ...EMPTY_PROSPECT, ...prospect },
    now: new Date('2026-11-20'),
    documents: [
      { id: '1', url: 'https://paper.example/a', title, description: '', metadata: {}, markdown },
    ],
  });
  return judged?.verdict;
}

test('a job title in Greek, or at the end of one word, gives its holder the company named last', () => {
  const swedish =
    'Fjordkraft Norr fick böta i maj. ”Vi överklagar”, säger säkerhetschefen Ylva Sandgren.';
  const greek =
    'Η Λευκάτη Ναυτιλιακή πλήρωσε πρόστιμο. «Θα προσφύγουμε», λέει η υπεύθυνη συμμόρφωσης Ελένη Σταθάκη.';

  expect(verdictOf({ name: 'Ylva Sandgren', company: 'Fjordkraft Norr' }, 'Böter', swedish)).toBe(
    'confirmed',
  );
  expect(
    verdictOf({ name: 'Ελένη Σταθάκη', company: 'Λευκάτη Ναυτιλιακή' }, 'Πρόστιμο', greek),
  ).toBe('confirmed');
});

test('letters that the page spells out as another organisation do not name the company', () => {
  const prospect = { name: 'Moira Eastlake', company: 'Tarn Valley Recycling' };
  const text = 'TVR, the Tidal Vessel Registry, is led by Moira Eastlake, general manager of TVR.';

  expect(verdictOf(prospect, 'TVR – Tidal Vessel Registry', text)).not.toBe('confirmed');
});

test('a sports club of the company’s name is not the company', () => {
  const prospect = { name: 'Elin Forsmark', company: 'Storvik Bostäder' };
  const text = 'Storvik IF:s Elin Forsmark vann på lördagen kulan vid ungdoms-SM i Gävle.';

  expect(verdictOf(prospect, 'Guld i kula', text)).not.toBe('confirmed');
});

test('what the notes call the company in another script is its name and nobody’s', () => {
  const prospect = {
    name: 'Gloria Cheung Suk Yee',
    company: 'Peak & Pier Ferries',
    notes: '張淑儀. Company is always 峰碼渡輪.',
  };

  expect(verdictOf(prospect, '渡輪復航', '峰碼渡輪安全部主管張淑儀表示，渡輪今日復航。')).toBe(
    'confirmed',
  );
  expect(verdictOf(prospect, '渡輪加價', '峰碼渡輪今日申請加價，政府表示會考慮。')).not.toBe(
    'confirmed',
  );
});

test('the given name with the initial of the surname counts on a page that names the company', () => {
  const prospect = { name: 'Ylva Sandgren', company: 'Fjordkraft Norr' };
  const text =
    'Veckans gäst Ylva S. skriver planer på jobbet: hon är säkerhetschef på Fjordkraft Norr och talar om beredskap.';

  expect(verdictOf(prospect, 'Avsnitt 12', text)).toBe('confirmed');
  expect(verdictOf(prospect, 'Avsnitt 12', text.replace('på Fjordkraft Norr ', ''))).not.toBe(
    'confirmed',
  );
});

test('an English given name before a Chinese name in Hokkien is found alone with the family name', () => {
  const prospect = { name: 'Rachel Tan Kiat Hock', company: 'Straits Lantern Bank' };

  expect(
    verdictOf(
      prospect,
      'Panel',
      'Rachel Tan, head of compliance at Straits Lantern Bank, spoke of audits.',
    ),
  ).toBe('confirmed');
});

test('a later word of the name after a capitalised word belongs to another name, even at the start', () => {
  const prospect = { name: 'Moira Eastlake', company: 'Hollin Marine' };
  const text = (company: string): string =>
    `Our board. ${company} has named Moira Eastlake chief risk officer.`;

  expect(verdictOf(prospect, 'Board', text('Hollin Marine'))).toBe('confirmed');
  expect(verdictOf(prospect, 'Board', text('Tarnside Marine'))).not.toBe('confirmed');
});

test('a place named after a family is not the company of a similar name, whoever of the family works there', () => {
  const prospect = { name: 'Jo Marsh', company: 'Harbour Mutual' };

  expect(verdictOf(prospect, 'Fair', 'Jo Marsh sells fish at Marsh Harbour.')).not.toBe(
    'confirmed',
  );
  expect(verdictOf(prospect, 'Fair', 'Jo Marsh audits the risk team at Harbour Mutual.')).toBe(
    'confirmed',
  );
});

test('“the bank” is the company if it was the last bank named and the sentence is about work in the field', () => {
  const prospect = { name: 'Moira Eastlake', company: 'Hollin Bank' };
  const verdictWith = (text: string): string | undefined => verdictOf(prospect, 'A bill', text);
  const at = (bank: string, clause: string): string =>
    `${bank} paid a bill twice. Moira Eastlake, who ${clause}, told us so on Monday.`;

  expect(verdictWith(at('Hollin Bank', 'looks after risk at the bank'))).toBe('confirmed');
  expect(verdictWith(at('Hollin Bank', 'queued at the bank'))).not.toBe('confirmed');
  expect(
    verdictWith(at('Hollin Bank lost, and Tarnside Bank', 'looks after risk at the bank')),
  ).not.toBe('confirmed');
});

test('“the bank” is read the same way in other languages', () => {
  const prospect = { name: 'Moira Eastlake', company: 'Banco Hollin' };

  expect(
    verdictOf(
      prospect,
      'Error',
      'El Banco Hollin pagó dos veces. Moira Eastlake, que lleva el cumplimiento en el banco, lo explicó.',
    ),
  ).toBe('confirmed');
});

test('a public body that Nordic languages write in lower case is not the bank of the same place', () => {
  const prospect = { name: 'Moira Eastlake', company: 'Lakvik Sparebank' };
  const text = (employer: string): string =>
    `${employer} har ansatt Moira Eastlake som risikosjef.`;

  expect(verdictOf(prospect, 'Ny', text('Lakvik Sparebank'))).toBe('confirmed');
  expect(verdictOf(prospect, 'Ny', text('Lakvik kommune'))).not.toBe('confirmed');
});
