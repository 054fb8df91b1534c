import { SERVICE_LABELS } from '../../messages/service-messages.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { isoDay } from '../../model/time.ts';
import { withoutLegalForm } from '../../names/companies/company-name-parts.ts';
import type { LegalEntity, LegalEntityRegister } from '../../services/gleif/gleif.ts';
import type { RequestGate } from '../../services/http/request-gate.ts';
import { oneLine } from '../../text/normalize.ts';
import {
  type CompanySource,
  type KnownCompany,
  type LegalNames,
  undefinedIfFailed,
  type SourceCall,
} from '../company-source.ts';
import {
  canBeIdentified,
  certaintyOfRecord,
  chosenRecord,
  isNamedAs,
  namedCompany,
  type NamedCompany,
} from '../identity/whose-record.ts';

/** Former names that are shown; the others serve to recognise the company. */
const FORMER_NAMES_MAX = 2;

/** The company in the register, and how sure it is that it is the prospect's. */
type Registered = {
  readonly entity: LegalEntity;
  readonly certainty: CompanyFact['certainty'];
};

/** What the register of legal entities knows, asked once for each company of a run. */
export type LegalEntities = {
  /** Its names, former ones too; none when it is not in there for sure, or nobody could say. */
  readonly namesOf: LegalNames;
  /** Its entry as facts. */
  readonly source: CompanySource;
};

/** Looks companies up by their whole name and their number. Nothing but these is sent. */
export function createLegalEntities(
  register: LegalEntityRegister,
  gate: RequestGate,
): LegalEntities {
  const asked = new Map<string, Promise<Registered | undefined>>();

  function find(company: KnownCompany, call: SourceCall): Promise<Registered | undefined> {
    const key = `${company.name} ${company.domain}`;
    const pass: Pass = (work) => gate.pass('gleif', work, call.signal);
    const finding = asked.get(key) ?? registered(company, register, pass);
    asked.set(key, finding);
    return finding;
  }

  return {
    async namesOf(company, call) {
      const found = await undefinedIfFailed(find(company, call));
      return found === undefined ? [] : allNames(found.entity);
    },
    source: {
      name: 'gleif',
      isAskedByName: true,
      async ask(company, call) {
        const found = await find(company, call);
        if (found === undefined) return [];
        const parent = (which: 'direct' | 'ultimate'): Promise<LegalEntity | null> =>
          gate.pass('gleif', (own) => register.parent(found.entity.lei, which, own), call.signal);
        const [direct, ultimate] = await Promise.all([parent('direct'), parent('ultimate')]);
        return factsOn(found, { direct, ultimate }, call.now);
      },
    },
  };
}

type Pass = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** By its number where a directory records one, else by its name: the legal one first, then any that it has or had. */
async function registered(
  company: KnownCompany,
  register: LegalEntityRegister,
  pass: Pass,
): Promise<Registered | undefined> {
  const known = await namedCompany(company);
  if (!canBeIdentified(known)) return undefined;
  const { lei } = known.codes;
  const questions = [
    ...(lei === '' ? [] : ([['lei', lei]] as const)),
    ['entity.legalName', company.name] as const,
    ['fulltext', withoutLegalForm(company.name)] as const,
  ];
  for (const [field, text] of questions) {
    const entities = await pass((signal) => register.find(field, text, signal));
    const chosen = chosenRecord(entities.flatMap((entity) => weighed(entity, known)));
    if (chosen !== undefined) return chosen;
    if (entities.some((entity) => isNamedAs({ names: [entity.legalName] }, known)))
      return undefined;
  }
  return undefined;
}

function weighed(entity: LegalEntity, known: NamedCompany): readonly Registered[] {
  const { lei, country } = entity;
  const numbers = { lei, cik: '', tickers: [], websites: [] };
  const certainty = certaintyOfRecord({ names: allNames(entity), country, ...numbers }, known);
  return certainty === null ? [] : [{ entity, certainty }];
}

function allNames({ legalName, otherNames, formerNames }: LegalEntity): readonly string[] {
  return [legalName, ...otherNames, ...formerNames];
}

type Parents = { readonly direct: LegalEntity | null; readonly ultimate: LegalEntity | null };

function factsOn(
  { entity, certainty }: Registered,
  { direct, ultimate }: Parents,
  now: Date,
): readonly CompanyFact[] {
  const name = oneLine(entity.legalName);
  const country = entity.country === '' ? '' : ` in ${entity.country.toUpperCase()}`;
  const isOwnTop = ultimate?.lei === entity.lei || ultimate?.lei === direct?.lei;
  const parents = [
    ...(direct === null || direct.lei === entity.lei ? [] : [{ parent: direct, which: 'direct' }]),
    ...(ultimate === null || isOwnTop ? [] : [{ parent: ultimate, which: 'ultimate' }]),
  ];
  const texts = [
    `GLEIF lists ${name} as a legal entity${country}, with the identifier (LEI) ${entity.lei}.`,
    ...parents.map(
      ({ parent, which }) =>
        `GLEIF lists ${oneLine(parent.legalName)} as the ${which} parent of ${name}.`,
    ),
    ...entity.formerNames
      .slice(0, FORMER_NAMES_MAX)
      .map((former) => `GLEIF lists ${oneLine(former)} as a former name of ${name}.`),
  ];
  return texts.map((text) => ({
    kind: 'register',
    text,
    quote: '',
    source: {
      name: SERVICE_LABELS.gleif,
      url: `https://search.gleif.org/#/record/${entity.lei}`,
    },
    happenedOn: null,
    observedOn: isoDay(now),
    certainty,
  }));
}
