import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { orMissing } from '../http/errors.ts';
import { countryCode, lenientList, lenientText, readEach } from '../http/lenient-schema.ts';
import { askKeylessJson, type KeylessOptions } from '../keyless/ask-keyless.ts';

/** Where the register of Legal Entity Identifiers answers. */
const GLEIF_URL = 'https://api.gleif.org';

/** A company as the register of Legal Entity Identifiers records it. */
export type LegalEntity = {
  /** Twenty letters and figures. */
  readonly lei: string;
  readonly legalName: string;
  /** Names that it trades by, or has in other languages. */
  readonly otherNames: readonly string[];
  readonly formerNames: readonly string[];
  /** ISO 3166, two small letters; '' where the register does not say. */
  readonly country: string;
};

/** What is asked for entities: one of their names whole, any of their texts, or their number. */
export type LegalEntityField = 'entity.legalName' | 'fulltext' | 'lei';

/** The register of legal entities. Both functions throw a `ServiceError`; on abort they reject with the signal's reason. */
export type LegalEntityRegister = {
  /** Active entities; fields are looked up as the register pleases, so that names must be compared again. */
  readonly find: (
    field: LegalEntityField,
    text: string,
    signal: AbortSignal,
  ) => Promise<readonly LegalEntity[]>;
  /** Who has the entity in its accounts, next above it or at the top; `null` where nobody is reported. */
  readonly parent: (
    lei: string,
    which: 'direct' | 'ultimate',
    signal: AbortSignal,
  ) => Promise<LegalEntity | null>;
};

const HOW = {
  service: 'gleif',
  headers: { Accept: 'application/vnd.api+json' },
  timeoutMs: 10_000,
  bytesMax: 2_000_000,
} as const;
const PAGE_SIZE = '10';
const NAME_CHARACTERS_MAX = 200;

const otherName = z.object({ name: z.string(), type: lenientText });
const record = z.object({
  attributes: z.object({
    lei: z.string().check(z.regex(/^[A-Z\d]{18}\d{2}$/)),
    entity: z.object({
      legalName: z.object({ name: z.string() }),
      otherNames: lenientList,
      status: lenientText,
      legalAddress: otherwise(z.object({ country: z.unknown() }), { country: '' }),
    }),
  }),
});
const listAnswer = z.object({ data: z.array(z.unknown()) });
const oneAnswer = z.object({ data: record });

/** A client of the register. `baseUrl` takes the place of the public address. */
export function createGleif(
  options: Omit<KeylessOptions, 'baseUrl'> & { readonly baseUrl?: string },
): LegalEntityRegister {
  const reached = { ...options, baseUrl: options.baseUrl ?? GLEIF_URL };

  return {
    async find(field, text, signal) {
      const parameters = [
        [`filter[${field}]`, text],
        ['page[size]', PAGE_SIZE],
      ] as const;
      const question = { ...HOW, path: '/api/v1/lei-records', parameters, shape: listAnswer };
      const { data } = await askKeylessJson(reached, question, signal);
      return readEach(record, data)
        .filter(({ attributes }) => attributes.entity.status !== 'INACTIVE')
        .map(entityOf);
    },
    async parent(lei, which, signal) {
      const path = `/api/v1/lei-records/${encodeURIComponent(lei)}/${which}-parent`;
      const question = { ...HOW, path, shape: oneAnswer };
      const found = await orMissing(askKeylessJson(reached, question, signal));
      return found === null ? null : entityOf(found.data);
    },
  };
}

function entityOf({ attributes: { lei, entity } }: z.infer<typeof record>): LegalEntity {
  const others = readEach(otherName, entity.otherNames);
  const namesWhere = (isWanted: (type: string) => boolean): readonly string[] =>
    others.filter(({ type }) => isWanted(type)).map(({ name }) => shortened(name));
  return {
    lei,
    legalName: shortened(entity.legalName.name),
    otherNames: namesWhere((type) => type !== PREVIOUS),
    formerNames: namesWhere((type) => type === PREVIOUS),
    country: countryCode(entity.legalAddress.country),
  };
}

const PREVIOUS = 'PREVIOUS_LEGAL_NAME';

function shortened(name: string): string {
  return name.slice(0, NAME_CHARACTERS_MAX);
}
