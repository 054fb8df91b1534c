import { z } from 'zod';
import type { RelayableSource, RelayedHost } from './relayable-source.ts';

const TEXT_MAX = 500;
const IDS_MAX = 100;
const NOTE_CHARACTERS_MAX = 65_536;
const NOTE_BYTES_MAX = 400_000;
const QUESTION_BYTES_MAX = 20_000;

/** What one host may be asked for. */
function hostsAt(
  publicUrl: string,
  routes: readonly Omit<RelayedHost, 'publicUrl'>[],
): readonly RelayedHost[] {
  return routes.map((route) => ({ ...route, publicUrl }));
}

/** Questions in a body, and notes, which are as long as a CRM takes them. */
const QUESTION = { method: 'POST', maxBytes: QUESTION_BYTES_MAX } as const;
const NOTE = { isNote: true, maxBytes: NOTE_BYTES_MAX } as const;

const text = z.string().max(TEXT_MAX);
const note = z.string().max(NOTE_CHARACTERS_MAX);
const count = z.int().nonnegative();

const hubspotId = z.string().regex(/^\d{1,20}$/u);
const filters = z.array(z.strictObject({ propertyName: text, operator: text, value: text })).max(5);
/** HubSpot's own kind of tie from a note to a contact. */
const onContact = z.strictObject({
  associationCategory: z.literal('HUBSPOT_DEFINED'),
  associationTypeId: z.literal(202),
});

/** What saving a note takes: finding contacts, reading the notes on one, and writing, changing and deleting a note. */
const HUBSPOT_HOSTS = hostsAt('https://api.hubapi.com', [
  {
    ...QUESTION,
    path: /^\/crm\/v3\/objects\/contacts\/search$/u,
    body: z.strictObject({
      filterGroups: z.array(z.strictObject({ filters })).max(5),
      properties: z.array(text).max(20),
      limit: count.max(IDS_MAX),
      after: text.optional(),
    }),
  },
  {
    path: /^\/crm\/v4\/objects\/contacts\/\d{1,20}\/associations\/notes$/u,
    parameters: ['limit', 'after'],
  },
  {
    ...QUESTION,
    path: /^\/crm\/v3\/objects\/notes\/batch\/read$/u,
    body: z.strictObject({
      properties: z.array(text).max(5),
      inputs: z.array(z.strictObject({ id: hubspotId })).max(IDS_MAX),
    }),
  },
  {
    method: 'POST',
    ...NOTE,
    path: /^\/crm\/v3\/objects\/notes$/u,
    body: z.strictObject({
      properties: z.strictObject({ hs_timestamp: z.iso.datetime(), hs_note_body: note }),
      associations: z
        .array(
          z.strictObject({
            to: z.strictObject({ id: hubspotId }),
            types: z.array(onContact).length(1),
          }),
        )
        .length(1),
    }),
  },
  {
    method: 'PATCH',
    ...NOTE,
    path: /^\/crm\/v3\/objects\/notes\/\d{1,20}$/u,
    body: z.strictObject({ properties: z.strictObject({ hs_note_body: note }) }),
  },
  { method: 'DELETE', ...NOTE, path: /^\/crm\/v3\/objects\/notes\/\d{1,20}$/u },
  { path: /^\/account-info\/v3\/details$/u },
]);

const PIPEDRIVE_HOSTS = hostsAt('https://api.pipedrive.com', [
  {
    path: /^\/api\/v2\/persons\/search$/u,
    parameters: ['term', 'fields', 'exact_match', 'limit', 'cursor'],
  },
  { path: /^\/v1\/notes$/u, parameters: ['person_id', 'start', 'limit'] },
  {
    method: 'POST',
    ...NOTE,
    path: /^\/v1\/notes$/u,
    body: z.strictObject({ person_id: count, content: note }),
  },
  {
    method: 'PUT',
    ...NOTE,
    path: /^\/v1\/notes\/\d{1,20}$/u,
    body: z.strictObject({ content: note }),
  },
  { method: 'DELETE', ...NOTE, path: /^\/v1\/notes\/\d{1,20}$/u },
  { path: /^\/v1\/users\/me$/u },
]);

const attioId = z.string().regex(/^[\w-]{1,64}$/u);
const attioText = { title: text, format: z.literal('markdown'), content: note };

const ATTIO_HOSTS = hostsAt('https://api.attio.com', [
  {
    ...QUESTION,
    path: /^\/v2\/objects\/people\/records\/query$/u,
    body: z.strictObject({
      filter: z.union([
        z.strictObject({
          email_addresses: z.strictObject({ email_address: z.strictObject({ $eq: text }) }),
        }),
        z.strictObject({
          $and: z
            .array(
              z.strictObject({
                name: z.strictObject({ full_name: z.strictObject({ $contains: text }) }),
              }),
            )
            .min(1)
            .max(5),
        }),
      ]),
      limit: count.max(IDS_MAX),
      offset: count,
    }),
  },
  { path: /^\/v2\/objects\/(?:people|companies)\/records\/[\w-]{1,64}$/u },
  { path: /^\/v2\/notes$/u, parameters: ['parent_object', 'parent_record_id', 'limit', 'offset'] },
  {
    method: 'POST',
    ...NOTE,
    path: /^\/v2\/notes$/u,
    body: z.strictObject({
      data: z.strictObject({
        parent_object: z.literal('people'),
        parent_record_id: attioId,
        ...attioText,
      }),
    }),
  },
  {
    method: 'PATCH',
    ...NOTE,
    path: /^\/v2\/notes\/[\w-]{1,64}$/u,
    body: z.strictObject({ data: z.strictObject(attioText) }),
  },
  { method: 'DELETE', ...NOTE, path: /^\/v2\/notes\/[\w-]{1,64}$/u },
]);

const MANNERS = {
  bytesMax: 4_000_000,
  // Their limits are each key's own; the address they come from is not counted.
  everyMs: 0,
} as const;

/** CRMs that do not answer browsers, or do not promise to; for users who send a key of their own. */
export const RELAYED_CRMS = {
  hubspot: { hosts: HUBSPOT_HOSTS, keyHeader: 'authorization', ...MANNERS },
  pipedrive: { hosts: PIPEDRIVE_HOSTS, keyHeader: 'x-api-token', ...MANNERS },
  attio: { hosts: ATTIO_HOSTS, keyHeader: 'authorization', ...MANNERS },
} as const satisfies Readonly<Record<string, RelayableSource>>;
