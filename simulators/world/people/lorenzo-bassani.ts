import { COOKIE_BANNER, footer, navigation, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { LORENZO_BASSANI_ELSEWHERE } from './elsewhere/lorenzo-bassani-elsewhere.ts';

/** A head of information security at a manufacturer that was held to ransom, buys a rival and falls under NIS2. */
export const LORENZO_BASSANI: WorldProspect = {
  name: 'Lorenzo Bassani',
  company: 'Officine Valdera S.p.A.',
  position: 'Head of Information Security',
  companyUrl: 'https://officinevaldera.example',
  linkedinUrl: 'https://www.linkedin.com/in/lorenzo-bassani-valdera',
  notes: 'Plant engineer by training; asked us about evidence for NIS2.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/05/08/officine-valdera-ransomware-stops-three-plants',
      variants: [
        'https://ledgerwire.example/amp/news/2026/05/08/officine-valdera-ransomware-stops-three-plants',
      ],
      title: 'Ransomware stops three plants of gearbox maker Officine Valdera',
      description:
        'The Italian supplier paid nothing and was back in six days, says its head of information security Lorenzo Bassani.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-05-08',
      dateIn: 'metadata',
      meta: { author: 'Tobias Renner' },
      markdown: `${COOKIE_BANNER}

# Ransomware stops three plants of gearbox maker Officine Valdera

By Tobias Renner · 8 May 2026

Officine Valdera has restarted three plants in Tuscany and Slovenia after a ransomware attack stopped its production planning on 2 May. The company, which makes gearboxes for lifts and cranes, said it had paid no ransom.

The intruders came through the remote access of a firm that maintains milling machines. Officine Valdera notified the national authority within a day, as the NIS2 directive requires, and sent a full report on Thursday.

"The machines were never encrypted. What we lost was the list that tells them what to do," said Lorenzo Bassani, head of information security at Officine Valdera. "We have closed 41 remote connections since then, and nobody could tell me what nine of them were for."

The company put the cost at 6.5 million euros. Its largest customer received its order four days late.

${sidebar('Related', 'Insurers ask for proof of offline backups', 'Port strike enters its second week')}

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://machinebuildernews.example/news/officine-valdera-to-acquire-kranj-drives',
      title: 'Officine Valdera to acquire Slovenian rival Kranj Drives',
      description: 'The deal adds two plants and 600 people. Security is on the integration list.',
      site: 'Machine Builder News',
      type: 'news',
      about: 'prospect',
      published: '2026-10-02',
      dateIn: 'metadata',
      markdown: `# Officine Valdera to acquire Slovenian rival Kranj Drives

2 October 2026

Officine Valdera has agreed to acquire Kranj Drives, a maker of crane drives with two plants and 600 employees. The price was not disclosed. The deal is to close in the first quarter of 2027.

Chief executive Paola Renzi said the companies would share one planning system within eighteen months. Lorenzo Bassani, head of information security at Officine Valdera, leads the review of both networks before they are joined.

"No cable between the two companies until we know every remote access on both sides," Bassani said.

${footer('Machine Builder News')}`,
    },
    {
      url: 'https://theresiliencejournal.example/article/2026/07/forty-one-doors-nobody-owned',
      title: 'Forty-one doors nobody owned: an article on remote access in a factory',
      description:
        'Lorenzo Bassani of Officine Valdera counts what was open, and explains how a factory writes evidence down.',
      site: 'The Resilience Journal',
      type: 'article',
      about: 'prospect',
      published: '2026-07-21',
      dateIn: 'metadata',
      markdown: `${navigation('Journal', 'Events', 'Membership')}

# Forty-one doors nobody owned: an article on remote access in a factory

21 July 2026 · 6 min read

Every machine in a modern plant can be reached by the firm that built it. At Officine Valdera there were 41 such connections. The oldest had been opened for an installation in 2009.

"A maintenance contract is a supplier risk with a spanner in its hand. We had treated it as a matter for the workshop," says Lorenzo Bassani, head of information security at Officine Valdera.

Since the attack in May each connection has an owner in the plant, opens for four hours and is recorded. The recording is also the evidence: NIS2 asks for supply-chain security, and three customers ask for the same in their own questionnaires.

Bassani answers 26 such questionnaires a year. "They ask the same ninety questions in twenty-six different orders. I have an engineer who does nothing else in February," he says.

The company wants ISO 27001 for its headquarters by the summer of 2027 and is comparing three systems in which controls and evidence can be kept once.`,
    },
    {
      url: 'https://complianceledger.example/blog/nis2-in-a-plant-notes-from-officine-valdera',
      title: 'NIS2 in a plant: notes from Officine Valdera',
      description: 'What a directive written for offices looks like between milling machines.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-03-12',
      dateIn: 'page',
      markdown: `# NIS2 in a plant: notes from Officine Valdera

Posted on March 12, 2026 by Hanne Brekke

Officine Valdera registered as an important entity in January. Its board has taken the training that NIS2 prescribes, on the shop floor and in safety shoes.

Lorenzo Bassani, the company's head of information security, insisted on that. "I wanted them to see that the most important computer of the company stands between two lathes and has no screen," he told us.

The incident procedure fits on a poster. It names four people and says who calls whom. The risk register has 31 entries, and each has a photograph.`,
    },
    {
      url: 'https://riskroom.example/podcast/ep-46-interview-lorenzo-bassani-officine-valdera',
      title:
        'Ep. 46: Interview with Lorenzo Bassani of Officine Valdera on factories that cannot stop',
      description: 'Interview podcast. Six days without a plan, forty-one open doors and a poster.',
      site: 'The Risk Room',
      type: 'podcast',
      about: 'prospect',
      published: '2026-10-07',
      dateIn: 'metadata',
      markdown: `# Ep. 46: Interview with Lorenzo Bassani of Officine Valdera on factories that cannot stop

The Risk Room podcast · 7 October 2026 · 41 min

[Play episode](#play) · [Download](#download) · [Transcript](#transcript)

Maya Lindqvist talks with Lorenzo Bassani, head of information security at Officine Valdera, five months after ransomware stopped three of its plants.

## Transcript (extract)

**Maya Lindqvist:** What did you do on the first evening?

**Lorenzo Bassani:** We printed the orders of the last good backup and carried them to the machines. My shift leaders ran a factory with paper for six days, and they were proud of it.

**Maya Lindqvist:** What has changed since?

**Lorenzo Bassani:** Every supplier that wants to reach a machine asks a person and not a firewall. We review all of them every quarter.

**Maya Lindqvist:** What would you like to buy?

**Lorenzo Bassani:** Something that answers a customer's questionnaire from the evidence I already have. I would pay for the month of February alone.`,
    },
    {
      url: 'https://plantfloortalk.example/episodes/lorenzo-bassani-safety-shoes-for-directors',
      title: 'Safety shoes for directors: Lorenzo Bassani | Plant Floor Talk',
      description: 'How to train a board where the risk is.',
      site: 'Plant Floor Talk',
      type: 'podcast',
      about: 'prospect',
      published: '2026-03-30',
      dateIn: 'page',
      markdown: `# Safety shoes for directors: Lorenzo Bassani

Plant Floor Talk · Episode 112 · Released 30 March 2026 · Listen: 29 min

Lorenzo Bassani of Officine Valdera took seven directors through a plant at night, switched off one computer and waited. In this interview he tells what they heard.

"Silence costs us eleven thousand euros a minute. After that nobody asked why security needs a budget," says the head of information security.

Chapters: 00:00 Welcome · 05:40 The night shift · 18:20 NIS2 without slides`,
    },
    {
      url: 'https://stagecast.example/watch/interview-lorenzo-bassani-paper-for-six-days',
      title: 'Interview: Lorenzo Bassani on six days with paper [Video]',
      description:
        'Officine Valdera’s head of information security at the Industrial Security Days.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-09-29',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/9044', 'og:video:type': 'text/html' },
      markdown: `# Interview: Lorenzo Bassani on six days with paper [Video]

9:48 · 3,022 views · 29 September 2026

Recorded at the Industrial Security Days in Bologna. Lorenzo Bassani, head of information security of Officine Valdera, shows the printed orders with which three plants went on.

"We restored the planning system in two days and spent four more finding out whether we could believe it," Bassani says at 03:15.

Captions: English, Italian.`,
    },
    {
      url: 'https://summitstream.example/video/keynote-the-supplier-with-a-spanner',
      title: 'Keynote: The supplier with a spanner — Lorenzo Bassani, Officine Valdera',
      description: 'Watch the keynote on remote access and who owns it.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-06-18',
      dateIn: 'page',
      markdown: `# Keynote: The supplier with a spanner

Watch: 22 minutes · Streamed live on 18 June 2026 · Factory Networks, Graz

Speaker: Lorenzo Bassani, head of information security, Officine Valdera

Bassani follows one maintenance contract from the purchase order to the open port, and counts the people who thought somebody else had checked it.

"There were six, and I was one of them," he told the audience.`,
    },
    ...LORENZO_BASSANI_ELSEWHERE,
  ],
};
