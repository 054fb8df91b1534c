import { wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';

/** Whose page it is, where its lines name nobody: a profile headed by the prospect's name, a post signed with it. */
export type PageOwner = {
  /** The title names the prospect and nobody else. */
  readonly isHeaded: boolean;
  /** The last line is the prospect's name. */
  readonly isSigned: boolean;
};

/** Reads from its title and its last line whose page it is. */
export function pageOwner({ result, sentences, findNames }: AnalyzedPage): PageOwner {
  const { title } = result;
  const { person, others } = findNames(wordsOf(title), title);
  const last = sentences.at(-1);
  const signature = lastLineOf(result.content);
  const signed = findNames(wordsOf(signature), signature).person;
  return {
    isHeaded: person.length > 0 && others.length === 0,
    isSigned:
      signed.length > 0 && (last === undefined || SIGNATURE_CHARACTERS_MAX >= signature.length),
  };
}

const SIGNATURE_CHARACTERS_MAX = 60;

/** What stands behind the last dash or line break. */
function lastLineOf(content: string): string {
  return content.trim().split(/\n| [–—-]{1,2} |^[–—-]{1,2} ?/u).at(-1)?.trim() ?? '';
}
