import type { Judge } from '../judge/judge-documents.ts';
import type { FoundLink } from '../model/found-link.ts';
import type { Judgement, PageDocument } from '../model/judgement.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import { pageFromLink, type Page } from './page.ts';

/** Who judges the pages, and what is known of the company by then. */
export type JudgedWith = {
  readonly judge: Judge;
  readonly company?: () => CompanyProfile | undefined;
};

/** The judgement of a page of which title, snippet and address are known, and nothing else. */
export type JudgeAsFound = (page: Page) => Judgement | undefined;

/** Judges what was found and not read, each in the light of all that was found. Pages that were read are judged apart. */
export function judgeAsFound(
  links: () => readonly FoundLink[],
  { judge, company }: JudgedWith,
): JudgeAsFound {
  let last: (Known & { readonly by: CompanyProfile | undefined }) | null = null;

  return ({ document }) => {
    const by = company?.();
    const all = links();
    if (last === null || last.by !== by || last.documents.length !== all.length) {
      const documents = all.map((link) => pageFromLink(link).document);
      last = { by, documents, known: judgementsOf(documents) };
    }
    const { documents, known } = last;
    // A copy that takes the place of a page that is gone has an address of its own.
    return known.get(document.id) ?? judgementsOf([...documents, document]).get(document.id);
  };

  function judgementsOf(all: readonly PageDocument[]): Judgements {
    const judgements = judge.judge({ documents: all, company: company?.() });
    return new Map(judgements.map((judgement) => [judgement.id, judgement]));
  }
}

type Judgements = ReadonlyMap<string, Judgement>;

type Known = { readonly documents: readonly PageDocument[]; readonly known: Judgements };
