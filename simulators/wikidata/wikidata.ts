import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import type { WorldProspect } from '../world/page.ts';
import { COMPANY_RECORDS, NAMESAKES } from './company-records.ts';

/** An item as the interface describes it. */
type Item = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly claims: Readonly<Record<string, readonly object[]>>;
};

const BUSINESS = 'Q4830453';
const LANDFORM = 'Q271669';

/** Stands in for https://www.wikidata.org: search by name, and what is recorded of an item. */
export function startWikidata(options: SimulatorOptions = {}): Promise<Simulator> {
  const items = itemsOf((options.world ?? DEMO_WORLD).prospects);

  function search({ query }: RecordedCall): Reply {
    const wanted = fold(query['search'] ?? '');
    const found = items.filter(({ name, aliases }) =>
      [name, ...aliases].some((one) => wanted !== '' && fold(one).startsWith(wanted)),
    );
    return jsonReply(200, {
      searchinfo: { search: query['search'] },
      search: found.slice(0, Number(query['limit'] ?? 7)).map(({ id, name, description }) => ({
        id,
        label: name,
        description,
        match: { type: 'label', language: 'en', text: name },
      })),
      success: 1,
    });
  }

  function entities({ query }: RecordedCall): Reply {
    const ids = (query['ids'] ?? '').split('|');
    const found = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
    return jsonReply(200, {
      entities: Object.fromEntries(found.map((item) => [item.id, described(item)])),
      success: 1,
    });
  }

  function answer(call: RecordedCall): Reply {
    // Without `origin=*` no other site may read the answer.
    const hasCors = call.query['origin'] === '*';
    const { action } = call.query;
    if (call.path !== '/w/api.php') return { ...jsonReply(404, {}), hasCors };
    if (action === 'wbsearchentities') return { ...search(call), hasCors };
    if (action === 'wbgetentities') return { ...entities(call), hasCors };
    return {
      ...jsonReply(200, { error: { code: 'badvalue', info: 'Unrecognized value' } }),
      hasCors,
    };
  }

  const ledger = createLedger({});
  return startSimulator(
    { answer, preflight: openPreflight, corsHeaders: openCors, ledger },
    options,
  );
}

/** The companies of these people, and what merely bears their name. */
function itemsOf(prospects: readonly WorldProspect[]): readonly Item[] {
  const companies = prospects.map(({ company, companyUrl }) => {
    const record = COMPANY_RECORDS[company] ?? {};
    return {
      name: company,
      description: 'company',
      aliases: record.aliases ?? [],
      claims: {
        P31: [statement({ id: BUSINESS })],
        P856: [statement(companyUrl)],
        P1448: (record.formerNames ?? []).map((text) => ended({ text, language: 'en' })),
        P249: record.ticker === undefined ? [] : [statement(record.ticker)],
      },
    };
  });
  const landform = { P31: [statement({ id: LANDFORM })] };
  const namesakes = NAMESAKES.map((one) => ({ ...one, aliases: [], claims: landform }));
  return [...companies, ...namesakes].map((item, index) => ({
    ...item,
    id: `Q${900_001 + index}`,
  }));
}

function statement(value: unknown): object {
  return { mainsnak: { snaktype: 'value', datavalue: { value } }, rank: 'normal' };
}

function ended(value: unknown): object {
  const time = { snaktype: 'value', datavalue: { value: { time: '+2019-01-01T00:00:00Z' } } };
  return { ...statement(value), qualifiers: { P582: [time] } };
}

function described({ id, name, aliases, claims }: Item): object {
  const inEnglish = (value: string) => ({ language: 'en', value });
  return {
    type: 'item',
    id,
    labels: { en: inEnglish(name) },
    aliases: { en: aliases.map(inEnglish) },
    claims,
  };
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
