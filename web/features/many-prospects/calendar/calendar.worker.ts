import { forbidCodeGeneration } from '../../../zod.ts';
import { readChosenDays, type CalendarRequest } from './calendar-reading.ts';

forbidCodeGeneration();

/** Reads one calendar, which may be 20 MB long, away from the page's own thread. */
self.addEventListener('message', ({ data }: MessageEvent<CalendarRequest>) =>
  self.postMessage(readChosenDays(data), { transfer: [] }),
);
