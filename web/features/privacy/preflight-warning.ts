import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import type { RecordableResearch } from '../../backend/privacy.ts';
import { formatDay } from '../../ui/format.ts';
import { privacyTexts } from './texts.ts';

const texts = privacyTexts.preflight;

/** What speaks against a research, in words for the user, who decides. */
export type PreflightWarning = {
  /** Since when the person is forgotten, ISO 8601; `null` where the research only could not be recorded. */
  readonly forgottenAt: string | null;
  readonly title: string;
  readonly question: string;
  readonly consequence: string;
  readonly confirm: string;
};

/** A research that nobody is there to be asked about could not be recorded. The message says so, and why. */
export class UnrecordedResearch extends Error {
  override readonly name = 'UnrecordedResearch';
}

/** Asks the record of use about a research that is to begin; `null` when nothing speaks against it. */
export async function preflightWarning(
  backend: Backend,
  research: RecordableResearch,
): Promise<PreflightWarning | null> {
  const { prospect, ...how } = research;
  const { name } = prospect;
  try {
    const privacy = await backend.privacy();
    const { forgottenAt } = await privacy.recordResearch(prospect, { ...how, isAnyway: false });
    if (forgottenAt === null) return null;
    return {
      forgottenAt,
      confirm: texts.confirm,
      title: texts.forgottenTitle,
      question: texts.forgotten(name, formatDay(forgottenAt)),
      consequence: texts.forgottenConsequence,
    };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return {
      forgottenAt: null,
      confirm: texts.confirm,
      title: texts.unrecordedTitle,
      question: texts.unrecorded(name, error.message),
      consequence: texts.unrecordedConsequence,
    };
  }
}

/** Records a research in spite of a warning. The user has just been asked and said yes: that the record fails in this very moment doesn't ask them again. */
export async function recordAnyway(
  backend: Backend,
  { prospect, ...how }: RecordableResearch,
): Promise<void> {
  try {
    const privacy = await backend.privacy();
    await privacy.recordResearch(prospect, { ...how, isAnyway: true });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
