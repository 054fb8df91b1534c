import type { Judgement } from '../model/judgement.ts';
import type { PLAIN_REASON_CODES, Reason, ReasonFacts } from '../model/reason.ts';
import type { Topic } from '../model/topic.ts';

/** Whether a page is about the person or only mentions them, as cards and exports say it; '' when it isn't known. */
export function aboutnessText({ aboutness }: Pick<Judgement, 'aboutness'>): string {
  if (aboutness === null) return '';
  return aboutness === 'about' ? 'About them' : 'Mentions them';
}

/** A reason in words a salesperson understands. A reason saved only as a sentence, by an early version, is shown as it was written. */
export function reasonText(reason: Reason): string {
  return reason.code === 'as-written' ? reason.text : factsText(reason);
}

/** What a reason states, in a sentence without its full stop. */
export function factsText(facts: ReasonFacts): string {
  if ('mark' in facts) return associationText(facts);
  if ('company' in facts) return companyText(facts);
  if ('host' in facts) return `${SITES[facts.code]} (${facts.host})`;
  if ('topic' in facts) return `${FIELDS[facts.code]}: ${TOPIC_LABELS[facts.topic]}`;
  if ('role' in facts) return `Role matches: ${facts.role}`;
  if ('names' in facts)
    return `Shares names with the most certain pages: ${facts.names.join(', ')}`;
  if ('words' in facts) return `Fits your notes: ${facts.words.join(', ')}`;
  if ('employer' in facts) return `${EMPLOYERS[facts.code]}: ${facts.employer}`;
  return PLAIN[facts.code];
}

const PLAIN: Readonly<Record<(typeof PLAIN_REASON_CODES)[number], string>> = {
  'company-elsewhere': 'The company is named elsewhere on the page',
  'company-missing': 'The company is not on the page',
  'company-unmentioned': 'The company is not mentioned',
  'name-in-title': 'Named in the title',
  'name-in-address': 'Named in the address',
  'name-missing': 'The name is not on the page',
  'surname-only': 'Only the surname appears',
  'initials-only': 'Only initials and surname appear',
  'only-in-aside': 'Only in a teaser or a menu',
  'only-in-list': 'Named only in a list of people',
  'other-name': 'Names somebody else with a similar name',
  'other-suffix': 'Another generation (Jr, Sr or III)',
  'name-list': 'One name in a list of people',
  'life-records': 'Reads like an obituary or a family record',
  'same-profile': 'The LinkedIn profile you gave',
  'other-profile': 'A different LinkedIn profile',
  'like-own-pages': 'Reads like the other pages about this person',
  'like-other-pages': 'Reads like pages about someone else',
  'marked-them': 'You said this is them',
  'marked-other': 'You said this is someone else',
  sample: 'Sample data, not a real source',
  'post-on-company-page': 'Given a job title on a page about the company',
  'field-beside-name': 'Holds a job in risk, compliance, audit, security or law',
  'shared-names': 'Names the same people, places or organisations as the most certain pages',
  'sole-bearer': 'The pages read show nobody else of this name',
  'company-outside': 'The company appears only as a sponsor, client or rival',
  'other-calling': 'States another occupation',
  'other-role': 'States a different role',
  directory: 'A directory of people with this name',
  'only-in-title': 'Named only in the title',
  wall: 'Only a page that asks visitors to prove they are human',
};

type CompanyFacts = Extract<ReasonFacts, { readonly company: string }>;

function companyText(facts: CompanyFacts): string {
  if (facts.code === 'tied-to-company') return tiedText(facts);
  if (facts.code === 'similar-company') return `Names another company: ${facts.company}`;
  const named = `Named with ${facts.company}`;
  if (facts.code === 'company-named') return `${named} ${PLACES[facts.place]}`;
  if (facts.code === 'former-company') return `${named}, from your notes`;
  return `${named}, which ${facts.letters} ${facts.isCertain ? 'stands' : 'may stand'} for`;
}

function tiedText({
  company,
  post,
}: Extract<ReasonFacts, { readonly code: 'tied-to-company' }>): string {
  if (post === '') return `Named with ${company} on the same line`;
  return `Named as ${post} ${HOLDS_OF.test(post) ? 'at' : 'of'} ${company}`;
}

/** 'Head of Audit at Acme' rather than 'of Acme'. */
const HOLDS_OF = /\bof\b/iu;

const PLACES = {
  title: 'in the title',
  description: 'in the search result',
  lead: 'in the first paragraphs',
  page: 'on the page',
} as const;

const EMPLOYERS = {
  'other-employer': 'States another employer',
  'shared-employer': 'Names the same employer as the most certain pages',
} as const;

const SITES = {
  'company-site': "On the company's own site",
  'similar-site': "The site's address resembles the company's name",
} as const;

type AssociationFacts = Extract<ReasonFacts, { readonly mark: string }>;

function associationText(facts: AssociationFacts): string {
  const page = `a page you marked as ${MARKED[facts.mark]}`;
  if (facts.code === 'tied-by-employer')
    return `States the same employer as ${page}: ${facts.employer}`;
  if (facts.code === 'tied-by-role') return `States the same role as ${page}: ${facts.role}`;
  if (facts.code === 'tied-by-place') return `States the same place as ${page}: ${facts.place}`;
  if (facts.code === 'tied-by-site') return `On the same site as ${page}: ${facts.site}`;
  if (facts.code === 'tied-by-profile') return `On the same profile as ${page}: ${facts.profile}`;
  return `Shares words with ${page}: ${facts.words.join(', ')}`;
}

const MARKED = { them: 'theirs', other: "someone else's" } as const;

const FIELDS = { 'same-field': 'Same field', 'other-field': 'Different field' } as const;

const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  compliance: 'risk and compliance',
  security: 'security',
  finance: 'finance',
  business: 'business',
  technology: 'technology',
  linguistics: 'language technology',
  academia: 'research and teaching',
  library: 'libraries and archives',
  science: 'science',
  medicine: 'medicine',
  psychology: 'psychology',
  law: 'law',
  crime: 'crime reports',
  politics: 'politics',
  military: 'the military',
  history: 'history',
  genealogy: 'family history',
  obituary: 'obituaries',
  sports: 'sports',
  football: 'football',
  baseball: 'baseball',
  othersports: 'sports',
  music: 'music',
  film: 'film and stage',
  books: 'books',
  art: 'art',
  photography: 'photography',
  architecture: 'architecture',
  dance: 'dance',
  realestate: 'real estate',
  religion: 'religion',
  journalism: 'the press',
  education: 'schools',
  food: 'food and drink',
  travel: 'travel',
  farming: 'farming and animals',
  energy: 'energy',
  community: 'charity',
  games: 'games',
};
