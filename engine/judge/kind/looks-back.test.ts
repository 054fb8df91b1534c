import { expect, test } from 'vitest';
import { parsePage } from '../page/parse-page.ts';
import { typeOfPage } from '../testing/type-of-page.ts';
import { contentTypeOf } from './content-type.ts';

const LOOKING_BACK = [
  [
    'en',
    'Jo Marsh, 1931–2025',
    '12 November 2026\n\nThe auditor, who died on Tuesday, joined Harbour Mutual in 1956 and was appointed its first chief of audit in 1970. She is survived by two sons.',
  ],
  [
    'de',
    'Nachruf auf Jo Marsch',
    '12. November 2026\n\nAm Dienstag ist die frühere Leiterin der Revision gestorben. 1970 wurde sie berufen, 1991 trat sie ab. Die Beisetzung ist am Freitag.',
  ],
  [
    'fr',
    'Disparition : hommage à Jo Marche',
    '12 novembre 2026\n\nL’ancienne directrice de l’audit est décédée mardi. Nommée en 1970, elle a quitté la Caisse en 1991. Ses obsèques auront lieu vendredi.',
  ],
  [
    'pl',
    'Joanna Marska (1931–2025)',
    '12 listopada 2026\n\nWe wtorek zmarła wieloletnia szefowa audytu Kasy Portowej. Objęła stanowisko w 1970 roku. Pogrzeb w piątek.',
  ],
  [
    'en',
    'Twenty years on: the night Harbour Mutual lost its ledgers',
    '12 November 2026\n\nOn a Tuesday in November 2006 the insurer announced that its ledgers had burnt. Jo Marsh was appointed the next morning.',
  ],
  [
    'de',
    'Vor 20 Jahren verlor die Hafenkasse ihre Bücher',
    '12. November 2026\n\nIm November 2006 meldete die Kasse, dass ihre Bücher verbrannt waren. Am Tag darauf wurde Jo Marsch berufen.',
  ],
  [
    'es',
    'Hace veinte años la Caja del Puerto perdió sus libros',
    '12 de noviembre de 2026\n\nEn noviembre de 2006 la Caja anunció que sus libros se habían quemado. Un día después nombró a Juana Marsé.',
  ],
  [
    'it',
    'Vent’anni fa l’incendio che cambiò la Cassa del Porto',
    '12 novembre 2026\n\nNel novembre 2006 la Cassa annunciò che i libri erano bruciati. Il giorno dopo Gianna Marsi fu nominata responsabile.',
  ],
  [
    'fi',
    'Kaksikymmentä vuotta sitten Satamakassan kirjat paloivat',
    '12. marraskuuta 2026\n\nMarraskuussa 2006 kassa ilmoitti tulipalosta. Seuraavana päivänä Jo Mars nimitettiin tarkastusjohtajaksi.',
  ],
  [
    'en',
    'Harbour Mutual loses its ledgers',
    '12 November 2026\n\nIn 2006 the insurer announced that a fire had destroyed its ledgers. In 2007 it appointed Jo Marsh, and by 2009 the books were whole again.',
  ],
] as const;

test.each(LOOKING_BACK)('obituaries and looks back are articles (%s): %s', (...page) => {
  const url = 'https://www.daleherald.example/news/2026/11/12/x';
  const metadata = { publishedTime: '2026-11-12T09:00:00Z' };

  expect(typeOfPage(...page)).toBe('article');
  expect(typeOfPage(...page, { url, metadata })).toBe('article');
});

test.each([
  ['en', 'Guest post: the audit committee wants fewer pages', 'Guest post'],
  ['en', 'The audit committee wants fewer pages', 'Op-ed'],
  ['de', 'Gastbeitrag: Der Prüfungsausschuss will weniger Seiten', 'Von Jo Marsch'],
  ['de', 'Der Prüfungsausschuss will weniger Seiten', 'Gastkommentar'],
  ['fr', 'Le comité d’audit veut moins de pages', 'Tribune'],
  ['es', 'El comité de auditoría quiere menos páginas', 'Tribuna de opinión'],
  ['nl', 'De auditcommissie wil minder pagina’s | Gastbijdrage', 'Jo Mars'],
  ['sv', 'Revisionsutskottet vill ha färre sidor', 'Gästkrönika'],
  ['fi', 'Vieraskynä: Tarkastusvaliokunta haluaa vähemmän sivuja', 'Jo Mars'],
  ['ja', '監査委員会は短い報告を望む', '寄稿'],
] as const)(
  'a guest post stays an article when it is read, wherever it stands (%s): %s',
  (language, title, label) => {
    const opening =
      'The regulator announced on Tuesday that it had fined Acme, and the report ran to 400 pages, the chair said.';
    const page = {
      id: '',
      url: 'https://www.daleherald.example/news/2026/03/12/x',
      title,
      description: label,
      markdown: `# ${title}\n\n${label}\n\n12 March 2026\n\n${opening}`,
      metadata: { publishedTime: '2026-03-12T09:00:00Z' },
    };

    expect(contentTypeOf(parsePage(page), language)).toBe('article');
    expect(contentTypeOf(parsePage({ ...page, markdown: '', metadata: {} }), language)).toBe(
      'article',
    );
  },
);
