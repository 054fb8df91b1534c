import { COOKIE_BANNER, footer, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { SAMUEL_WHITCOMBE_ELSEWHERE } from './elsewhere/samuel-whitcombe-elsewhere.ts';

/** A head of GRC at a health system whose billing vendor lost patients' data. */
export const SAMUEL_WHITCOMBE: WorldProspect = {
  name: 'Samuel Whitcombe',
  company: 'Lumen Ridge Health',
  position: 'VP Governance, Risk and Compliance',
  companyUrl: 'https://lumenridgehealth.example',
  linkedinUrl: 'https://www.linkedin.com/in/sam-whitcombe-grc',
  notes: 'Goes by Sam. 1,900 vendors, 11 hospitals, Denver.',
  pages: [
    {
      url: 'https://healthsecuritynews.example/news/2026/08/lumen-ridge-health-billing-vendor-breach-1-3-million',
      title: 'Billing vendor breach exposes 1.3 million Lumen Ridge Health patients',
      description:
        'Lumen Ridge Health notifies patients after a ransomware attack on a billing company. VP of GRC Samuel Whitcombe says the vendor passed its last review.',
      site: 'Health Security News',
      type: 'news',
      about: 'prospect',
      published: '2026-08-06',
      dateIn: 'metadata',
      meta: { author: 'Dana Kowalski', keywords: 'HIPAA, ransomware, business associates' },
      markdown: `# Billing vendor breach exposes 1.3 million Lumen Ridge Health patients

By Dana Kowalski · Aug. 6, 2026

Lumen Ridge Health began notifying 1.3 million patients on Thursday that their data was taken in a ransomware attack on ClearLedger Billing, a company that sends invoices for its 11 hospitals. Names, dates of birth, insurance numbers and, for some, diagnoses were exposed.

The Denver health system reported the incident to the Department of Health and Human Services as required by the HIPAA Breach Notification Rule. ClearLedger told its customers about the attack 19 days after it found it.

Samuel Whitcombe, vice president of governance, risk and compliance at Lumen Ridge Health, said ClearLedger had passed a security review in March. "They answered 312 questions and every answer was yes," Whitcombe said. "We asked whether they had backups. We did not ask whether the backups were on the same network."

Whitcombe said the health system had 1,900 vendors, of which 240 hold patient data, and that it would stop relying on annual questionnaires for those. It has offered patients two years of credit monitoring.

Three class actions have been filed in Colorado. Lumen Ridge declined to comment on the litigation.

${sidebar('Also in the news', 'Nurses’ union and Front Range Clinics reach deal', 'Telehealth rules extended')}

${footer('Health Security News')}`,
    },
    {
      url: 'https://rockymountainbusiness.example/news/lumen-ridge-health-creates-grc-office',
      title: 'Lumen Ridge Health creates GRC office, promotes Sam Whitcombe',
      description:
        'Privacy, security compliance, audit and vendor risk will report to one vice president.',
      site: 'Rocky Mountain Business',
      type: 'news',
      about: 'prospect',
      published: '2025-10-01',
      dateIn: 'page',
      markdown: `${COOKIE_BANNER}

# Lumen Ridge Health creates GRC office, promotes Sam Whitcombe

October 1, 2025

Lumen Ridge Health has combined privacy, security compliance, internal audit and vendor risk in one office and promoted Samuel Whitcombe, known to most as Sam, to vice president of governance, risk and compliance. He was director of IT risk.

"Four teams used to ask the same clinic for the same policy in the same month," Whitcombe said. "The clinic now gets one visit, one list and, I hope, some coffee."

The office has 34 people and reports to the chief operating officer, with a line to the board's audit and compliance committee. Its first project is one control library mapped to HIPAA, HITRUST, PCI DSS and SOC 2.

Whitcombe, a former army medic, joined Lumen Ridge in 2018.

${footer('Rocky Mountain Business')}`,
    },
    {
      url: 'https://complianceledger.example/article/2026/09/312-questions-and-every-answer-was-yes',
      title: '312 questions, and every answer was yes',
      description:
        'Samuel Whitcombe of Lumen Ridge Health on the end of the vendor questionnaire and what replaces it.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-09-24',
      dateIn: 'metadata',
      markdown: `# 312 questions, and every answer was yes

September 24, 2026 — by Orla Keane

Samuel Whitcombe keeps the questionnaire in a frame. Three hundred and twelve questions, answered in March by a billing company that was to lose the data of 1.3 million patients in July. Every answer is yes.

"It is not a lie," says the vice president of governance, risk and compliance at Lumen Ridge Health. "Each yes was true on some server. We never asked which one."

The Denver health system has 1,900 vendors. Until this summer each of them got the same questionnaire once a year, and a team of six read the answers. Whitcombe has thrown it out for the 240 vendors that hold patient data. They are asked for five pieces of evidence instead: a restore test, an access review, a list of subcontractors, an incident exercise and the name of someone who will pick up the phone at night.

Vendors that cannot provide them within sixty days go on a list that the chief operating officer reads. Forty-four are on it. Two contracts have been ended.

## Continuous, with a pinch of salt

Whitcombe is evaluating platforms for third-party risk and is wary of scores. "A vendor went from 710 to 690 last week. I asked why. They did not know, we did not know, and the tool did not know." He wants evidence with dates, and alerts that come with a sentence.

The budget was approved in September, two weeks after the board met the plaintiffs' lawyers. A decision is planned for the first quarter.`,
    },
    {
      url: 'https://theregulatorydesk.example/blog/one-visit-one-list-some-coffee',
      title: 'One visit, one list, some coffee: a control library for eleven hospitals',
      description: 'Guest post by Samuel Whitcombe, Lumen Ridge Health.',
      site: 'The Regulatory Desk',
      type: 'article',
      about: 'prospect',
      published: '2026-04-15',
      dateIn: 'page',
      markdown: `# One visit, one list, some coffee

Guest post by Samuel Whitcombe, VP Governance, Risk and Compliance, Lumen Ridge Health · April 15, 2026

Our clinics used to be audited eleven times a year. HIPAA in spring, PCI in summer, HITRUST in autumn, SOC 2 whenever the customer's lawyer woke up, and internal audit in between. Each team brought its own list. The lists agreed on about seventy percent, which is enough to annoy a nurse and not enough to save her any work.

We built one library of 186 controls. It took a year, mostly spent deleting. Each control says what it is for in one sentence that a charge nurse can read while walking. If we could not write the sentence, we dropped the control.

Now one person visits each clinic twice a year with one list, and the evidence serves everybody. The number of hours that clinics spend on audits has fallen by 58 percent. The number of findings has gone up, because people talk to a visitor who stays for coffee.

What I have not solved is our vendors. They do not drink coffee with us.`,
    },
    {
      url: 'https://riskroom.example/podcast/ep-50-interview-samuel-whitcombe-lumen-ridge',
      title:
        'Ep. 50: Interview with Samuel Whitcombe of Lumen Ridge Health on vendors that answer yes',
      description: 'Podcast. The VP of GRC on a framed questionnaire and five pieces of evidence.',
      site: 'The Risk Room',
      type: 'podcast',
      about: 'prospect',
      published: '2026-11-11',
      dateIn: 'metadata',
      markdown: `# Ep. 50: Samuel Whitcombe of Lumen Ridge Health on vendors that answer yes

The Risk Room podcast · 11 November 2026 · 45 min · [Play episode](#play)

For the fiftieth episode Maya Lindqvist visits Denver. Sam Whitcombe, vice president of governance, risk and compliance at Lumen Ridge Health, shows her the framed questionnaire and the list that replaced it.

**Maya Lindqvist:** What did you tell the board in August?

**Samuel Whitcombe:** That we had done what everybody does, and that this was the problem. I asked for money for twelve people or one good platform. They asked why not both. It was a short meeting.

**Maya Lindqvist:** When do you choose?

**Samuel Whitcombe:** By March. Whoever sells it to me has to show it with our forty-four worst vendors, not with a demo company whose every light is green.`,
    },
    {
      url: 'https://wardround.example/episodes/sam-whitcombe-medic-turned-compliance',
      title: 'From army medic to compliance: Sam Whitcombe | Ward Round Podcast',
      description: 'Triage, checklists and why a tourniquet is a control.',
      site: 'Ward Round',
      type: 'podcast',
      about: 'prospect',
      published: '2025-12-16',
      dateIn: 'page',
      markdown: `# From army medic to compliance: Sam Whitcombe

Ward Round · Episode 88 · December 16, 2025 · Listen: 39 min

Before he became vice president of governance, risk and compliance at Lumen Ridge Health, Samuel Whitcombe was an army medic. In this interview he explains what he took with him.

"A tourniquet is a control. It has an owner, a time written on it and somebody who checks. Most of my policies had none of the three," he says.`,
    },
    {
      url: 'https://stagecast.example/watch/interview-samuel-whitcombe-five-pieces-of-evidence',
      title: 'Interview: Samuel Whitcombe on five pieces of evidence [Video]',
      description: 'Lumen Ridge Health’s VP of GRC at the Third-Party Risk Forum, Chicago.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-10-22',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/9341' },
      markdown: `# Interview: Samuel Whitcombe on five pieces of evidence [Video]

12:18 · 3,660 views · October 22, 2026

Samuel Whitcombe, vice president of governance, risk and compliance at Lumen Ridge Health, at the Third-Party Risk Forum in Chicago: why he asks 240 vendors for a restore test and not for a policy.

"Send me the log of the restore. If you have to ask which log, I have my answer," he says at 06:55.`,
    },
    {
      url: 'https://summitstream.example/video/workshop-whitcombe-186-controls',
      title: 'Workshop: 186 controls for eleven hospitals — Samuel Whitcombe',
      description: 'Watch the working session from Healthcare Compliance Week.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-05-14',
      dateIn: 'page',
      markdown: `# Workshop: 186 controls for eleven hospitals

Watch: 54 minutes · Recorded May 14, 2026 · Healthcare Compliance Week, Denver

Led by Samuel Whitcombe, VP Governance, Risk and Compliance, Lumen Ridge Health

Participants cut a list of forty controls to twenty in forty minutes, by Whitcombe's rule: one sentence that a charge nurse can read while walking. Slides map the result to HIPAA, HITRUST, PCI DSS and SOC 2.`,
    },
    ...SAMUEL_WHITCOMBE_ELSEWHERE,
  ],
};
