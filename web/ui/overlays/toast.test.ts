import { expect, onTestFinished, test } from 'vitest';
import { connectToaster, dismissToasts, pastToasts, showToast, type Toast } from './toast.ts';

test('toasts wait for the toaster, which loads late, and come in order', () => {
  const shown: Toast[] = [];
  showToast({ title: 'first' });
  showToast({ title: 'second' });

  onTestFinished(connectToaster((toast) => shown.push(toast)));
  showToast({ title: 'third' });

  expect(shown.map(({ title }) => title)).toEqual(['first', 'second', 'third']);
});

test('what still waits for the toaster is forgotten with the rest', () => {
  showToast({ title: 'for the account before' });
  dismissToasts();
  const shown: Toast[] = [];
  onTestFinished(connectToaster((toast) => shown.push(toast)));

  expect(shown).toEqual([]);
});

test('what was said stays reachable, newest first, until it is forgotten', () => {
  dismissToasts();
  onTestFinished(connectToaster(() => undefined));
  showToast({ title: 'first' });
  showToast({ title: 'second' });

  expect(pastToasts().map(({ title }) => title)).toEqual(['second', 'first']);
  dismissToasts();
  expect(pastToasts()).toEqual([]);
});
