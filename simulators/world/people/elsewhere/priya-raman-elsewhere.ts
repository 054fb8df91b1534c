import { COOKIE_BANNER, footer, sidebar } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** A dancer and an estate agent of the name, a syndicated copy, a list and a passing mention. */
export const PRIYA_RAMAN_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://rasaquarterly.example/interview/priya-raman-bharatanatyam-on-concrete',
    title: 'Bharatanatyam on concrete: an interview with dancer Priya Raman',
    description: 'The choreographer on car parks, monsoon and ankle bells.',
    site: 'Rasa Quarterly',
    type: 'article',
    about: 'namesake',
    published: '2026-03-12',
    dateIn: 'metadata',
    markdown: `# Bharatanatyam on concrete

12 March 2026

Priya Raman's new piece is danced on the top floor of a car park in Chennai, between half past five and sunset. There are no tickets; whoever finds the lift may watch.

"Stone remembers rain. Concrete only remembers cars," says the choreographer, who has danced Bharatanatyam since she was five. The company of nine tours Kerala in May.`,
  },
  {
    url: 'https://homesandgardenswest.example/news/estate-agent-priya-raman-opens-second-branch',
    title: 'Estate agent Priya Raman opens second branch in Clevedon',
    description: 'The agency plans to hire four negotiators by summer.',
    site: 'Homes & Gardens West',
    type: 'news',
    about: 'namesake',
    published: '2026-02-24',
    dateIn: 'metadata',
    markdown: `# Estate agent Priya Raman opens second branch in Clevedon

24 February 2026

Raman & Daughters, the estate agency founded by Priya Raman in Portishead in 2014, has opened a second branch on Hill Road in Clevedon.

"Buyers want somebody who knows which side of the street gets the sun," said Raman. The agency sold 212 homes last year. It will sponsor the town's regatta in July.`,
  },
  {
    url: 'https://regionalbusinessfeed.example/press/castellan-foods-restates-profit',
    title: 'Castellan Foods restates profit after audit of supplier rebates',
    description:
      'Syndicated from Ledgerwire. Internal audit under Priya Raman found £23m booked early.',
    site: 'Regional Business Feed',
    type: 'news',
    about: 'prospect',
    published: '2026-04-02',
    dateIn: 'page',
    markdown: `# Castellan Foods restates profit after audit of supplier rebates

Ledgerwire via Regional Business Feed · Apr. 2, 2026

Castellan Foods restated its profit for the past two years on Thursday and said that its finance director would leave, after an internal audit found that £23m of supplier rebates had been booked before they were earned. The shares fell 14 percent.

The maker of ready meals said the audit committee had been told of a material weakness in internal controls in January. The review was led by Priya Raman, head of internal audit, who reports to the committee's chair.

"We followed one credit note that was dated on a Sunday," Raman told the committee, according to minutes published with the statement. "It led to a spreadsheet, and the spreadsheet led to forty-one others."

${footer('Regional Business Feed')}`,
  },
  {
    url: 'https://auditandassurance.example/article/audit-leaders-under-forty-five',
    title: 'Audit leaders under forty-five',
    description: 'Our readers’ list for 2026.',
    site: 'Audit & Assurance',
    type: 'article',
    about: 'passing',
    published: '2026-01-30',
    dateIn: 'page',
    markdown: `${COOKIE_BANNER}

# Audit leaders under forty-five

30th January 2026

- Hugh Bannerman, Clydeport
- Lucy Agyeman, Fenwick Water
- Priya Raman, Castellan Foods
- Owen Teale, Marches Building Society
- Zara Iqbal, Pennine Rail`,
  },
  {
    url: 'https://ledgerwire.example/news/2026/11/12/pemberton-vane-fined-over-two-audits',
    title: 'Pemberton Vane fined £3.1m over two audits',
    description: 'The reporting council criticises how the firm tested management’s estimates.',
    site: 'Ledgerwire',
    type: 'news',
    about: 'passing',
    published: '2026-11-12',
    dateIn: 'metadata',
    markdown: `# Pemberton Vane fined £3.1m over two audits

By Gareth Lowe · 12 November 2026

The audit firm Pemberton Vane has been fined £3.1m over its audits of a builder and a hotel group, the reporting council said. Neither company is accused of wrongdoing. The firm accepted the findings and has retrained 600 auditors.

${sidebar('Related', 'Castellan Foods: how Priya Raman followed a Sunday', 'Four firms bid for Castellan audit')}

${footer('Ledgerwire')}`,
  },
];
