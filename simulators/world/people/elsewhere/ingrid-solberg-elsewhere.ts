import { COOKIE_BANNER, footer, navigation, sidebar } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** Pages that carry the name and are a copy, a passing mention, in another language, or about somebody else. */
export const INGRID_SOLBERG_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://fjordsport.example/news/solberg-scores-eleven-as-skogheim-take-cup',
    title: 'Solberg scores eleven as Skogheim take the handball cup',
    description:
      'Right back Ingrid Solberg was the player of the match in a final that went to extra time.',
    site: 'Fjordsport',
    type: 'news',
    about: 'namesake',
    isFamous: true,
    published: '2026-04-19',
    dateIn: 'metadata',
    markdown: `# Solberg scores eleven as Skogheim take the handball cup

19 April 2026

Ingrid Solberg scored eleven goals, four of them in extra time, as Skogheim beat Elverhaug 34–32 in the final of the women's handball cup.

The 24-year-old right back, who missed most of last season with a knee injury, was named player of the match. "I could not feel my legs after the second half, but I could hear our supporters," Solberg said. Coach Grete Moen praised the defence and called the goalkeeper's last save "worth a trophy of its own".

Skogheim now play the league leaders on Wednesday. Solberg's contract runs until 2028.`,
  },
  {
    url: 'https://coastalarts.example/interview/ingrid-solberg-ceramics-salt-and-ash',
    title: 'Salt and ash: an interview with ceramic artist Ingrid Solberg',
    description: 'The potter on wood-fired kilns, island winters and why she signs nothing.',
    site: 'Coastal Arts Review',
    type: 'article',
    about: 'namesake',
    published: '2025-08-30',
    dateIn: 'page',
    markdown: `${navigation('Exhibitions', 'Studios', 'Interviews')}

# Salt and ash: an interview with ceramic artist Ingrid Solberg

30 August 2025

Ingrid Solberg has lived on the island for thirty-one years and fired the kiln behind her house for twenty-eight of them. Her stoneware bowls are glazed with sea salt and the ash of driftwood, and no two have ever come out alike.

"I like that the kiln has the last word," says Solberg, who trained as a marine biologist before a winter course in pottery changed her mind. She sells at two markets a year and gives the rest away.

Her new exhibition opens at the harbour gallery in September.`,
  },
  {
    url: 'https://dagensbank.example/nyheter/2026/09/18/nordvik-bank-sikkerhetssjef-beklager',
    title: 'Sikkerhetssjefen i Nordvik Bank beklager: – Vi burde ha sett det',
    description: 'Ingrid Solberg varsler ny gjennomgang av 212 leverandører etter datainnbruddet.',
    site: 'Dagens Bank',
    type: 'news',
    about: 'prospect',
    published: '2026-09-18',
    dateIn: 'page',
    language: 'no',
    markdown: `# Sikkerhetssjefen i Nordvik Bank beklager: – Vi burde ha sett det

Publisert 18. september 2026 kl. 06.45

Informasjonssikkerhetssjef Ingrid Solberg i Nordvik Bank beklager at navn og kontonummer til 41 000 kunder kom på avveie da en trykkerileverandør ble utsatt for datainnbrudd.

– Vi burde ha sett at en leverandør som trykker kontoutskrifter også sitter på kundedata. Det er mitt ansvar, sier Solberg til Dagens Bank.

Banken skal nå gjennomgå 212 leverandører innen årsskiftet. Hendelsen ble meldt til Finanstilsynet etter DORA-forordningen samme natt som den ble oppdaget.

– Kundene skal få hele historien innen 30 dager, sier Solberg.`,
  },
  {
    url: 'https://regionalbusinessfeed.example/press/nordvik-bank-writes-to-41000-customers',
    title: 'Nordvik Bank writes to 41,000 customers after breach at printing supplier',
    description:
      'Syndicated from Ledgerwire. Security chief Ingrid Solberg promises a full account within 30 days.',
    site: 'Regional Business Feed',
    type: 'news',
    about: 'prospect',
    published: '2026-09-17',
    dateIn: 'page',
    markdown: `# Nordvik Bank writes to 41,000 customers after breach at printing supplier

Ledgerwire via Regional Business Feed · Sept. 17, 2026

Nordvik Bank began writing to 41,000 customers on Thursday after intruders copied files from Papirhuset, the contractor that prints and posts its account statements. The files held names, postal addresses and account numbers. No passwords, card details or balances were involved, the bank said.

Ingrid Solberg, chief information security officer at Nordvik Bank, said the lender learned of the intrusion on Saturday evening and cut the data feed to the supplier within the hour. "We classified it as a major incident the same night and filed our initial notification under DORA before breakfast on Sunday," Solberg told reporters. "Customers will get a full account from us within 30 days, including what we got wrong."

The incident is among the first large supplier breaches at a Nordic bank since the Digital Operational Resilience Act began to apply in January 2025. The act obliges banks to report major incidents within hours and to keep a register of every technology supplier, including those several contracts removed.

${footer('Regional Business Feed')}`,
  },
  {
    url: 'https://securityfifty.example/article/fifty-nordic-security-leaders-2026',
    title: 'Fifty Nordic security leaders to know in 2026',
    description: 'Our annual list, in alphabetical order.',
    site: 'Security Fifty',
    type: 'article',
    about: 'passing',
    published: '2026-01-15',
    dateIn: 'metadata',
    markdown: `${COOKIE_BANNER}

# Fifty Nordic security leaders to know in 2026

15 January 2026

- Maria Aalto, CISO, Kaleva Energy
- Jens Bro, head of security, Limfjord Dairies
- Emil Hauge, CISO, Vestland Rail
- Tuuli Niemi, director of cyber resilience, Saimaa Paper
- Ingrid Solberg, CISO, Nordvik Bank
- Karl Ström, CISO, Mälar Insurance
- Pia Winther, head of cyber defence, Kattegat Ports

The list is compiled by readers' votes and is not a ranking.`,
  },
  {
    url: 'https://ledgerwire.example/news/2026/10/29/kattegat-ports-recovers-from-ransomware',
    title: 'Kattegat Ports says terminals are running again after ransomware attack',
    description: 'Container traffic returns to normal after nine days of paper manifests.',
    site: 'Ledgerwire',
    type: 'news',
    about: 'passing',
    published: '2026-10-29',
    dateIn: 'metadata',
    markdown: `# Kattegat Ports says terminals are running again after ransomware attack

By Tobias Renner · 29 October 2026

Kattegat Ports has restored its terminal system nine days after a ransomware attack forced crews to work with paper manifests, the operator said on Thursday. It paid no ransom and has reported the incident under NIS2.

Pia Winther, head of cyber defence at the operator, said backups had been intact but slow. "We had rehearsed the restore for one terminal. We had five," she said.

${sidebar('Related', 'Nordvik Bank: Ingrid Solberg on the letter to 41,000 customers', 'Ransomware: what insurers now ask')}

${footer('Ledgerwire')}`,
  },
];
