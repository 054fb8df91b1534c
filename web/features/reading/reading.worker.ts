import { briefFor, highlightsOf, type BriefRequest } from '#engine';
import { forbidCodeGeneration } from '../../zod.ts';
import type { ReadingMessage } from './reading-messages.ts';

forbidCodeGeneration();

/** Reads the pages of one report after the other, away from the page's own thread: they may be megabytes long. */
self.addEventListener('message', (message: MessageEvent<BriefRequest>) => read(message.data));

function read(request: BriefRequest): void {
  try {
    const brief = briefFor(request.prospect, request.results, request.now);
    tell({ kind: 'read', brief, highlights: highlightsOf(request) });
  } catch (error) {
    tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

function tell(message: ReadingMessage): void {
  self.postMessage(message, { transfer: [] });
}
