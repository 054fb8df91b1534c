/** What a toast says. `success` stays longer (§9); `destructive` reports a failure. */
export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
};

type ToastSink = (toast: Toast) => void;

let sink: ToastSink | null = null;
let waiting: readonly Toast[] = [];

/** Shows a toast now, or as soon as the toaster, which loads late, is there. */
export function showToast(toast: Toast): void {
  if (sink) sink(toast);
  else waiting = [...waiting, toast];
}

/** Connects the toaster: it gets what waited and everything after. Returns the function that disconnects it. */
export function connectToaster(toaster: ToastSink): () => void {
  sink = toaster;
  const held = waiting;
  waiting = [];
  for (const toast of held) toaster(toast);
  return () => {
    sink = null;
  };
}
