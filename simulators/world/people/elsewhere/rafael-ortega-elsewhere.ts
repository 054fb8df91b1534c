import { COOKIE_BANNER, footer, sidebar } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** A goalkeeper, a painter and a court case; a brief in Portuguese; a list and a sidebar. */
export const RAFAEL_ORTEGA_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://golpegado.example/news/rafael-ortega-renews-until-2029',
    title: 'Goalkeeper Rafael Ortega renews until 2029',
    description: 'The club captain signs on after a season with fifteen clean sheets.',
    site: 'Gol Pegado',
    type: 'news',
    about: 'namesake',
    published: '2026-06-12',
    dateIn: 'metadata',
    markdown: `# Goalkeeper Rafael Ortega renews until 2029

12 June 2026

Rafael Ortega will stay between the posts of Atlético Montealba for three more seasons. The 29-year-old goalkeeper, captain since January, kept fifteen clean sheets and saved two penalties in the play-off.

"I was born four streets from this stadium. My mother would not have let me sign anywhere else," Ortega joked at the press conference. The club did not disclose his release clause.`,
  },
  {
    url: 'https://coastalarts.example/interview/rafael-ortega-painter-of-harbours',
    title: 'Interview: Rafael Ortega, painter of harbours',
    description: 'Cranes, fog and eighty shades of grey.',
    site: 'Coastal Arts Review',
    type: 'article',
    about: 'namesake',
    published: '2025-11-07',
    dateIn: 'page',
    markdown: `# Rafael Ortega, painter of harbours

7 November 2025

For thirty years Rafael Ortega has painted one harbour, and he says that he has not finished the first crane. The painter, 68, works from a container that the port authority lends him.

"Grey is not a colour. It is a decision you postpone," says Ortega. His retrospective in Vigo closes in January.`,
  },
  {
    url: 'https://provincialcourts.example/news/driver-rafael-ortega-sentenced-over-lorry-crash',
    title: 'Driver sentenced over motorway lorry crash',
    description: 'Rafael Ortega, 44, was fined and banned from driving for three years.',
    site: 'Provincial Courts',
    type: 'news',
    about: 'namesake',
    published: '2026-08-04',
    dateIn: 'metadata',
    markdown: `# Driver sentenced over motorway lorry crash

4 August 2026

A court in Albacete has fined lorry driver Rafael Ortega, 44, and banned him from driving for three years over a crash in which two people were slightly hurt. The court found that he had been at the wheel for thirteen hours.

His employer was ordered to pay for the damage to the barrier. Ortega apologised to the victims and did not appeal.`,
  },
  {
    url: 'https://jornaldosseguros.example/noticias/2026/05/29/sabadia-compra-tejo-vida',
    title: 'Sabadia compra a Tejo Vida por 740 milhões de euros',
    description: 'Rafael Ortega, diretor de risco do grupo espanhol, lidera a integração.',
    site: 'Jornal dos Seguros',
    type: 'news',
    about: 'prospect',
    published: '2026-05-29',
    dateIn: 'page',
    language: 'pt',
    markdown: `# Sabadia compra a Tejo Vida por 740 milhões de euros

Lisboa, 29 de maio de 2026

A seguradora espanhola Sabadia Seguros chegou a acordo para comprar a Tejo Vida por 740 milhões de euros. O diretor de risco do grupo, Rafael Ortega, vai liderar a integração das duas companhias.

«Comprámos quarenta anos de promessas», disse Ortega numa conferência com analistas. «Nos primeiros cem dias vamos saber de que sistemas dependem.»

A operação aguarda a autorização dos supervisores dos dois países.`,
  },
  {
    url: 'https://iberianinsurancereview.example/article/risk-officers-to-watch',
    title: 'Risk officers to watch this year',
    description: 'Eight people who will decide what Iberian insurers dare.',
    site: 'Iberian Insurance Review',
    type: 'article',
    about: 'passing',
    published: '2026-01-20',
    dateIn: 'metadata',
    markdown: `${COOKIE_BANNER}

# Risk officers to watch this year

20 January 2026

- Teresa Abreu, Tejo Vida
- Manuel Cid, Mutua del Duero
- Rafael Ortega, Sabadia Seguros
- Leonor Paiva, Algarve Não Vida
- Jordi Serra, Penedès Assegurances`,
  },
  {
    url: 'https://ledgerwire.example/news/2026/11/10/mutua-del-duero-hit-by-storm-claims',
    title: 'Mutua del Duero counts cost of October storms',
    description: 'Claims reach 190 million euros; reinsurance covers most of it.',
    site: 'Ledgerwire',
    type: 'news',
    about: 'passing',
    published: '2026-11-10',
    dateIn: 'metadata',
    markdown: `# Mutua del Duero counts cost of October storms

By Núria Pons · 10 November 2026

Mutua del Duero expects claims of 190 million euros from the October storms, most of them covered by reinsurance, the insurer said. It keeps its dividend.

${sidebar('Related', 'Rafael Ortega on the contract Sabadia Seguros would not sign again', 'What a flood model cannot see')}

${footer('Ledgerwire')}`,
  },
];
