import { expect, test } from 'vitest';
import { tolerateTranslators } from './tolerant-dom.ts';

/** A paragraph whose second text a translator has wrapped; both methods are the tolerant ones. */
function translated(): { readonly page: HTMLElement; readonly moved: Text } {
  const page = document.createElement('p');
  const moved = document.createTextNode('moved');
  page.append('first ', moved);
  const wrapper = document.createElement('font');
  moved.replaceWith(wrapper);
  wrapper.append(moved);
  tolerateTranslators(page);
  return { page, moved };
}

test('fault 58: a text that a translator wrapped can be removed', () => {
  const { page, moved } = translated();

  page.removeChild(moved);

  expect(page.textContent).toBe('first ');
});

test('fault 58: a text that a translator replaced can be removed', () => {
  const { page, moved } = translated();
  moved.remove();

  expect(page.removeChild(moved)).toBe(moved);
});

test('fault 58: something placed before a wrapped text is before its wrapper', () => {
  const { page, moved } = translated();

  page.insertBefore(document.createElement('b'), moved);

  expect(page.innerHTML).toBe('first <b></b><font>moved</font>');
});

test('what no translator has touched is removed and placed as ever', () => {
  const { page } = translated();
  const last = document.createElement('i');

  page.insertBefore(last, null);
  page.insertBefore(document.createElement('b'), last);
  page.removeChild(last);

  expect(page.innerHTML).toBe('first <font>moved</font><b></b>');
});
