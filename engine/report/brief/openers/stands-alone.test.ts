import { expect, test } from 'vitest';
import { standsAlone } from './stands-alone.ts';

test.each([
  ['en', 'We read every contract twice before anybody signs.'],
  ['en', 'It is one risk register instead of nine that we want.'],
  ['en', 'There are three kinds of auditor in this town.'],
  ['de', 'Das Register gehört in den Keller und nicht ins Netz.'],
  ['fr', 'Il faut lire chaque contrat deux fois avant de signer.'],
  ['es', 'El registro es de quien lo escribe cada mañana.'],
  ['pt', 'O registo é de quem o escreve todas as manhãs.'],
  ['it', 'Il registro è di chi lo scrive ogni mattina.'],
  ['nl', 'Het register is van wie het elke ochtend schrijft.'],
  ['sv', 'Det svåra är att fråga en granne om papper.'],
  ['pl', 'Rejestr należy do tego, kto go pisze rano.'],
  ['cs', 'Registr patří tomu, kdo ho ráno píše.'],
  ['tr', 'Kayıt her sabah onu yazan kişiye aittir.'],
  ['ja', '取引先の名簿は、毎月全員で見直しています。'],
])('%s: %j can be said by itself', (language, text) => {
  expect(standsAlone(text, language)).toBe(true);
});

test.each([
  ['en', 'That supplier never answered a single question of ours.'],
  ['en', 'But nobody reads the second page of it.'],
  ['en', 'We tested it with three hundred members in May.'],
  ['en', 'About half of them have never been read.'],
  ['en', 'It was in the manual for eleven years.'],
  ['en', 'No, seriously, the board reads every line.'],
  ['en', 'slower and uglier than before, which is how I like things'],
  ['en', 'Who reads the second page of the register?'],
  ['en', 'Nine of the lists lived on a drive called "Doug.'],
  ['en', 'We count doors.'],
  ['en', 'Who is paid, where, and why there.'],
  ['en', 'Our German buyers attach it to every order of theirs.'],
  ['nl', 'Alleen kun je het niet zomaar wissen.'],
  ['de', 'Das tut uns allen bis heute weh.'],
  ['de', 'Drei davon sind älter als der Katalog.'],
  ['de', 'Deshalb lesen wir jeden Vertrag zweimal.'],
  ['fr', 'Cela nous a coûté tout un été.'],
  ['fr', 'On en a relu la moitié depuis mai.'],
  ['es', 'Por eso no me sirve un manual sin dibujos.'],
  ['pt', 'Por isso lemos cada contrato duas vezes em casa.'],
  ['it', 'Per questo leggiamo ogni contratto due volte insieme.'],
  ['fr', 'C’est pourquoi nous lisons chaque contrat deux fois.'],
  ['de', 'Aus diesem Grund lesen wir jeden Vertrag zweimal.'],
  ['nl', 'Vandaar dat wij elk contract twee keer lezen.'],
  ['da', 'Af den grund læser vi hver aftale to gange.'],
  ['pl', 'Z tego powodu czytamy każdą umowę dwa razy.'],
  ['hu', 'Ezért olvasunk el minden szerződést kétszer is.'],
  ['fi', 'Siksi luemme jokaisen sopimuksen aina kahteen kertaan ääneen.'],
  ['es', 'Hoy no lo sé, y nadie en la casa tampoco.'],
  ['pt', 'Isso custou-nos um verão inteiro de trabalho.'],
  ['it', 'Quel fornitore lo avevamo letto una volta sola.'],
  ['nl', 'Daarom lezen wij elk contract twee keer.'],
  ['sv', 'Därför läser vi varje avtal två gånger.'],
  ['pl', 'To kosztowało nas całe długie lato.'],
  ['cs', 'To nás stálo celé dlouhé léto.'],
  ['tr', 'Bu bize koca bir yaza mal oldu.'],
  ['ja', 'その名簿は、毎月全員で見直しています。'],
])('%s: %j needs what was said before it', (language, text) => {
  expect(standsAlone(text, language)).toBe(false);
});
