import * as z from 'zod/mini';

/** What public sources can say about a company. */
const COMPANY_FACT_KINDS = [
  'trust-centre',
  'verified-vendor',
  'mail-policy',
  'vacancy',
  'filing',
  'notice',
  'register',
  'no-trust-centre',
] as const;
export type CompanyFactKind = (typeof COMPANY_FACT_KINDS)[number];

/** How the company's domain became known: typed in, recorded by Wikidata, or a page about the person on it. */
const DOMAIN_ORIGINS = ['form', 'wikidata', 'own page'] as const;
export type DomainOrigin = (typeof DOMAIN_ORIGINS)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const companyFact = z.object({
  kind: z.enum(COMPANY_FACT_KINDS),
  text: z.string(),
  title: z.exactOptional(z.string()),
  quote: z.string(),
  source: z.object({ name: z.string(), url: z.string() }),
  happenedOn: z.nullable(z.object({ day, precision: z.enum(['day', 'month', 'year']) })),
  observedOn: day,
  certainty: z.enum(['same', 'likely']),
});

/** The facts of one source, as they are cached for a day. */
export const companyFactsSchema = z.array(companyFact);

/** What a report knows about the company, as it is exported and saved (`AboutCompany`). */
export const aboutCompanySchema = z.object({
  domain: z.nullable(z.object({ name: z.string(), origin: z.enum(DOMAIN_ORIGINS) })),
  facts: companyFactsSchema,
  unanswered: z.array(z.object({ source: z.string(), reason: z.string() })),
});

/** One thing that a public source says about the prospect's company. Never evidence of who a page is about. */
export type CompanyFact = {
  readonly kind: CompanyFactKind;
  /** A plain sentence in the words of its source: 'publishes in DNS', 'lists', 'advertises'; never 'uses' or 'is certified'. */
  readonly text: string;
  /** Of a vacancy: the job title as its board writes it, foreign. */
  readonly title?: string;
  /** Verbatim and foreign; '' where the source is a record without sentences. */
  readonly quote: string;
  /** Who says it, and an address at which a reader sees it. */
  readonly source: { readonly name: string; readonly url: string };
  /** The fact's own date; `null` where its source gives none. */
  readonly happenedOn: {
    readonly day: string;
    readonly precision: 'day' | 'month' | 'year';
  } | null;
  /** The day on which the source was asked, YYYY-MM-DD in UTC. */
  readonly observedOn: string;
  /** How sure it is that this is the prospect's company and no other of its name. */
  readonly certainty: 'same' | 'likely';
};

/** The registrable domain of the prospect's company, and how it became known. */
export type CompanyDomain = { readonly name: string; readonly origin: DomainOrigin };

/** What public sources say about the prospect's company. Stands apart from the results and their verdicts. */
export type AboutCompany = {
  /** `null` where none is known; it is never guessed from the company's name. */
  readonly domain: CompanyDomain | null;
  /** The most informative first. */
  readonly facts: readonly CompanyFact[];
  /** The sources that gave no answer, each with a sentence that says why. */
  readonly unanswered: readonly { readonly source: string; readonly reason: string }[];
};
