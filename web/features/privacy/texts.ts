/** The texts about the rights of the people researched. */
export const privacyTexts = {
  forget: {
    action: 'Forget this person',
    title: 'Forget this person',
    question: (name: string, company: string): string =>
      `Erase everything Legwork has on ${company === '' ? name : `${name}, ${company}`}?`,
    consequence:
      "It erases this person's reports and the record of who researched them, in every account of your organisation, and what this browser keeps. Other browsers erase theirs at the next sign-in. Only a hash stays, so that nobody researches them again unknowingly. It cannot be undone.",
    confirm: 'Forget this person',
    done: 'Person forgotten',
    doneReason: 'Nothing of them is left but a hash that names nobody.',
    failed: (message: string): string => `The person could not be forgotten: ${message}`,
    browserFailed:
      'The database forgot this person, but this browser refused to erase its own copies. Clear the site data of this page in your browser.',
  },
  preflight: {
    forgottenTitle: 'This person was forgotten',
    forgotten: (name: string, day: string): string =>
      `You or your organisation has forgotten ${name} on ${day}. Research anyway?`,
    forgottenConsequence:
      'Nothing has been asked yet. Go on only if there is a new reason, such as a wish of the person.',
    unrecordedTitle: 'This research could not be recorded',
    unrecorded: (name: string, message: string): string =>
      `Legwork could neither record this research nor look up whether ${name} was forgotten: ${message}`,
    unrecordedConsequence: 'Nothing has been asked yet. You can go on without the record.',
    confirm: 'Research anyway',
  },
  notice: {
    action: 'Notice for the person',
    title: 'Notice for the person',
    lead: 'Whoever is researched has a right to know (GDPR, Article 14): at the latest with your first message. Complete what stands in [brackets].',
    label: 'Text of the notice',
    copy: 'Copy the text',
    copied: 'Notice copied',
    copyFailed: 'The browser refused to copy. Select the text and copy it yourself.',
    loading: 'Loading...',
    failed: (message: string): string => `The retention could not be read: ${message}`,
  },
} as const;
