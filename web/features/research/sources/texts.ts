import { SERVICE_LABELS } from '#engine';
import { relayedOf, type RelayedSource, type SourceFamily } from '../../../company-sources.ts';

type SourceTexts = { readonly label: string; readonly learns: string; readonly names: string };

/** The texts of a family: they name the sources that this installation asks, and no other. */
export function sourceTexts(family: SourceFamily, relayed: readonly RelayedSource[]): SourceTexts {
  return TEXTS[family](relayed);
}

const BY_SERVER = 'the address of this server, which asks on behalf of your browser';

const TEXTS: Readonly<Record<SourceFamily, (relayed: readonly RelayedSource[]) => SourceTexts>> = {
  dns: () => ({
    label: "Look up the company's domain in DNS",
    learns:
      "Shows trust centres, verified vendors and the mail policy. Cloudflare, and Google where Cloudflare does not answer, then learn the company's domain and your internet address. No name of a person is sent.",
    names: 'the DNS services of Cloudflare and Google',
  }),
  vacancies(relayed) {
    const boards = relayedOf('vacancies', relayed).map((name) => SERVICE_LABELS[name]);
    const byServer =
      boards.length === 0 ? '' : ` ${listed(boards)} learns such names, and ${BY_SERVER}.`;
    return {
      label: "Look for the company's vacancies on job boards",
      learns: `Shows open positions in governance, risk and compliance. ${listed(OPEN_BOARDS)} then learn names the company may have there, and your internet address.${byServer} No name of a person is sent.`,
      names: `the job boards of ${listed([...OPEN_BOARDS, ...boards])}`,
    };
  },
  registers(relayed) {
    const registers = listed(relayedOf('registers', relayed).map((name) => SERVICE_LABELS[name]));
    return {
      label: 'Look for the company in public registers and notices',
      learns: `Shows what it has filed, and what authorities have published about it. ${registers} then learn its name or number, and ${BY_SERVER}. No name of a person is sent.`,
      names: registers,
    };
  },
  catalogues: () => ({
    label: "Look for the person's own podcasts and articles",
    learns:
      'Finds episodes and articles by name, beside the searches. Apple Podcasts, OpenAlex, ORCID and Crossref then learn the name and company you research, and your internet address.',
    names: CATALOGUE_NAMES,
  }),
};

/** The catalogues that browsers ask, as words. */
export const CATALOGUE_NAMES = 'Apple Podcasts, OpenAlex, ORCID and Crossref';

const OPEN_BOARDS = ['Greenhouse', 'Lever', 'Ashby', 'SmartRecruiters', 'Workable'] as const;

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
