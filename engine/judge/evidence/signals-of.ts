import { companySignals } from './company-signals.ts';
import { employerSignal } from './employer-signal.ts';
import { fieldSignals } from './field-signals.ts';
import { nameSignals } from './name-signals.ts';
import { noteSignals } from './note-signals.ts';
import { roleSignals } from './role-signals.ts';
import type { Question, Signal } from './signal.ts';

/** All evidence for and against one page being about the prospect; only what has strength. */
export function signalsOf(question: Question): readonly Signal[] {
  return [
    ...companySignals(question),
    ...roleSignals(question),
    ...noteSignals(question),
    ...nameSignals(question),
    ...fieldSignals(question),
    employerSignal(question),
  ].filter(({ strength }) => strength > 0);
}
