import type { Judgement } from '../model/judgement.ts';
import type { Prospect } from '../model/prospect.ts';
import type { Reason } from '../model/reason.ts';
import { wasRead, type ResearchResult } from '../model/research-event.ts';

/** What a page that may be the person's lacks to be confirmed, and what would settle it: a sentence each, with its full stop. */
type Unconfirmed = { readonly missing: string; readonly remedy: string };

type JudgedResult = Pick<Judgement, 'verdict' | 'reasons'> &
  Pick<ResearchResult, 'notRead' | 'readingMinutes'>;

/** Reasons that link the name to the company. */
const LINKS: ReadonlySet<Reason['code']> = new Set([
  'tied-to-company',
  'company-spelled-out',
  'company-site',
  'company-named',
  'post-on-company-page',
  'former-company',
  'shared-employer',
  'names-in-common',
  'shared-names',
  'same-profile',
]);

/** 'To be confirmed: Nothing on this page links the name to Acme. …'; '' for a page that is confirmed, or is somebody else's. */
export function toBeConfirmedText(result: JudgedResult, prospect: Prospect): string {
  const lack = unconfirmedText(result, prospect);
  return lack === null ? '' : `To be confirmed: ${lack.missing} ${lack.remedy}`;
}

/** What a page is missing to be confirmed; `null` when it is, or when it is somebody else's. */
export function unconfirmedText(result: JudgedResult, prospect: Prospect): Unconfirmed | null {
  if (result.verdict !== 'possible') return null;
  const { reasons } = result;
  const remedy = wasRead(result) ? remedyFor(reasons, prospect) : 'Reading the page would show.';
  return { missing: missingFrom(result, prospect.company), remedy };
}

function missingFrom(result: JudgedResult, company: string): string {
  const { reasons } = result;
  const place = wasRead(result) ? 'on this page' : 'in the search result';
  if (!reasons.some(({ code, effect }) => effect === 'for' && LINKS.has(code)))
    return `Nothing ${place} links the name to ${company.replace(/\.$/u, '')}.`;
  const isContradicted = reasons.some(({ effect }) => effect === 'against');
  return isContradicted
    ? `The link to ${company} does not outweigh the evidence against it.`
    : `The link to ${company} is too weak by itself.`;
}

/** What only the user can know: an employer, else the first of the fields that is still empty. */
function remedyFor(reasons: readonly Reason[], { position, linkedinUrl, notes }: Prospect): string {
  const employer = reasons.find((reason) => reason.code === 'other-employer');
  if (employer !== undefined)
    return `If they have worked there, ‘formerly ${employer.employer}’ in the notes would settle it.`;
  if (position.trim() === '') return 'Their position in the form would settle it.';
  if (linkedinUrl.trim() === '') return 'Their LinkedIn address in the form may settle it.';
  if (notes.trim() === '') return 'A note on their career may settle it.';
  return 'Your mark settles it.';
}
