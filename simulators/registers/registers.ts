import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { edgarAnswer } from './edgar.ts';
import { DEMO_ENTITIES, gleifAnswer, type SimulatedEntity } from './entities.ts';
import { demoFilers, type SimulatedFiler } from './filers.ts';
import { federalRegisterAnswer, govUkAnswer, type SimulatedNotice } from './notices.ts';

/** What is recorded and published; about the demo's companies by default. */
export type RegistersOptions = SimulatorOptions & {
  readonly filers?: readonly SimulatedFiler[];
  readonly entities?: readonly SimulatedEntity[];
  readonly notices?: readonly SimulatedNotice[];
};

/** The settings by which the server and the command line reach it in the place of each register. */
export function registerSettings({ baseUrl }: Pick<Simulator, 'baseUrl'>) {
  return {
    EDGAR_URL: `${baseUrl}/edgar`,
    EDGAR_CONTACT: 'tests@legwork.example',
    GLEIF_URL: `${baseUrl}/gleif`,
    FEDERAL_REGISTER_URL: `${baseUrl}/federal-register`,
    GOV_UK_URL: `${baseUrl}/gov-uk`,
  } as const;
}

/** Stands in for registers of companies and for authorities, each below its own name: `/edgar/submissions/CIK….json`. */
export function startRegisters(options: RegistersOptions = {}): Promise<Simulator> {
  const now = options.now?.() ?? new Date();
  const { filers = demoFilers(now), entities = DEMO_ENTITIES, notices = [] } = options;

  function answer(call: RecordedCall): Reply {
    const [, name = '', path = ''] = /^\/([^/]+)(\/.*)$/u.exec(call.path) ?? [];
    if (name === 'edgar') return edgarAnswer(filers, call, path);
    if (name === 'gleif') return gleifAnswer(entities, call, path);
    if (name === 'federal-register') return federalRegisterAnswer(notices, call, path);
    if (name === 'gov-uk') return govUkAnswer(notices, call, path);
    return jsonReply(404, { error: 'Not found' });
  }

  return startSimulator(
    { answer, preflight: openPreflight, corsHeaders: openCors, ledger: createLedger({}) },
    options,
  );
}
