import { COOKIE_BANNER, footer, navigation, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { INGRID_SOLBERG_ELSEWHERE } from './elsewhere/ingrid-solberg-elsewhere.ts';

/** A CISO at a bank whose supplier was breached in the year DORA began to apply. */
export const INGRID_SOLBERG: WorldProspect = {
  name: 'Ingrid Solberg',
  company: 'Nordvik Bank',
  position: 'Chief Information Security Officer',
  companyUrl: 'https://nordvikbank.example',
  linkedinUrl: 'https://www.linkedin.com/in/ingrid-solberg-nordvik',
  notes: 'Met at a DORA round table in Oslo; owns third-party risk.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/09/17/nordvik-bank-supplier-breach-customer-letters',
      variants: [
        'https://ledgerwire.example/amp/news/2026/09/17/nordvik-bank-supplier-breach-customer-letters',
        'https://m.ledgerwire.example/news/2026/09/17/nordvik-bank-supplier-breach-customer-letters',
      ],
      title: 'Nordvik Bank writes to 41,000 customers after breach at printing supplier',
      description:
        'The Oslo lender says names and account numbers were taken from a mailing contractor; its security chief Ingrid Solberg promises a full account within 30 days.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-09-17',
      dateIn: 'metadata',
      meta: { author: 'Tobias Renner', keywords: ['banking', 'data breach', 'third-party risk'] },
      markdown: `${COOKIE_BANNER}

# Nordvik Bank writes to 41,000 customers after breach at printing supplier

By Tobias Renner, Oslo · 17 September 2026

Nordvik Bank began writing to 41,000 customers on Thursday after intruders copied files from Papirhuset, the contractor that prints and posts its account statements. The files held names, postal addresses and account numbers. No passwords, card details or balances were involved, the bank said.

Ingrid Solberg, chief information security officer at Nordvik Bank, said the lender learned of the intrusion on Saturday evening and cut the data feed to the supplier within the hour. "We classified it as a major incident the same night and filed our initial notification under DORA before breakfast on Sunday," Solberg told reporters. "Customers will get a full account from us within 30 days, including what we got wrong."

The incident is among the first large supplier breaches at a Nordic bank since the Digital Operational Resilience Act began to apply in January 2025. The act obliges banks to report major incidents within hours and to keep a register of every technology supplier, including those several contracts removed.

Papirhuset sat in the bank's lowest risk tier. Solberg said that was a mistake. "A supplier that prints envelopes sounds harmless until you remember what is written on the envelope," she said. "We tiered by contract value. From today we tier by the data that leaves the building."

The financial supervisor confirmed that it had received the notification and declined to comment further. Nordvik Bank said it would re-assess 212 suppliers by the end of the year and has suspended three others that could not show how they separate customers' files.

Papirhuset apologised in a statement and said it had engaged forensic investigators. Shares in the bank closed 1.2 percent lower.

${sidebar('Most read', 'Central bank holds rates for a fourth meeting', 'Fjordkraft heir sells shipping stake', 'Why everyone is suddenly hiring actuaries')}

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://nordicfinancedaily.example/news/nordvik-bank-names-ingrid-solberg-ciso',
      title: 'Nordvik Bank names Ingrid Solberg as its first group CISO',
      description:
        'Solberg joins from the national payments operator to lead security and resilience across four countries.',
      site: 'Nordic Finance Daily',
      type: 'news',
      about: 'prospect',
      published: '2025-02-03',
      dateIn: 'metadata',
      meta: { author: 'Nordic Finance Daily newsroom' },
      markdown: `# Nordvik Bank names Ingrid Solberg as its first group CISO

Published 3 February 2025

Nordvik Bank has appointed Ingrid Solberg as chief information security officer, a role that reports to the chief executive and did not exist before. She starts on 1 March and will be responsible for information security, operational resilience and technology risk in Norway, Sweden, Denmark and Finland.

Solberg spent nine years at the national payments operator, the last four as head of cyber defence. Before that she led penetration testing teams at a consultancy in Trondheim, where she also studied.

"Boards used to ask me whether we were secure," Solberg said. "The better question is how long we can run without the system that has just failed. That is the question I have been hired to answer."

Chief executive Anders Lie said the appointment was one of the steps the bank had agreed with its board after an internal audit found that four national security teams used four different incident scales. "We need one language for risk, and Ingrid speaks it," Lie said.

Her first tasks are the register of information that the Digital Operational Resilience Act requires and a single control framework built on ISO 27001. The bank intends to be certified against the standard in all four countries by the end of 2026.

${footer('Nordic Finance Daily')}`,
    },
    {
      url: 'https://theresiliencejournal.example/article/2026/05/what-dora-taught-a-bank-about-its-suppliers',
      title: 'What DORA taught a mid-sized bank about its own suppliers',
      description:
        'Ingrid Solberg of Nordvik Bank on building a register of information, and on the suppliers nobody knew they had.',
      site: 'The Resilience Journal',
      type: 'article',
      about: 'prospect',
      published: '2026-05-12',
      dateIn: 'metadata',
      markdown: `${navigation('Journal', 'Events', 'Membership', 'About')}

# What DORA taught a mid-sized bank about its own suppliers

12 May 2026 · 7 min read

When Nordvik Bank started its register of information, procurement counted 138 technology suppliers. The finished register has 611. The difference, says the bank's chief information security officer Ingrid Solberg, is the real lesson of the Digital Operational Resilience Act.

"The regulation asks a simple thing: write down who you depend on. It took us seven months to answer, and I am still a little ashamed of the first list," she says.

Most of the missing names were subcontractors. One payroll service turned out to run on a cloud region that the bank had excluded by policy in 2021. A chatbot bought by a branch office processed support transcripts in a country outside the agreed list. None of it was secret; nobody had asked.

Solberg's team now asks four questions of every supplier: what leaves the building, what stops if you stop, who stands behind you, and how do we leave. The answers decide the tier. Contract value plays no part.

## Testing the exit

The uncomfortable part is the last question. Nordvik Bank rehearsed leaving two critical providers in the spring. The first rehearsal failed on day one because the export format was readable by no other vendor. "An exit plan that has never been walked is a work of fiction," says Solberg.

The bank has budgeted for threat-led penetration testing in 2027 and is looking for a better way to collect evidence from suppliers than, in her words, "a spreadsheet that goes out in January and comes back as an apology in June."`,
    },
    {
      url: 'https://complianceledger.example/blog/one-incident-scale-four-countries',
      title: 'One incident scale, four countries: how Nordvik Bank got to ISO 27001',
      description:
        'A case study of a certification in eleven months, with the numbers and the arguments.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-10-06',
      dateIn: 'page',
      markdown: `# One incident scale, four countries: how Nordvik Bank got to ISO 27001

Posted on October 6, 2026 by Hanne Brekke

Four weeks after a supplier breach put its name in the papers, Nordvik Bank received its ISO 27001 certificate for Norway and Denmark. Sweden and Finland follow in December.

The timing was awkward and Ingrid Solberg, the bank's CISO, did not hide from it. "A certificate does not mean nothing happens. It means that when something happens, you can show what you did, when, and who decided," she told us the day the auditors left.

The programme took eleven months. The largest single effort was agreeing on one scale for incidents. Each country had its own, and in two of them the word for 'serious' was used for events the others did not log at all.

Three decisions made the difference:

- Controls have one owner, named as a person and not as a department.
- Evidence is collected where the work happens, once, and reused for DORA, ISO 27001 and the annual audit.
- Exceptions expire. An exception without an end date is rejected by the system.

"We were drowning in evidence requests. One firewall rule was photographed for five different audits," Solberg says. "The auditors now read the same record that my engineers use."

The bank spent roughly a third of the budget on tooling it has since replaced. Asked what she would do differently, Solberg answers without a pause: start with the suppliers.`,
    },
    {
      url: 'https://riskroom.example/podcast/ep-48-interview-ingrid-solberg-nordvik-bank',
      title:
        'Ep. 48: Interview with Ingrid Solberg, CISO of Nordvik Bank, on breaches that start in the post room',
      description:
        'Interview podcast. Ingrid Solberg talks about tiering suppliers, telling customers the truth and sleeping before a board meeting.',
      site: 'The Risk Room',
      type: 'podcast',
      about: 'prospect',
      published: '2026-10-21',
      dateIn: 'metadata',
      markdown: `# Ep. 48: Interview with Ingrid Solberg, CISO of Nordvik Bank, on breaches that start in the post room

The Risk Room podcast · 21 October 2026 · 43 min

[Play episode](#play) · [Download](#download) · [Transcript](#transcript)

This week Maya Lindqvist talks with Ingrid Solberg, chief information security officer at Nordvik Bank in Oslo, five weeks after a printing contractor lost the data of 41,000 of the bank's customers.

In this interview: why she wrote the customer letter herself, what the first 24 hours under DORA look like from the inside, and why the bank stopped sorting suppliers by contract value.

## Transcript (extract)

**Maya Lindqvist:** What was the hardest sentence in that letter?

**Ingrid Solberg:** The one that said we should have noticed. Legal had a softer version. But our customers are not stupid, and neither is the supervisor.

**Maya Lindqvist:** Is there a tool you wish you had had that Saturday?

**Ingrid Solberg:** A supplier file that is true today. Ours was true on the day somebody filled it in. I would trade half my dashboards for one register that notices when the world changes.

**Maya Lindqvist:** And next year?

**Ingrid Solberg:** Continuous monitoring of our top sixty suppliers, and a threat-led penetration test. The board has approved the money; now I need people who can explain the results in plain Norwegian.`,
    },
    {
      url: 'https://boardroomaudio.example/episodes/cyber-at-the-top-table-ingrid-solberg',
      title: 'Cyber at the top table: Ingrid Solberg | Boardroom Audio',
      description:
        'How a CISO earns twelve minutes of a bank board’s attention, and what to do with them.',
      site: 'Boardroom Audio',
      type: 'podcast',
      about: 'prospect',
      published: '2025-11-13',
      dateIn: 'page',
      markdown: `# Cyber at the top table: Ingrid Solberg

Boardroom Audio · Season 3, Episode 9 · Released 13 Nov 2025 · Listen: 31 min

Ingrid Solberg presents to the board of Nordvik Bank eight times a year. In this interview she explains how she cut her pack from 46 slides to one page.

"I show three numbers: how long we can run without the core system, how many suppliers could stop us, and how many exceptions are older than ninety days. If a director can remember all three at dinner, I have done my job," says the chief information security officer.

She also talks about the personal liability that NIS2 has put on directors' minds, about hiring from the emergency services, and about a tabletop exercise that ended with the chief executive in a stairwell without a phone.

Chapters: 00:00 Welcome · 03:10 One page · 11:45 Directors and NIS2 · 19:30 The stairwell · 27:00 Quick questions`,
    },
    {
      url: 'https://stagecast.example/watch/interview-ingrid-solberg-register-of-information',
      title: 'Interview: Ingrid Solberg on the register of information [Video]',
      description: 'Nordvik Bank’s CISO at the Nordic Resilience Summit. 14 minutes.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-06-09',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/8841', 'og:video:type': 'text/html' },
      markdown: `# Interview: Ingrid Solberg on the register of information [Video]

14:07 · 2,318 views · 9 June 2026

Recorded backstage at the Nordic Resilience Summit in Copenhagen. Ingrid Solberg, chief information security officer of Nordvik Bank, explains how a list of 138 suppliers grew to 611 and what the supervisor asked first.

"They did not ask for the list. They asked who reads it," Solberg says at 06:32.

Captions: English, Norwegian, Danish.`,
    },
    {
      url: 'https://summitstream.example/video/keynote-walking-the-exit-plan',
      title: 'Keynote: Walking the exit plan — Ingrid Solberg, Nordvik Bank',
      description: 'Watch the keynote on leaving a critical provider before you have to.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-03-26',
      dateIn: 'page',
      markdown: `# Keynote: Walking the exit plan

Watch: 27 minutes · Streamed live on 26 March 2026 · Operational Resilience Forum, Stockholm

Speaker: Ingrid Solberg, CISO, Nordvik Bank

Solberg's talk follows one rehearsal from the first phone call to the moment the export turned out to be unreadable. She shows the decision log, the cost of each day and the clause that has since been added to every contract for a critical service under DORA.

"We practised leaving a supplier on a quiet Tuesday in March. I recommend the Tuesday," she told the audience.`,
    },
    ...INGRID_SOLBERG_ELSEWHERE,
  ],
};
