import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

test.each([
  ['en', 'Mara Lindqvist (Northwater) told students how a pump station works.'],
  ['en', 'Mara Lindqvist of Northwater spoke on threat actors.'],
  ['en', 'Mara Lindqvist of Northwater runs Microsoft Defender on every laptop.'],
  ['en', 'Mara Lindqvist of Northwater spoke up for the rights of the accused.'],
  ['de', 'Mara Lindqvist (Northwater) verurteilt den Vorfall.'],
  ['de', 'Mara Lindqvist von Northwater sprach vor Lehrern am Institut für Wasserbau.'],
  ['fr', 'Mara Lindqvist (Northwater) condamne ces propos.'],
  ['fr', 'Mara Lindqvist de Northwater salue les acteurs du secteur.'],
  ['es', 'Mara Lindqvist, de Northwater, habló ante estudiantes de la comarca.'],
  ['pt', 'Mara Lindqvist, da Northwater, falou a estudantes da região.'],
  ['it', 'Mara Lindqvist di Northwater ha incontrato uno studente di Pavia.'],
  ['nl', 'Mara Lindqvist van Northwater sprak met een leerkracht uit Breda.'],
  ['sv', 'Mara Lindqvist på Northwater talade inför lärare i Lund.'],
  ['pl', 'Mara Lindqvist z Northwater mówiła o tym do nauczycieli.'],
])(
  'a word for others’ occupation says nothing where the company is at the name (%s): %s',
  (_, text) => {
    expect(verdictOn(text)).toBe('confirmed');
  },
);

test.each([
  ['en', 'Mara Lindqvist, a former teacher, leads purchasing at Northwater.'],
  ['de', 'Mara Lindqvist von Northwater, früher Lehrerin, leitet den Einkauf.'],
  ['fr', 'Mara Lindqvist (Northwater), ancienne enseignante, dirige les achats.'],
])('nor does an occupation of the past (%s): %s', (_, text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  ['it', 'Mara Lindqvist è sindaco effettivo di Northwater.'],
  ['it', 'Mara Lindqvist è sindaco supplente di Northwater dal maggio.'],
  ['es', 'Mara Lindqvist es profesora asociada y directora de compras de Northwater.'],
  ['fr', 'Mara Lindqvist (Northwater) a répondu à l’institut.'],
])('a statutory auditor is no mayor, and no lecturer a schoolteacher (%s): %s', (_, text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  ['en', 'The mayor cut the ribbon. Mara Lindqvist, head of security, walked the new path.'],
  ['es', 'La concejala abrió el carril. Mara Lindqvist, responsable de seguridad, lo recorrió.'],
  ['de', 'Die Bürgermeisterin eröffnete den Weg. Mara Lindqvist ging voran, der Sicherheit wegen.'],
])('whoever opens the sentence before may be the person (%s): %s', (_, text) => {
  expect(verdictOn(`${text} Northwater paid for the benches.`)).not.toBe('confirmed');
});

test.each([
  ['en', 'Mara Lindqvist, a nurse at Northwater, won the race.'],
  ['en', 'Mara Lindqvist is a teacher at Northwater.'],
  ['en', 'Mara Lindqvist (34), a bricklayer from Northwater, won the race.'],
  ['en', 'Mara Lindqvist of Northwater, a poet, read from her book.'],
  ['en', 'Mara Lindqvist, who works as a plumber in Northwater, won the race.'],
  ['en', 'Vicar Mara Lindqvist blessed the pump of Northwater.'],
  ['en', 'The mayor of Northwater, Mara Lindqvist, opened the fair.'],
  ['de', 'Die Hebamme Mara Lindqvist aus Northwater hat gewonnen.'],
  ['de', 'Mara Lindqvist, Lehrerin in Northwater, hat gewonnen.'],
  ['fr', 'Mara Lindqvist, infirmière à Northwater, a gagné.'],
  ['es', 'Mara Lindqvist, alcaldesa de Northwater, inauguró la feria.'],
  ['pt', 'Mara Lindqvist, estudante da Northwater, ganhou o prémio.'],
  ['it', 'Il sindaco Mara Lindqvist di Northwater ha aperto la fiera.'],
  ['nl', 'Mara Lindqvist is verpleegkundige bij Northwater.'],
  ['sv', 'Mara Lindqvist, lärare i Northwater, vann loppet.'],
  ['pl', 'Mara Lindqvist, nauczycielka w Northwater, wygrała bieg.'],
])('an occupation that is the person’s own still speaks against it (%s): %s', (_, text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  ['en', 'Mara Lindqvist (Northwater) won a penalty before the goalkeeper could move.'],
  ['en', 'Mara Lindqvist of Northwater scored twice.'],
  ['de', 'Mara Lindqvist (Northwater) bezwang den Torwart zweimal.'],
  ['es', 'Mara Lindqvist (Northwater) marcó dos goles.'],
  ['it', 'Mara Lindqvist (Northwater) supera il centrocampista.'],
])('a match report means the club of that name, whoever plays where (%s): %s', (_, text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
