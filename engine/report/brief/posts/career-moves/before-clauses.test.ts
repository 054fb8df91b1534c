import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  ['en', 'Before coming to Quillfeather Insurance, Tessa Marlow was head of audit at Nordal Bank.'],
  ['en', 'Prior to Quillfeather Insurance, Tessa Marlow was head of audit at Nordal Bank.'],
  [
    'en',
    'Before her time at Quillfeather Insurance, Tessa Marlow was head of audit at Nordal Bank.',
  ],
  [
    'de',
    'Vor ihrem Wechsel zur Quillfeather Insurance war Tessa Marlow Leiterin Revision der Nordal Bank.',
  ],
  [
    'de',
    'Vor ihrer Zeit bei der Quillfeather Insurance war Tessa Marlow bei der Nordal Bank tätig.',
  ],
  ['fr', 'Avant d’intégrer Quillfeather Insurance, Tessa Marlow a travaillé à la Banque Nordal.'],
  [
    'es',
    'Antes de unirse a Quillfeather Insurance, Tessa Marlow fue directora de riesgos en Banco Nordal.',
  ],
  [
    'es',
    'Antes de integrarse en Quillfeather Insurance en 2019, Tessa Marlow trabajó en Banco Nordal.',
  ],
  [
    'es',
    'Tessa Marlow estudió en Soria. Antes de sumarse a Quillfeather Insurance, trabajó en Banco Nordal.',
  ],
  ['pt', 'Antes de se juntar à Quillfeather Insurance, Tessa Marlow trabalhou no Banco Nordal.'],
  [
    'it',
    'Prima di arrivare in Quillfeather Insurance, Tessa Marlow ha ricoperto il ruolo di responsabile audit in Banca Nordal.',
  ],
  ['it', 'Prima di unirsi a Quillfeather Insurance, Tessa Marlow ha lavorato in Banca Nordal.'],
  [
    'nl',
    'Voordat zij in 2019 bij Quillfeather Insurance aan de slag ging, werkte Tessa Marlow bij Nordal Bank.',
  ],
  [
    'nl',
    'Voor haar overstap naar Quillfeather Insurance was Tessa Marlow hoofd audit bij Nordal Bank.',
  ],
  [
    'sv',
    'Innan Tessa Marlow kom till Quillfeather Insurance var hon revisionschef på Nordal Bank.',
  ],
  ['da', 'Før hun kom til Quillfeather Insurance, var Tessa Marlow revisionschef i Nordal Bank.'],
  ['no', 'Før hun kom til Quillfeather Insurance, var Tessa Marlow revisjonssjef i Nordal Bank.'],
  ['pl', 'Przed dołączeniem do Quillfeather Insurance Tessa Marlow pracowała w Nordal Bank.'],
])('who did something before they came has come, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  ['en', 'Before joining Nordal Bank, Tessa Marlow was head of risk at Quillfeather Insurance.'],
  [
    'de',
    'Vor ihrem Wechsel zur Nordal Bank war Tessa Marlow Leiterin Revision der Quillfeather Insurance.',
  ],
  [
    'es',
    'Antes de unirse a Banco Nordal, Tessa Marlow fue directora de riesgos en Quillfeather Insurance.',
  ],
  [
    'nl',
    'Voordat zij bij Nordal Bank aan de slag ging, werkte Tessa Marlow bij Quillfeather Insurance.',
  ],
  ['en', 'Before leaving Quillfeather Insurance in May, Tessa Marlow was head of risk.'],
])('who was at the company before is not, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('left');
});

test.each([
  [
    'en',
    'Before joining Quillfeather Insurance in September, Tessa Marlow will spend a month in Leeds.',
  ],
])('who will do something before they come is still to come, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('joining');
});

test.each([
  ['en', 'Before Quillfeather Insurance’s arrival in Leeds, Tessa Marlow was an auditor.'],
  ['en', 'Before joining the board of Quillfeather Insurance, Tessa Marlow was an auditor.'],
  [
    'en',
    'Before joining Quillfeather Insurance, John Roe was an auditor, said Tessa Marlow of Nordal Bank.',
  ],
  ['en', 'Before auditing Quillfeather Insurance, Tessa Marlow was a clerk at Nordal Bank.'],
  ['de', 'Vor der Fusion der Quillfeather Insurance war Tessa Marlow in Leeds.'],
])('what is no arrival of hers gives her no post, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).not.toBe('current');
});

test.each([
  [
    'en',
    'Tessa Marlow is head of risk at Quillfeather Insurance. Before joining Nordal Bank, she was an auditor.',
  ],
  [
    'de',
    'Tessa Marlow ist Risikochefin der Quillfeather Insurance. Vor ihrem Wechsel zur Nordal Bank war sie Prüferin.',
  ],
])('an employer before the company is no next one, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});
