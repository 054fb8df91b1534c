import { plainTextOf } from '../../../text/blocks.ts';
import { PAGE_CHARACTERS_MAX } from '../../../text/text-weights.ts';
import { wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { type DraftStatement } from './draft-statement.ts';
import { maskedSentence } from './masked-sentence.ts';
import type { PageNames } from './name-kinds.ts';
import { readCareerLine } from './read-career-line.ts';

export type Placed = {
  readonly draft: DraftStatement;
  readonly quote: string;
  readonly index: number;
};

/** The lines of a curriculum vitae, whole: a full stop ends no sentence there. */
export function careerOn({ result, findNames }: AnalyzedPage, page: PageNames): readonly Placed[] {
  return result.content
    .slice(0, PAGE_CHARACTERS_MAX)
    .split('\n')
    .filter((line) => line.length <= CAREER_LINE_CHARACTERS_MAX && YEAR.test(line))
    .flatMap((line) => {
      const quote = line.replace(/^[\s>#*+·•|-]+/u, '').trimEnd();
      const text = plainTextOf(quote);
      const words = wordsOf(text);
      const names = findNames(words, text);
      const sentence = maskedSentence(
        { sentence: { quote, text, words, isDashed: false }, names },
        () => false,
        page,
      );
      const draft = readCareerLine(sentence, {
        language: page.language ?? 'en',
        writtenOn: null,
        isAboutProspect: true,
      });
      return draft === null ? [] : [{ draft, quote, index: 0 }];
    });
}

const CAREER_LINE_CHARACTERS_MAX = 200;

const YEAR = /(?:19|20)\d\d/u;
