import type { SourceFamily } from '../../../company-sources.ts';

/** What each family of public sources tells, and what it learns. */
export const sourceTexts: Readonly<
  Record<SourceFamily, { readonly label: string; readonly learns: string; readonly names: string }>
> = {
  dns: {
    label: "Look up the company's domain in DNS",
    learns:
      "Shows trust centres, verified vendors and the mail policy. Cloudflare, and Google where Cloudflare does not answer, then learn the company's domain and your internet address. No name of a person is sent.",
    names: 'the DNS services of Cloudflare and Google',
  },
  vacancies: {
    label: "Look for the company's vacancies on job boards",
    learns:
      'Shows open posts in governance, risk and compliance. Greenhouse, Lever, Ashby, SmartRecruiters and Workable then learn names the company may have there, and your internet address. No name of a person is sent.',
    names: 'the job boards of Greenhouse, Lever, Ashby, SmartRecruiters and Workable',
  },
  catalogues: {
    label: "Look for the person's own podcasts and articles",
    learns:
      'Finds episodes and articles by name, beside the searches. Apple Podcasts, OpenAlex, ORCID and Crossref then learn the name and company you research, and your internet address.',
    names: 'Apple Podcasts, OpenAlex, ORCID and Crossref',
  },
};
