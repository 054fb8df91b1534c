/** Sentences of a page of 1 June 2026 in English, German and Dutch, and how Tessa Marlow then stands to Quillfeather Insurance. */
export const GERMANIC_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  en: [
    ['Tessa Marlow is chief risk officer at Quillfeather Insurance.', 'current'],
    [
      '“We keep one register,” said Tessa Marlow, who has been chief risk officer of Quillfeather Insurance since 2021.',
      'current',
    ],
    [
      'Tessa Marlow most recently served as chief risk officer of Quillfeather Insurance, where she remains an adviser.',
      'left',
    ],
    ['Tessa Marlow was chief risk officer of Quillfeather Insurance until March.', 'left'],
    [
      'Quillfeather Insurance said chief risk officer Tessa Marlow will leave on 30 September.',
      'leaving',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, is stepping down at the end of the year.',
      'leaving',
    ],
    [
      'Tessa Marlow is to join Quillfeather Insurance as chief risk officer in September.',
      'joining',
    ],
    [
      'Quillfeather Insurance has named Tessa Marlow its next chief risk officer, with effect from 1 September 2026.',
      'joining',
    ],
    ['Tessa Marlow has joined Quillfeather Insurance as chief risk officer.', 'current'],
    [
      'John Roe has succeeded Tessa Marlow as chief risk officer of Quillfeather Insurance.',
      'left',
    ],
    [
      'Quillfeather Insurance has appointed John Roe chief risk officer to replace Tessa Marlow, who left in April.',
      'left',
    ],
    [
      'Tessa Marlow takes over as chief risk officer of Quillfeather Insurance from John Roe, who is retiring.',
      'there',
    ],
    ['Former Quillfeather Insurance risk chief Tessa Marlow has set up a consultancy.', 'left'],
    ['Ex-Quillfeather chief risk officer Tessa Marlow now advises start-ups.', 'left'],
    ["Beta Mutual has hired Quillfeather Insurance's Tessa Marlow as chief auditor.", 'left'],
    ['Tessa Marlow has quit Quillfeather Insurance after six years.', 'left'],
    [
      'Tessa Marlow, who left Quillfeather Insurance in January, is now chief auditor at Beta Mutual.',
      'left',
    ],
    [
      'Tessa Marlow joins Quillfeather Insurance from Beta Mutual, where she was head of audit.',
      'there',
    ],
    ['Tessa Marlow has been promoted to chief risk officer at Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow, acting chief risk officer of Quillfeather Insurance, told the committee the review was late.',
      'current',
    ],
    [
      'Tessa Marlow is covering as head of compliance at Quillfeather Insurance while Ann Roe is on maternity leave.',
      'current',
    ],
    [
      'John Roe will act as head of compliance at Quillfeather Insurance while Tessa Marlow is on maternity leave.',
      'not gone',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, has joined the board of the Harbour Trust.',
      'current',
    ],
    ['Tessa Marlow denied that she is leaving Quillfeather Insurance.', 'not gone'],
    ['Tessa Marlow may leave Quillfeather Insurance next year.', 'not gone'],
    [
      'It is with great sadness that we announce the death of Tessa Marlow, our chief risk officer.',
      'left',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, died on 3 May after a short illness.',
      'left',
    ],
    ['Tessa Marlow retired from Quillfeather Insurance in March.', 'left'],
    [
      'Tessa Marlow retires as chief risk officer of Quillfeather Insurance on 31 August.',
      'leaving',
    ],
    [
      'After seven years Tessa Marlow has handed over the risk function of Quillfeather Insurance to John Roe.',
      'left',
    ],
    ['Quillfeather Insurance is looking for a successor to Tessa Marlow.', 'gone'],
    ["Tessa Marlow's successor at Quillfeather Insurance is John Roe.", 'gone'],
    ['Tessa Marlow heads internal audit at Quillfeather Insurance.', 'current'],
    ['Tessa Marlow, Head of Compliance | Quillfeather Insurance', 'current'],
    ['By Tessa Marlow, Head of Compliance at Quillfeather Insurance', 'current'],
    [
      'Before joining Quillfeather Insurance in 2019, Tessa Marlow was head of audit at Beta Mutual.',
      'not gone',
    ],
    [
      'Tessa Marlow previously led compliance at Beta Mutual and has run risk at Quillfeather Insurance since 2022.',
      'current',
    ],
    ['Tessa Marlow is moving to Beta Mutual as chief auditor in October.', 'leaving'],
    [
      'Tessa Marlow is swapping Quillfeather Insurance for Beta Mutual, where she will be chief auditor.',
      'leaving',
    ],
    [
      'Beta Mutual has poached Tessa Marlow from Quillfeather Insurance to run its risk team.',
      'left',
    ],
    [
      'Tessa Marlow was dismissed as chief risk officer of Quillfeather Insurance last week.',
      'left',
    ],
    ['Tessa Marlow no longer works for Quillfeather Insurance.', 'left'],
    ['Tessa Marlow has handed in her notice at Quillfeather Insurance.', 'leaving'],
    ['Quillfeather Insurance announces the departure of Tessa Marlow, chief risk officer.', 'gone'],
    ['Quillfeather Insurance welcomes Tessa Marlow as its new head of compliance.', 'current'],
    [
      'Tessa Marlow begins as head of compliance at Quillfeather Insurance on 1 August 2026.',
      'joining',
    ],
  ],
  de: [
    ['Tessa Marlow ist Leiterin Compliance bei der Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow, Leiterin Compliance der Quillfeather Insurance, hält den Entwurf für verfehlt.',
      'current',
    ],
    ['Tessa Marlow war bis März Leiterin Compliance der Quillfeather Insurance.', 'left'],
    [
      'Die frühere Compliance-Chefin der Quillfeather Insurance, Tessa Marlow, berät heute Start-ups.',
      'left',
    ],
    ['Tessa Marlow verlässt die Quillfeather Insurance zum 30. September.', 'leaving'],
    ['Tessa Marlow hat die Quillfeather Insurance Ende April verlassen.', 'left'],
    [
      'Tessa Marlow wechselt zum 1. Oktober von der Quillfeather Insurance zur Beta Versicherung AG.',
      'leaving',
    ],
    ['Tessa Marlow wird neue Leiterin Compliance der Quillfeather Insurance.', 'there'],
    [
      'Zum 1. September übernimmt Tessa Marlow die Leitung der Konzernrevision bei Quillfeather Insurance.',
      'joining',
    ],
    ['Die Quillfeather Insurance hat Tessa Marlow zur Compliance-Leiterin ernannt.', 'current'],
    ['Hans Roth folgt bei der Quillfeather Insurance auf Tessa Marlow.', 'gone'],
    [
      'Tessa Marlow folgt bei der Quillfeather Insurance auf Hans Roth, der in den Ruhestand geht.',
      'there',
    ],
    [
      'Nachfolger von Tessa Marlow als Leiter Compliance der Quillfeather Insurance ist Hans Roth.',
      'gone',
    ],
    ['Tessa Marlow leitet kommissarisch die Compliance der Quillfeather Insurance.', 'current'],
    ['Tessa Marlow ist am 3. Mai gestorben.', 'left'],
    ['Wir trauern um Tessa Marlow, Leiterin Compliance der Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow, seit 2022 Datenschutzbeauftragte der Quillfeather Insurance, sprach in Köln.',
      'current',
    ],
    [
      'Tessa Marlow tritt zum Jahresende als Risikovorstand der Quillfeather Insurance zurück.',
      'leaving',
    ],
    ['Tessa Marlow scheidet Ende September aus der Quillfeather Insurance aus.', 'leaving'],
    ['Tessa Marlow ist nicht mehr bei der Quillfeather Insurance.', 'left'],
    ['Tessa Marlow ist zur Beta Versicherung AG gewechselt.', 'left'],
    ['Tessa Marlow wurde zur Leiterin Revision der Quillfeather Insurance befördert.', 'current'],
    ['Tessa Marlow verlässt die Quillfeather Insurance nicht.', 'not gone'],
  ],
  nl: [
    ['Tessa Marlow is hoofd compliance bij Quillfeather Insurance.', 'current'],
    ['Tessa Marlow vertrekt per 1 oktober bij Quillfeather Insurance.', 'leaving'],
    ['Tessa Marlow is vertrokken bij Quillfeather Insurance.', 'left'],
    ['Tessa Marlow heeft Quillfeather Insurance in april verlaten.', 'left'],
    ['Jan de Boer volgt Tessa Marlow op als hoofd compliance van Quillfeather Insurance.', 'gone'],
    ['Tessa Marlow volgt Jan de Boer op als hoofd compliance van Quillfeather Insurance.', 'there'],
    ['Tessa Marlow is benoemd tot chief risk officer van Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow begint op 1 september als chief risk officer bij Quillfeather Insurance.',
      'joining',
    ],
    [
      'Voormalig hoofd compliance van Quillfeather Insurance Tessa Marlow start een adviesbureau.',
      'left',
    ],
    ['Tessa Marlow was tot maart hoofd compliance van Quillfeather Insurance.', 'left'],
  ],
};
