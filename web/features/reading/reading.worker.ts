import { evidenceWriter, highlightsOf, writeBrief } from '#engine';
import type { BriefRequest } from '#engine';
import { forbidCodeGeneration } from '../../zod.ts';
import type { ReadingMessage } from './reading-messages.ts';

forbidCodeGeneration();

/** One worker reads the pages of one report, away from the page's own thread: they may be megabytes long. */
self.addEventListener('message', (message: MessageEvent<BriefRequest>) => void read(message.data), {
  once: true,
});

async function read(request: BriefRequest): Promise<void> {
  try {
    const { brief } = await writeBrief(evidenceWriter, request, new AbortController().signal);
    tell({ kind: 'read', brief, highlights: highlightsOf(request) });
  } catch (error) {
    tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

function tell(message: ReadingMessage): void {
  self.postMessage(message, { transfer: [] });
}
