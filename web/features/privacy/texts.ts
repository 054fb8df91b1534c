/** The texts about the rights of the people researched. */
export const privacyTexts = {
  forget: {
    action: 'Forget this person',
    title: 'Forget this person',
    question: (name: string, company: string): string =>
      `Erase everything Legwork has on ${company === '' ? name : `${name}, ${company}`}?`,
    consequence:
      "This erases this person's reports and the log of who researched them, in every account of your organisation, and everything this browser stores about them. Other browsers erase their copies when somebody next uses them. Only a hash remains, so that no one researches them again unknowingly. This cannot be undone.",
    confirm: 'Forget this person',
    done: 'Person forgotten',
    doneReason: 'Their data is erased. Only an anonymous hash remains.',
    failed: (message: string): string => `Could not forget this person: ${message}`,
    browserFailed:
      "This person was erased from the database, but this browser could not erase its own copies. Clear this site's data in your browser.",
  },
  preflight: {
    forgottenTitle: 'This person was forgotten',
    forgotten: (name: string, day: string): string =>
      `Your organisation erased ${name} on ${day}. Research anyway?`,
    forgottenConsequence:
      'No requests have been sent yet. Continue only for a new reason, such as a request by the person.',
    unrecordedTitle: 'This research could not be recorded',
    unrecorded: (name: string, message: string): string =>
      `Legwork could not record this research or check whether ${name} was forgotten: ${message}`,
    unrecordedConsequence: 'No requests have been sent yet. You can continue without the record.',
    confirm: 'Research anyway',
  },
  notice: {
    action: 'Notice for the person',
    title: 'Notice for the person',
    lead: 'People you research have a right to be informed (GDPR, Article 14), at the latest with your first message. Fill in the [brackets].',
    label: 'Text of the notice',
    copy: 'Copy the text',
    copied: 'Notice copied',
    copyFailed: 'Your browser blocked copying. Select the text and copy it manually.',
    loading: 'Loading...',
    failed: (message: string): string => `Could not load the retention period: ${message}`,
  },
} as const;
