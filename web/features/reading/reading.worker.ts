import { briefFor, highlightsOf, type BriefRequest } from '#engine';
import { forbidCodeGeneration } from '../../zod.ts';
import type { ReadingMessage } from './reading-messages.ts';

forbidCodeGeneration();

/** Reads the pages of one report after the other, away from the page's own thread: they may be megabytes long. */
self.addEventListener('message', (message: MessageEvent<BriefRequest>) => read(message.data));

function read(request: BriefRequest): void {
  try {
    const { prospect, results, now, aboutCompany = null } = request;
    const brief = briefFor(prospect, results, now, aboutCompany);
    send({ kind: 'read', brief, highlights: highlightsOf(request) });
  } catch (error) {
    send({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

function send(message: ReadingMessage): void {
  self.postMessage(message, { transfer: [] });
}
