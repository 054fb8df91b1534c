import { expect, test } from 'vitest';
import { kindsIn } from '../../testing/events-in.ts';

test.each([
  ['en', 'Quillfeather Insurance reported its results to the board on 28 May.'],
  ['en', 'Quillfeather Insurance notified the authority and sent a full report on 28 May.'],
  ['de', 'Quillfeather Insurance legte am 28. Mai den Bericht dem Vorstand vor.'],
  ['fr', 'Quillfeather Insurance a publié le 28 mai ses résultats au conseil.'],
  ['es', 'Quillfeather Insurance presentó el 28 de mayo los resultados al consejo.'],
  ['it', 'Quillfeather Insurance ha presentato il 28 maggio i risultati al consiglio.'],
  ['nl', 'Quillfeather Insurance presenteerde op 28 mei de resultaten aan het bestuur.'],
])('%s: what goes to the board or an authority is no publication: %s', (language, text) => {
  expect(kindsIn(text, language)).not.toContain('report');
});

test.each([
  ['en', 'Quillfeather Insurance published its annual report on 28 May.'],
  ['de', 'Quillfeather Insurance veröffentlichte am 28. Mai ihren Jahresbericht.'],
  ['fr', 'Quillfeather Insurance a publié le 28 mai ses résultats annuels.'],
  ['nl', 'Quillfeather Insurance publiceerde op 28 mei de jaarcijfers.'],
])('%s: accounts that are published are a report: %s', (language, text) => {
  expect(kindsIn(text, language)).toContain('report');
});

test.each([
  ['Quillfeather Insurance has agreed to acquire Kranj Drives, a maker of cranes.', 'acquisition'],
  ['Quillfeather Insurance is to buy the broker Fernwick.', 'acquisition'],
  ['Quillfeather Insurance reopened after a ransomware attack stopped its claims desk.', 'breach'],
])('what is agreed, or stopped by an attack, is told: %s', (text, kind) => {
  expect(kindsIn(text, 'en')).toEqual([kind]);
});

test.each([
  'Quillfeather Insurance may buy the broker Fernwick.',
  'Quillfeather Insurance has not agreed to acquire Kranj Drives.',
  'Quillfeather Insurance wants to acquire Kranj Drives, a maker of cranes.',
  'Quillfeather Insurance stopped a drill of a ransomware attack.',
])('what is open or practised is not: %s', (text) => {
  expect(kindsIn(text, 'en')).toEqual([]);
});
