/**
 * Sentences of a page of 1 June 2026 in which a post passes from one person to another, ends, or is another company's: hand-overs,
 * successions told with a pronoun, notice given for a day, conditions, relative clauses, and rows of a curriculum vitae run together.
 */
export const HAND_OVER_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  de: [
    ['Quillfeather Insurance: Compliance-Chefin Tessa Marlow musste schon im Mai gehen.', 'left'],
    [
      'Als Tessa Marlow noch Leiterin Revision bei Quillfeather Insurance war, gab es keine Software.',
      'left',
    ],
    [
      'Tessa Marlow (bis 2024 Leiterin Recht der Quillfeather Insurance) berät heute Stiftungen.',
      'left',
    ],
    ['Tessa Marlow arbeitete zwölf Jahre als Risikomanagerin bei Quillfeather Insurance.', 'left'],
    [
      'Ich habe 20 Jahre lang als Datenschutzbeauftragte der Quillfeather Insurance gearbeitet. Tessa Marlow',
      'left',
    ],
    [
      'Tessa Marlow hat die Leitung der Revision bei Quillfeather Insurance im Mai an John Roe übergeben.',
      'left',
    ],
    ['Quillfeather Insurance hat Risikochefin Tessa Marlow fristlos gekündigt.', 'left'],
    [
      'Quillfeather Insurance und Syndika Tessa Marlow lassen den Vertrag zum 30. September auslaufen.',
      'leaving',
    ],
    [
      'Tessa Marlow legt ihre Funktion als Leiterin Revision der Quillfeather Insurance Ende September zurück.',
      'leaving',
    ],
    [
      'Die Leiterin Recht der Quillfeather Insurance, Tessa Marlow, hat zum 30. September gekündigt.',
      'leaving',
    ],
    [
      'John Roe gibt die Leitung Recht der Quillfeather Insurance im Oktober an Tessa Marlow ab.',
      'joining',
    ],
    [
      'Die Aufgaben von John Roe bei Quillfeather Insurance gehen zum 1. Oktober auf Tessa Marlow über.',
      'joining',
    ],
    [
      'Nachfolgerin von John Roe als Leiter Recht der Quillfeather Insurance wird am 1. Oktober Tessa Marlow.',
      'joining',
    ],
    [
      'Die Hafen AG, deren Chefjuristin Tessa Marlow ist, hat Quillfeather Insurance gekauft.',
      'unknown',
    ],
    [
      'Leiterin Recht, Beta AG – 2022 bis heute Leiterin Revision, Quillfeather Insurance – 2016 bis 2021',
      'left',
    ],
  ],
  fr: [
    [
      'John Roe occupe chez Quillfeather Insurance le poste laissé vacant par Tessa Marlow.',
      'left',
    ],
    ["Tessa Marlow a annoncé qu'elle quitterait Quillfeather Insurance à l'automne.", 'leaving'],
    [
      'Tessa Marlow remettra les clés de la direction des risques de Quillfeather Insurance en septembre.',
      'leaving',
    ],
    [
      'Tessa Marlow, directrice juridique de Quillfeather Insurance, passera la main à John Roe fin septembre.',
      'leaving',
    ],
    [
      'La directrice juridique de Quillfeather Insurance, Tessa Marlow, tirera sa révérence en octobre.',
      'leaving',
    ],
    [
      "Le mandat de Tessa Marlow comme directrice des risques de Quillfeather Insurance s'achèvera en octobre.",
      'leaving',
    ],
    [
      'John Roe quitte Quillfeather Insurance en septembre. Tessa Marlow lui succédera à la direction juridique.',
      'joining',
    ],
    [
      'John Roe passera la main à Tessa Marlow à la direction juridique de Quillfeather Insurance en octobre.',
      'joining',
    ],
    [
      'La direction juridique de Quillfeather Insurance sera confiée en octobre à Tessa Marlow.',
      'joining',
    ],
    [
      "L'arrivée de Tessa Marlow à la direction juridique de Quillfeather Insurance est prévue le 1er octobre.",
      'joining',
    ],
    [
      'Le groupe Hafen, dont Tessa Marlow est directrice juridique, a racheté Quillfeather Insurance.',
      'unknown',
    ],
    [
      "Si le conseil l'approuve, Tessa Marlow dirigera l'audit de Quillfeather Insurance.",
      'unknown',
    ],
    [
      "Directrice juridique, Beta SA – 2022 à aujourd'hui Juriste, Quillfeather Insurance – 2016 à 2021",
      'left',
    ],
  ],
  nl: [
    ['Quillfeather Insurance en risicomanager Tessa Marlow zijn uit elkaar gegaan.', 'left'],
    ['Tessa Marlow werkte tien jaar als auditmanager bij Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow, risicomanager bij Quillfeather Insurance, geeft in oktober het stokje door aan John Roe.',
      'leaving',
    ],
    [
      'John Roe verlaat Quillfeather Insurance in september. Tessa Marlow volgt hem op als hoofd audit.',
      'joining',
    ],
    [
      'John Roe verlaat Quillfeather Insurance in september. Hij wordt opgevolgd door Tessa Marlow.',
      'joining',
    ],
    [
      'Per 1 oktober treedt Tessa Marlow aan als hoofd audit van Quillfeather Insurance.',
      'joining',
    ],
    [
      'De groep Haven, waarvan Tessa Marlow hoofd juridische zaken is, koopt Quillfeather Insurance.',
      'unknown',
    ],
  ],
  es: [
    ['Tessa Marlow procede de Quillfeather Insurance, donde era directora de riesgos.', 'left'],
    ['Quillfeather Insurance ha prescindido de su directora de riesgos, Tessa Marlow.', 'left'],
    [
      'Quillfeather Insurance y Tessa Marlow, su directora de riesgos, han puesto fin a su relación laboral.',
      'left',
    ],
    [
      'El relevo de Tessa Marlow en la dirección jurídica de Quillfeather Insurance se hizo efectivo en mayo.',
      'left',
    ],
    [
      'John Roe cesará el 30 de septiembre en Quillfeather Insurance. Lo sucederá Tessa Marlow.',
      'joining',
    ],
    [
      'John Roe, director jurídico de Quillfeather Insurance, pasará el testigo a Tessa Marlow el 1 de octubre.',
      'joining',
    ],
    [
      'La dirección jurídica de Quillfeather Insurance quedará desde octubre en manos de Tessa Marlow.',
      'joining',
    ],
    [
      'La vicepresidencia de Riesgos de Quillfeather Insurance recaerá desde octubre en Tessa Marlow.',
      'joining',
    ],
    [
      'Su lugar en la gerencia de Riesgos de Quillfeather Insurance lo tomará Tessa Marlow en octubre.',
      'joining',
    ],
    ['Al frente de Cumplimiento en Quillfeather Insurance está Tessa Marlow.', 'current'],
    [
      'Tessa Marlow ocupa el cargo de oficial de cumplimiento de Quillfeather Insurance.',
      'current',
    ],
    ['Tessa Marlow podría llegar a Quillfeather Insurance como gerente de riesgos.', 'unknown'],
    [
      'Grupo Hafen, cuya directora jurídica es Tessa Marlow, compró Quillfeather Insurance.',
      'unknown',
    ],
    [
      'Directora jurídica en Banco Beta · 2023 – actualidad Abogada en Quillfeather Insurance · 2018 – 2023',
      'left',
    ],
  ],
  pt: [
    [
      'A vaga na diretoria de riscos da Quillfeather Insurance decorre do desligamento de Tessa Marlow.',
      'left',
    ],
    ['A Quillfeather Insurance dispensou a diretora de riscos Tessa Marlow.', 'left'],
    ['Tessa Marlow sai da Quillfeather Insurance no final de setembro.', 'leaving'],
    [
      'Tessa Marlow passa a pasta da auditoria da Quillfeather Insurance a John Roe em outubro.',
      'leaving',
    ],
    [
      'Tessa Marlow cumpre aviso prévio no Banco Beta e em outubro começa na Quillfeather Insurance.',
      'joining',
    ],
    [
      'John Roe entrega a auditoria da Quillfeather Insurance a Tessa Marlow em outubro.',
      'joining',
    ],
    ['John Roe deixa a Quillfeather Insurance em setembro. Sucede-lhe Tessa Marlow.', 'joining'],
    [
      'A Quillfeather Insurance acaba de contratar Tessa Marlow para a diretoria de riscos.',
      'current',
    ],
    ['Tessa Marlow reassumiu a gerência de qualidade da Quillfeather Insurance.', 'current'],
    [
      'Se a lista vencer, Tessa Marlow será chamada a dirigir a auditoria da Quillfeather Insurance.',
      'unknown',
    ],
    [
      'O Grupo Hafen, cuja diretora jurídica é Tessa Marlow, comprou a Quillfeather Insurance.',
      'unknown',
    ],
  ],
  it: [
    [
      'Tessa Marlow è stata per dieci anni responsabile compliance di Quillfeather Insurance e ora insegna.',
      'left',
    ],
    [
      'Quillfeather Insurance ha interrotto il rapporto con la responsabile legale Tessa Marlow.',
      'left',
    ],
    [
      'Tessa Marlow ha rassegnato le dimissioni da Quillfeather Insurance con effetto dal 30 settembre.',
      'leaving',
    ],
    ['John Roe lascia Quillfeather Insurance a settembre. Gli succederà Tessa Marlow.', 'joining'],
    [
      'John Roe cederà la guida del legale di Quillfeather Insurance a Tessa Marlow in ottobre.',
      'joining',
    ],
    ['La direzione legale di Quillfeather Insurance passerà in ottobre a Tessa Marlow.', 'joining'],
    [
      'Il gruppo Hafen, la cui responsabile legale è Tessa Marlow, ha comprato Quillfeather Insurance.',
      'unknown',
    ],
  ],
  ro: [
    [
      'John Roe pleacă de la Quillfeather Insurance în septembrie. Îi va succeda Tessa Marlow.',
      'joining',
    ],
  ],
};
