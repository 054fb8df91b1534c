import * as z from 'zod/mini';
import { wordList, wordSet } from '../../lexicon/word-list.ts';
import { plainFailure } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import type { CompanyProfile } from '../../model/prospect.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { withoutLegalForm, companyNameKey } from '../../names/companies/company-name-parts.ts';
import { parsedJson } from '../../text/json-text.ts';
import { readAddress, registrableDomain } from '../../url/address.ts';
import { withScheme } from '../../url/web-address.ts';
import { lenientRecord, lenientText, readAnswer, readEach } from '../http/lenient-schema.ts';
import { askKeyless, type KeylessOptions } from '../keyless/ask-keyless.ts';
import { distinct, itemsIn, qualifierTexts, claimValues, type WikidataItem } from './item.ts';

/** Knows companies by name. Replaceable: a run asks nothing else of it. */
export type CompanyDirectory = {
  /** The company; `null` when none, or more than one, could be meant. Throws a `ServiceError`; on abort the signal's reason. */
  find(company: CompanyQuestion, signal: AbortSignal): Promise<CompanyProfile | null>;
};

/** Who the company is, from Wikidata: other names, former ones, site, symbols and register numbers. */
export function createWikidata(options: KeylessOptions): CompanyDirectory {
  return { find: (company, signal) => find(options, company, signal) };
}

/** Where Wikidata answers. */
export const WIKIDATA_URL = 'https://www.wikidata.org';

/** The company that is meant: as the user entered it, and its website if the user knows one. */
type CompanyQuestion = { readonly name: string; readonly website: string };

const INSTANCE_OF = 'P31';

const HUMAN = 'Q5';

const OFFICIAL_SITE = 'P856';

/** Only organisations have these: exchange, ticker, identifiers, chief executive, parents, subsidiaries, legal form, industry. */
const ORGANISATION_PROPERTIES = wordList('P414 P249 P1278 P5531 P169 P749 P355 P1454 P452');

/** Business, company, enterprise, public company, organisation, bank, nonprofit. */
const ORGANISATION_CLASSES = wordSet('Q4830453 Q783794 Q6881511 Q891723 Q43229 Q22687 Q163740');

const SERVICE = 'wikidata';
const HOW = {
  service: SERVICE,
  path: '/w/api.php',
  timeoutMs: 10_000,
  bytesMax: 3_000_000,
} as const;
const CANDIDATES = '5';
const LANGUAGES = 'en|mul|de|fr|es|it|nl';

const TICKER = 'P249';
const EXCHANGE = 'P414';
const LEI = 'P1278';
const CIK = 'P5531';
/** The SEC writes its numbers with zeros before them, Wikidata's users often without. */
const CIK_DIGITS = 10;
const OFFICIAL_NAME = 'P1448';
const NICKNAME = 'P1449';

const searchAnswer = z.object({ search: z.array(z.unknown()) });
const candidate = z.object({ id: z.string().check(z.regex(/^Q\d{1,12}$/)) });
const entitiesAnswer = z.object({ entities: lenientRecord });
const errorAnswer = z.object({ error: z.object({ code: lenientText }) });

async function find(
  options: KeylessOptions,
  company: CompanyQuestion,
  signal: AbortSignal,
): Promise<CompanyProfile | null> {
  const name = withoutLegalForm(company.name);
  if (name === '') return null;
  const ids = await candidatesFor(options, name, signal);
  if (ids.length === 0) return null;
  const chosen = chooseCompany(await itemsWith(options, ids, signal), company);
  return chosen === null ? null : profileFrom(chosen);
}

async function candidatesFor(
  options: KeylessOptions,
  name: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const parameters = [
    ['action', 'wbsearchentities'],
    ['search', name],
    ['language', 'en'],
    ['type', 'item'],
    ['limit', CANDIDATES],
  ] as const;
  const { search } = await answerTo(options, { parameters, shape: searchAnswer }, signal);
  return readEach(candidate, search).map(({ id }) => id);
}

async function itemsWith(
  options: KeylessOptions,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly WikidataItem[]> {
  const parameters = [
    ['action', 'wbgetentities'],
    ['ids', ids.join('|')],
    ['props', 'labels|aliases|claims'],
    ['languages', LANGUAGES],
  ] as const;
  const { entities } = await answerTo(options, { parameters, shape: entitiesAnswer }, signal);
  return itemsIn(entities);
}

/** The answer as JSON. `origin=*` is what lets a browser read it. */
async function answerTo<Shape>(
  options: KeylessOptions,
  { parameters, shape }: Question<Shape>,
  signal: AbortSignal,
): Promise<Shape> {
  const asked = [...parameters, ['format', 'json'], ['origin', '*']] as const;
  const { text } = await askKeyless(options, { ...HOW, parameters: asked }, signal);
  const answer = parsedJson(text);
  if (errorAnswer.safeParse(answer).success) {
    throw new ServiceError(plainFailure(SERVICE, 'refused', HTTP_STATUS.ok));
  }
  return readAnswer(SERVICE, shape, answer);
}

type Question<Shape> = {
  readonly parameters: readonly (readonly [string, string])[];
  readonly shape: z.ZodMiniType<Shape>;
};

function profileFrom(item: WikidataItem): CompanyProfile {
  const official = claimValues(item, OFFICIAL_NAME);
  const former = official.filter(({ isPast }) => isPast).map(({ value }) => value);
  const formerNames = distinct(former).filter((name) => name !== item.name);
  const otherNames = [...item.aliases, ...current(item, OFFICIAL_NAME), ...current(item, NICKNAME)];
  const tickers = [
    ...current(item, TICKER),
    ...claimValues(item, EXCHANGE).flatMap((value) => qualifierTexts(value, TICKER)),
  ];
  const [lei] = current(item, LEI);
  const [cik] = current(item, CIK);
  return {
    id: item.id,
    name: item.name,
    ...(lei === undefined ? {} : { lei }),
    ...(cik === undefined ? {} : { cik: cik.padStart(CIK_DIGITS, '0') }),
    aliases: distinct(otherNames).filter(
      (name) => name !== item.name && !formerNames.includes(name),
    ),
    formerNames,
    website: current(item, OFFICIAL_SITE)[0] ?? null,
    tickers: distinct(tickers),
  };
}

function current(item: WikidataItem, property: string): readonly string[] {
  return claimValues(item, property).flatMap(({ value, isPast }) => (isPast ? [] : [value]));
}

/** The company by the website that was entered, else the only organisation that bears the name; `null` when it is not clear. */
function chooseCompany(
  items: readonly WikidataItem[],
  { name, website }: CompanyQuestion,
): WikidataItem | null {
  const organisations = items.filter((item) => isOrganisationItem(item));
  const domain = domainOf(website);
  const fitting =
    domain === ''
      ? organisations.filter((item) => bears(item, name))
      : organisations.filter((item) =>
          claimValues(item, OFFICIAL_SITE).some(({ value }) => domainOf(value) === domain),
        );
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? only : null;
}

function isOrganisationItem(item: WikidataItem): boolean {
  const classes = claimValues(item, INSTANCE_OF).map(({ value }) => value);
  if (classes.includes(HUMAN)) return false;
  return (
    classes.some((one) => ORGANISATION_CLASSES.has(one)) ||
    ORGANISATION_PROPERTIES.some((property) => claimValues(item, property).length > 0)
  );
}

function bears(item: WikidataItem, name: string): boolean {
  const key = companyNameKey(name);
  return key !== '' && [item.name, ...item.aliases].some((one) => companyNameKey(one) === key);
}

function domainOf(website: string): string {
  return website.trim() === '' ? '' : registrableDomain(readAddress(withScheme(website)).host);
}
