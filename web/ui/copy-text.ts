import { showToast, type Toast } from './overlays/toast.ts';

const NOT_COPIED: Toast = {
  title: 'Could not copy',
  description: 'Your browser blocked copying. Select the text and copy it manually.',
};

/** Copies a text and says so, or what failed. */
export async function copyAndSay(text: string, copied: Toast, failed = NOT_COPIED): Promise<void> {
  showToast((await copyText(text)) ? copied : { ...failed, tone: 'destructive' });
}

/** Puts a text on the clipboard; `false` when the browser refuses, as it does on pages without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
