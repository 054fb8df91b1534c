import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import { AlsoAt } from './also-at.tsx';

function show(addresses: readonly string[]): HTMLElement {
  const { container, unmount } = render(<AlsoAt title="A story" addresses={addresses} />);
  onTestFinished(unmount);
  return container;
}

test('each other address is a link of its own, named by title and host', () => {
  const shown = show(['https://portal.example/a', 'http://second.example/b']);

  expect(shown).toHaveTextContent('Also published at portal.example, second.example');
  const link = screen.getByRole('link', { name: 'A story (portal.example, new tab)' });
  expect(link).toHaveAttribute('href', 'https://portal.example/a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([[[]], [['javascript:alert(1)', 'data:text/html,x', '']]])(
  'where no address is safe to open, nothing is shown: %j',
  (addresses) => {
    expect(show(addresses)).toBeEmptyDOMElement();
  },
);
