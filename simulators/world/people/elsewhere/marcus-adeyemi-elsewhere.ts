import { COOKIE_BANNER, footer, sidebar } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** Namesakes on stage and on the track, a withdrawn statement, a list and a passing mention. */
export const MARCUS_ADEYEMI_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://bluenoteweekly.example/interview/marcus-adeyemi-new-quartet-album',
    title: 'Interview: saxophonist Marcus Adeyemi on his new quartet',
    description: 'Lagos rhythms, a borrowed mouthpiece and eight tunes recorded in one night.',
    site: 'Blue Note Weekly',
    type: 'article',
    about: 'namesake',
    published: '2026-05-02',
    dateIn: 'metadata',
    markdown: `# Interview: saxophonist Marcus Adeyemi on his new quartet

2 May 2026

Marcus Adeyemi recorded all eight tunes of his second album in a single night, because the studio was free until six in the morning and the drummer had a train to catch.

"You can hear us getting tired, and I like the tired parts best," says the tenor saxophonist, who grew up between Lagos and Leeds. The quartet plays twelve dates this summer, beginning at the riverside festival in Durham.

Adeyemi teaches two days a week and says that he practises less than his pupils believe.`,
  },
  {
    url: 'https://trackandfieldnow.example/news/coach-marcus-adeyemi-leaves-sprint-squad',
    title: 'Coach Marcus Adeyemi leaves national sprint squad',
    description: 'The relay coach steps down after six years and two championship medals.',
    site: 'Track and Field Now',
    type: 'news',
    about: 'namesake',
    isFamous: true,
    published: '2026-10-03',
    dateIn: 'metadata',
    markdown: `# Coach Marcus Adeyemi leaves national sprint squad

3 October 2026

Relay coach Marcus Adeyemi has stepped down from the national sprint squad after six years, the athletics federation said on Saturday. Under Adeyemi the 4 × 100 metres team won two championship medals and twice broke the national record.

The 51-year-old former 200 metres runner said he wanted to spend more time with his club in Birmingham. A successor will be named before the indoor season.`,
  },
  {
    url: 'https://haldenpayments.example/press/statement-on-final-notice',
    title: 'Statement on the final notice | Halden Payments press office',
    description: 'A statement by chief compliance officer Marcus Adeyemi. (Page withdrawn.)',
    site: 'Halden Payments',
    type: 'news',
    about: 'passing',
    published: null,
    dateIn: 'nowhere',
    status: 404,
    markdown: `# Page not found

The page you are looking for may have been moved or withdrawn. Try the [press office](/press) or [search](/search).`,
  },
  {
    url: 'https://complianceledger.example/article/shortlist-compliance-officer-of-the-year-2026',
    title: 'The shortlist: Compliance Officer of the Year 2026',
    description: 'Twelve names from banking, payments, pharma and energy.',
    site: 'Compliance Ledger',
    type: 'article',
    about: 'passing',
    published: '2026-09-01',
    dateIn: 'metadata',
    markdown: `${COOKIE_BANNER}

# The shortlist: Compliance Officer of the Year 2026

1 September 2026

- Marcus Adeyemi, Halden Payments
- Beatrix Cole, Ashdown Energy
- Femi Okafor, Castle Street Bank
- Dinah Marsh, Orwell Pharma
- Rhys Pritchard, Severn Mutual
- Alison Tait, Northgate Insurance

The winner will be announced at a dinner on 3 December.`,
  },
  {
    url: 'https://paymentsweek.example/news/merchant-onboarding-slows-across-the-market',
    title: 'Merchant onboarding slows across the market as checks tighten',
    description: 'Acquirers now take eleven days on average to open an account, a survey finds.',
    site: 'Payments Week',
    type: 'news',
    about: 'passing',
    published: '2026-11-04',
    dateIn: 'metadata',
    markdown: `# Merchant onboarding slows across the market as checks tighten

4 November 2026

Card acquirers took eleven days on average to open a merchant account in the third quarter, up from six a year earlier, according to a survey of forty firms. Respondents named enhanced due diligence and a shortage of trained analysts as the main reasons.

Industry body Acquirers United called for a shared register of verified merchants. The regulator said it would listen to proposals.

${sidebar('More on this', 'Marcus Adeyemi: why Halden Payments asks everything twice', 'Chargebacks fall for a third year')}

${footer('Payments Week')}`,
  },
];
