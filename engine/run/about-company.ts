import { askSources, mostInformativeFirst, type AskedSources } from '../company/ask-sources.ts';
import {
  domainAmong,
  domainInForm,
  domainOnRecord,
  isOnDomain,
} from '../company/company-domain.ts';
import { UNRECORDED, type RecordedCompany, type SourceCall } from '../company/company-source.ts';
import { isFullLegalName } from '../company/identity/company-names.ts';
import { boardLinksIn } from '../company/vacancies/board-links.ts';
import type { CompanyDomain } from '../model/company-fact.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { prospectNamesOf } from '../names/people/prospect-names.ts';
import { isNamedSurnameFirst } from '../names/people/surname-first.ts';
import type { CompanyLookup } from './company-lookup.ts';
import type { ResearchRequest } from './run-events.ts';
import type { RunContext } from './run.ts';

/**
 * Where no page had to be requested, sources get so long from their question on: most answer within a second. Where pages are
 * read, that takes longer, and nobody waits (docs/decisions/085).
 */
const PATIENCE_MS = 1500;

/** What public sources are asked about the company beside the searches and the reading. */
export type CompanyQuestions = {
  /** Takes what the searches found: one of the addresses may be the company's own. */
  readonly found: (urls: readonly string[]) => void;
  /** Takes a page that was read: one of the company's own may lead to its board of vacancies. */
  readonly read: (page: { readonly url: string; readonly markdown: string }) => void;
  /**
   * Ends the questions that are still open, after the patience that they are due, and reports what is known. A domain that the user did not enter counts only where
   * one of these results is on it. Rejects on programming errors alone.
   */
  readonly end: (results: readonly ResearchResult[]) => Promise<void>;
};

/** A domain that may be the company's, or `null` for its name alone, and what is asked about it. */
type Candidate = {
  readonly domain: CompanyDomain | null;
  readonly asked: AskedSources;
  /** On the clock of the run. */
  readonly askedAtMs: number;
};

/**
 * Asks the sources about the company's domain: of the website in the form, else of the site that Wikidata records, else of a page
 * that the searches found; some by the whole legal name alone. Nothing of it reaches the judge.
 */
export function askAboutCompany(
  run: RunContext,
  { prospect, companySources = [] }: Pick<ResearchRequest, 'prospect' | 'companySources'>,
  lookup: CompanyLookup,
): CompanyQuestions {
  const ending = new AbortController();
  run.signal.addEventListener('abort', () => ending.abort(), { once: true, signal: ending.signal });
  const sources = run.isOnline() ? companySources : [];
  const { candidates, ask } = startCandidates(
    { prospect, companySources: sources },
    { now: run.now, random: run.random, signal: ending.signal },
    { lookup, elapsedMs: run.elapsedMs },
  );
  const inForm = domainInForm(prospect);
  const isOpen = inForm === '';
  if (!isOpen) ask({ name: inForm, origin: 'form' });
  else if (isFullLegalName(prospect.company)) ask(null);
  const recorded = lookup.settled.then(() => {
    const profile = lookup.company();
    const name = profile === undefined ? '' : domainOnRecord(prospect, profile);
    if (isOpen && profile !== undefined && name !== '') {
      ask({ name, origin: 'wikidata' }, [profile.name, ...profile.aliases]);
    }
  });
  return {
    found: (urls) => {
      const name = domainAmong(prospect, urls);
      if (isOpen && name !== '') ask({ name, origin: 'own page' });
    },
    read({ url, markdown }) {
      for (const { domain, asked } of candidates) {
        if (isOnDomain(url, domain?.name ?? '')) asked.readBoards(boardLinksIn(markdown));
      }
    },
    async end(results) {
      const chosen =
        candidates.find(({ domain }) => domain !== null && isConfirmedBy(domain, results)) ??
        candidates.find(({ domain }) => domain === null);
      if (chosen !== undefined && !run.requested.has('scrape')) await waitForSources(run, chosen);
      const known = chosen?.asked.soFar() ?? NOTHING;
      ending.abort();
      await Promise.all([recorded, ...candidates.map(({ asked }) => asked.settled())]);
      if (chosen === undefined || known.facts.length + known.unanswered.length === 0) return;
      const { domain } = chosen;
      const facts = mostInformativeFirst(known.facts, domain);
      run.emit({ kind: 'about-company', about: { domain, ...known, facts } });
    },
  };
}

const NOTHING = { facts: [], unanswered: [] } as const;

/** Waits until the sources have answered, or until the patience with them is over. */
async function waitForSources(run: RunContext, { asked, askedAtMs }: Candidate): Promise<void> {
  const restMs = askedAtMs + PATIENCE_MS - run.elapsedMs();
  if (restMs <= 0) return;
  const over = new AbortController();
  try {
    await Promise.race([asked.settled(), run.wait(restMs, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Candidates so far, and how the sources are asked about one more; each is asked about once. */
type Candidates = {
  readonly candidates: readonly Candidate[];
  readonly ask: (domain: CompanyDomain | null, otherNames?: readonly string[]) => void;
};

function startCandidates(
  { prospect, companySources }: Required<Pick<ResearchRequest, 'prospect' | 'companySources'>>,
  call: Omit<SourceCall, 'isProspect'>,
  { lookup, elapsedMs }: { readonly lookup: CompanyLookup } & Pick<RunContext, 'elapsedMs'>,
): Candidates {
  const candidates: Candidate[] = [];
  const people = prospectNamesOf(prospect);
  const isProspect = (recordedName: string): boolean => isNamedSurnameFirst(recordedName, people);

  async function recordedAt(domain: string): Promise<RecordedCompany> {
    await lookup.settled;
    const profile = lookup.company();
    const isThere = profile !== undefined && domainOnRecord(prospect, profile) === domain;
    return isThere && domain !== '' ? recordOf(profile) : UNRECORDED;
  }

  return {
    candidates,
    ask(domain, otherNames = []) {
      const name = domain?.name ?? '';
      const isKnown = candidates.some((one) => (one.domain?.name ?? '') === name);
      const sources = companySources.filter((one) => name !== '' || one.isAskedByName === true);
      if (isKnown || sources.length === 0 || call.signal.aborted) return;
      const recorded = (): Promise<RecordedCompany> => recordedAt(name);
      const company = { name: prospect.company, domain: name, otherNames, recorded, boards: [] };
      const asked = askSources(sources, company, { ...call, isProspect });
      candidates.push({ domain, asked, askedAtMs: elapsedMs() });
    },
  };
}

function recordOf(profile: CompanyProfile): RecordedCompany {
  const { name, aliases, formerNames, lei = '', cik = '', tickers } = profile;
  return { names: [name, ...aliases, ...formerNames], lei, cik, tickers };
}

/** Is the domain that of the prospect's company? A recorded one needs a page there that is no namesake's, a guess a confirmed one. */
function isConfirmedBy(
  { name, origin }: CompanyDomain,
  results: readonly ResearchResult[],
): boolean {
  if (origin === 'form') return true;
  return results.some(
    ({ url, verdict }) =>
      isOnDomain(url, name) &&
      (verdict === 'confirmed' || (origin === 'wikidata' && verdict === 'possible')),
  );
}
