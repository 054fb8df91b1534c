import { COOKIE_BANNER, footer, navigation, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { FEMKE_VAN_DER_MEER_ELSEWHERE } from './elsewhere/femke-van-der-meer-elsewhere.ts';

/** A chief compliance officer at a pension fund under an instruction of its supervisor, looking for a new system. */
export const FEMKE_VAN_DER_MEER: WorldProspect = {
  name: 'Femke van der Meer',
  company: 'Zuidkade Pensioen',
  position: 'Chief Compliance Officer',
  companyUrl: 'https://zuidkadepensioen.example',
  linkedinUrl: 'https://www.linkedin.com/in/femke-van-der-meer-zuidkade',
  notes: 'Moved over from a bank in 2025; writes about policies people can read.',
  pages: [
    {
      url: 'https://pensionsweekly.example/news/2026/09/03/supervisor-instructs-zuidkade-pensioen-outsourcing',
      variants: [
        'https://m.pensionsweekly.example/news/2026/09/03/supervisor-instructs-zuidkade-pensioen-outsourcing',
      ],
      title: 'Supervisor issues instruction to Zuidkade Pensioen over outsourced administration',
      description:
        'The Rotterdam fund has until March to show that it controls its administrator. Compliance chief Femke van der Meer accepts the finding.',
      site: 'Pensions Weekly',
      type: 'news',
      about: 'prospect',
      published: '2026-09-03',
      dateIn: 'metadata',
      meta: { author: 'Joost Hartman', keywords: ['pensions', 'outsourcing', 'supervision'] },
      markdown: `${COOKIE_BANNER}

# Supervisor issues instruction to Zuidkade Pensioen over outsourced administration

By Joost Hartman, Rotterdam · 3 September 2026

The Dutch financial supervisor has issued a formal instruction to Zuidkade Pensioen, which manages the pensions of 310,000 people in ports and logistics. The fund must show by 31 March 2027 that it controls the company that runs its administration.

Inspectors found that the fund had not tested the administrator's controls itself for three years and relied on a report that left out the part of the work done in another country.

"The finding is correct. We read the assurance report and never asked what it did not cover," said Femke van der Meer, chief compliance officer of Zuidkade Pensioen. "From this quarter we test twelve key controls at the administrator ourselves and report the results to the board with names and dates."

No fine was imposed. The fund published the instruction on its own website, which it was not obliged to do. Van der Meer said participants had a right to know. The fund has begun a tender for one system for its policies, controls and incidents, to be awarded in January.

${sidebar('Most read', 'Average funding ratio climbs to 121 percent', 'Actuaries argue about the long tail again')}

${footer('Pensions Weekly')}`,
    },
    {
      url: 'https://financeandlaw.example/news/zuidkade-pensioen-appoints-femke-van-der-meer',
      title: 'Zuidkade Pensioen appoints Femke van der Meer as chief compliance officer',
      description: 'Van der Meer comes from a bank, where she led the financial-crime programme.',
      site: 'Finance & Law Europe',
      type: 'news',
      about: 'prospect',
      published: '2025-11-17',
      dateIn: 'metadata',
      markdown: `# Zuidkade Pensioen appoints Femke van der Meer as chief compliance officer

17 November 2025

Zuidkade Pensioen has appointed Femke van der Meer as chief compliance officer with effect from 1 January. She reports to the board and has direct access to the chair of the audit committee, which her predecessor did not.

Van der Meer, a lawyer by training, spent eleven years at a savings bank in Utrecht, where she led the programme that rebuilt its customer due diligence.

"A pension is a promise with a very long term. I would like the rules around it to be short enough to read," she said. Her first task is the changeover to the new pension system, for which 310,000 entitlements have to be converted without an error that nobody notices.

${footer('Finance & Law Europe')}`,
    },
    {
      url: 'https://complianceledger.example/article/2026/06/sixty-policies-became-nine',
      title: 'Sixty policies became nine: an article from a pension fund that started again',
      description:
        'Femke van der Meer of Zuidkade Pensioen on throwing away policies, and on what the auditors said.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-06-11',
      dateIn: 'page',
      markdown: `# Sixty policies became nine: an article from a pension fund that started again

Posted on June 11, 2026 by Hanne Brekke

When Femke van der Meer arrived at Zuidkade Pensioen she printed every policy the fund had. There were sixty, on 1,140 pages. Four contradicted each other on who may approve an exception.

"I asked ten colleagues which policy they had opened in the last year. Three had opened one, and two of those had written it," says the chief compliance officer of Zuidkade Pensioen.

The nine that remain are two pages each. Every sentence is either a rule with an owner or it was deleted. Each rule is tied to a control, and each control to the evidence that it works.

## What the auditors said

The internal auditors were against it at first. They were won over when the annual compliance risk assessment took six days instead of seven weeks.

Some things still hurt. Evidence is collected in shared folders. "We have nine readable policies and forty unreadable spreadsheets behind them. That is the next thing to go," says Van der Meer.

Zuidkade has registered its technology suppliers under DORA and found that 17 of 94 stand behind its administrator and not behind the fund.`,
    },
    {
      url: 'https://theresiliencejournal.example/blog/what-a-pension-fund-learned-from-its-first-dora-test',
      title: 'What a pension fund learned from its first DORA test',
      description: 'An outage that was announced in advance and still surprised everybody.',
      site: 'The Resilience Journal',
      type: 'article',
      about: 'prospect',
      published: '2026-02-19',
      dateIn: 'metadata',
      markdown: `${navigation('Journal', 'Events', 'Membership')}

# What a pension fund learned from its first DORA test

19 February 2026 · 5 min read

On a Saturday in January Zuidkade Pensioen switched its payment system off for nine hours. Everybody had been told. The test under the Digital Operational Resilience Act still found two things nobody had written down.

The first was a list of pensioners abroad that lived on one laptop. The second was the telephone number of the bank, which was answered on weekdays only.

"We had a continuity plan of 80 pages and a payment run that depended on one colleague being awake," says Femke van der Meer, who owns the test as chief compliance officer of Zuidkade Pensioen.

The plan is now eleven pages long and is rehearsed twice a year.`,
    },
    {
      url: 'https://riskroom.example/podcast/ep-44-interview-femke-van-der-meer-zuidkade-pensioen',
      title:
        'Ep. 44: Interview with Femke van der Meer of Zuidkade Pensioen on policies people read',
      description:
        'Interview podcast. A compliance chief on deleting policies, published instructions and the courage to write short sentences.',
      site: 'The Risk Room',
      type: 'podcast',
      about: 'prospect',
      published: '2026-09-23',
      dateIn: 'metadata',
      markdown: `# Ep. 44: Interview with Femke van der Meer of Zuidkade Pensioen on policies people read

The Risk Room podcast · 23 September 2026 · 38 min

[Play episode](#play) · [Download](#download) · [Transcript](#transcript)

Maya Lindqvist talks with Femke van der Meer, chief compliance officer at Zuidkade Pensioen in Rotterdam, three weeks after the fund published an instruction from its supervisor.

## Transcript (extract)

**Maya Lindqvist:** You published it yourselves. Why?

**Femke van der Meer:** It is their money. If the supervisor tells us something about how we look after it, participants should not have to read it in a newspaper.

**Maya Lindqvist:** What are you looking for in the tender?

**Femke van der Meer:** One place where a rule, its control and its evidence stand next to each other. I do not need a dashboard. I need to be able to answer a question from the board in the same meeting it was asked.

**Maya Lindqvist:** And what would make you say no?

**Femke van der Meer:** A vendor who needs a year before the first control is in it.`,
    },
    {
      url: 'https://boardroomaudio.example/episodes/short-sentences-femke-van-der-meer',
      title: 'Short sentences: Femke van der Meer | Boardroom Audio',
      description: 'Why a compliance officer edits everything twice.',
      site: 'Boardroom Audio',
      type: 'podcast',
      about: 'prospect',
      published: '2026-04-16',
      dateIn: 'page',
      markdown: `# Short sentences: Femke van der Meer

Boardroom Audio · Season 4, Episode 2 · Released 16 Apr 2026 · Listen: 26 min

Femke van der Meer of Zuidkade Pensioen sends every rule to three people who will have to follow it before it goes to the board. In this interview she reads one aloud, before and after.

"If my mother cannot tell who has to do what by when, it is not a rule, it is decoration," says the chief compliance officer.

Chapters: 00:00 Welcome · 04:20 Before and after · 15:10 The new pension system · 22:00 Quick questions`,
    },
    {
      url: 'https://stagecast.example/watch/interview-femke-van-der-meer-testing-the-administrator',
      title: 'Interview: Femke van der Meer on testing the administrator [Video]',
      description:
        'Zuidkade Pensioen’s compliance chief at the Pension Governance Day. 11 minutes.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-10-14',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/9127', 'og:video:type': 'text/html' },
      markdown: `# Interview: Femke van der Meer on testing the administrator [Video]

11:32 · 1,104 views · 14 October 2026

Recorded at the Pension Governance Day in The Hague. Femke van der Meer, chief compliance officer of Zuidkade Pensioen, shows the twelve controls that the fund now tests itself.

"The first test failed in four minutes, and that was the best money we spent this year," she says at 05:10.

Captions: English, Dutch.`,
    },
    {
      url: 'https://summitstream.example/video/panel-outsourced-is-not-gone',
      title: 'Panel: Outsourced is not gone, with Femke van der Meer, Zuidkade Pensioen',
      description: 'Watch the panel on who answers for an administrator.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-05-21',
      dateIn: 'page',
      markdown: `# Panel: Outsourced is not gone

Watch: 44 minutes · Streamed live on 21 May 2026 · European Pension Forum, Brussels

On stage: Femke van der Meer, CCO, Zuidkade Pensioen; Bram Ooms, Ooms Actuarieel

The panel asks who answers for the work of an administrator, and when a fund has to look for itself.

"You can give away the work. You cannot give away the letter from the supervisor," Femke van der Meer told the audience.`,
    },
    ...FEMKE_VAN_DER_MEER_ELSEWHERE,
  ],
};
