import { askSources, type AskedSources } from '../company/ask-sources.ts';
import {
  domainAmong,
  domainInForm,
  domainOnRecord,
  isOnDomain,
} from '../company/company-domain.ts';
import {
  UNRECORDED,
  type CompanySource,
  type RecordedCompany,
  type SourceCall,
} from '../company/company-source.ts';
import { isFullLegalName } from '../company/identity/company-names.ts';
import { mostTellingFirst } from '../company/most-telling-first.ts';
import { boardLinksIn } from '../company/vacancies/board-links.ts';
import type { CompanyDomain } from '../model/company-fact.ts';
import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { prospectNamesOf } from '../names/people/prospect-names.ts';
import { isNamedSurnameFirst } from '../names/people/surname-first.ts';
import type { CompanyLookup } from './company-lookup.ts';
import type { RunContext } from './run.ts';

/** What public sources are asked about the company beside the searches and the reading, which never wait for them. */
export type CompanyQuestions = {
  /** Takes what the searches found: one of the addresses may be the company's own. */
  readonly found: (urls: readonly string[]) => void;
  /** Takes a page that was read: one of the company's own may lead to its board of vacancies. */
  readonly read: (page: { readonly url: string; readonly markdown: string }) => void;
  /**
   * Ends the questions that are still open and reports what is known. A domain that the user did not enter counts only where
   * one of these results stands on it. Rejects on programming errors alone.
   */
  readonly end: (results: readonly ResearchResult[]) => Promise<void>;
};

/** A domain that may be the company's, or `null` for its name alone, and what is asked about it. */
type Candidate = { readonly domain: CompanyDomain | null; readonly asked: AskedSources };

type Questioned = {
  readonly prospect: Prospect;
  readonly companySources?: readonly CompanySource[];
};

/**
 * Finds out where the company lives on the web and asks the sources about that domain: the website in the form, else the site
 * that Wikidata records, else a page of its own among what the searches found. Those that can tell a company by its whole legal
 * name are asked without a domain, too. Nothing of it reaches the judge.
 */
export function askAboutCompany(
  run: RunContext,
  { prospect, companySources = [] }: Questioned,
  lookup: CompanyLookup,
): CompanyQuestions {
  const ending = new AbortController();
  run.signal.addEventListener('abort', () => ending.abort(), { once: true, signal: ending.signal });
  const sources = run.isOnline() ? companySources : [];
  const { candidates, ask } = startCandidates(
    { prospect, companySources: sources },
    { now: run.now, random: run.random, signal: ending.signal },
    lookup,
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
      const known = candidates.map(({ domain, asked }) => ({ domain, ...asked.soFar() }));
      ending.abort();
      await Promise.all([recorded, ...candidates.map(({ asked }) => asked.settled())]);
      const about =
        known.find(({ domain }) => domain !== null && isConfirmedBy(domain, results)) ??
        known.find(({ domain }) => domain === null);
      if (about === undefined || about.facts.length + about.unanswered.length === 0) return;
      const facts = mostTellingFirst(about.facts, about.domain);
      run.emit({ kind: 'about-company', about: { ...about, facts } });
    },
  };
}

/** Candidates so far, and how the sources are asked about one more; each is asked about once. */
type Candidates = {
  readonly candidates: readonly Candidate[];
  readonly ask: (domain: CompanyDomain | null, otherNames?: readonly string[]) => void;
};

function startCandidates(
  { prospect, companySources }: Required<Questioned>,
  call: Omit<SourceCall, 'isProspect'>,
  lookup: CompanyLookup,
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
      const asked = name === '' ? companySources.filter(isAskedByName) : companySources;
      if (isKnown || asked.length === 0 || call.signal.aborted) return;
      const recorded = (): Promise<RecordedCompany> => recordedAt(name);
      const company = { name: prospect.company, domain: name, otherNames, recorded, boards: [] };
      candidates.push({ domain, asked: askSources(asked, company, { ...call, isProspect }) });
    },
  };
}

function isAskedByName(source: CompanySource): boolean {
  return source.isAskedByName === true;
}

function recordOf(profile: CompanyProfile): RecordedCompany {
  const { name, aliases, formerNames, lei = '', cik = '', tickers } = profile;
  return { names: [name, ...aliases, ...formerNames], lei, cik, tickers };
}

/**
 * Is the domain that of the prospect's company and not of another of its name? What a directory records needs a page about the
 * person there that is not known to be a namesake's; a site that merely spells the name needs a confirmed one.
 */
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
