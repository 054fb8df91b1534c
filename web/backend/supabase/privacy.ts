import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { prospectKey } from '#engine';
import { RECORD_ENTRIES_PER_PAGE, type PrivacyBackend, type RecordOfUse } from '../privacy.ts';
import { storableText, parsedAs, throwIfFailed } from './answer.ts';

const settingsSchema = z.tuple([z.object({ retention_days: z.number() })]);
const recordRowsSchema = z.array(
  z.object({
    id: z.number(),
    happenedAt: z.string(),
    userEmail: z.string(),
    name: z.string(),
    company: z.string(),
    isByFreeServices: z.boolean(),
    sources: z.array(z.string()),
  }),
);

/** Record of use, forgetting and retention over PostgREST; the database decides who may. */
export function createSupabasePrivacy(client: PostgrestClient): PrivacyBackend {
  return {
    async recordResearch(prospect, { isAnyway, isByFreeServices, sources }) {
      const answer = await client.rpc('record_research', {
        prospect_key: storableText(prospectKey(prospect)),
        prospect_name: storableText(prospect.name.trim()),
        company: storableText(prospect.company.trim()),
        research_anyway: isAnyway,
        by_free_services: isByFreeServices,
        sources: [...sources],
      });
      return { forgottenAt: parsedAs(z.nullable(z.string()), answer) };
    },
    async recordCrmNote(crm, outcome) {
      throwIfFailed(await client.rpc('record_crm_note', { crm, outcome }));
    },
    async forgetProspect(key) {
      throwIfFailed(await client.rpc('forget_prospect', { prospect_key: storableText(key) }));
    },
    async forgottenAmong(keys, signal) {
      if (keys.length === 0) return [];
      const answer = await client
        .rpc('forgotten_among', { prospect_keys: keys.map(storableText) })
        .abortSignal(signal);
      return parsedAs(z.array(z.string()), answer);
    },
    async privacySettings(signal) {
      const answer = await client.rpc('privacy_settings', {}).abortSignal(signal);
      const [{ retention_days: retentionDays }] = parsedAs(settingsSchema, answer);
      return { retentionDays };
    },
    async setRetentionDays(days) {
      throwIfFailed(await client.rpc('set_retention_days', { days }));
    },
    readResearchLog: (before, signal) => readResearchLog(client, before, signal),
  };
}

async function readResearchLog(
  client: PostgrestClient,
  before: number | null,
  signal: AbortSignal,
): Promise<readonly RecordOfUse[]> {
  const newest = client
    .from('research_log')
    .select(
      'id, happenedAt:happened_at, userEmail:user_email, name:prospect_name, company, isByFreeServices:by_free_services, sources',
    )
    .order('id', { ascending: false })
    .limit(RECORD_ENTRIES_PER_PAGE);
  const page = before === null ? newest : newest.lt('id', before);
  const answer = await page.abortSignal(signal);
  return parsedAs(recordRowsSchema, answer);
}
