import { COOKIE_BANNER, footer, sidebar } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** A swimmer and a florist of the name, a list and a sidebar. */
export const CLAIRE_VASSEUR_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://swimreport.example/news/claire-vasseur-breaks-national-800m-record',
    title: 'Claire Vasseur, 17, breaks national 800 metres record',
    description: 'The schoolgirl from Dunkirk takes almost three seconds off a mark from 2009.',
    site: 'Swim Report',
    type: 'news',
    about: 'namesake',
    isFamous: true,
    published: '2026-07-05',
    dateIn: 'metadata',
    markdown: `# Claire Vasseur, 17, breaks national 800 metres record

5 July 2026

Claire Vasseur swam the 800 metres freestyle in 8:17.44 on Sunday, almost three seconds inside a national record older than her career. The seventeen-year-old from Dunkirk led from the first turn.

"I counted the tiles," said Vasseur, who sits her school examinations next summer. She has qualified for the European championships.`,
  },
  {
    url: 'https://petalsandpavements.example/blog/meet-the-florist-claire-vasseur',
    title: 'Meet the florist: Claire Vasseur of Fleurs du Canal',
    description: 'Dahlias at dawn and why she never sells red roses in February.',
    site: 'Petals & Pavements',
    type: 'article',
    about: 'namesake',
    published: '2025-09-23',
    dateIn: 'page',
    markdown: `# Meet the florist: Claire Vasseur of Fleurs du Canal

23 September 2025

At four in the morning Claire Vasseur is already at the market, looking for dahlias that do not look perfect. Her shop by the canal in Lille opens at nine and is usually empty of flowers by five.

"Red roses in February are a tax on shyness," says Vasseur, who sells tulips instead. She gives a class on wreaths in November.`,
  },
  {
    url: 'https://theregulatorydesk.example/article/2026/02/compliance-officers-who-moved-the-needle',
    title: 'Compliance officers who moved the needle',
    description: 'Ten names from ten countries.',
    site: 'The Regulatory Desk',
    type: 'article',
    about: 'passing',
    published: '2026-02-10',
    dateIn: 'metadata',
    markdown: `${COOKIE_BANNER}

# Compliance officers who moved the needle

February 10, 2026

- Ana Beltrán, Grupo Levante
- Claire Vasseur, Aérolia Systèmes
- Henrik Aas, Nordlys Shipping
- Miriam Katz, Carmel Diagnostics
- Tomasz Wilk, Bałtyk Energia`,
  },
  {
    url: 'https://ledgerwire.example/news/2026/11/17/actuator-shortage-slows-jet-deliveries',
    title: 'Actuator shortage slows jet deliveries',
    description: 'Planemakers blame a fire at a forge; suppliers run extra shifts.',
    site: 'Ledgerwire',
    type: 'news',
    about: 'passing',
    published: '2026-11-17',
    dateIn: 'metadata',
    markdown: `# Actuator shortage slows jet deliveries

By Étienne Marchal · 17 November 2026

Deliveries of narrow-body jets will slip by about thirty aircraft this quarter because of a shortage of actuators, two planemakers said. A fire at a forge in September cut the supply of titanium parts.

Suppliers are running extra shifts. Airlines said they would keep older aircraft flying through the winter.

${sidebar('Related', 'Aérolia Systèmes: Claire Vasseur on 61 cancelled agents', 'What titanium costs now')}

${footer('Ledgerwire')}`,
  },
];
