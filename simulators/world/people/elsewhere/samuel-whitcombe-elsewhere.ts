import { COOKIE_BANNER, footer, sidebar } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** A realtor, a coach and an ancestor of the name, a list and a sidebar. */
export const SAMUEL_WHITCOMBE_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://gulfcoasthomes.example/news/realtor-samuel-whitcombe-tops-100-sales',
    title: 'Realtor Samuel Whitcombe tops 100 sales on Pelican Key',
    description: 'The Harborline Realty agent closed his hundredth home on Friday.',
    site: 'Gulf Coast Homes',
    type: 'news',
    about: 'namesake',
    published: '2026-06-19',
    dateIn: 'metadata',
    markdown: `# Realtor Samuel Whitcombe tops 100 sales on Pelican Key

June 19, 2026

Samuel Whitcombe of Harborline Realty closed his hundredth sale on Pelican Key on Friday, a three-bedroom cottage with a dock. "People fall in love with the water. I make them read the flood map," said the realtor, who moved to Florida in 2012.

Whitcombe's listings sold in 31 days on average last year.`,
  },
  {
    url: 'https://prepsports.example/article/coach-samuel-whitcombe-state-wrestling-title',
    title: 'Coach Samuel Whitcombe wins fourth state wrestling title',
    description: 'Fairmont High takes nine medals.',
    site: 'Prep Sports',
    type: 'article',
    about: 'namesake',
    published: '2026-02-28',
    dateIn: 'metadata',
    markdown: `# Coach Samuel Whitcombe wins fourth state wrestling title

February 28, 2026

Fairmont High School won nine medals and the team title at the state wrestling championship on Saturday, the fourth under coach Samuel Whitcombe.

"We lost every scrimmage in November, and I was never worried," said Whitcombe, who also teaches chemistry.`,
  },
  {
    url: 'https://familyrootsarchive.example/article/samuel-whitcombe-1849-1921',
    title: 'Samuel Whitcombe (1849–1921), miller of Ashcombe',
    description: 'Family tree, census entries and a photograph of the mill.',
    site: 'Family Roots Archive',
    type: 'article',
    about: 'namesake',
    published: null,
    dateIn: 'nowhere',
    markdown: `# Samuel Whitcombe (1849–1921), miller of Ashcombe

Born 3 March 1849, baptised at St Mary's, Ashcombe. Married Harriet Pike in 1874; seven children. In the census of 1881 Samuel Whitcombe is listed as a miller employing two men and a boy. Died 12 October 1921.

Sources: parish register, census of 1881 and 1891.`,
  },
  {
    url: 'https://healthsecuritynews.example/article/speakers-third-party-risk-forum-2026',
    title: 'Who speaks at the Third-Party Risk Forum',
    description: 'The full list of speakers for Chicago.',
    site: 'Health Security News',
    type: 'article',
    about: 'passing',
    published: '2026-09-03',
    dateIn: 'page',
    markdown: `${COOKIE_BANNER}

# Who speaks at the Third-Party Risk Forum

Sept. 3, 2026

- Brenda Castillo, Sonoran Blue
- Gregory Yuen, Harbor Point Capital
- Ivy Sorensen, Great Lakes Dental
- Samuel Whitcombe, Lumen Ridge Health
- Theo Marchetti, Allegheny Freight`,
  },
  {
    url: 'https://healthsecuritynews.example/news/2026/11/clearledger-billing-files-for-bankruptcy',
    title: 'ClearLedger Billing files for bankruptcy protection',
    description: 'The billing company names breach litigation as the reason.',
    site: 'Health Security News',
    type: 'news',
    about: 'passing',
    published: '2026-11-13',
    dateIn: 'metadata',
    markdown: `# ClearLedger Billing files for bankruptcy protection

By Dana Kowalski · Nov. 13, 2026

ClearLedger Billing filed for bankruptcy protection on Friday, four months after a ransomware attack that exposed the data of patients of nineteen health systems. It listed liabilities of up to $500 million and blamed "the cost of litigation".

Customers have been asked to move their billing by the end of January.

${sidebar('Related', 'Samuel Whitcombe: the questionnaire in the frame', 'OCR opens inquiry into billing companies')}

${footer('Health Security News')}`,
  },
];
