import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { TOKEN_SCOPES, type TokenBackend } from '../tokens.ts';
import { throwIfFailed, parsedAs, storableText } from './answer.ts';

const tokenRowsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    scope: z.enum(TOKEN_SCOPES),
    expires_at: z.string(),
    last_used_on: z.nullable(z.string()),
  }),
);

/** API tokens over PostgREST; the database answers everybody's own only. */
export function createSupabaseTokens(client: PostgrestClient): TokenBackend {
  return {
    async listTokens(signal) {
      const answer = await client.rpc('list_api_tokens', {}).abortSignal(signal);
      return parsedAs(tokenRowsSchema, answer).map(({ id, name, scope, ...row }) => ({
        id,
        name,
        scope,
        expiresAt: row.expires_at,
        lastUsedOn: row.last_used_on,
      }));
    },
    async createToken({ name, scope, days }) {
      const answer = await client.rpc('create_api_token', {
        token_name: storableText(name),
        token_scope: scope,
        days,
      });
      return parsedAs(z.string(), answer);
    },
    async revokeToken(id) {
      throwIfFailed(await client.rpc('revoke_api_token', { token_id: id }));
    },
  };
}
