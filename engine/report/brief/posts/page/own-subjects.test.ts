import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

const POST: Readonly<Record<string, string>> = {
  es: 'Tessa Marlow es directora de riesgos de Quillfeather Insurance.',
  pt: 'Tessa Marlow é diretora de risco da Quillfeather Insurance.',
  it: 'Tessa Marlow è responsabile del rischio di Quillfeather Insurance.',
  pl: 'Tessa Marlow jest dyrektorem ds. ryzyka w Quillfeather Insurance.',
  cs: 'Tessa Marlow je ředitelkou rizik v Quillfeather Insurance.',
};

test.each([
  ['es', 'El banco abandonará Perú en julio.'],
  ['es', 'La inspección dejó la sede en mayo.'],
  ['es', 'Quillfeather Insurance dejará el mercado portugués en julio.'],
  ['pt', 'A seguradora deixará o mercado angolano em julho.'],
  ['it', 'Il regolatore lascerà la sede di Torino in luglio.'],
  ['pl', 'Bank odchodzi z rynku czeskiego w lipcu.'],
  ['cs', 'Banka opouští v červenci polský trh.'],
])(
  '%s: a sentence with a subject of its own does not go on about the prospect: %s',
  (language, content) => {
    expect(statusByPage(language, `${POST[language]} ${content}`, 'A page')).toBe('current');
  },
);

test.each([
  ['es', 'Dejará la empresa en julio.'],
  ['es', 'El 31 de julio dejará el cargo.'],
  ['pt', 'A partir de julho deixará a empresa.'],
  ['it', 'A luglio lascerà l’azienda.'],
  ['cs', 'V červenci opouští firmu.'],
])('%s: a sentence without a subject does: %s', (language, content) => {
  expect(statusByPage(language, `${POST[language]} ${content}`, 'A page')).toBe('leaving');
});

test.each([
  [
    'es',
    'Quillfeather Insurance ha nombrado a Tessa Marlow directora de riesgos. Se incorporará el 7 de julio.',
  ],
  [
    'es',
    'Quillfeather Insurance ha nombrado a Tessa Marlow directora de riesgos. El próximo 7 de julio se incorporará a la compañía.',
  ],
])('%s: the day of an arrival may stand in the next sentence: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('joining');
});

test('Spanish ‘fuera de’ is out of something, and no departure', () => {
  const content = `${POST['es']} Comunicó los datos fuera de plazo en mayo.`;

  expect(statusByPage('es', content, 'A page')).toBe('current');
});
