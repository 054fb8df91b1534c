import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isSameText, proseShingles } from '../engine/search/dedupe/shingles.ts';
import { loadCorpus } from './corpus.ts';

const CORPUS = fileURLToPath(new URL('corpus', import.meta.url));

test('of all pages of the corpus only the syndicated story and its source are copies', () => {
  const pages = loadCorpus(CORPUS).flatMap(({ name, pages: own }) =>
    own.map(({ document }) => ({
      id: `${name}/${document.id}`,
      prose: proseShingles(document.markdown),
    })),
  );

  const copies = pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .filter((other) => isSameText(one.prose, other.prose))
      .map((other) => [one.id, other.id]),
  );

  expect(copies).toEqual([
    ['zhang-weilun/05-cyber-news-quote.md', 'zhang-weilun/13-syndicated-breach-copy.md'],
  ]);
});
