import type { KnownCompany } from '../company/company-source.ts';
import { createCompanySources, type RegisterOptions } from '../company/company-sources.ts';
import type { CompanyFact } from '../model/company-fact.ts';
import type { CompanySourceName } from '../model/service-failure.ts';
import {
  knownCompany,
  SOURCE_CALL,
  startSourceStage,
  type PublicWorld,
  type SourceStage,
} from './source-stage.ts';

/** Whom to ask about which company, where that isn't Acme, and how registers are reached, where that is not as usual. */
export type AskedSource = {
  readonly name: CompanySourceName;
  readonly known?: Partial<KnownCompany>;
  readonly registers?: Partial<RegisterOptions>;
};

/** What one source says about the company in a world that is there. Rejects as the source does. */
export async function askSource(
  { options }: Pick<SourceStage, 'options'>,
  { name, known = {}, registers = {} }: AskedSource,
): Promise<readonly CompanyFact[]> {
  const reached = { ...options, registers: { ...options.registers, ...registers } };
  const source = createCompanySources(reached).find((one) => one.name === name);
  if (source === undefined) throw new Error(`There is no source ${name}`);
  return await source.ask(knownCompany(known), SOURCE_CALL);
}

/** The same in a world of its own. */
export async function factsIn(
  world: PublicWorld,
  asked: AskedSource,
): Promise<readonly CompanyFact[]> {
  await using stage = await startSourceStage(world);
  return await askSource(stage, asked);
}
