import type { JobBoardName, RegisterName } from '../model/service-failure.ts';
import type { DnsResolver } from '../services/dns/resolver.ts';
import { createEdgar, type EdgarOptions } from '../services/edgar/edgar.ts';
import { createRequestGate, type RequestGate } from '../services/http/request-gate.ts';
import { createJobBoard } from '../services/job-boards/job-board.ts';
import { JOB_BOARD_VENDORS } from '../services/job-boards/vendors.ts';
import type { KeylessOptions } from '../services/keyless/ask-keyless.ts';
import type { CompanySource } from './company-source.ts';
import { createDnsFootprint } from './dns/dns-footprint.ts';
import { createFilings } from './filings/filings.ts';
import { createVacancies } from './vacancies/vacancies.ts';

/** Eight requests at once are taken by every source, sixteen are throttled by some; three to one host are polite. */
const LIMITS = { atOnce: 8, perHost: 3 } as const;

/** How the sources are reached. */
export type CompanySourceOptions = Omit<KeylessOptions, 'baseUrl'> & {
  readonly dns: DnsResolver;
  /** Where boards of vacancies are reached, for whom that isn't their public address; of a vendor with two, at both. */
  readonly boardUrls?: Readonly<Partial<Record<JobBoardName, string>>>;
  /** Registers and what authorities publish; left out where they cannot be reached, as from a browser without a relay. */
  readonly registers?: RegisterOptions;
};

/** How registers and authorities are reached. */
export type RegisterOptions = Pick<EdgarOptions, 'userAgent' | 'block'> & {
  /** Takes the place of the general one, where they are reached through a relay. */
  readonly fetch?: typeof globalThis.fetch;
  /** Where they are reached, for whom that isn't their public address. */
  readonly urls?: Readonly<Partial<Record<RegisterName, string>>>;
};

/** The sources that one run asks about the company, the most telling first; together they make few requests at once. */
export function createCompanySources(options: CompanySourceOptions): readonly CompanySource[] {
  const { dns, boardUrls = {}, registers, ...reached } = options;
  const gate = createRequestGate(LIMITS);
  const boards = JOB_BOARD_VENDORS.map((vendor) => {
    const baseUrl = boardUrls[vendor.name];
    const baseUrls = baseUrl === undefined ? {} : { baseUrls: [baseUrl] };
    return createVacancies(createJobBoard(vendor, { ...reached, ...baseUrls }), gate);
  });
  const asked = registers === undefined ? [] : registerSources(registers, reached, gate);
  return [createDnsFootprint(dns, gate), ...boards, ...asked];
}

function registerSources(
  { urls = {}, ...registers }: RegisterOptions,
  reached: Omit<KeylessOptions, 'baseUrl'>,
  gate: RequestGate,
): readonly CompanySource[] {
  const { edgar } = urls;
  const options = { ...reached, ...registers };
  return [
    createFilings(
      createEdgar({ ...options, ...(edgar === undefined ? {} : { baseUrl: edgar }) }),
      gate,
    ),
  ];
}
