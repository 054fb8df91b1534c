import type { RelayedSource, SourceFamily } from '../../../company-sources.ts';

type SourceTexts = { readonly label: string; readonly learns: string; readonly names: string };

/** What a family of sources about the company tells, and what it learns: those that this installation asks, and no other. */
export function sourceTexts(family: SourceFamily, relayed: readonly RelayedSource[]): SourceTexts {
  return family === 'vacancies' && relayed.includes('recruitee') ? WITH_RECRUITEE : TEXTS[family];
}

const TEXTS: Readonly<Record<SourceFamily, SourceTexts>> = {
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
};

const WITH_RECRUITEE: SourceTexts = {
  label: TEXTS.vacancies.label,
  learns:
    "Shows open posts in governance, risk and compliance. Greenhouse, Lever, Ashby, SmartRecruiters and Workable then learn names the company may have there, and your internet address. Recruitee learns such names, and the address of this server, which asks in your browser's place. No name of a person is sent.",
  names: 'the job boards of Greenhouse, Lever, Ashby, SmartRecruiters, Workable and Recruitee',
};
