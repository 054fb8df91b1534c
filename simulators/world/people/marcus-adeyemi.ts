import { COOKIE_BANNER, footer, navigation, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { MARCUS_ADEYEMI_ELSEWHERE } from './elsewhere/marcus-adeyemi-elsewhere.ts';

/** A compliance chief hired to mend what his company was fined for. */
export const MARCUS_ADEYEMI: WorldProspect = {
  name: 'Marcus Adeyemi',
  company: 'Halden Payments',
  position: 'Chief Compliance Officer',
  companyUrl: 'https://haldenpayments.example',
  linkedinUrl: 'https://www.linkedin.com/in/marcus-adeyemi-compliance',
  notes: 'AML remediation until mid-2027. Formerly at the regulator.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/07/09/halden-payments-fined-6-2m-over-transaction-monitoring',
      title: 'Halden Payments fined £6.2m over gaps in transaction monitoring',
      description:
        'The regulator found that alerts on 84,000 merchant accounts went unread for months. Compliance chief Marcus Adeyemi says the backlog is cleared.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-07-09',
      dateIn: 'metadata',
      meta: { author: 'Priscilla Dunmore', 'article:section': 'Regulation' },
      markdown: `# Halden Payments fined £6.2m over gaps in transaction monitoring

By Priscilla Dunmore in London · 9 July 2026, 11:04

The Financial Conduct Authority has fined Halden Payments £6.2m for failures in its anti-money-laundering controls between 2021 and 2024, the regulator said on Thursday. The card processor agreed to settle early and received a 30 percent discount.

According to the final notice, alerts on some 84,000 merchant accounts were closed in bulk or not read at all for up to eleven months, because the team that reviewed them had grown by two people while transactions had grown ninefold.

Marcus Adeyemi, who joined Halden Payments as chief compliance officer after the period in question, did not dispute the findings. "The notice is fair. We let a growing company run on a control that was built for a small one," Adeyemi said. "The backlog is cleared, every alert now has an owner and a clock, and the skilled person reports to the board directly."

Halden has agreed to a remediation programme overseen by a skilled person under section 166. It runs until the middle of 2027 and covers customer due diligence, sanctions screening and the quality of suspicious activity reports.

The company said that it had spent £11m on the programme so far and expects to spend as much again. It will not take on merchants in four high-risk categories until the regulator is satisfied.

"Fines are the cheap part," Adeyemi told Ledgerwire. "The expensive part is explaining to honest merchants why we ask them everything twice."

${sidebar('Latest', 'Mortgage approvals slip in June', 'Harbour tolls to rise by 4 percent')}

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://paymentsweek.example/news/halden-payments-hires-former-regulator-marcus-adeyemi',
      title: 'Halden Payments hires former regulator Marcus Adeyemi as chief compliance officer',
      description: 'Adeyemi moves from supervision to the supervised and starts in January.',
      site: 'Payments Week',
      type: 'news',
      about: 'prospect',
      published: '2024-11-25',
      dateIn: 'page',
      markdown: `${COOKIE_BANNER}

# Halden Payments hires former regulator Marcus Adeyemi as chief compliance officer

Payments Week · Monday, 25 November 2024

Halden Payments has hired Marcus Adeyemi as chief compliance officer and money laundering reporting officer. He will start in January and join the executive committee, a seat that his predecessor did not have.

Adeyemi spent twelve years in supervision, most recently leading a team that examined electronic money institutions. He trained as an accountant in Lagos and London.

"I have written many letters that begin with the words 'we are concerned'. It is time I learned what it takes to answer one," Adeyemi said in a statement.

The London company processes card payments for 190,000 merchants and disclosed an investigation into its financial crime controls in its last annual report. Chief executive Ruth Pellow said that the appointment was "a statement about what kind of company we intend to be when this is over".

Adeyemi will have the authority to stop the onboarding of a merchant without asking sales, a right that is written into his contract.`,
    },
    {
      url: 'https://complianceledger.example/article/2026/10/remediation-without-heroes',
      title: 'Remediation without heroes: inside Halden Payments’ AML rebuild',
      description:
        'Marcus Adeyemi on clearing 61,000 alerts, saying no to a famous vendor and what he still cannot measure.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-10-14',
      dateIn: 'metadata',
      markdown: `${navigation('Home', 'Articles', 'Events', 'Jobs')}

# Remediation without heroes: inside Halden Payments’ AML rebuild

October 14, 2026 — by Orla Keane

When Marcus Adeyemi arrived at Halden Payments there were 61,000 unread alerts and a wall of sticky notes. The chief compliance officer took down the notes first. "A wall of notes tells you that people are working hard. It does not tell you what the risk is," he says.

The rebuild has three parts. The first was triage: a sample of 1,200 alerts, read by two people independently, to learn which rules produced noise. Nine rules out of forty caused seven in ten alerts and not one suspicious activity report. They were switched off, in writing, with the regulator copied in.

The second was ownership. Every alert belongs to a named analyst and has to be decided within five working days. The number that goes to the board each month is not how many were closed but how many were older than that. In September it was four.

The third is the one Adeyemi worries about. "I can prove that we look. I cannot yet prove that we look at the right things," he says. He is searching for a way to test controls continuously rather than once a quarter by spreadsheet, and has asked three suppliers to show what they would have caught in 2023.

## The next deadline

The corporate offence of failure to prevent fraud has applied to large organisations since September 2025. Halden mapped its procedures to it as part of the same programme. "We had one chance to write the risk assessment once. Firms that write it twice will believe neither," says Adeyemi.`,
    },
    {
      url: 'https://theregulatorydesk.example/blog/a-supervisor-changes-sides',
      title: 'A supervisor changes sides',
      description:
        'Guest post by Marcus Adeyemi, chief compliance officer at Halden Payments, on the letters he used to write.',
      site: 'The Regulatory Desk',
      type: 'article',
      about: 'prospect',
      published: '2025-06-04',
      dateIn: 'page',
      meta: { author: ['Marcus Adeyemi', 'The Regulatory Desk'] },
      markdown: `# A supervisor changes sides

Guest post · Marcus Adeyemi, Chief Compliance Officer, Halden Payments · June 4, 2025

For twelve years I asked firms for evidence. For five months I have had to produce it, and I owe some of them an apology.

As a supervisor I believed that a firm which could not produce a record within a week did not have one. I now know that it may have five, in four systems, and that the person who could say which is right left in March. The control exists. The memory of it does not.

Three things I would ask differently today. First, I would ask who would notice if the control stopped, and how soon. Second, I would ask to see the last exception and not the policy. Third, I would stop asking for screenshots. A screenshot proves that somebody was able to take a screenshot.

What has not changed is my view of culture. You can see it in the first ten minutes: does the head of sales know the name of the person who can stop a deal? At Halden she does. She also has my number on speed dial, and we are both getting used to it.

I do not miss writing the letters. I have kept one on my desk, unsigned, addressed to myself.`,
    },
    {
      url: 'https://riskroom.example/podcast/ep-44-interview-marcus-adeyemi-after-the-fine',
      variants: [
        'https://riskroom.example/podcast/ep-44-interview-marcus-adeyemi-after-the-fine?utm_source=newsletter&utm_medium=email',
      ],
      title: 'Ep. 44: After the fine, with Marcus Adeyemi of Halden Payments',
      description:
        'Interview podcast. The chief compliance officer on early settlement, skilled persons and keeping good analysts.',
      site: 'The Risk Room',
      type: 'podcast',
      about: 'prospect',
      published: '2026-08-26',
      dateIn: 'metadata',
      markdown: `# Ep. 44: After the fine, with Marcus Adeyemi of Halden Payments

The Risk Room podcast · 26 August 2026 · 38 min · [Play episode](#play)

Seven weeks after the Financial Conduct Authority fined Halden Payments £6.2m, chief compliance officer Marcus Adeyemi talks to Maya Lindqvist about what happens on the day the notice is published and on the Monday after.

From the interview:

**Marcus Adeyemi:** We read the notice aloud, all of it, to four hundred people. Then we took questions until there were none. It took three hours.

**Maya Lindqvist:** What does a skilled person actually do all day?

**Marcus Adeyemi:** Ours asks for the file behind the file. It is the best free training my team has ever had, apart from the fact that it is not free.

**Maya Lindqvist:** What would you buy tomorrow if the money were there?

**Marcus Adeyemi:** Something that tells me which of my three hundred controls nobody has touched since last summer. I have dashboards that show me what is red. I want to see what is grey.`,
    },
    {
      url: 'https://moneyandmorals.example/episodes/marcus-adeyemi-interview-saying-no',
      title: 'Saying no for a living — Marcus Adeyemi | Money & Morals Podcast',
      description: 'A compliance officer’s contract, a famous merchant and an evening call.',
      site: 'Money & Morals',
      type: 'podcast',
      about: 'prospect',
      published: '2025-09-18',
      dateIn: 'page',
      markdown: `# Saying no for a living — Marcus Adeyemi

Money & Morals · Episode 112 · 18/09/2025 · Listen: 52 min

In his first spring at Halden Payments, Marcus Adeyemi stopped the onboarding of the largest merchant the company had ever signed. In this interview he tells what the chief executive said that evening, and why he had the right in his contract.

"She asked me one question: would you do it again tomorrow? I said yes. She said good night," Adeyemi recalls.

Also: how the chief compliance officer hires analysts, the difference between an alert and a suspicion, and the one report he still reads on paper.`,
    },
    {
      url: 'https://stagecast.example/watch/panel-failure-to-prevent-fraud-one-year-on',
      title: 'Panel: Failure to prevent fraud, one year on [Video]',
      description:
        'With Marcus Adeyemi (Halden Payments), Joanna Reid KC and Sunil Perera. Recorded at Financial Crime Live.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-09-22',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/9120' },
      markdown: `# Panel: Failure to prevent fraud, one year on [Video]

41:55 · 5,020 views · 22 September 2026

Recorded at Financial Crime Live, London. On the panel: Marcus Adeyemi, chief compliance officer at Halden Payments; Joanna Reid KC; Sunil Perera, head of investigations at a retail group.

Adeyemi argues that reasonable procedures are the ones staff can describe without opening a document. "If my newest analyst cannot tell you what we do about commission fraud, then we do nothing about commission fraud," he says at 12:40.

Questions from the floor start at 33:15.`,
    },
    {
      url: 'https://summitstream.example/video/interview-marcus-adeyemi-evidence-not-screenshots',
      title: 'Interview: Evidence, not screenshots — Marcus Adeyemi, Halden Payments [Video]',
      description: 'Watch Halden Payments’ chief compliance officer at RegTech Forum London.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-02-11',
      dateIn: 'page',
      markdown: `# Interview: Evidence, not screenshots

Watch: 22 minutes · Recorded on 11 February 2026 · RegTech Forum London

Speaker: Marcus Adeyemi, Chief Compliance Officer, Halden Payments

Adeyemi describes how his team went from 900 screenshots a quarter to none, which tests were automated and which were dropped because nobody could say what they proved. "We asked of each test: would it have failed in 2023? Sixty of them would have passed," he said.`,
    },
    ...MARCUS_ADEYEMI_ELSEWHERE,
  ],
};
