import { expect, test } from 'vitest';
import { isFarewell, isSore } from './tone.ts';

test.each([
  'We paid the fine and moved on.',
  'The breach cost us a summer.',
  'I should have read the second page.',
  'Every clause in it is there because somebody once got hurt.',
  'Wir haben das Bußgeld bezahlt.',
  'Der Vorfall hat uns ein Wochenende gekostet.',
  'Nous avons payé l’amende en mars.',
  'La fuite venait d’un prestataire.',
  'Pagamos la multa y cambiamos de proveedor.',
  'A coima ensinou-nos a escrever menos.',
  'Abbiamo pagato la multa? No: le multe.',
  'Het datalek begon bij een leverancier.',
  'We wanted nine lists and are not going to make it.',
  'Wir haben ein gescheitertes Projekt im Keller.',
  'Nous avons un échec derrière nous.',
  'Tenemos un proyecto fallido en el sótano.',
  'Tivemos um projeto fracassado em 2022.',
  'Abbiamo alle spalle un progetto fallito.',
  'We hebben een mislukt project in de kelder.',
  'Vi har ett misslyckat projekt bakom oss.',
  'Vi har et mislykket projekt bag os.',
  'Mamy za sobą jedno nieudane wdrożenie.',
  'Máme za sebou jeden neúspěšný projekt.',
  'Takana on yksi epäonnistunut hanke.',
  'Bir başarısız projemiz var.',
  'Vi gjorde fel i våras.',
  'Boden var fortjent, og vi betalte.',
  'Boten var fortjent, og vi betalte.',
  'Kara była zasłużona, wyciek też.',
  'Pokutu jsme zaplatili hned.',
  'Cezayı ödedik, dersi aldık.',
  '漏洩のあと、全員で名簿を作り直しました。',
])('%j hurts', (text) => {
  expect(isSore(text)).toBe(true);
});

test.each([
  'My burnout in 2022 taught me to write things down.',
  'After my miscarriage I came back to a pile of audits.',
  'We signed the policy in the week of my divorce.',
  'I was on sick leave when the directive came.',
  'Ich hatte vor drei Jahren Krebs, seither prüfe ich anders.',
  'Nach meinem Burn-out habe ich die Meldewege gekürzt.',
  'Sie starb, bevor der Bericht fertig war.',
  'Door mijn kanker leerde ik wat een noodplan waard is.',
  'Na mijn scheiding las ik elk contract twee keer.',
  'Jeg havde kræft, da vi skrev planen.',
  'Jeg gik ned med stress over listerne.',
  'Jeg ble utbrent av skjemaene.',
  'Jag blev utbränd av alla listor.',
  'Zachorowałam na raka i zrozumiałam, czym jest plan ciągłości.',
  'Wypalenie zawodowe zaczęło się od arkuszy.',
  'Tive cancro quando escrevíamos o plano.',
  'Ho avuto un tumore mentre scrivevamo il piano.',
  'La depressione mi ha insegnato a delegare.',
  'Mi divorcio coincidió con la auditoría.',
  'J’ai fait une fausse couche la semaine du contrôle.',
])('%j tells of a wound', (text) => {
  expect(isSore(text)).toBe(true);
});

test.each([
  'We run the stress test of the plan every spring.',
  'Wir trennen Einkauf und Freigabe nach jeder Entscheidung.',
  'Even the dog has a retention policy here.',
  'Policies divorced from practice help nobody.',
  'We houden inkoop en betaling gescheiden.',
  'De scheiding van functies staat op papier.',
  'Jag vill ha en rak fråga och ett rakt svar.',
  'Rozvod elektřiny kontrolujeme dvakrát.',
])('%j tells of none', (text) => {
  expect(isSore(text)).toBe(false);
});

test.each([
  'We want one list of suppliers instead of nine.',
  'The auditor came by with a floppy disk.',
  'Il comitato esecutivo legge ogni contratto.',
  'Der Katalog ist älter als die Verträge.',
  'On vérifie deux fois les contrats importants.',
  'Queremos una lista de proveedores, no nueve.',
  'Cada contrato tem um dono com nome.',
  'Ogni fornitore riceve una visita.',
  'Wij lezen elk contract twee keer.',
  'Vi läser varje avtal två gånger.',
  'Czytamy każdą umowę dwa razy.',
  'Každou smlouvu čteme dvakrát.',
  'Her sözleşmeyi iki kez okuruz.',
  '取引先の名簿は毎月見直します。',
])('%j hurts nobody', (text) => {
  expect(isSore(text)).toBe(false);
});

test.each([
  'I will miss the harbour.',
  'I handed back my pass on Friday.',
  'Vendredi, j’ai rendu mon badge.',
  'Ho lasciato Quillfeather a giugno.',
  'My successor starts in May.',
  'Ich gehe in den Ruhestand.',
  'Mon successeur commence en mai.',
  'Mi sucesora empieza en mayo.',
  'O meu sucessor começa em maio.',
  'Il mio successore arriva a maggio.',
  'Mijn opvolger begint in mei.',
  'Min efterträdare heter Sten.',
  'Mój następca zaczyna w maju.',
  'Můj nástupce začíná v květnu.',
  'Emekliliğim mayısta başlıyor.',
  '後任は五月に着任します。',
])('%j speaks of leaving', (text) => {
  expect(isFarewell(text)).toBe(true);
});
