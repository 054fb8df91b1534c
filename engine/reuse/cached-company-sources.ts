import type { CompanySource } from '../company/company-source.ts';
import { fullNameKey } from '../company/identity/company-names.ts';
import type { PageCache } from './answer-cache.ts';
import type { AnswerCache } from './cached-services.ts';

/** The sources of a run that answer from what they have said within a day, under the same rules of forgetting as pages. */
export function cachedCompanySources(
  sources: readonly CompanySource[],
  {
    pages,
    isFresh,
    onSaving,
  }: { readonly pages: PageCache } & Pick<AnswerCache, 'isFresh' | 'onSaving'>,
): readonly CompanySource[] {
  return sources.map((source) => ({
    ...source,
    async ask(company, call) {
      const boards = company.boards.filter((board) => board.source === source.name);
      const at = [company.domain, ...boards.map(({ slug }) => slug)].join(' ');
      const whose = source.isAboutProspect === true ? ` for ${pages.prospectKey}` : '';
      const subject = `${fullNameKey(company.name)} at ${at}${whose}`;
      const known = isFresh ? null : await pages.companyFacts(source.name, subject);
      if (known !== null) return known.answer;
      const facts = await source.ask(company, call);
      const saved = pages.keepCompanyFacts(source.name, subject, facts);
      if (onSaving === undefined) await saved;
      else onSaving(saved);
      return facts;
    },
  }));
}
