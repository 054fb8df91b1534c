import type { ReactElement } from 'react';
import { isAboutCompany } from '../../../company-sources.ts';
import { AboutCompanyPanel } from '../../../features/brief/about-company.tsx';
import type { Begun } from '../../../features/research/run/research-state.ts';
import { useCompanySources } from '../../../features/research/sources/use-company-sources.ts';

/** What public sources say about the company of a run, while they are asked and afterwards. */
export function CompanyPane({ state }: { readonly state: Begun }): ReactElement {
  const isAsked = useCompanySources().asked.some(isAboutCompany);
  const { prospect, aboutCompany = null } = state.run;
  return (
    <AboutCompanyPanel
      company={prospect.company}
      about={aboutCompany}
      isAsking={isAsked && state.status === 'running'}
    />
  );
}
