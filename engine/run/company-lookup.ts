import type { CompanyProfile } from '../model/prospect.ts';
import { ServiceError } from '../model/service-failure.ts';
import type { CompanyDirectory } from '../services/wikidata/client.ts';
import type { ResearchRequest } from './run-events.ts';
import type { RunContext } from './run.ts';

/** A question about the company that is asked beside the searches, and that nobody waits for. */
export type CompanyLookup = {
  /** What is known so far; `undefined` while nothing is. */
  readonly company: () => CompanyProfile | undefined;
  /** Settles when the answer or the failure is there. */
  readonly settled: Promise<void>;
  /** Ends the question if it is still open. Rejects on programming errors alone. */
  readonly end: () => Promise<void>;
};

/** Asks who the prospect's company is, once, and reports the answer or the failure. No name of a person is sent. */
export function lookUpCompany(
  run: RunContext,
  { companyDirectory, prospect }: Pick<ResearchRequest, 'prospect' | 'companyDirectory'>,
): CompanyLookup {
  const ending = new AbortController();
  let company: CompanyProfile | undefined;
  run.signal.addEventListener('abort', () => ending.abort(), { once: true, signal: ending.signal });

  async function ask(directory: CompanyDirectory): Promise<void> {
    const { company: name, companyUrl: website } = prospect;
    try {
      const found = await directory.find({ name, website }, ending.signal);
      if (found === null || ending.signal.aborted) return;
      company = found;
      run.emit({ kind: 'company', company });
    } catch (error) {
      if (ending.signal.aborted) return;
      if (!(error instanceof ServiceError)) throw error;
      run.fail(error.failure, null);
    }
  }

  const isAsked = companyDirectory !== undefined && run.isOnline();
  const asking = isAsked ? ask(companyDirectory) : Promise.resolve();
  return {
    company: () => company,
    settled: asking.catch(() => undefined),
    async end() {
      ending.abort();
      await asking;
    },
  };
}
