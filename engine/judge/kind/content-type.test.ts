import { expect, test } from 'vitest';
import type { ContentType } from '../../model/judgement.ts';
import type { PageDocument } from '../../model/page.ts';
import { readPage } from '../page/read-page.ts';
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
  return contentTypeOf(readPage({ ...document, ...page }), 'en');
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
