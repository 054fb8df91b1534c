import { useEffect, type ReactElement } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import { TOAST_DURATION_MS, TOAST_SUCCESS_DURATION_MS } from '../../timings.ts';
import { uiTexts } from '../texts.ts';
import { connectToaster, type Toast } from './toast.ts';

/** Where toasts appear; a polite live region. Loaded after the first screen. */
export function Toaster(): ReactElement {
  useEffect(() => connectToaster(show, () => sonner.dismiss()), []);
  return (
    <SonnerToaster
      theme="system"
      position="bottom-right"
      hotkey={NO_HOTKEY}
      customAriaLabel={uiTexts.toasts}
      offset={{ bottom: 20, right: 20 }}
      toastOptions={{ unstyled: true, classNames: CLASS_NAMES }}
    />
  );
}

/** The library's own key would take the focus to what is gone a moment later. */
const NO_HOTKEY: string[] = [];

const CLASS_NAMES = {
  toast:
    'flex w-(--width) gap-3 rounded-lg border border-line bg-surface px-4 py-3 font-sans text-base text-ink shadow-float',
  title: 'font-medium',
  description: 'line-clamp-6 text-sm text-muted wrap-anywhere',
  error: '[&_[data-icon]]:text-danger',
  success: '[&_[data-icon]]:text-accent',
};

function show({ title, description, tone }: Toast): void {
  const options = {
    description,
    duration: tone === 'success' ? TOAST_SUCCESS_DURATION_MS : TOAST_DURATION_MS,
  };
  const words = <span ref={takeOutOfTabOrder}>{title}</span>;
  if (tone === 'success') sonner.success(words, options);
  else if (tone === 'destructive') sonner.error(words, options);
  else sonner(words, options);
}

/**
 * The Tab key passes toasts by: nothing in them can be pressed, and whoever stood on one would lose the place when it goes. The
 * library makes each a stop.
 */
function takeOutOfTabOrder(words: HTMLElement | null): void {
  words?.closest('[data-sonner-toast]')?.removeAttribute('tabindex');
}
