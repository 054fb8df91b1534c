import { forbidCodeGeneration } from '../../zod.ts';
import { highlightsOf } from './highlights-of.ts';
import type { SignalRequest } from '#engine';

forbidCodeGeneration();

/** Reading whole pages takes long; one worker reads those of one report, away from the page's own thread. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<SignalRequest>) => {
    self.postMessage(highlightsOf(data), { transfer: [] });
  },
  { once: true },
);
