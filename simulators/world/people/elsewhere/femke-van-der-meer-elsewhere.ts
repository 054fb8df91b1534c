import { footer, navigation } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** Pages that carry the name and are in another language, a passing mention, or about somebody else. */
export const FEMKE_VAN_DER_MEER_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://ijsbaannieuws.example/news/femke-van-der-meer-wins-second-marathon-on-skates',
    title: 'Femke van der Meer wins her second marathon on skates',
    description:
      'News from the ice: the 27-year-old from Friesland was alone for the last six laps.',
    site: 'IJsbaannieuws',
    type: 'news',
    about: 'namesake',
    isFamous: true,
    published: '2026-01-25',
    dateIn: 'metadata',
    markdown: `# Femke van der Meer wins her second marathon on skates

25 January 2026

Femke van der Meer attacked with six laps to go and was not seen again. The 27-year-old from Friesland won the marathon on natural ice, her second of the season.

"My coach shouted that I should wait. I did not hear him, or so I told him afterwards," the skater said. She leads the cup with 212 points.`,
  },
  {
    url: 'https://tuinenlandschap.example/interview/femke-van-der-meer-a-garden-on-the-dyke',
    title: 'A garden on the dyke: an interview with landscape architect Femke van der Meer',
    description: 'On salt, wind and plants that nobody has to water.',
    site: 'Tuin & Landschap',
    type: 'article',
    about: 'namesake',
    published: '2025-05-08',
    dateIn: 'page',
    markdown: `${navigation('Gardens', 'Parks', 'Interviews')}

# A garden on the dyke: an interview with landscape architect Femke van der Meer

8 May 2025

Femke van der Meer has planted eleven kilometres of dyke in Zeeland and has never once watered it. Her office of four people designs parks that look after themselves.

"I choose plants the way others choose colleagues: who is still there in February?" she says.`,
  },
  {
    url: 'https://pensioenkrant.example/nieuws/2026/09/04/zuidkade-publiceert-aanwijzing-toezichthouder',
    title: 'Zuidkade Pensioen publiceert aanwijzing van toezichthouder zelf',
    description:
      'Compliancedirecteur Femke van der Meer: deelnemers hebben recht op het hele verhaal.',
    site: 'Pensioenkrant',
    type: 'news',
    about: 'prospect',
    published: '2026-09-04',
    dateIn: 'page',
    language: 'nl',
    markdown: `# Zuidkade Pensioen publiceert aanwijzing van toezichthouder zelf

Gepubliceerd op 4 september 2026

Zuidkade Pensioen heeft een aanwijzing van de toezichthouder op de eigen website gezet. Het fonds moet voor 31 maart 2027 aantonen dat het de uitbestede administratie beheerst.

“Deelnemers hebben recht op het hele verhaal, ook als het over ons gaat”, zegt Femke van der Meer, chief compliance officer van Zuidkade Pensioen. “Wij testen de twaalf belangrijkste beheersmaatregelen voortaan zelf.”

Een boete kreeg het fonds niet.

${footer('Pensioenkrant')}`,
  },
  {
    url: 'https://financeandlaw.example/article/forty-compliance-leaders-benelux-2026',
    title: 'Forty compliance leaders in the Benelux',
    description: 'Our readers’ list for 2026.',
    site: 'Finance & Law Europe',
    type: 'article',
    about: 'passing',
    published: '2026-03-02',
    dateIn: 'metadata',
    markdown: `# Forty compliance leaders in the Benelux

2 March 2026

- Annelies Claes, head of compliance, Scheldebank
- Pieter Dijkgraaf, CCO, Noorderlicht Verzekeringen
- Femke van der Meer, CCO, Zuidkade Pensioen
- Luc Thill, compliance officer, Alzette Fund Services

The list is compiled by readers' votes and is not a ranking.`,
  },
];
