import { expect, test } from 'vitest';
import { wordsOf } from '../../../../text/words.ts';
import { titleSpans } from './title-spans.ts';

function titlesIn(text: string): readonly string[] {
  return titleSpans(wordsOf(text), text, () => false).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test.each([
  [
    'Jo Marsh, Director (Legal) and Data Protection Officer, Acme',
    'Director (Legal) and Data Protection Officer',
  ],
  [
    'Leiterin (Recht) und Datenschutzbeauftragte der Acme',
    'Leiterin (Recht) und Datenschutzbeauftragte',
  ],
  [
    'Directrice (Risques) et déléguée à la protection des données',
    'Directrice (Risques) et déléguée à la protection des données',
  ],
  ['Group Head: Audit', 'Group Head: Audit'],
  ['Leiterin – Revision', 'Leiterin – Revision'],
  ['hoofd gegevensbescherming bij Acme', 'hoofd gegevensbescherming'],
  [
    'responsabile sicurezza delle informazioni di Acme',
    'responsabile sicurezza delle informazioni',
  ],
  ['Responsabile della protezione dei dati', 'Responsabile della protezione dei dati'],
  [
    'directora en funciones de Riesgos y Cumplimiento',
    'directora en funciones de Riesgos y Cumplimiento',
  ],
  ['vedoucí odboru interního auditu', 'vedoucí odboru interního auditu'],
  ['kierowniczka biura audytu wewnętrznego', 'kierowniczka biura audytu wewnętrznego'],
])('a job title goes on as long as its words do: %s', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

test.each([
  [
    'the finance director and the head of internal audit',
    ['finance director', 'head of internal audit'],
  ],
  ['der Finanzdirektor und die Leiterin Recht', ['Finanzdirektor', 'Leiterin Recht']],
  [
    'le directeur financier et la responsable des risques',
    ['directeur financier', 'responsable des risques'],
  ],
])('after “and the”, the title of somebody else begins: %s', (text, titles) => {
  expect(titlesIn(text)).toEqual(titles);
});

test.each([
  ["the insurer's chief risk officer spoke", 'chief risk officer'],
  ['Chief Risk Officer: Risk is what we do', 'Chief Risk Officer'],
  ['Director: Risk is everywhere', 'Director'],
  ['Head of Risk (Audit) said', 'Head of Risk'],
  ['Director (Acme) and Jo Marsh', 'Director'],
  ['Director (Audit) and Jo Marsh', 'Director'],
])('what is none of it stays outside: %s', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

test.each([
  ['a rejoint Acme en qualité de directrice de la conformité', 'directrice de la conformité'],
  ['se incorporó en calidad de directora de cumplimiento', 'directora de cumplimiento'],
  ['in qualità di responsabile compliance', 'responsabile compliance'],
  ['na qualidade de diretora de riscos', 'diretora de riscos'],
  ['Acme has appointed her as a non-executive director', 'non-executive director'],
])('what leads to a title is none of it: %s', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

test.each([
  'a été appelée à d’autres responsabilités',
  'asume nuevas responsabilidades',
  'assume la responsabilità della compliance',
  'assume novas responsabilidades',
])('responsibilities are no title: %s', (text) => {
  expect(titlesIn(text)).toEqual([]);
});

test.each([
  ['directrice qualité', 'directrice qualité'],
  ['directora de calidad', 'directora de calidad'],
  ['responsabile qualità', 'responsabile qualità'],
  ['responsable qualité et risques', 'responsable qualité et risques'],
])('quality is part of a title: %s', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

test.each([
  ['Head of Legal and Member Services, Acme', 'Head of Legal and Member Services'],
  [
    'Directrice juridique et Relations Service chez Acme',
    'Directrice juridique et Relations Service',
  ],
  ['Directora Jurídica y Medio Ambiente de Acme', 'Directora Jurídica y Medio Ambiente'],
])('a capitalised duty behind “and” is part of the title: %s', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

test.each([
  'chief operating officer',
  'chief human resources officer',
  'plant manager',
  'head of visitor experience',
  'VP of customer success',
  'directrice industrielle',
  'responsabile della produzione',
  'kierownik produkcji',
])('titles outside governance, risk and compliance are whole too: %s', (title) => {
  expect(titlesIn(`Jane Doe is the ${title} of Acme.`)).toEqual([title]);
});
