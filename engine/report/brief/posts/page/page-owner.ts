import { wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';

/** Whether the page is the prospect's own, so that lines without a name are about them: a profile headed by their name, a post signed with it. */
export type PageOwner = {
  /** The title names the prospect and nobody else. */
  readonly isHeaded: boolean;
  /** The last line is the prospect's name. */
  readonly isSigned: boolean;
};

/** Tells by its title and its last line whether the page is the prospect's. */
export function pageOwner({ result, sentences, findNames }: AnalyzedPage): PageOwner {
  const { title } = result;
  const { person, others } = findNames(wordsOf(title), title);
  const last = sentences.at(-1);
  const isNameAlone =
    last !== undefined &&
    last.names.person[0]?.start === 0 &&
    last.sentence.words.length <= NAME_WORDS_MAX;
  // The text after the last dash or line break.
  const parts = result.content.trim().split(/\n| [–—-]{1,2} |^[–—-]{1,2} ?/u);
  const signature = parts.at(-1)?.trim() ?? '';
  const isSignature =
    signature.length <= SIGNATURE_CHARACTERS_MAX &&
    findNames(wordsOf(signature), signature).person[0]?.start === 0;
  return {
    isHeaded: person.length > 0 && others.length === 0,
    isSigned: isNameAlone || isSignature,
  };
}

const NAME_WORDS_MAX = 4;

const SIGNATURE_CHARACTERS_MAX = 60;
