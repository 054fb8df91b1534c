import { SERVICE_NAMES } from '#engine';
import type { FoundLink } from '#engine';
import * as z from 'zod/mini';

/** The services by name. */
export const keptService = z.enum(SERVICE_NAMES);

/** The links of one search as they are kept. */
export const keptLinks: z.ZodMiniType<readonly FoundLink[]> = z.array(
  z.object({
    url: z.string(),
    title: z.string(),
    snippet: z.string(),
    dateText: z.string(),
    siteName: z.string(),
    rank: z.number(),
    query: z.string(),
    service: keptService,
  }),
);

/** A page as the scraping service read it, as it is kept. */
export const keptPage = z.object({
  url: z.string(),
  markdown: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

/** What a call cost, as it is kept. */
export const keptCharge = z.object({ credits: z.number(), isEstimate: z.boolean() });
