const SIGNS = ['pointerdown', 'keydown', 'input', 'storage'] as const;

/**
 * Resolves when somebody first does something with the page, or with another page of this application. What nobody
 * needs before that may wait for it, and costs no loading time. A focus is no such sign: a page may set it by itself.
 */
export function firstUse(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (): void => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      page.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
    }
  });
}
