import { judgeDocuments } from '../judge/judge-documents.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import type { Impression } from '../search/select-links.ts';
import type { CompanyProfile } from '../model/company-profile.ts';
import type { Prospect } from '../model/prospect.ts';
import { pageFromLink } from './page.ts';

/** The judge's verdict on links by title, snippet and address alone, each in the light of the others. */
export function firstImpression(request: {
  readonly prospect: Prospect;
  readonly now: Date;
  /** What is known of the company by then. */
  readonly company?: () => CompanyProfile | undefined;
}): Impression {
  return (links) => {
    const documents = links.map((link) => pageFromLink(link).document);
    const { prospect, now, company } = request;
    const judgements = judgeDocuments({ prospect, documents, now, company: company?.() });
    const verdicts = new Map(judgements.map(({ id, verdict }) => [id, verdict]));
    return ({ url }) => verdicts.get(canonicalUrl(url)) ?? 'possible';
  };
}
