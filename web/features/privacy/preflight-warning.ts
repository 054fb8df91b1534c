import type { Prospect } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { formatLongDay } from '../../ui/format.ts';
import { privacyTexts } from './texts.ts';

const texts = privacyTexts.preflight;

/** What speaks against a research, in words for the user, who decides. */
export type PreflightWarning = {
  readonly isForgotten: boolean;
  readonly title: string;
  readonly question: string;
  readonly consequence: string;
  readonly confirm: string;
};

/** Asks the record of use about a research that is to begin; `null` when nothing speaks against it. */
export async function preflightWarning(
  backend: Backend,
  prospect: Prospect,
): Promise<PreflightWarning | null> {
  const { name } = prospect;
  try {
    const { forgottenAt } = await (await backend.privacy()).recordResearch(prospect, false);
    if (forgottenAt === null) return null;
    return {
      isForgotten: true,
      confirm: texts.confirm,
      title: texts.forgottenTitle,
      question: texts.forgotten(name, formatLongDay(forgottenAt)),
      consequence: texts.forgottenConsequence,
    };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return {
      isForgotten: false,
      confirm: texts.confirm,
      title: texts.unrecordedTitle,
      question: texts.unrecorded(name, error.message),
      consequence: texts.unrecordedConsequence,
    };
  }
}

/** Records a research in spite of a warning. The user has just been asked and said yes: that the record fails in this very moment doesn't ask them again. */
export async function recordAnyway(backend: Backend, prospect: Prospect): Promise<void> {
  try {
    await (await backend.privacy()).recordResearch(prospect, true);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
