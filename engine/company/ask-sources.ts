import { explained, plainFailure, SERVICE_LABELS } from '../messages/service-messages.ts';
import type {
  AboutCompany,
  CompanyDomain,
  CompanyFact,
  CompanyFactKind,
} from '../model/company-fact.ts';
import { ServiceError, type CompanySourceName } from '../model/service-failure.ts';
import type { CompanySource, KnownCompany, SourceCall } from './company-source.ts';
import type { BoardLink } from './vacancies/board-links.ts';

/** Questions about one company that are under way. */
export type AskedSources = {
  /** What has been answered so far, in the order of the sources, and which sources have not answered. */
  readonly soFar: () => Pick<AboutCompany, 'facts' | 'unanswered'>;
  /** Asks the sources of these boards for them, once each: a page of the company's own leads there. */
  readonly readBoards: (boards: readonly BoardLink[]) => void;
  /** Settles with the last answer or failure; rejects on programming errors alone. */
  readonly settled: () => Promise<void>;
};

type Answer = { readonly facts: readonly CompanyFact[] } | { readonly reason: string };

/** Asks all sources at once. None that fails stops the others. */
export function askSources(
  sources: readonly CompanySource[],
  company: KnownCompany,
  call: SourceCall,
): AskedSources {
  const answers = new Map<CompanySourceName, Answer>();
  const asked: Promise<void>[] = [];
  const boardsRead = new Set<string>();

  async function ask(source: CompanySource, known: KnownCompany): Promise<void> {
    try {
      const facts = await source.ask(known, call);
      const before = answers.get(source.name);
      // What was guessed stays where the board that a page leads to says nothing.
      if (facts.length > 0 || before === undefined) answers.set(source.name, { facts });
    } catch (error) {
      if (call.signal.aborted) return;
      if (!(error instanceof ServiceError)) throw error;
      if (!answers.has(source.name)) answers.set(source.name, { reason: explained(error.failure) });
    }
  }

  function start(asking: Promise<void>): void {
    asked.push(asking);
    // A rejection reaches its caller later; it must not count as unhandled until then.
    asking.catch(() => undefined);
  }

  for (const source of sources) start(ask(source, company));
  return {
    readBoards(boards) {
      const unread = boards.filter(({ source, slug }) => !boardsRead.has(`${source} ${slug}`));
      for (const { source, slug } of unread) boardsRead.add(`${source} ${slug}`);
      for (const source of sources) {
        if (unread.some((board) => board.source === source.name)) {
          start(ask(source, { ...company, boards: unread }));
        }
      }
    },
    settled: async () => void (await Promise.all(asked)),
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

/** The kinds by how much they say to somebody who sells governance, risk and compliance. */
const RANKS: Readonly<Record<CompanyFactKind, number>> = {
  vacancy: 0,
  filing: 1,
  'trust-centre': 2,
  'verified-vendor': 3,
  notice: 4,
  register: 5,
  'mail-policy': 6,
  'no-trust-centre': 7,
};

/** Facts by kind, then as their source orders them. Where only a directory knows the domain, none is surely about this company. */
export function mostInformativeFirst(
  facts: readonly CompanyFact[],
  domain: CompanyDomain | null,
): readonly CompanyFact[] {
  const sorted = facts.toSorted((one, other) => RANKS[one.kind] - RANKS[other.kind]);
  if (domain?.origin !== 'wikidata') return sorted;
  return sorted.map((fact) => ({ ...fact, certainty: 'likely' }));
}
