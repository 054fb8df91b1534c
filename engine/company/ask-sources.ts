import { explained, plainFailure, SERVICE_LABELS } from '../messages/service-messages.ts';
import type { AboutCompany, CompanyFact } from '../model/company-fact.ts';
import { ServiceError, type CompanySourceName } from '../model/service-failure.ts';
import type { CompanySource, KnownCompany, SourceCall } from './company-source.ts';

/** Questions about one company that are under way. */
export type AskedSources = {
  /** What has been answered so far, in the order of the sources; whoever has not answered by now is named. */
  readonly soFar: () => Pick<AboutCompany, 'facts' | 'unanswered'>;
  /** Settles with the last answer or failure; rejects on programming errors alone. */
  readonly settled: Promise<void>;
};

type Answer = { readonly facts: readonly CompanyFact[] } | { readonly reason: string };

/** Asks all sources at once. None is asked twice, and none that fails stops the others. */
export function askSources(
  sources: readonly CompanySource[],
  company: KnownCompany,
  call: SourceCall,
): AskedSources {
  const answers = new Map<CompanySourceName, Answer>();

  async function ask(source: CompanySource): Promise<void> {
    try {
      answers.set(source.name, { facts: await source.ask(company, call) });
    } catch (error) {
      if (call.signal.aborted) return;
      if (!(error instanceof ServiceError)) throw error;
      answers.set(source.name, { reason: explained(error.failure) });
    }
  }

  const settled = Promise.all(sources.map(ask)).then(() => undefined);
  // Whoever waits for it sees the rejection; until then nobody need.
  settled.catch(() => undefined);
  return {
    settled,
    soFar() {
      const all = sources.map(({ name }) => ({
        name,
        answer: answers.get(name) ?? { reason: explained(plainFailure(name, 'timed-out', null)) },
      }));
      return {
        facts: all.flatMap(({ answer }) => ('facts' in answer ? answer.facts : [])),
        unanswered: all.flatMap(({ name, answer }) =>
          'reason' in answer ? [{ source: SERVICE_LABELS[name], reason: answer.reason }] : [],
        ),
      };
    },
  };
}
