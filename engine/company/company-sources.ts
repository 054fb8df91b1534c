import type { DnsResolver } from '../services/dns/resolver.ts';
import { createRequestGate, type RequestGate } from '../services/http/request-gate.ts';
import { createJobBoard, type JobBoardName } from '../services/job-boards/job-board.ts';
import { JOB_BOARD_VENDORS } from '../services/job-boards/vendors.ts';
import type { KeylessOptions } from '../services/keyless/ask-keyless.ts';
import type { CompanySource } from './company-source.ts';
import { createDnsFootprint } from './dns/dns-footprint.ts';
import { createVacancies } from './vacancies/vacancies.ts';

/** Eight requests at once are taken by every source, sixteen are throttled by some; three to one host are polite. */
const LIMITS = { atOnce: 8, perHost: 3 } as const;

/** How the sources are reached. */
export type CompanySourceOptions = Omit<KeylessOptions, 'baseUrl'> & {
  readonly dns: DnsResolver;
  /** Where boards of vacancies are reached, for whom that isn't their public address; of a vendor with two, at both. */
  readonly boardUrls?: Readonly<Partial<Record<JobBoardName, string>>>;
  /** Shared with whoever else asks public sources in the same run; one of its own when left out. */
  readonly gate?: RequestGate;
};

/** Lets the few requests pass that a run may make at once to public sources, all of them together. */
export function createSourceGate(): RequestGate {
  return createRequestGate(LIMITS);
}

/** The sources that one run asks about the company, the most telling first; together they make few requests at once. */
export function createCompanySources(options: CompanySourceOptions): readonly CompanySource[] {
  const { dns, boardUrls = {}, gate = createSourceGate(), ...reached } = options;
  const boards = JOB_BOARD_VENDORS.map((vendor) => {
    const baseUrl = boardUrls[vendor.name];
    const baseUrls = baseUrl === undefined ? {} : { baseUrls: [baseUrl] };
    return createVacancies(createJobBoard(vendor, { ...reached, ...baseUrls }), gate);
  });
  return [createDnsFootprint(dns, gate), ...boards];
}
