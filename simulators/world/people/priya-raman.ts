import { COOKIE_BANNER, footer, navigation, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { PRIYA_RAMAN_ELSEWHERE } from './elsewhere/priya-raman-elsewhere.ts';

/** A head of internal audit at a listed company that had to restate its accounts. */
export const PRIYA_RAMAN: WorldProspect = {
  name: 'Priya Raman',
  company: 'Castellan Foods plc',
  position: 'Head of Internal Audit',
  companyUrl: 'https://castellanfoods.example',
  linkedinUrl: 'https://www.linkedin.com/in/priya-raman-audit',
  notes: 'Provision 29 declaration due with the next annual report.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/04/02/castellan-foods-restates-profit-supplier-rebates',
      title: 'Castellan Foods restates profit after audit of supplier rebates',
      description:
        'Internal audit under Priya Raman found £23m of rebates booked early. The finance director leaves.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-04-02',
      dateIn: 'metadata',
      meta: { author: 'Gareth Lowe', keywords: ['retail', 'accounting', 'internal audit'] },
      markdown: `# Castellan Foods restates profit after audit of supplier rebates

By Gareth Lowe · 2 April 2026, 07:12

Castellan Foods restated its profit for the past two years on Thursday and said that its finance director would leave, after an internal audit found that £23m of supplier rebates had been booked before they were earned. The shares fell 14 percent.

The maker of ready meals said the audit committee had been told of a material weakness in internal controls in January. The review was led by Priya Raman, head of internal audit, who reports to the committee's chair.

"We followed one credit note that was dated on a Sunday," Raman told the committee, according to minutes published with the statement. "It led to a spreadsheet, and the spreadsheet led to forty-one others."

The company said that nobody had gained personally and that the errors came from a system in which buyers estimated rebates, approved the estimates and reported against them. Those duties have been separated.

External auditor Pemberton Vane said it had relied on representations by management and would resign after this year's audit. A tender for its successor begins in May.

Castellan's chair, Dame Moira Galt, thanked "a small audit team that kept asking". The company employs 9,200 people, mostly in Yorkshire.

${sidebar('Most read', 'Cheese prices climb again', 'Who owns the high street?')}

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://auditandassurance.example/news/castellan-foods-doubles-internal-audit-team',
      title: 'Castellan Foods doubles internal audit team ahead of Provision 29',
      description:
        'Priya Raman gets eight more auditors and a seat in the executive committee’s weekly meeting.',
      site: 'Audit & Assurance',
      type: 'news',
      about: 'prospect',
      published: '2026-09-09',
      dateIn: 'page',
      markdown: `${COOKIE_BANNER}

# Castellan Foods doubles internal audit team ahead of Provision 29

9th September 2026

Castellan Foods is doubling the size of its internal audit team to sixteen as it prepares the board's first declaration on the effectiveness of its material controls.

Provision 29 of the UK Corporate Governance Code applies to financial years beginning on or after 1 January 2026. Castellan's board will have to make the declaration in the annual report published next spring, a year after a restatement that cost its finance director his job.

"A year ago we would have declared and hoped," said Priya Raman, head of internal audit at Castellan Foods plc. "This year every director has met the person behind the control they are declaring."

Raman has cut the list of material controls from 390 to 74. Each has one owner, one test and one place for the evidence. She expects two of them to be reported as not effective on the balance sheet date. "Saying so is the point of the exercise," she said.

The team is hiring in Leeds and has asked for proposals for a control testing platform. A decision is due in November.`,
    },
    {
      url: 'https://complianceledger.example/article/2026/07/seventy-four-controls',
      title: 'Seventy-four controls: how Castellan Foods decided what is material',
      description:
        'Priya Raman on long lists, short lists and the control that turned out to be one man called Derek.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-07-22',
      dateIn: 'metadata',
      markdown: `${navigation('Home', 'Articles', 'Events', 'Jobs')}

# Seventy-four controls: how Castellan Foods decided what is material

July 22, 2026 — by Orla Keane

Every company that falls under Provision 29 has had the same argument this year: what is a material control? At Castellan Foods it lasted nine weeks.

Priya Raman, the head of internal audit, began with a long list of 390 and a simple question to each owner: if this stopped on Monday, what would the newspapers write on Friday? Where the answer was nothing, the control stayed useful and stopped being material.

Some answers were unexpected. The reconciliation that protects the payroll of 9,200 people turned out to be a man called Derek, who had done it from memory since 2009. "Derek is an excellent control. He is also sixty-three," says Raman. He now has a deputy, a checklist and a better chair.

The final list has 74 entries. A third of them are about food safety and not about finance, which the audit committee had to get used to. "People remember the restatement. I lose sleep over allergens," she says.

## Evidence without theatre

Raman's team used to spend a third of its time collecting evidence. The target is a tenth. Evidence is to be taken where the work happens, and the same test should serve the external auditor, the ISO 27001 assessor and the board. "I have five people asking for the same screenshot in five formats. That is theatre, and the tickets are expensive."`,
    },
    {
      url: 'https://internalauditorsnotebook.example/blog/the-sunday-credit-note',
      title: 'The Sunday credit note',
      description: 'Priya Raman writes about curiosity, patience and the day she told the chair.',
      site: 'Internal Auditor’s Notebook',
      type: 'article',
      about: 'prospect',
      published: null,
      dateIn: 'nowhere',
      markdown: `# The Sunday credit note

By Priya Raman, Head of Internal Audit, Castellan Foods plc

Our canteen is closed on Sundays, our warehouse is not, and our buyers certainly are at home. So when a credit note carried the date of a Sunday I did what auditors do: I assumed there was a dull explanation and went to look for it.

There was not. There was an estimate, entered by the person who would be measured by it, approved by the same person with a different hat on. I asked for the next one. By the end of the week I had forty-one.

People ask how it felt to bring that to the chair. It felt like carrying a full tray. You look straight ahead and do not run.

What I learned is not about rebates. It is that we had tested the approval control every year and it had passed every year. There was always a signature. We had never asked whose.

I keep a copy of that first credit note in my desk. New auditors get to hold it on their first day, and I tell them that the date is the finding.`,
    },
    {
      url: 'https://auditcommitteehour.example/podcast/interview-priya-raman-castellan-foods',
      title: 'Interview: Priya Raman of Castellan Foods on telling the chair | Podcast',
      description: 'The head of internal audit on the longest walk down a short corridor.',
      site: 'Audit Committee Hour',
      type: 'podcast',
      about: 'prospect',
      published: '2026-06-03',
      dateIn: 'metadata',
      markdown: `# Interview: Priya Raman of Castellan Foods on telling the chair

Audit Committee Hour · Episode 27 · 3 June 2026 · 44 minutes · [Listen now](#listen)

Priya Raman, head of internal audit at Castellan Foods plc, found the rebates that led to a restatement. Two months later she talks about the walk down the corridor, the questions she was asked and the one she still has no answer to.

**Host:** Were you afraid of being wrong?

**Priya Raman:** I was afraid of being right and early. I wanted one more week to be sure. The chair said that a committee which only hears certainties hears them from the newspapers.

**Host:** What are you buying this year?

**Priya Raman:** Time. If a tool gives my team back one day a week from chasing evidence, it pays for itself by Easter. If it gives us another dashboard, it does not.`,
    },
    {
      url: 'https://boardroomaudio.example/episodes/provision-29-with-priya-raman',
      title: 'Provision 29 with Priya Raman | Boardroom Audio Podcast',
      description: 'Season 4, episode 2: what directors sign, and what they should ask before.',
      site: 'Boardroom Audio',
      type: 'podcast',
      about: 'prospect',
      published: '2026-10-01',
      dateIn: 'page',
      markdown: `# Provision 29 with Priya Raman

Boardroom Audio · Season 4, Episode 2 · Released 1 Oct 2026 · Listen: 28 min

What exactly do directors declare next spring? Priya Raman, head of internal audit at Castellan Foods, goes through the sentence word by word: material, effective, as at the balance sheet date.

"If two of seventy-four are not effective, say two of seventy-four. Shareholders can divide," says Raman.

Chapters: 00:00 Welcome · 02:40 Material · 10:05 Effective · 17:50 Derek · 24:10 Quick questions`,
    },
    {
      url: 'https://stagecast.example/watch/interview-priya-raman-seventy-four-controls',
      title: 'Interview: Priya Raman on seventy-four material controls [Video]',
      description:
        'The head of internal audit of Castellan Foods at the Governance Exchange, Manchester.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-10-27',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/9377' },
      markdown: `# Interview: Priya Raman on seventy-four material controls [Video]

11:32 · 1,905 views · 27 October 2026

Backstage at the Governance Exchange in Manchester: Priya Raman, head of internal audit at Castellan Foods plc, on choosing what is material, on food safety as a financial control and on hiring auditors who used to be chefs.

"A chef knows what happens when you skip the label," she says at 07:50.`,
    },
    {
      url: 'https://summitstream.example/video/talk-priya-raman-follow-the-sunday',
      title: 'Talk: Follow the Sunday — Priya Raman',
      description: 'Watch the most requested talk of Audit Live 2026.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-05-20',
      dateIn: 'page',
      markdown: `# Talk: Follow the Sunday

Watch: 18 minutes · Recorded 20 May 2026 · Audit Live, London

Speaker: Priya Raman, head of internal audit, Castellan Foods

Eighteen minutes, one slide, one credit note. Raman reconstructs the audit that led to the restatement at Castellan Foods and shows which three tests would have found it two years earlier. None of them needs more data than the company already had.`,
    },
    ...PRIYA_RAMAN_ELSEWHERE,
  ],
};
