import { setMaxListeners } from 'node:events';
import { startDns, type DnsSimulator } from '../../simulators/dns/dns.ts';
import type { Zones } from '../../simulators/dns/zones.ts';
import type { SimulatedBoards } from '../../simulators/job-boards/boards.ts';
import { startJobBoards } from '../../simulators/job-boards/job-boards.ts';
import type { SimulatedEntity } from '../../simulators/registers/entities.ts';
import type { SimulatedFiler } from '../../simulators/registers/filers.ts';
import type { SimulatedNotice } from '../../simulators/registers/notices.ts';
import { startRegisters } from '../../simulators/registers/registers.ts';
import type { Simulator } from '../../simulators/server/simulator.ts';
import {
  UNRECORDED,
  type CompanySource,
  type KnownCompany,
  type RecordedCompany,
  type SourceCall,
} from '../company/company-source.ts';
import {
  createCompanySources,
  type CompanySourceOptions,
  type RegisterOptions,
} from '../company/company-sources.ts';
import { REGISTERS } from '../model/service-failure.ts';
import { createDnsOverHttps } from '../services/dns/dns-over-https.ts';
import { createEdgarBlock } from '../services/edgar/edgar.ts';
import { JOB_BOARD_VENDORS } from '../services/job-boards/vendors.ts';
import { never } from './never.ts';
import { simulatedClock } from './simulated-clock.ts';

export const TODAY = new Date('2026-11-20T00:00:00Z');

/** How sources are called in tests. */
export const SOURCE_CALL: SourceCall = {
  now: TODAY,
  random: () => 0.5,
  signal: never,
  isProspect: (name) => name === 'Okafor Ada N.',
};

/** A company with a domain; every part has a default. */
export function knownCompany(part: Partial<KnownCompany> = {}): KnownCompany {
  const recorded = async (): Promise<RecordedCompany> => UNRECORDED;
  return {
    name: 'Acme',
    domain: 'acme.example',
    otherNames: [],
    recorded,
    boards: [],
    ...part,
  };
}

/** The simulated public sources; `await using` closes them. */
export type SourceStage = AsyncDisposable & {
  readonly dns: DnsSimulator;
  readonly jobBoards: Simulator;
  readonly registers: Simulator;
  /** How a browser reaches them. */
  readonly options: CompanySourceOptions & { readonly registers: RegisterOptions };
  /** The sources of a run, and the next moment at which each that was asked has answered or failed. */
  readonly settlingSources: () => {
    readonly sources: readonly CompanySource[];
    readonly settled: () => Promise<void>;
  };
};

/** What is public of companies. */
export type PublicWorld = {
  readonly zones?: Zones;
  readonly boards?: SimulatedBoards;
  readonly filers?: readonly SimulatedFiler[];
  readonly entities?: readonly SimulatedEntity[];
  readonly notices?: readonly SimulatedNotice[];
};

/** Public sources that know this and nothing else. */
export async function startSourceStage({
  zones = {},
  boards = {},
  filers = [],
  entities = [],
  notices = [],
}: PublicWorld = {}): Promise<SourceStage> {
  const [dns, jobBoards, registers] = await Promise.all([
    startDns({ zones }),
    startJobBoards({ boards }),
    startRegisters({ filers, entities, notices }),
  ]);
  const withdrawn = new AbortController().signal;
  // Every request under way listens to it.
  setMaxListeners(0, withdrawn);
  // Its time stands still: an answer that comes late on a busy machine is an answer.
  const { wait } = simulatedClock();
  const reached = { fetch: globalThis.fetch, withdrawn, wait };
  const options: SourceStage['options'] = {
    ...reached,
    dns: createDnsOverHttps({ ...reached, baseUrl: dns.baseUrl }),
    boardUrls: Object.fromEntries(
      JOB_BOARD_VENDORS.map(({ name }) => [name, `${jobBoards.baseUrl}/${name}`]),
    ),
    registers: {
      urls: Object.fromEntries(REGISTERS.map((name) => [name, `${registers.baseUrl}/${name}`])),
      userAgent: 'Legwork/0.1 tests@legwork.example',
      block: createEdgarBlock(() => TODAY),
    },
  };
  return {
    dns,
    jobBoards,
    registers,
    options,
    settlingSources: () => settling(createCompanySources(options)),
    [Symbol.asyncDispose]: async () =>
      void (await Promise.all([dns, jobBoards, registers].map((one) => one.close()))),
  };
}

function settling(sources: readonly CompanySource[]): ReturnType<SourceStage['settlingSources']> {
  const waiting = new Set<() => void>();
  let open = 0;
  function leave(): void {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }
  return {
    settled: () =>
      new Promise((resolve) => {
        if (open === 0) resolve();
        else waiting.add(resolve);
      }),
    sources: sources.map((source) => ({
      ...source,
      ask(company, call) {
        open += 1;
        return source.ask(company, call).finally(leave);
      },
    })),
  };
}
