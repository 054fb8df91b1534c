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

  admission: {
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
  },

  admin: {
    title: 'Privacy',
    lead: 'How long what is known of people is kept, and who researched whom.',
    retention: 'Days until reports and records are deleted',
    retentionHint: 'From 1 to 3650. Reports nobody may see any more are deleted within minutes.',
    retentionOdd: 'Please enter a whole number from 1 to 3650.',
    save: 'Save',
    saved: 'Retention changed',
    savedFor: (days: number): string =>
      days === 1
        ? 'Everything is deleted after a day.'
        : `Everything is deleted after ${days} days.`,
    saveFailed: (message: string): string => `The retention could not be changed: ${message}`,
    shortenTitle: 'Keep everything shorter?',
    shorten: (days: number): string =>
      days === 1
        ? 'Reports and records older than a day are deleted now, in every account.'
        : `Reports and records older than ${days} days are deleted now, in every account.`,
    shortenConsequence: 'It cannot be undone.',
    shortenConfirm: 'Delete older ones',
    loading: 'Loading...',
    failed: (message: string): string => `The retention could not be read: ${message}`,
  },

  record: {
    title: 'Record of use',
    lead: 'Who researched whom. Reports themselves are seen by nobody but their owner.',
    label: 'Recorded research',
    loading: 'Loading the record...',
    failed: (message: string): string => `The record could not be read: ${message}`,
    empty: 'Nobody has been researched yet.',
    sentence: (user: string, name: string, company: string): string =>
      `${user} researched ${company === '' ? name : `${name}, ${company}`}`,
    pages: 'Pages of the record',
    page: (page: number): string => `Page ${page}`,
    newer: 'Newer',
    older: 'Older',
  },
} as const;
