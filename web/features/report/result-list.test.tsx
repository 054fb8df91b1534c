import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import type { ResearchResult } from '#engine';
import { ResultList } from './result-list.tsx';

function resultNamed(id: string): ResearchResult {
  return {
    id,
    relevance: 90,
    verdict: 'confirmed',
    reasons: [],
    type: 'news',
    date: null,
    language: 'en',
    readingMinutes: 1,
    title: `Page ${id}`,
    url: `https://news.example/${id}`,
    description: '',
    source: 'news.example',
    content: '',
    query: '',
    alsoAt: [],
    isSample: false,
  };
}

test('fault 56: a card that fails is replaced by a sentence, and the others stay', () => {
  const failing = {
    ...resultNamed('two'),
    get title(): string {
      throw new Error('This card is broken.');
    },
  };
  const caught: unknown[] = [];

  const { unmount } = render(
    <ResultList results={[resultNamed('one'), failing, resultNamed('three')]} />,
    { onCaughtError: (error) => caught.push(error) },
  );
  onTestFinished(unmount);

  expect(screen.getByText('Page one')).toBeInTheDocument();
  expect(screen.getByText('Page three')).toBeInTheDocument();
  expect(screen.getAllByText('This item could not be shown.')).toHaveLength(1);
  expect(caught).toHaveLength(1);
});
