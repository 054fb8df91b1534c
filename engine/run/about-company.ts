import { askSources, type AskedSources } from '../company/ask-sources.ts';
import {
  domainAmong,
  domainInForm,
  domainOnRecord,
  isOnDomain,
} from '../company/company-domain.ts';
import type { CompanySource } from '../company/company-source.ts';
import { mostTellingFirst } from '../company/most-telling-first.ts';
import { boardLinksIn } from '../company/vacancies/board-links.ts';
import type { CompanyDomain } from '../model/company-fact.ts';
import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';
import type { CompanyLookup } from './company-lookup.ts';
import type { RunContext } from './run.ts';

/**
 * Where no page had to be requested, since all were kept from earlier runs, sources get so long from their question on: the
 * report would otherwise be there before any of them can answer. Most answer within a second; where pages are read that takes
 * longer anyway, and nobody waits (docs/decisions/085).
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
   * one of these results stands on it. Rejects on programming errors alone.
   */
  readonly end: (results: readonly ResearchResult[]) => Promise<void>;
};

/** A domain that may be the company's, and what is asked about it. */
type Candidate = {
  readonly domain: CompanyDomain;
  readonly asked: AskedSources;
  /** On the clock of the run. */
  readonly askedAtMs: number;
};

type Questioned = {
  readonly prospect: Prospect;
  readonly companySources?: readonly CompanySource[];
};

/**
 * Finds out where the company lives on the web and asks the sources about that domain: the website in the form, else the site
 * that Wikidata records, else a page of its own among what the searches found. Nothing of it reaches the judge.
 */
export function askAboutCompany(
  run: RunContext,
  { prospect, companySources = [] }: Questioned,
  lookup: CompanyLookup,
): CompanyQuestions {
  const ending = new AbortController();
  const candidates: Candidate[] = [];
  const isAsked = companySources.length > 0 && run.isOnline();
  run.signal.addEventListener('abort', () => ending.abort(), { once: true, signal: ending.signal });

  function ask(name: string, origin: CompanyDomain['origin'], profile?: CompanyProfile): void {
    const isKnown = candidates.some(({ domain }) => domain.name === name);
    if (name === '' || isKnown || ending.signal.aborted) return;
    const otherNames = profile === undefined ? [] : [profile.name, ...profile.aliases];
    const company = { name: prospect.company, domain: name, otherNames, boards: [] };
    const call = { now: run.now, random: run.random, signal: ending.signal };
    candidates.push({
      domain: { name, origin },
      asked: askSources(companySources, company, call),
      askedAtMs: run.elapsedMs(),
    });
  }

  const inForm = isAsked ? domainInForm(prospect) : '';
  ask(inForm, 'form');
  const isOpen = isAsked && inForm === '';
  const recorded = lookup.settled.then(() => {
    const profile = lookup.company();
    if (isOpen && profile !== undefined)
      ask(domainOnRecord(prospect, profile), 'wikidata', profile);
  });
  return {
    found: (urls) => {
      if (isOpen) ask(domainAmong(prospect, urls), 'own page');
    },
    read({ url, markdown }) {
      for (const { domain, asked } of candidates) {
        if (isOnDomain(url, domain.name)) asked.readBoards(boardLinksIn(markdown));
      }
    },
    async end(results) {
      const confirmed = candidates.find(({ domain }) => isConfirmedBy(domain, results));
      if (confirmed !== undefined && !run.requested.has('scrape')) await bePatient(run, confirmed);
      const known = confirmed?.asked.soFar();
      ending.abort();
      await Promise.all([recorded, ...candidates.map(({ asked }) => asked.settled())]);
      if (confirmed === undefined || known === undefined) return;
      if (known.facts.length + known.unanswered.length === 0) return;
      const { domain } = confirmed;
      const facts = mostTellingFirst(known.facts, domain);
      run.emit({ kind: 'about-company', about: { domain, ...known, facts } });
    },
  };
}

/** Waits until the sources have answered, or until the patience with them is over. */
async function bePatient(run: RunContext, { asked, askedAtMs }: Candidate): Promise<void> {
  const restMs = askedAtMs + PATIENCE_MS - run.elapsedMs();
  if (restMs <= 0) return;
  const over = new AbortController();
  try {
    await Promise.race([asked.settled(), run.wait(restMs, over.signal)]);
  } finally {
    over.abort();
  }
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
