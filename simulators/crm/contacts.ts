import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';

/** A person whom a CRM has. */
export type SimulatedContact = {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  readonly company: string;
  /** '' where there is none. */
  readonly email: string;
};

/** A note that a CRM has, and on whom. */
export type SimulatedNote = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly contactIds: readonly string[];
};

/** What a test looks at and lays down beside the calls. */
export type NotesKept = {
  readonly notes: () => readonly SimulatedNote[];
  /** A note that somebody wrote there. */
  readonly putNote: (text: string, contactId: string) => void;
};

/** What a simulated CRM has; the demo's people by default. */
export type CrmOptions = SimulatorOptions & {
  readonly contacts?: readonly SimulatedContact[];
  readonly key?: string;
  /** `false`: the scope to write was taken away. */
  readonly mayWrite?: boolean;
};

/** The key that they take. */
export const DEMO_CRM_KEY = 'demo-crm-key-0123456789';

/** Ingrid Solberg as the demo's world knows her, and two who share a name. */
export const DEMO_CONTACTS: readonly SimulatedContact[] = [
  {
    id: '51',
    given: 'Ingrid',
    family: 'Solberg',
    company: 'Nordvik Bank',
    email: 'ingrid.solberg@nordvikbank.example',
  },
  { id: '52', given: 'Ingrid', family: 'Solberg', company: 'Fjord Shipping', email: '' },
  { id: '53', given: 'Marcus', family: 'Adeyemi', company: 'Halden Payments', email: '' },
  { id: '54', given: 'Marcus', family: 'Adeyemi', company: 'HALDEN PAYMENTS', email: '' },
];

/** How one CRM answers, and what it keeps. */
export type SimulatedCrm = NotesKept & {
  readonly answer: (call: RecordedCall) => Reply;
  readonly clear: () => void;
  /** Every page may call it; no page may when left out. */
  readonly answersBrowsers?: true;
};

/** Starts a simulated CRM, whose notes are gone after a reset. */
export async function startCrm(
  { answer, clear, notes, putNote, answersBrowsers }: SimulatedCrm,
  options: CrmOptions,
): Promise<Simulator & NotesKept> {
  const reach =
    answersBrowsers === true
      ? { preflight: openPreflight, corsHeaders: openCors }
      : { preflight: () => jsonReply(404, {}), corsHeaders: () => ({}) };
  const ledger = { ...createLedger({}), reset: clear };
  return { ...(await startSimulator({ answer, ...reach, ledger }, options)), notes, putNote };
}
