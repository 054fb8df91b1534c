import { onTestFinished } from 'vitest';

/** Makes the browser one without a clipboard, as on pages without TLS, until the test is over. */
export function refuseClipboard(): void {
  const { navigator } = globalThis;
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', before);
  });
}
