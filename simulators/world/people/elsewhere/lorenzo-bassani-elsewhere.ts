import { footer } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** Pages that carry the name and are in another language, a passing mention, or about somebody else. */
export const LORENZO_BASSANI_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://calciodomenica.example/news/lorenzo-bassani-signs-until-2029',
    title: 'News: Lorenzo Bassani signs until 2029',
    description: 'The goalkeeper stays with the club from the coast.',
    site: 'Calcio Domenica',
    type: 'news',
    about: 'namesake',
    isFamous: true,
    published: '2026-06-30',
    dateIn: 'metadata',
    markdown: `# News: Lorenzo Bassani signs until 2029

30 June 2026

Goalkeeper Lorenzo Bassani has signed a new contract until 2029. The 23-year-old kept fourteen clean sheets last season and saved four penalties.

"I was born two streets from the stadium. Where else should I go?" Bassani said.`,
  },
  {
    url: 'https://kitchenstories.example/interview/lorenzo-bassani-bread-and-patience',
    title: 'Bread and patience: an interview with baker Lorenzo Bassani',
    description: 'On a starter that is older than the bakery.',
    site: 'Kitchen Stories',
    type: 'article',
    about: 'namesake',
    published: '2024-11-12',
    dateIn: 'page',
    markdown: `# Bread and patience: an interview with baker Lorenzo Bassani

12 November 2024

Lorenzo Bassani bakes two hundred loaves a night in Turin and has not used a clock since 2011. His starter came from his grandmother in a jam jar.

"You cannot hurry it, and you cannot leave it alone. That is all there is to know," he says.`,
  },
  {
    url: 'https://industriatoscana.example/notizie/2026/05/09/officine-valdera-riparte-dopo-attacco',
    title: 'Officine Valdera riparte dopo l’attacco informatico: «Nessun riscatto»',
    description: 'Lorenzo Bassani: chiusi 41 accessi remoti dei fornitori.',
    site: 'Industria Toscana',
    type: 'news',
    about: 'prospect',
    published: '2026-05-09',
    dateIn: 'page',
    language: 'it',
    markdown: `# Officine Valdera riparte dopo l’attacco informatico: «Nessun riscatto»

Pubblicato il 9 maggio 2026

Officine Valdera ha riavviato i tre stabilimenti fermati da un attacco ransomware il 2 maggio. L’azienda ha notificato l’incidente all’autorità nazionale entro un giorno, come chiede la direttiva NIS2.

«Abbiamo chiuso 41 accessi remoti dei fornitori e da oggi ognuno ha un responsabile in fabbrica», dice Lorenzo Bassani, responsabile della sicurezza informatica di Officine Valdera.

Il danno è stimato in 6,5 milioni di euro.

${footer('Industria Toscana')}`,
  },
  {
    url: 'https://machinebuildernews.example/article/who-speaks-at-factory-networks-2026',
    title: 'Who speaks at Factory Networks 2026',
    description: 'The programme in Graz at a glance.',
    site: 'Machine Builder News',
    type: 'article',
    about: 'passing',
    published: '2026-04-20',
    dateIn: 'metadata',
    markdown: `# Who speaks at Factory Networks 2026

20 April 2026

- Hedda Brunner, plant manager, Brunner Guss
- Lorenzo Bassani, head of information security, Officine Valdera
- Mirko Zorn, automation lead, Zorn Pumpen

The meeting takes place in Graz on 17 and 18 June. Two places are left.`,
  },
];
