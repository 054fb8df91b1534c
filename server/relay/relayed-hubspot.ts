import { z } from 'zod';
import type { RelayableSource, RelayedHost } from './relayable-source.ts';

const TEXT_MAX = 500;
const IDS_MAX = 100;
const NOTE_CHARACTERS_MAX = 65_536;
const NOTE_BYTES_MAX = 400_000;
const QUESTION_BYTES_MAX = 20_000;
const URL = 'https://api.hubapi.com';

const id = z.string().regex(/^\d{1,20}$/u);
const text = z.string().max(TEXT_MAX);
const body = z.string().max(NOTE_CHARACTERS_MAX);
const filters = z.array(z.strictObject({ propertyName: text, operator: text, value: text })).max(5);
/** HubSpot's own kind of tie from a note to a contact. */
const onContact = z.strictObject({
  associationCategory: z.literal('HUBSPOT_DEFINED'),
  associationTypeId: z.literal(202),
});

/** What saving a note takes: finding contacts, reading the notes on one, and writing, changing and deleting a note. */
const HOSTS: readonly RelayedHost[] = [
  {
    publicUrl: URL,
    method: 'POST',
    path: /^\/crm\/v3\/objects\/contacts\/search$/u,
    body: z.strictObject({
      filterGroups: z.array(z.strictObject({ filters })).max(5),
      properties: z.array(text).max(20),
      limit: z.number().int().max(IDS_MAX),
    }),
    maxBytes: QUESTION_BYTES_MAX,
  },
  {
    publicUrl: URL,
    path: /^\/crm\/v4\/objects\/contacts\/\d{1,20}\/associations\/notes$/u,
    parameters: ['limit', 'after'],
  },
  {
    publicUrl: URL,
    method: 'POST',
    path: /^\/crm\/v3\/objects\/notes\/batch\/read$/u,
    body: z.strictObject({
      properties: z.array(text).max(5),
      inputs: z.array(z.strictObject({ id })).max(IDS_MAX),
    }),
    maxBytes: QUESTION_BYTES_MAX,
  },
  {
    publicUrl: URL,
    method: 'POST',
    isNote: true,
    path: /^\/crm\/v3\/objects\/notes$/u,
    body: z.strictObject({
      properties: z.strictObject({ hs_timestamp: z.iso.datetime(), hs_note_body: body }),
      associations: z
        .array(z.strictObject({ to: z.strictObject({ id }), types: z.array(onContact).length(1) }))
        .length(1),
    }),
    maxBytes: NOTE_BYTES_MAX,
  },
  {
    publicUrl: URL,
    method: 'PATCH',
    isNote: true,
    path: /^\/crm\/v3\/objects\/notes\/\d{1,20}$/u,
    body: z.strictObject({ properties: z.strictObject({ hs_note_body: body }) }),
    maxBytes: NOTE_BYTES_MAX,
  },
  {
    publicUrl: URL,
    method: 'DELETE',
    isNote: true,
    path: /^\/crm\/v3\/objects\/notes\/\d{1,20}$/u,
  },
  { publicUrl: URL, path: /^\/account-info\/v3\/details$/u },
];

/** HubSpot, which answers no browser, for whoever sends a key of their own. */
export const RELAYED_HUBSPOT = {
  hosts: HOSTS,
  keyHeader: 'x-crm-key',
  bytesMax: 4_000_000,
  // A hundred in ten seconds are allowed to each key; the address they come from is not counted.
  everyMs: 0,
} as const satisfies RelayableSource;
