import { z } from 'zod';
import {
  edgarUserAgent,
  NO_CONTACT,
  parseAddress,
  readServiceAddress,
} from '../runtime/service-address.ts';
import { secretsFromFiles, type Environment } from './secrets-from-files.ts';
import { singleSignOnProblems, singleSignOnSettings } from './single-sign-on-settings.ts';
import { StartError } from './start-error.ts';

/** Everything that can be set, read once at the start. Names are those of the environment variables. */
export type Settings = z.output<typeof settingsSchema>;

/** Reads the settings of the environment, secrets also from files (`…_FILE`); empty ones are not set. Throws `StartError`. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = settingsSchema.safeParse({ ...given, ...secretsFromFiles(SECRETS, given) });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StartError(`${String(issue?.path[0] ?? 'A setting')} ${issue?.message ?? 'is wrong'}.`);
}

const MAX_MODEL_URLS = 20;

/** Settings that may be given by the path of a file instead (`ADMIN_PASSWORD_FILE`), as containers hand out secrets. */
const SECRETS = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'SUPABASE_ANON_KEY',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
] as const;

const MIN_METRICS_TOKEN = 16;

const POSTGRES_PROTOCOLS: ReadonlySet<string> = new Set(['postgres:', 'postgresql:']);

const serviceAddress = z.string().transform((text, context) => {
  const read = readServiceAddress(text);
  if ('address' in read) return read.address;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});

const onOrOff = z.enum(['on', 'off'], 'must be on or off');

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    );

/** What belongs to a database of the server's own, and what a Supabase project has instead. */
const BESIDE_SUPABASE = [
  ['DATABASE_URL', 'choose one database'],
  ['AUDIT_SINK', 'the project keeps its audit log'],
] as const;

const settingsSchema = z
  .object({
    /** Where to listen; 0 lets the system choose. */
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Folder of the embedded database, its secrets and its backups. */
    DATA_DIR: z.string().default('./data'),
    /** The first administrator, made on first boot only; without a password somebody makes one in the browser. */
    ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
    // The database requires 10; an installation from before that still starts with the password it was set up with.
    ADMIN_PASSWORD: z
      .string()
      .min(6, 'must have at least 10 characters')
      .refine((value) => Buffer.byteLength(value) <= 72, 'must have at most 72 bytes')
      .optional(),
    /** Open the browser once it runs; for desktops. */
    OPEN: whole(0, 1).default(0),
    /** An own PostgreSQL instead of the embedded one. */
    DATABASE_URL: z
      .string()
      .refine(
        (text) => POSTGRES_PROTOCOLS.has(parseAddress(text)?.protocol ?? ''),
        'must be an address that starts with postgres:// or postgresql://',
      )
      .optional(),
    /** The password for that address, so that one file of a secret store serves the database and Legwork. */
    DATABASE_PASSWORD: z.string().optional(),
    /** Connections each server process holds to that PostgreSQL. */
    DATABASE_CONNECTIONS: whole(1, 200).default(10),
    /** A Supabase project instead of the embedded backend. */
    SUPABASE_URL: serviceAddress.optional(),
    SUPABASE_ANON_KEY: z
      .string()
      .refine(
        (key) => !isServiceKey(key),
        "is a secret key, and every browser is told it: use the project's publishable (anon) key",
      )
      .optional(),
    SCRAPERAPI_URL: serviceAddress.default('https://api.scraperapi.com'),
    SERPAPI_URL: serviceAddress.default('https://serpapi.com'),
    FIRECRAWL_URL: serviceAddress.default('https://api.firecrawl.dev'),
    /** Whether users may choose research by services that answer without a key. */
    KEYLESS: onOrOff.default('on'),
    FIRECRAWL_KEYLESS_URL: serviceAddress.default('https://api.firecrawl.dev'),
    TAVILY_URL: serviceAddress.default('https://api.tavily.com'),
    EXA_URL: serviceAddress.default('https://mcp.exa.ai'),
    WIKIDATA_URL: serviceAddress.default('https://www.wikidata.org'),
    /**
     * Whether users may choose that public sources are asked about a company. Not set: by their browsers, where a source
     * answers those. `on`: the others too, through the relay of this server. `off`: none.
     */
    SOURCES: onOrOff.optional(),
    /** The DNS services at which browsers look up a company's domain: the second if the first does not answer. */
    DNS_URL: serviceAddress.default('https://cloudflare-dns.com/dns-query'),
    DNS_FALLBACK_URL: serviceAddress.default('https://dns.google/resolve'),
    /** Addresses of job boards that replace the public ones. */
    GREENHOUSE_URL: serviceAddress.optional(),
    LEVER_URL: serviceAddress.optional(),
    ASHBY_URL: serviceAddress.optional(),
    SMARTRECRUITERS_URL: serviceAddress.optional(),
    WORKABLE_URL: serviceAddress.optional(),
    RECRUITEE_URL: serviceAddress.optional(),
    /** Addresses of relayed registers that replace the public ones, and an e-mail address at which the SEC can reach the operator. */
    EDGAR_URL: serviceAddress.optional(),
    GLEIF_URL: serviceAddress.optional(),
    FEDERAL_REGISTER_URL: serviceAddress.optional(),
    GOV_UK_URL: serviceAddress.optional(),
    EDGAR_CONTACT: z
      .string()
      .refine((contact) => edgarUserAgent(contact) !== null, NO_CONTACT)
      .optional(),
    /** Catalogues of podcasts and articles, and the e-mail address at which Crossref can reach the operator. */
    ITUNES_URL: serviceAddress.default('https://itunes.apple.com'),
    OPENALEX_URL: serviceAddress.default('https://api.openalex.org'),
    ORCID_URL: serviceAddress.default('https://pub.orcid.org'),
    CROSSREF_URL: serviceAddress.default('https://api.crossref.org'),
    CROSSREF_MAILTO: z.email('must be an e-mail address').optional(),
    /** Twenty, where users may save notes on contacts: a server of one's own, or `https://api.twenty.com`. */
    TWENTY_URL: serviceAddress.optional(),
    /** Whether users may save notes in a CRM through the relay of this server, because it does not answer browsers or does not promise to. */
    HUBSPOT: onOrOff.default('off'),
    PIPEDRIVE: onOrOff.default('off'),
    ATTIO: onOrOff.default('off'),
    HUBSPOT_URL: serviceAddress.optional(),
    PIPEDRIVE_URL: serviceAddress.optional(),
    ATTIO_URL: serviceAddress.optional(),
    /** Comma-separated addresses of language models that may write drafts. */
    MODEL_URLS: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .pipe(z.array(serviceAddress).max(MAX_MODEL_URLS, `must name at most ${MAX_MODEL_URLS}`))
      .default([]),
    /** An example that the empty dashboard suggests: 'Jane Doe, Acme Bank'. */
    EXAMPLE_PROSPECT: z
      .string()
      .regex(
        /^[^,]*[^,\s][^,]*,[^,]*[^,\s][^,]*$/,
        'must be a name and a company with a comma between them',
      )
      .transform((text) => text.split(',').map((part) => part.trim()))
      .optional(),
    /** Scrapes at a time; the smallest Firecrawl plan allows two. */
    SCRAPE_CONCURRENCY: whole(1, 50).default(2),
    /** The number of reverse proxies in front, whose X-Forwarded-For and -Proto are trusted. */
    TRUST_PROXY: whole(0, 5).default(0),
    /** Folder of the built browser application. */
    WEB_DIR: z.string().optional(),
    /** Whether browsers keep the built application, so that it opens without a connection. */
    SERVICE_WORKER: onOrOff.default('on'),
    /** A session ends this long after sign-in, however active it is. */
    SESSION_DAYS: whole(1, 365).default(30),
    /** How long the audit log is kept. */
    AUDIT_DAYS: whole(1, 3650).default(365),
    /** `stdout` writes each entry of the audit log to standard output as it is made. */
    AUDIT_SINK: z.enum(['stdout'], 'must be stdout').optional(),
    /** Backups of the embedded database: how often (0: never) and how many to keep. */
    BACKUP_HOURS: whole(0, 168).default(24),
    BACKUP_KEEP: whole(1, 1000).default(7),
    /** The bearer token for /metrics; without it there are no metrics. */
    METRICS_TOKEN: z
      .string()
      .min(MIN_METRICS_TOKEN, `must have at least ${MIN_METRICS_TOKEN} characters`)
      .optional(),
    ...singleSignOnSettings,
    LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  })
  .superRefine((value, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (value.SUPABASE_URL !== undefined && value.SUPABASE_ANON_KEY === undefined) {
      refuse('SUPABASE_ANON_KEY', "is needed with SUPABASE_URL: the project's publishable key");
    }
    if (value.SUPABASE_URL === undefined && value.SUPABASE_ANON_KEY !== undefined) {
      refuse('SUPABASE_URL', "is needed with SUPABASE_ANON_KEY: the project's address");
    }
    for (const [name, remedy] of BESIDE_SUPABASE) {
      if (value.SUPABASE_URL === undefined || value[name] === undefined) continue;
      refuse(name, `cannot be combined with SUPABASE_URL: ${remedy}`);
    }
    for (const problem of singleSignOnProblems(value)) refuse(...problem);
  })
  .transform(({ DATABASE_PASSWORD: password, ...settings }, context) => {
    if (password === undefined) return settings;
    const address = parseAddress(settings.DATABASE_URL ?? '');
    if (address?.password !== '') {
      const message = 'is for a DATABASE_URL without a password: postgres://user@host/…';
      context.addIssue({ code: 'custom', path: ['DATABASE_PASSWORD'], message });
      return z.NEVER;
    }
    address.password = encodeURIComponent(password);
    return { ...settings, DATABASE_URL: address.href };
  });

/** Supabase's secret keys: `sb_secret_…`, and the older tokens whose role is `service_role`. */
function isServiceKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"role"\s*:\s*"(?:service_role|supabase_admin)"/u.test(payload);
}
