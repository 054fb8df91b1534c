/** A page in the background paints nothing; it isn't to wait for ever. */
const PATIENCE_MS = 100;

/** Resolves when the browser has shown what was rendered, so that loading what comes next doesn't hold the picture up. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}
