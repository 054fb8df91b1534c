import { createContext, use } from 'react';

/** The pages that are quoted below, each with its language (ISO 639-1; `null` where it is not known). */
export const QuotedPages = createContext<
  readonly { readonly id: string; readonly language: string | null }[]
>([]);

/** The `lang` of words from a page, so that they are spoken in their own language. */
export function useLanguageOf(resultId: string | undefined): string | undefined {
  return use(QuotedPages).find(({ id }) => id === resultId)?.language ?? undefined;
}
