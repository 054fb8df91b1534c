import { COOKIE_BANNER_GERMAN } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** A professor, an actress and an obituary; an event in the future; a list. */
export const KATHARINA_VOGEL_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://university-of-aldersbach.example/news/professor-katharina-vogel-honoured-for-glacier-research',
    title: 'Professor Katharina Vogel honoured for glacier research',
    description: 'The glaciologist receives the Alpine Science Medal for forty years of ice cores.',
    site: 'University of Aldersbach',
    type: 'news',
    about: 'namesake',
    isFamous: true,
    published: '2026-05-27',
    dateIn: 'metadata',
    markdown: `# Professor Katharina Vogel honoured for glacier research

27 May 2026

Professor Katharina Vogel, holder of the chair of glaciology, has been awarded the Alpine Science Medal. The jury praised four decades of measurements on three glaciers, two of which no longer exist.

"I have outlived my subject," Vogel said at the ceremony. Her ice cores, stored at minus 36 degrees, remain available to researchers from eleven countries. She retires in autumn.`,
  },
  {
    url: 'https://buehnenpost.example/interview/katharina-vogel-spielt-wieder-kleist',
    title: 'Katharina Vogel spielt wieder Kleist: ein Interview',
    description: 'Die Schauspielerin über Lampenfieber, Linz und ihre Rückkehr nach sieben Jahren.',
    site: 'Bühnenpost',
    type: 'article',
    about: 'namesake',
    published: '2026-02-06',
    dateIn: 'page',
    language: 'de',
    markdown: `${COOKIE_BANNER_GERMAN}

# Katharina Vogel spielt wieder Kleist

6. Februar 2026

Sieben Jahre hat die Schauspielerin Katharina Vogel gedreht, jetzt kehrt sie auf die Bühne zurück. In Linz spielt sie ab März die Marthe im „Zerbrochnen Krug“.

„Im Fernsehen sagt dir die Kamera, wo du stehst. Auf der Bühne sagt es dir der Boden“, sagt Vogel im Interview. Die Premiere ist ausverkauft.`,
  },
  {
    url: 'https://inngau-anzeiger.example/trauer/katharina-vogel-1931-2025',
    title: 'Katharina Vogel, geb. Huber (1931–2025)',
    description: 'Traueranzeige. Die Beisetzung findet im engsten Kreis statt.',
    site: 'Inngau-Anzeiger',
    type: 'article',
    about: 'namesake',
    published: '2025-12-11',
    dateIn: 'page',
    language: 'de',
    markdown: `# Katharina Vogel, geb. Huber

* 4. Mai 1931 † 8. Dezember 2025

Nach einem erfüllten Leben ist unsere Mutter, Großmutter und Urgroßmutter friedlich eingeschlafen. Die Beisetzung findet im engsten Familienkreis statt.

Anzeige vom 11. Dezember 2025`,
  },
  {
    url: 'https://privacycongress.example/news/keynote-katharina-vogel-announced',
    title: 'Keynote announced: Katharina Vogel, Bergmann Kliniken',
    description: 'The data protection officer opens the Health Privacy Congress.',
    site: 'Health Privacy Congress',
    type: 'news',
    about: 'prospect',
    published: null,
    dateIn: 'nowhere',
    // The event's day stands where the day of publication belongs.
    meta: { 'article:published_time': '2031-03-04T09:00:00+01:00' },
    markdown: `# Keynote announced: Katharina Vogel, Bergmann Kliniken

4 March 2031, 09:00 · Congress Centre, Graz

We are delighted that Katharina Vogel, data protection officer of Bergmann Kliniken, will open the tenth Health Privacy Congress with a keynote on ten years of emergency access. Early-bird tickets are available until December.`,
  },
  {
    url: 'https://healthprivacywire.example/article/thirty-privacy-leaders-in-european-healthcare',
    title: 'Thirty privacy leaders in European healthcare',
    description: 'Nominated by readers, in no particular order.',
    site: 'Health Privacy Wire',
    type: 'article',
    about: 'passing',
    published: '2026-01-28',
    dateIn: 'metadata',
    markdown: `# Thirty privacy leaders in European healthcare

28 January 2026

- Aoife Brennan, Liffey Children's Hospital
- Bram de Wit, Merwede Medisch
- Giulia Ferrante, Ospedali Riuniti del Garda
- Katharina Vogel, Bergmann Kliniken
- Mikkel Rask, Region Limfjord
- Sofia Lindgren, Vättern Care

Readers sent in 412 nominations. Congratulations to all.`,
  },
];
