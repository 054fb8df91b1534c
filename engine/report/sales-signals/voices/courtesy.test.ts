import { expect, test } from 'vitest';
import { isCourtesy } from './courtesy.ts';
import { COURTESIES } from './testing/courtesies.ts';

test.each(Object.entries(COURTESIES))(
  'thanks, joy, pride, good wishes and refusals to answer are courtesy (%s)',
  (language, sentences) => {
    expect(sentences.filter((text) => !isCourtesy(text, language))).toEqual([]);
  },
);

test.each([
  ['en', 'Please bring your own lunch and a torch.'],
  ['en', 'If we ever worked together, write to me.'],
  ['en', 'Link to both posts in the comments.'],
  ['de', 'Gern, und Grüße ins Tal.'],
  ['en', 'I count them twice, but do not print that.'],
  ['sv', 'Jag räknar två gånger, men skriv inte det.'],
  ['en', 'If we worked together, stay in touch.'],
  ['de', 'Bewerbungen bis Ende Mai, gern auch formlos.'],
  ['fr', 'Partagez autour de vous si le poste intéresse quelqu’un.'],
  ['es', 'Sigamos en contacto por aquí.'],
  ['pt', 'Candidatem-se até ao fim de maio.'],
  ['it', 'Candidature entro la fine di maggio.'],
  ['nl', 'Solliciteren kan tot eind mei.'],
  ['sv', 'Ansök senast den sista maj.'],
  ['da', 'Søg senest den sidste maj.'],
  ['pl', 'Zgłoszenia do końca maja.'],
  ['cs', 'Hlaste se do konce května.'],
  ['en', 'To my old gang at Lakeside: you still owe me a pump.'],
  ['en', 'To the vendors who write already: patience.'],
  ['de', 'An alle Anbieter, die schon schreiben: Geduld.'],
  ['fr', 'Aux fournisseurs qui m’écrivent déjà : patience.'],
  ['es', 'A los proveedores que ya me escriben: paciencia.'],
  ['nl', 'Aan alle leveranciers die al schrijven: geduld.'],
])('so are invitations and a farewell (%s: %s)', (language, text) => {
  expect(isCourtesy(text, language)).toBe(true);
});

const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'To the board I said one thing: nobody reads forty pages.',
    'Nobody was proud of that spreadsheet and everybody used it.',
    'Thanks to the new register we found 212 gaps in a week.',
    'A privilege that nobody uses is the first one we remove.',
    'You cannot talk about risk without naming the owner.',
    'The board wished it had asked earlier.',
    'Customers appreciate a letter they can read.',
    'Please stop sending forms that nobody reads.',
    'If we worked with nine lists, every supplier would be on none.',
    'Keep in touch with every supplier, even after the audit.',
    'We welcome the auditors with one list instead of nine.',
  ],
  de: [
    'Dank der neuen Prüfung finden wir Lücken in Stunden.',
    'Die Freude am Prüfen endet am Kopierer.',
    'Darüber wird im Vorstand nicht mehr abgestimmt.',
  ],
  fr: [
    'Grâce au registre, nous trouvons les failles en une heure.',
    'La direction honore ses échéances.',
  ],
  es: [
    'Gracias al registro encontramos los fallos en una hora.',
    'Nadie lee el manual porque nadie lo escribió para leerlo.',
  ],
  pt: ['Somos obrigados a comunicar em três dias.', 'Graças ao registo, achamos falhas numa hora.'],
  it: [
    'Grazie al registro troviamo le falle in un’ora.',
    'Il registro non è un piatto per ospiti.',
  ],
  nl: [
    'We kijken elke maand wie er uit dienst is.',
    'Dankzij het register vinden we de gaten in een uur.',
    'Daar gebeurt niets zolang niemand eigenaar is.',
  ],
  sv: [
    'Tack vare registret hittar vi luckorna på en timme.',
    'Ingen läser en policy på fyrtio sidor.',
  ],
  no: [
    'Takket være registeret finner vi hullene på en time.',
    'Ingen leser en rutine på førti sider.',
  ],
  da: [
    'Takket være registret finder vi hullerne på en time.',
    'Nu kigger vi på færre, og så ringer vi.',
  ],
  fi: ['Se ei ole kaunis, mutta siinä on nimi.', 'Toimittajarekisteri valmistui elokuussa.'],
  hu: [
    'A nyilvántartásnak köszönhetően egy óra alatt megtaláljuk.',
    'Most hárman tudják, és minden hónapban más küldi be.',
  ],
  pl: [
    'Dzięki rejestrowi znajdujemy luki w godzinę.',
    'Tak, mamy jedną listę i jednego właściciela.',
  ],
  cs: ['Díky registru najdeme mezery za hodinu.', 'Tak jsme tu tabulku zrušili.'],
  tr: ['Müşteri memnuniyeti düştü, çünkü form uzundu.', 'Formdan yedi soruyu çıkardım.'],
  el: ['Από τότε δεν πιστεύω τα χαρτιά, πιστεύω τις ζυγαριές.'],
  ja: ['内部監査は年に四回、予告なしで行います。', '返品の箱を見れば、押し込み販売はわかります。'],
  ko: ['내부감사는 예고 없이 일 년에 네 번 합니다.', '저희는 사람이 먼저 읽습니다.'],
};

test.each(Object.entries(STATEMENTS))(
  'a view, a fact or a decision is none, even where it names a cause, a welcome or pride (%s)',
  (language, sentences) => {
    expect(sentences.filter((text) => isCourtesy(text, language))).toEqual([]);
  },
);
