import { expect, test } from 'vitest';
import type { ContentType, PageDocument } from '../../model/judgement.ts';
import { parsePage } from '../page/parse-page.ts';
import { contentTypeOf } from './content-type.ts';

function typeOf(page: Partial<PageDocument>): ContentType {
  const document = {
    id: '',
    url: 'https://a.example/x',
    title: '',
    description: '',
    markdown: '',
    metadata: {},
  };
  return contentTypeOf(parsePage({ ...document, ...page }), 'en');
}

test.each([
  ['podcast', 'https://podcasts.apple.com/gb/podcast/ep-3/id1', 'Risk'],
  ['podcast', 'https://open.spotify.com/episode/abc', 'Risk'],
  ['podcast', 'https://acme.libsyn.com/12', 'Risk'],
  ['podcast', 'https://acme.buzzsprout.com/1/2', 'Risk'],
  ['podcast', 'https://acme.example/podcast/12', 'Talking risk'],
  ['podcast', 'https://acme.example/episodes/talking-risk', 'Talking risk'],
  ['podcast', 'https://acme.example/x', 'Ep. 12: Talking risk'],
  ['podcast', 'https://acme.example/x', 'Folge 7: Prüfer im Gespräch'],
  ['podcast', 'https://acme.example/x', 'Avsnitt 12: Revision'],
  ['podcast', 'https://acme.example/news/podcasts/risk', 'Talking risk'],
  ['podcast', 'https://podcast.acme.example/risk', 'Talking risk'],
  ['podcast', 'https://acme.example/x', 'Talking risk | Podcast'],
  ['video', 'https://vimeo.com/123', 'Panel'],
  ['video', 'https://www.youtube.com/watch?v=1', 'Panel'],
  ['video', 'https://www.brighttalk.com/webcast/1/2', 'Panel'],
  ['video', 'https://acme.example/watch/panel', 'Panel'],
  ['video', 'https://acme.example/videos/panel', 'Panel'],
  ['video', 'https://acme.example/webinars/panel', 'Panel'],
  ['video', 'https://tv.acme.example/panel', 'Panel'],
  ['video', 'https://acme.example/x', 'WATCH: the full panel'],
  ['video', 'https://acme.example/x', 'Panel [Video]'],
  ['video', 'https://acme.example/x', 'Webinar: NIS2 in practice'],
  ['news', 'https://www.reuters.com/business/acme', 'Acme'],
  ['news', 'https://www.prnewswire.com/acme', 'Acme'],
  ['news', 'https://acme.example/newsroom/acme-hires', 'Acme hires security chief'],
  ['news', 'https://acme.example/pressemitteilungen/neu', 'Acme ernennt Sicherheitschef'],
  ['news', 'https://www.daleherald.example/acme', 'Acme names security chief'],
  ['news', 'https://a.example/2026/03/12/acme', 'Acme fined €2m over breach'],
  ['news', 'https://a.example/actualites/acme', 'Acme nomme une directrice'],
  ['news', 'https://a.example/x', 'Acme compra Beta por 138 millones'],
  ['article', 'https://a.example/blog/controls', 'Five lessons from an audit'],
  ['article', 'https://a.example/interviews/x', 'Interview: "We started with a list"'],
  ['article', 'https://a.example/speakers/jo-marsh', 'Jo Marsh'],
  ['article', 'https://a.example/x', 'How to pass an audit'],
  ['article', 'https://a.example/team', 'Our team'],
  ['article', 'https://www.daleherald.example/obituaries/jo', 'Jo Marsh, 1931–2025'],
  ['article', 'https://blog.acme.example/x', 'Acme and the new rules'],
] as const)('%s: %s "%s"', (type, url, title) => {
  expect(typeOf({ url, title })).toBe(type);
});

test('an embedded player does not make a news item a video', () => {
  const type = typeOf({
    url: 'https://www.daleherald.example/2026/03/12/acme',
    title: 'Acme names security chief',
    markdown:
      '# Acme names security chief\n\n[▶ Play video](https://www.youtube.com/embed/1)\n\nAcme said it has hired Jo Marsh.',
    metadata: {
      'twitter:card': 'player',
      'og:video': 'https://www.youtube.com/embed/1',
      'og:type': 'article',
    },
  });

  expect(type).toBe('news');
});

test('what the page declares counts when it is plain', () => {
  expect(typeOf({ metadata: { 'og:type': ['video.episode', 'x'] } })).toBe('video');
  expect(typeOf({ metadata: { 'article:section': 'Podcasts' } })).toBe('podcast');
  expect(typeOf({ metadata: { 'og:type': 'article' } })).toBe('article');
});

test('show notes make a podcast', () => {
  expect(
    typeOf({
      title: 'Talking risk',
      markdown: '# Talking risk\n\nIn this episode we meet Jo Marsh.',
    }),
  ).toBe('podcast');
});

const REPORTS = [
  [
    'en',
    'Harbour Mutual fires its audit chief',
    'The insurer dismissed Jo Marsh, 51, on Tuesday after a review, a spokeswoman said.',
  ],
  [
    'de',
    'Hafenkasse beruft neue Leiterin der Revision',
    'Die Hafenkasse hat Jo Marsch (51) berufen. Sie tritt ihr Amt am 1. April an, teilte das Institut am Dienstag mit.',
  ],
  [
    'fr',
    'La Caisse du Port condamnée à une amende',
    'La Caisse du Port a été condamnée mardi à une amende de 2 millions, a annoncé le tribunal de Nantes.',
  ],
  [
    'es',
    'Caja del Puerto nombra directora de auditoría',
    'Caja del Puerto anunció el martes el nombramiento de Juana Marsé, de 51 años, que se incorpora el 1 de abril.',
  ],
  [
    'it',
    'Cassa del Porto, nominata la responsabile audit',
    'La Cassa del Porto ha annunciato martedì la nomina di Gianna Marsi, che entra in carica il 1 aprile.',
  ],
  [
    'pt',
    'Caixa do Porto contrata diretora de auditoria',
    'A Caixa do Porto anunciou na terça-feira a contratação de Joana Marçal, que assume em 1 de abril.',
  ],
  [
    'nl',
    'Havenkas benoemt nieuw hoofd audit',
    'De Havenkas heeft Jo Mars (51) benoemd. Zij treedt op 1 april in dienst, meldde de bank dinsdag.',
  ],
  [
    'pl',
    'Kasa Portowa mianowała szefową audytu',
    'Kasa Portowa poinformowała we wtorek, że nową szefową audytu została Joanna Marska, która obejmie stanowisko 1 kwietnia.',
  ],
  [
    'cs',
    'Přístavní kasa jmenovala šéfku auditu',
    'Přístavní kasa v úterý oznámila, že vedoucí auditu se stane Jana Maršová, která nastoupí 1. dubna.',
  ],
  [
    'sv',
    'Hamnkassan utser ny revisionschef',
    'Hamnkassan meddelade på tisdagen att Jo Mars tillträder som revisionschef den 1 april efter en lång sökning.',
  ],
  [
    'fi',
    'Satamakassa nimitti tarkastusjohtajan',
    'Satamakassa ilmoitti tiistaina nimittäneensä Jo Marsin tarkastusjohtajaksi. Hän aloittaa 1. huhtikuuta, pankki kertoo.',
  ],
  [
    'hu',
    'Új ellenőrzési vezetőt nevezett ki a Kikötői Kassza',
    'A Kikötői Kassza kedden bejelentette, hogy Mars Jolánt nevezte ki belső ellenőrzési vezetőnek április 1-jétől.',
  ],
  [
    'tr',
    'Liman Sigorta’ya yeni denetim müdürü atandı',
    'Liman Sigorta salı günü yaptığı açıklamada Jale Mars’ın 1 Nisan itibarıyla denetim müdürü olarak atandığını duyurdu.',
  ],
  [
    'uk',
    'Портова каса призначила керівницю аудиту',
    'Портова каса у вівторок повідомила, що аудит очолила Яна Марченко, яка розпочне роботу 1 квітня.',
  ],
  [
    'ru',
    'Портовая касса назначила главу аудита',
    'Портовая касса во вторник сообщила, что внутренний аудит возглавила Яна Марченко, она приступит к работе 1 апреля.',
  ],
  [
    'ja',
    '港海上、監査部長に丸井氏が就任',
    '港海上は12日、監査部長に丸井純子氏(51)が4月1日付で就任すると発表した。前任の部長は退任する。',
  ],
] as const;

test.each(REPORTS)('a report is news in every language (%s): %s', (language, title, text) => {
  const document = {
    id: '',
    url: 'https://a.example/x',
    title,
    description: '',
    markdown: `# ${title}\n\n${text}`,
  };
  const metadata = { language, publishedTime: '2026-03-12T09:00:00Z' };

  expect(contentTypeOf(parsePage({ ...document, metadata }), language)).toBe('news');
});

const PIECES = [
  [
    'an opinion',
    'Why I stopped writing risk reports',
    'I used to write forty pages a month. My board read two of them, and I think they were right.',
  ],
  [
    'an interview',
    'Jo Marsh: “Nobody rings the auditor first”',
    'What changed when you came?\n\nWe moved the desks, and then we moved the meetings, and people talked.\n\nAnd what would you change now?\n\nThe coffee.',
  ],
  [
    'a portrait',
    'The woman who counts lifeboats',
    'There is a shelf in the harbour office with nothing on it but keys. It is hers, and nobody asks.',
  ],
  [
    'a guide',
    'How to prepare for your first ISO audit',
    'You need three things before your auditor comes: your list, your owners and your evidence.',
  ],
  [
    'a speaker’s page',
    'Jo Marsh | Speakers',
    'Jo Marsh leads internal audit at Harbour Mutual and has worked in shipping for twenty years now.',
  ],
  [
    'a profile',
    'Jo Marsh - Head of Audit - Harbour Mutual',
    'Experienced head of audit with a demonstrated history of working in the insurance industry.',
  ],
] as const;

test.each(PIECES)('%s is an article', (_, title, text) => {
  const markdown = `# ${title}\n\n${text}`;
  const metadata = { publishedTime: '2026-03-12T09:00:00Z' };

  expect(typeOf({ title, markdown, metadata })).toBe('article');
});

test.each([
  ['podcast', '12 March 2026 · 44 min\n\nSpotify · Apple Podcasts · RSS'],
  ['podcast', 'Odtwórz w Spotify · 44 min'],
  ['podcast', 'Podcast o kontroli\n\n- 00:00 Wstęp\n- 03:10 Rozmowa\n- 41:00 Koniec'],
  ['video', '- 00:00 Welcome\n- 03:10 Controls\n- 41:00 Questions'],
  ['article', '- 09:00 Welcome\n- 10:30 Controls\n- 12:00 Lunch'],
  ['article', 'A nine minute read. Follow us on Spotify, or write to us.'],
] as const)('a %s is known by its services and chapters: %s', (type, text) => {
  expect(typeOf({ title: 'Talking about controls', markdown: `# Controls\n\n${text}` })).toBe(type);
});
