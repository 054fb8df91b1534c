import { uiTexts } from '../texts.ts';

/** What a toast says. `success` stays longer (§9); `destructive` reports a failure. */
export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
};

/** A toast that was shown, with the moment. */
export type PastToast = Toast & { readonly id: number; readonly shownAt: Date };

type ToastSink = (toast: Toast) => void;

/** How many toasts stay reachable after they have gone. */
const PAST_TOASTS_MAX = 20;

let sink: ToastSink | null = null;
let clearScreen: () => void = doNothing;
let waiting: readonly Toast[] = [];
let past: readonly PastToast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast now, or as soon as the toaster, which loads late, is there. */
export function showToast(toast: Toast): void {
  const id = (past[0]?.id ?? 0) + 1;
  past = [{ ...toast, id, shownAt: new Date() }, ...past].slice(0, PAST_TOASTS_MAX);
  for (const listener of listeners) listener();
  if (sink) sink(toast);
  else waiting = [...waiting, toast];
}

/** Shows that something failed, and what. */
export function showError(description: string): void {
  showToast({ title: uiTexts.error, description, tone: 'destructive' });
}

/** Connects the toaster, which gets the waiting toasts and all later ones; `clear` empties its screen. Returns the function that disconnects it. */
export function connectToaster(toaster: ToastSink, clear = doNothing): () => void {
  sink = toaster;
  clearScreen = clear;
  const held = waiting;
  waiting = [];
  for (const toast of held) toaster(toast);
  return () => {
    sink = null;
    clearScreen = doNothing;
  };
}

/** Recent toasts, newest first: a toast disappears after a second, its text must not. */
export function pastToasts(): readonly PastToast[] {
  return past;
}

/** Reports every new toast. Returns the function that stops it. */
export function watchToasts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Clears past toasts and those that still wait, so that the next account on this page doesn't read them. */
export function dismissToasts(): void {
  dismissToastsThat(() => true);
}

/** Clears the toasts for which `isToGo` holds, past ones and those that still wait; if a past one is among them, the screen as well. */
export function dismissToastsThat(isToGo: (toast: Toast) => boolean): void {
  if (past.some(isToGo)) clearScreen();
  past = past.filter((toast) => !isToGo(toast));
  waiting = waiting.filter((toast) => !isToGo(toast));
  for (const listener of listeners) listener();
}

function doNothing(): void {}
