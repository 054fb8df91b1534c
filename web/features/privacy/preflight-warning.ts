import type { Prospect } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { privacyTexts } from '../../texts-privacy.ts';

const { admission: words } = privacyTexts;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

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
    const { forgottenAt } = await backend.recordResearch(prospect, false);
    if (forgottenAt === null) return null;
    return {
      isForgotten: true,
      confirm: words.confirm,
      title: words.forgottenTitle,
      question: words.forgotten(name, DAY.format(new Date(forgottenAt))),
      consequence: words.forgottenConsequence,
    };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return {
      isForgotten: false,
      confirm: words.confirm,
      title: words.unrecordedTitle,
      question: words.unrecorded(name, error.message),
      consequence: words.unrecordedConsequence,
    };
  }
}

/** Records a research in spite of a warning. The user has just been asked and said yes: that the record fails in this very moment doesn't ask them again. */
export async function recordAnyway(backend: Backend, prospect: Prospect): Promise<void> {
  try {
    await backend.recordResearch(prospect, true);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
