import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SentenceEditor } from './sentence-editor.tsx';

function edit(typed: string) {
  const closed: (string | null)[] = [];
  const { unmount } = render(
    <SentenceEditor place="sentence 1" text="As it was." onClose={(text) => closed.push(text)} />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  return { closed, unmount };
}

/** Does the browser ask before it leaves the page? */
function isAsked(): boolean {
  return !fireEvent(globalThis.window, new Event('beforeunload', { cancelable: true }));
}

test('what is half typed is kept when the screen is left, and asked for when the page is', () => {
  const { closed, unmount } = edit('Half a thought ');
  expect(isAsked()).toBe(true);
  unmount();
  expect(closed).toEqual(['Half a thought']);
  expect(isAsked()).toBe(false);
});

test('what was cancelled, emptied or not changed is not kept', () => {
  const cancelled = edit('Half a thought');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cancelled.unmount();
  expect(cancelled.closed).toEqual([null]);

  for (const typed of ['', ' As it was. ']) {
    const { closed, unmount } = edit(typed);
    expect(isAsked()).toBe(false);
    unmount();
    expect(closed).toEqual([]);
  }
});
