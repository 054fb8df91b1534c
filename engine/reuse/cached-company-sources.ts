import type { CompanySource } from '../company/company-source.ts';
import { companyNameKey } from '../names/companies/company-name-parts.ts';
import type { PageCache } from './answer-cache.ts';
import type { AnswerCache } from './cached-services.ts';

/** The sources of a run that answer from what they have said within a day, under the same rules of forgetting as pages. */
export function cachedCompanySources(
  sources: readonly CompanySource[],
  { pages, isFresh }: { readonly pages: PageCache } & Pick<AnswerCache, 'isFresh'>,
): readonly CompanySource[] {
  return sources.map((source) => ({
    name: source.name,
    async ask(company, call) {
      const subject = `${companyNameKey(company.name)} at ${company.domain}`;
      const known = isFresh ? null : await pages.companyFacts(source.name, subject);
      if (known !== null) return known.answer;
      const facts = await source.ask(company, call);
      await pages.keepCompanyFacts(source.name, subject, facts);
      return facts;
    },
  }));
}
