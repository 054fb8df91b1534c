import { expect, test } from 'vitest';
import { declaredLanguage, languageOf } from './language.ts';
import { wordListOf } from './words.ts';

test.each([
  [
    'hu',
    'A bank közölte, hogy felülvizsgálja a beszállítóit, és hogy az igazgatóság már tud az ügyről, mert nem volt titok.',
  ],
  [
    'cs',
    'Banka uvedla, že prověří své dodavatele a že o tom představenstvo již ví, protože to podle ní nebylo tajemství.',
  ],
  [
    'tr',
    'Banka, tedarikçilerini gözden geçireceğini ve yönetim kurulunun bu konuda daha önce bilgi aldığını bir açıklama ile duyurdu.',
  ],
  [
    'ro',
    'Banca a anunțat că își va verifica furnizorii și că din acest motiv consiliul a fost deja informat, dar nu a spus ce a aflat.',
  ],
  [
    'en',
    'The bank said that it would review the suppliers and that the board had been told about it in time.',
  ],
  [
    'de',
    'Die Bank teilte mit, dass sie ihre Lieferanten prüfen werde und der Vorstand bereits informiert sei.',
  ],
  [
    'fr',
    'La banque a annoncé que les fournisseurs seront contrôlés et que le conseil en a été informé dans les délais.',
  ],
  [
    'es',
    'El banco anunció que revisará a sus proveedores y que el consejo ya había sido informado de los hechos.',
  ],
  [
    'pt',
    'O banco anunciou que vai rever os seus fornecedores e que a administração já tinha sido informada do caso.',
  ],
  [
    'it',
    'La banca ha annunciato che i fornitori saranno controllati e che il consiglio era già stato informato della cosa.',
  ],
  [
    'nl',
    'De bank meldde dat zij haar leveranciers zal controleren en dat het bestuur al op de hoogte was van de zaak.',
  ],
  [
    'sv',
    'Banken meddelade att den ska granska sina leverantörer och att styrelsen redan hade fått veta det som hänt.',
  ],
  [
    'da',
    'Banken oplyste, at den vil gennemgå sine leverandører, og at bestyrelsen allerede var blevet orienteret om sagen af ham.',
  ],
  [
    'no',
    'Banken opplyste at den vil gjennomgå leverandørene sine, og at styret allerede hadde blitt orientert om saken etter møtet fra ham.',
  ],
  [
    'fi',
    'Pankki kertoi, että se tarkistaa toimittajansa ja että hallitus oli jo saanut tiedon asiasta, mutta ei ole vielä päättänyt.',
  ],
])('%s is recognised', (language, text) => {
  expect(languageOf(wordListOf(text))).toBe(language);
});

test('two words are too few to identify a language', () => {
  expect(languageOf(['risk', 'report'])).toBeNull();
});

test('a script alone can identify the language', () => {
  expect(languageOf(wordListOf('銀行は取引先を見直すと発表しました'))).toBe('ja');
});

test.each([
  ['de-AT', 'de'],
  ['en_US', 'en'],
  ['nb', 'no'],
  ['none', null],
])('the declared language %s is %s', (value, language) => {
  expect(declaredLanguage(value)).toBe(language);
});
