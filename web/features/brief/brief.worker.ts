import { evidenceWriter, writeBrief } from '#engine';
import type { BriefRequest } from '#engine';
import type { BriefMessage } from './brief-messages.ts';

/** One worker writes one brief, away from the page's own thread: a page may be megabytes long. */
self.addEventListener(
  'message',
  (message: MessageEvent<BriefRequest>) => void write(message.data),
  {
    once: true,
  },
);

async function write(request: BriefRequest): Promise<void> {
  try {
    const { brief } = await writeBrief(evidenceWriter, request, new AbortController().signal);
    tell({ kind: 'written', brief });
  } catch (error) {
    tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

function tell(message: BriefMessage): void {
  self.postMessage(message, { transfer: [] });
}
