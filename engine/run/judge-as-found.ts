import type { Judge } from '../judge/judge-documents.ts';
import type { FoundLink } from '../model/found-link.ts';
import type { Judgement } from '../model/judgement.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import { pageFromLink, type Page } from './page.ts';

/** The judgement of a page of which title, snippet and address are known, and nothing else. */
export type JudgeAsFound = (page: Page) => Judgement | undefined;

/**
 * Judges what a run has found and not read: each in the light of everything that was found, whether somebody has tried to
 * read it or not, so that one state of knowledge has one percentage. Pages that were read know more, and are judged apart.
 */
export function judgeAsFound(
  links: readonly FoundLink[],
  { judge, company }: Judging,
): JudgeAsFound {
  const documents = links.map((link) => pageFromLink(link).document);
  let last: { readonly by: CompanyProfile | undefined; readonly known: Judgements } | null = null;

  return ({ document }) => {
    const by = company?.();
    if (last === null || last.by !== by) last = { by, known: judgementsOf(documents) };
    // A copy that takes the place of a page that is gone has an address of its own.
    return last.known.get(document.id) ?? judgementsOf([...documents, document]).get(document.id);
  };

  function judgementsOf(all: typeof documents): Judgements {
    const judgements = judge.judge({ documents: all, company: company?.() });
    return new Map(judgements.map((judgement) => [judgement.id, judgement]));
  }
}

type Judging = {
  readonly judge: Judge;
  /** What is known of the company by the time it is asked. */
  readonly company?: () => CompanyProfile | undefined;
};

type Judgements = ReadonlyMap<string, Judgement>;
