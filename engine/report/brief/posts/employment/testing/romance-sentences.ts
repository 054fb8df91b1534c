/** Sentences of a page of 1 June 2026 in French, Spanish, Portuguese and Italian, and how Tessa Marlow then stands to Quillfeather Insurance. */
export const ROMANCE_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  fr: [
    ['Tessa Marlow est directrice de la conformité de Quillfeather Insurance.', 'current'],
    ['Tessa Marlow a quitté Quillfeather Insurance fin avril.', 'left'],
    ['Tessa Marlow quittera Quillfeather Insurance le 30 septembre.', 'leaving'],
    [
      'Tessa Marlow, directrice des risques de Quillfeather Insurance, souligne le coût du chantier.',
      'current',
    ],
    [
      'Ancienne directrice des risques de Quillfeather Insurance, Tessa Marlow enseigne aujourd’hui à Lyon.',
      'left',
    ],
    [
      'Tessa Marlow rejoint Quillfeather Insurance en tant que directrice de la conformité.',
      'there',
    ],
    ['Tessa Marlow a été nommée directrice de la conformité de Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow est remplacée par Jean Roux à la tête de la conformité de Quillfeather Insurance.',
      'gone',
    ],
    [
      'Jean Roux succède à Tessa Marlow au poste de directeur des risques de Quillfeather Insurance.',
      'gone',
    ],
    [
      'Tessa Marlow succède à Jean Roux à la direction des risques de Quillfeather Insurance.',
      'there',
    ],
    [
      'Tessa Marlow prendra ses fonctions de directrice des risques de Quillfeather Insurance le 1er septembre.',
      'joining',
    ],
    ['Tessa Marlow était directrice des risques de Quillfeather Insurance jusqu’en mars.', 'left'],
    [
      'Tessa Marlow assure l’intérim de la direction de la conformité de Quillfeather Insurance.',
      'not gone',
    ],
    ['Tessa Marlow n’a pas quitté Quillfeather Insurance.', 'not gone'],
    [
      'Nous avons la tristesse d’annoncer le décès de Tessa Marlow, directrice de la conformité.',
      'left',
    ],
  ],
  es: [
    ['Tessa Marlow es directora de cumplimiento de Quillfeather Insurance.', 'current'],
    ['Tessa Marlow dejó Quillfeather Insurance en abril.', 'left'],
    ['Tessa Marlow dejará Quillfeather Insurance el 30 de septiembre.', 'leaving'],
    [
      'La directora de riesgos de Quillfeather Insurance, Tessa Marlow, explicó el plan.',
      'current',
    ],
    [
      'Tessa Marlow, hasta ahora directora de riesgos de Quillfeather Insurance, ficha por Beta Seguros.',
      'gone',
    ],
    ['Quillfeather Insurance ficha a Tessa Marlow como directora de cumplimiento.', 'there'],
    [
      'Tessa Marlow asumirá la dirección de riesgos de Quillfeather Insurance el 1 de septiembre.',
      'joining',
    ],
    [
      'Juan Ruiz sustituye a Tessa Marlow como director de riesgos de Quillfeather Insurance.',
      'gone',
    ],
    [
      'Tessa Marlow sustituye a Juan Ruiz como directora de riesgos de Quillfeather Insurance.',
      'there',
    ],
    [
      'La exdirectora de riesgos de Quillfeather Insurance, Tessa Marlow, presentó su libro.',
      'left',
    ],
    ['Tessa Marlow ya no trabaja en Quillfeather Insurance.', 'left'],
    ['Falleció Tessa Marlow, directora de cumplimiento de Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow ha sido nombrada directora de auditoría interna de Quillfeather Insurance.',
      'current',
    ],
  ],
  pt: [
    ['Tessa Marlow é diretora de compliance da Quillfeather Insurance.', 'current'],
    ['Tessa Marlow foi diretora de compliance da Quillfeather Insurance até março.', 'left'],
    ['Tessa Marlow deixa a Quillfeather Insurance em setembro.', 'leaving'],
    ['Tessa Marlow deixou a Quillfeather Insurance em abril.', 'left'],
    ['A Quillfeather Insurance nomeou Tessa Marlow diretora de risco.', 'current'],
    [
      'Tessa Marlow assume a diretoria de riscos da Quillfeather Insurance em 1 de setembro.',
      'joining',
    ],
    ['João Reis substitui Tessa Marlow na direção de risco da Quillfeather Insurance.', 'gone'],
    [
      'Segundo Tessa Marlow, diretora de riscos da Quillfeather Insurance, o prazo é curto.',
      'current',
    ],
    [
      'A ex-diretora de riscos da Quillfeather Insurance, Tessa Marlow, abriu uma consultoria.',
      'left',
    ],
  ],
  it: [
    ['Tessa Marlow è responsabile compliance di Quillfeather Insurance.', 'current'],
    ['Tessa Marlow ha lasciato Quillfeather Insurance ad aprile.', 'left'],
    ['Tessa Marlow lascerà Quillfeather Insurance il 30 settembre.', 'leaving'],
    [
      'Tessa Marlow è stata nominata responsabile internal audit di Quillfeather Insurance.',
      'current',
    ],
    [
      'Tessa Marlow entrerà in Quillfeather Insurance a settembre come chief risk officer.',
      'joining',
    ],
    [
      'Mario Rossi prende il posto di Tessa Marlow alla guida della compliance di Quillfeather Insurance.',
      'gone',
    ],
    [
      'L’ex responsabile compliance di Quillfeather Insurance, Tessa Marlow, ha scritto un libro.',
      'left',
    ],
    ['Tessa Marlow era responsabile compliance di Quillfeather Insurance fino a marzo.', 'left'],
    [
      '«Servono più controlli», dice Tessa Marlow, chief risk officer di Quillfeather Insurance.',
      'current',
    ],
  ],
};
