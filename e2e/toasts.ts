import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What a toast says, part by part: its title, and its description if it has one. */
type ToastTexts = readonly string[];

/** What the toasts of a page have said, without those that a test has asked for. */
const unasked = new WeakMap<Page, readonly ToastTexts[]>();

/**
 * Notes what the toasts say in every page of a browser. They stay for a second or three (§9), which a busy machine sleeps
 * through between two looks at the screen.
 */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteToast', ({ page }, texts: ToastTexts) => {
    unasked.set(page, [...(unasked.get(page) ?? []), texts]);
  });
  await context.addInitScript(() => {
    const note: unknown = Reflect.get(globalThis, 'noteToast');
    const toastsIn = (node: Node): readonly Element[] => {
      if (!(node instanceof Element)) return [];
      return node.matches('[data-sonner-toast]')
        ? [node]
        : [...node.querySelectorAll('[data-sonner-toast]')];
    };
    new MutationObserver((changes) => {
      for (const toast of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(toastsIn))) {
        const parts = toast.querySelectorAll('[data-title], [data-description]');
        const texts = [...parts].map(({ textContent }) => textContent);
        if (typeof note === 'function') Reflect.apply(note, globalThis, [texts]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a toast with all these texts, each of which is a whole part of it. What was waited for once is not found again. */
export async function expectToast(
  page: Page,
  ...texts: readonly (string | RegExp)[]
): Promise<void> {
  const isWanted = (toast: ToastTexts): boolean =>
    texts.every((text) =>
      toast.some((part) => (typeof text === 'string' ? part === text : text.test(part))),
    );
  const toasts = (): readonly ToastTexts[] => unasked.get(page) ?? [];
  await expect.poll(() => toasts().some(isWanted), `the toast '${texts.join(', ')}'`).toBe(true);
  const found = toasts().find(isWanted);
  unasked.set(
    page,
    toasts().filter((toast) => toast !== found),
  );
}
