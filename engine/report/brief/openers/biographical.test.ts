import { expect, test } from 'vitest';
import { isBiographical } from './tone.ts';

test.each([
  'I spent nine years at a bank in Chennai.',
  'I make sure the forklifts stop when they should.',
  'Ich war zwölf Jahre bei der Revision.',
  'J’ai passé dix ans dans l’audit.',
  'Jag arbetade fem år på ett sågverk.',
  'She studied law in Bergen.',
  'Absolwentka prawa, mieszka w Toruniu.',
  'My daughter taught me to ask why three times.',
  'Mein Vater las jeden Vertrag mit dem Lineal.',
  'Mon mari dit que je lis même les notices.',
  'Mi madre guardaba cada recibo en una caja.',
  'O meu pai guardava todos os recibos.',
  'Mia figlia legge le clausole meglio di me.',
  'Mijn vader las elk contract twee keer.',
  'Min pappa skrev allt i en svart bok.',
  'Mannen min leser alle avtaler to ganger.',
  'Mój ojciec czytał każdą umowę z linijką.',
])('%j is a biography', (text) => {
  expect(isBiographical(text)).toBe(true);
});

test.each([
  'Our sister company keeps the same list of suppliers.',
  'Our parent company reads every contract.',
  'Unsere Tochter in Graz führt dieselbe Liste.',
  'Notre maison mère lit chaque contrat.',
  'My partner in audit reads every clause.',
])('%j is none', (text) => {
  expect(isBiographical(text)).toBe(false);
});
