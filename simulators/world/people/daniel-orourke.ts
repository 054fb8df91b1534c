import { footer, navigation, sidebar } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { DANIEL_OROURKE_ELSEWHERE } from './elsewhere/daniel-orourke-elsewhere.ts';

/** A general counsel taking a robotics company public under two continents' rules. */
export const DANIEL_OROURKE: WorldProspect = {
  name: "Daniel O'Rourke",
  company: 'Tessaly Robotics, Inc.',
  position: 'General Counsel',
  companyUrl: 'https://tessalyrobotics.example',
  linkedinUrl: 'https://www.linkedin.com/in/daniel-orourke-tessaly',
  notes: 'IPO filed. AI Act and SOX readiness in parallel. Boston.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/10/13/tessaly-robotics-files-for-ipo',
      title: 'Tessaly Robotics files for IPO, flags material weakness and EU AI rules',
      description:
        'The Boston maker of warehouse robots names controls and regulation among its risks. General counsel Daniel O’Rourke signed the filing.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-10-13',
      dateIn: 'metadata',
      meta: { author: 'Carla Whitman', 'article:tag': ['IPO', 'Robotics', 'SEC'] },
      markdown: `# Tessaly Robotics files for IPO, flags material weakness and EU AI rules

By Carla Whitman, New York · October 13, 2026

Tessaly Robotics filed on Tuesday for an initial public offering, in a registration statement that devotes eleven pages to the rules it will have to follow and one sentence to a weakness it already has.

The Boston company, whose robots sort parcels in 340 warehouses, said it had identified a material weakness in internal control over financial reporting: revenue from maintenance contracts was recognized in a spreadsheet outside the accounting system. It plans to remediate before its first annual assessment under section 404 of the Sarbanes-Oxley Act.

Daniel O'Rourke, general counsel and secretary of Tessaly Robotics, is leading the readiness program together with the finance chief. "You only get to be a private company once, and that is where you want to make your mistakes," O'Rourke said in an interview before the quiet period.

The filing also names the EU AI Act. Robots that work beside people may count as safety components of high-risk systems, which would require a quality management system, logging and human oversight. About 28 percent of the company's revenue comes from Europe.

Tessaly intends to list in New York under the symbol TSLY. It lost $61 million on revenue of $418 million last year.

${sidebar('Markets', 'Treasuries steady before auction', 'Copper touches record')}

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://robotbusinessdaily.example/news/tessaly-robotics-appoints-general-counsel-daniel-orourke',
      title: 'Tessaly Robotics appoints Daniel O’Rourke as general counsel',
      description: 'A safety lawyer from the elevator industry joins the parcel robots.',
      site: 'Robot Business Daily',
      type: 'news',
      about: 'prospect',
      published: '2025-04-07',
      dateIn: 'page',
      markdown: `# Tessaly Robotics appoints Daniel O’Rourke as general counsel

Apr 7, 2025 — Boston

Tessaly Robotics today announced the appointment of Daniel O'Rourke as general counsel and corporate secretary. He reports to chief executive Mei-Ling Zhao and oversees legal, compliance, privacy and product safety.

O'Rourke spent fourteen years with an elevator manufacturer, where he negotiated a consent order after a series of door incidents and ran the compliance program that followed. "I learned regulation from machines that carry people. Robots that carry parcels next to people deserve the same respect," he said.

Zhao called the appointment overdue. Tessaly had worked with outside counsel since it was founded in 2017 and had no compliance department.

He has begun by hiring a head of product compliance and a privacy counsel, and by writing, in his words, "a code of conduct that fits on the back of a robot".`,
    },
    {
      url: 'https://theregulatorydesk.example/article/2026/06/a-conformity-file-for-a-moving-arm',
      title: 'A conformity file for a moving arm',
      description:
        'How Tessaly Robotics and its general counsel Daniel O’Rourke prepare for the EU AI Act while the deadlines shift.',
      site: 'The Regulatory Desk',
      type: 'article',
      about: 'prospect',
      published: '2026-06-17',
      dateIn: 'metadata',
      markdown: `${navigation('Home', 'Desk', 'Guests', 'Archive')}

# A conformity file for a moving arm

June 17, 2026

Nobody at Tessaly Robotics can say for certain on which day the obligations for high-risk AI will bite. Daniel O'Rourke has decided not to care. "Deadlines move. Accidents do not wait for them," says the general counsel.

The company is building one file for each robot model: what the system decides by itself, what it was trained on, what it logs, who can stop it and how fast. The file is meant to satisfy the AI Act, the machinery rules and the customer's safety engineer with the same pages.

The work began with a surprise. Engineers had written excellent safety cases for the arm and nothing at all about the model that chooses which parcel to pick. It was considered software. "The arm has a guard. The decision had none," O'Rourke says.

Tessaly now holds a weekly meeting in which product, legal and security go through changes to the models. Each change gets a level from zero to three. Level three needs the signature of a human being who is named in the file. Since January there have been four.

What is missing is a home for all of it. The files live in a wiki, the risk register in a spreadsheet and the evidence in a chat channel. With a listing ahead, O'Rourke wants them in one place that an auditor can be given a key to. "I would like to answer an inspector before he has finished the question."`,
    },
    {
      url: 'https://complianceledger.example/blog/sox-readiness-in-eighteen-months',
      title: 'SOX readiness in eighteen months: notes from Tessaly Robotics',
      description:
        'What its general counsel and its controller would do again, and what they would not.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-08-11',
      dateIn: 'page',
      markdown: `# SOX readiness in eighteen months: notes from Tessaly Robotics

August 11, 2026 by Hanne Brekke

Tessaly Robotics wants to be ready for its first management assessment of internal control over financial reporting before anybody asks for it. General counsel Daniel O'Rourke and controller Beth Amari shared their notes.

They began with entity-level controls, because those are cheap and embarrassing to miss. The board adopted an audit committee charter, a whistleblowing policy and a delegation of authority in one afternoon. "It took a year to prepare that afternoon," says O'Rourke.

Then came the maintenance contracts. Revenue had been calculated in a workbook with macros that only one person understood. It was reported to the audit committee as a material weakness and is being moved into the ledger.

Their advice to others: document the process you have and not the one you plan; let process owners write the narrative; and never let the first walkthrough be the auditor's.

SOC 2 came along almost for free. Customers had asked for it, the controls overlapped, and the type 2 report is due in December.`,
    },
    {
      url: 'https://countersigned.example/podcast/interview-daniel-orourke-tessaly-robotics',
      title: 'Countersigned podcast: interview with Daniel O’Rourke, GC of Tessaly Robotics',
      description: 'On elevators, consent orders and a code of conduct that fits on a robot.',
      site: 'Countersigned',
      type: 'podcast',
      about: 'prospect',
      published: '2026-03-24',
      dateIn: 'metadata',
      markdown: `# Countersigned: interview with Daniel O’Rourke, GC of Tessaly Robotics

Countersigned, a podcast for in-house lawyers · March 24, 2026 · 49 min · [Play](#play)

Daniel O'Rourke negotiated a consent order for an elevator maker before he became general counsel of Tessaly Robotics. He tells host Imani Brooks what the two industries have in common.

**Imani Brooks:** What did the consent order teach you?

**Daniel O'Rourke:** That you can write anything into a compliance program and you will have to do it every quarter for seven years. I write shorter now.

**Imani Brooks:** And what keeps you up at night?

**Daniel O'Rourke:** A customer in Rotterdam changed a safety setting over the weekend and we found out from a photograph. I want to know about a control that is switched off when it is switched off.`,
    },
    {
      url: 'https://machineswithmanners.example/episode/12-who-signs-for-the-robot-daniel-orourke',
      title: 'Ep. 12: Who signs for the robot? With Daniel O’Rourke',
      description: 'Machines with Manners talks to the general counsel of Tessaly Robotics.',
      site: 'Machines with Manners',
      type: 'podcast',
      about: 'prospect',
      published: '2025-12-02',
      dateIn: 'page',
      markdown: `# Ep. 12: Who signs for the robot? With Daniel O’Rourke

Machines with Manners · Episode 12 · 2025-12-02 · Listen: 36 min

A robot arm picks the wrong parcel and nothing happens. It picks the right parcel at the wrong moment and somebody is hurt. Daniel O'Rourke, general counsel of Tessaly Robotics, explains why every change to a model now carries a name.

"Responsibility is a verb. Somebody has to do it on a Thursday," he says.`,
    },
    {
      url: 'https://stagecast.example/watch/interview-daniel-orourke-ai-act-for-robots',
      title: 'Interview: Daniel O’Rourke on the AI Act for robots [Video]',
      description: 'Eight minutes with the general counsel of Tessaly Robotics in Brussels.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-05-06',
      dateIn: 'metadata',
      meta: { 'og:video': 'https://stagecast.example/embed/8702' },
      markdown: `# Interview: Daniel O’Rourke on the AI Act for robots [Video]

8:03 · 4,417 views · May 6, 2026

Daniel O'Rourke, general counsel of Tessaly Robotics, at the Machine Safety Summit in Brussels. He brought a printed conformity file and let the audience weigh it.

"One kilo six hundred. The robot weighs less than our paperwork in two of the five countries we sell in," O'Rourke says at 02:29.`,
    },
    {
      url: 'https://summitstream.example/video/keynote-orourke-level-three-changes',
      title: 'Keynote: Level three changes — Daniel O’Rourke, Tessaly Robotics',
      description: 'Watch how one company decides which model updates need a signature.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-09-17',
      dateIn: 'page',
      markdown: `# Keynote: Level three changes

Watch: 25 minutes · Streamed September 17, 2026 · AI Governance Week, Boston

Speaker: Daniel O'Rourke, General Counsel, Tessaly Robotics

O'Rourke walks through the four model updates of the year that needed a human signature, including the one he refused. He shows the form, which has five fields, and the argument about the fifth.`,
    },
    ...DANIEL_OROURKE_ELSEWHERE,
  ],
};
