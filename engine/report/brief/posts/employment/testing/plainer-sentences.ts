/** Moves told by a noun, a handover or in plain words, on a page of 1 June 2026, and how Tessa Marlow then stands to Quillfeather Insurance. */
export const PLAINER_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  en: [
    [
      'Tessa Marlow’s first day as chief risk officer of Quillfeather Insurance will be 3 August.',
      'joining',
    ],
    [
      'The chair of chief risk officer at Quillfeather Insurance, empty since Tessa Marlow’s departure in March, stays so for now.',
      'left',
    ],
    [
      'Compliance at Quillfeather Insurance passes from Tessa Marlow to John Roe on 1 July.',
      'leaving',
    ],
    [
      'John Roe has inherited the risk function of Quillfeather Insurance from Tessa Marlow.',
      'left',
    ],
    ['Tessa Marlow and Quillfeather Insurance have gone their separate ways.', 'left'],
    [
      'Quillfeather Insurance bids farewell to its head of risk, Tessa Marlow, on 31 July.',
      'leaving',
    ],
    [
      'Captain Marlow is General Manager Risk, Safety and Assurance at Quillfeather Insurance. Her full name is Tessa Marlow.',
      'current',
    ],
    [
      'Quillfeather Insurance today advised members that Tessa Marlow has told the board she intends to step down as Chief Risk Officer after six years.',
      'leaving',
    ],
  ],
  de: [
    [
      'Tessa Marlow, Leiterin Risiko der Quillfeather Insurance, passt ihre Aufgaben an.',
      'current',
    ],
    [
      'Tessa Marlow ist Leiterin Risiko bei Quillfeather Insurance, denn ab 1. Juli gilt ein neues Gesetz.',
      'unknown',
    ],
    [
      'Tessa Marlow hat ihren ersten Arbeitstag als Leiterin Revision der Quillfeather Insurance am 3. August.',
      'joining',
    ],
    [
      'Die Leitung der Revision der Quillfeather Insurance geht am 1. Juli von Tessa Marlow auf John Roe über.',
      'leaving',
    ],
    ['Tessa Marlow zieht es von der Quillfeather Insurance zur Beta Versicherung.', 'leaving'],
  ],
  fr: [
    [
      'Chez Quillfeather Insurance, où elle était directrice des risques, Tessa Marlow a bâti une équipe.',
      'left',
    ],
    ['Tessa Marlow a vidé son bureau chez Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow débutera le 1er septembre comme directrice de la conformité de Quillfeather Insurance.',
      'joining',
    ],
    [
      'Le premier jour de Tessa Marlow comme directrice des risques de Quillfeather Insurance sera le 3 août.',
      'joining',
    ],
    [
      'La conformité de Quillfeather Insurance passera de Tessa Marlow à John Roe le 1er juillet.',
      'leaving',
    ],
    ['Tessa Marlow et Quillfeather Insurance se sont séparées.', 'left'],
    ['L’aventure de Tessa Marlow chez Quillfeather Insurance s’achève le 31 juillet.', 'leaving'],
    ['Tessa Marlow tourne la page Quillfeather Insurance.', 'leaving'],
  ],
  es: [
    ['Exdirectora de riesgos, Tessa Marlow. Quillfeather Insurance celebra su fiesta.', 'left'],
    ['Tessa Marlow ha vaciado su despacho en Quillfeather Insurance.', 'left'],
    [
      'El primer día de Tessa Marlow como directora de riesgos de Quillfeather Insurance será el 3 de agosto.',
      'joining',
    ],
    [
      'El cumplimiento de Quillfeather Insurance pasará de Tessa Marlow a John Roe el 1 de julio.',
      'leaving',
    ],
    [
      'John Roe coge el testigo de Tessa Marlow como director de riesgos de Quillfeather Insurance.',
      'left',
    ],
    ['Tessa Marlow y Quillfeather Insurance han separado sus caminos.', 'left'],
    ['La etapa de Tessa Marlow en Quillfeather Insurance termina el 31 de julio.', 'leaving'],
  ],
  pt: [
    [
      'A Quillfeather Insurance terá de procurar diretora de risco: Tessa Marlow vai-se embora no fim de agosto.',
      'leaving',
    ],
    [
      'O primeiro dia de Tessa Marlow como diretora de risco da Quillfeather Insurance será 3 de agosto.',
      'joining',
    ],
    [
      'O compliance da Quillfeather Insurance passará de Tessa Marlow para John Roe a 1 de julho.',
      'leaving',
    ],
    [
      'John Roe fica com a pasta de Tessa Marlow como diretor de risco da Quillfeather Insurance.',
      'left',
    ],
    ['Tessa Marlow e a Quillfeather Insurance separaram-se.', 'left'],
    ['O ciclo de Tessa Marlow na Quillfeather Insurance termina a 31 de julho.', 'leaving'],
  ],
  it: [
    [
      'Quillfeather Insurance dovrà fare a meno della sua responsabile rischi: Tessa Marlow se ne va a fine agosto.',
      'leaving',
    ],
    ['Tessa Marlow ha svuotato la scrivania in Quillfeather Insurance.', 'left'],
    [
      'Il primo giorno di Tessa Marlow come responsabile rischi di Quillfeather Insurance sarà il 3 agosto.',
      'joining',
    ],
    [
      'La compliance di Quillfeather Insurance passerà da Tessa Marlow a John Roe il 1° luglio.',
      'leaving',
    ],
    [
      'John Roe raccoglie il testimone di Tessa Marlow come responsabile rischi di Quillfeather Insurance.',
      'left',
    ],
    ['Le strade di Tessa Marlow e di Quillfeather Insurance si sono divise.', 'left'],
    ['L’avventura di Tessa Marlow in Quillfeather Insurance finisce il 31 luglio.', 'leaving'],
  ],
  nl: [
    ['Tessa Marlow heeft haar bureau bij Quillfeather Insurance leeggeruimd.', 'left'],
    [
      'De eerste werkdag van Tessa Marlow als hoofd risicobeheer van Quillfeather Insurance is 3 augustus.',
      'joining',
    ],
    [
      'De compliance van Quillfeather Insurance gaat op 1 juli van Tessa Marlow over op John Roe.',
      'leaving',
    ],
    ['De wegen van Tessa Marlow en Quillfeather Insurance zijn gescheiden.', 'left'],
    ['Het avontuur van Tessa Marlow bij Quillfeather Insurance eindigt op 31 juli.', 'leaving'],
  ],
  sv: [
    ['Tessa Marlow har tömt sitt skrivbord på Quillfeather Insurance.', 'left'],
    [
      'Regelefterlevnaden på Quillfeather Insurance går den 1 juli över från Tessa Marlow till John Roe.',
      'leaving',
    ],
    [
      'John Roe tar över stafettpinnen efter Tessa Marlow som riskchef på Quillfeather Insurance.',
      'left',
    ],
    ['Tessa Marlow och Quillfeather Insurance har gått skilda vägar.', 'left'],
    ['Tiden på Quillfeather Insurance tar slut för Tessa Marlow den 31 juli.', 'leaving'],
    [
      'Efter nio år på Mälarvik Elnät byter Tessa Marlow bransch. Den 17 augusti tillträder hon som säkerhets- och riskchef på Quillfeather Insurance AB, som sköter pendeltrafiken. Hon efterträder Gun-Britt Alerius, som avled i januari.',
      'joining',
    ],
  ],
  pl: [
    ['Tessa Marlow opróżniła biurko w Quillfeather Insurance.', 'left'],
    [
      'Stanowisko dyrektor compliance w Quillfeather Insurance jest wolne od odejścia Tessy Marlow.',
      'left',
    ],
    ['John Roe przejął ryzyko w Quillfeather Insurance po Tessie Marlow.', 'left'],
    ['Drogi Tessy Marlow i Quillfeather Insurance się rozeszły.', 'left'],
  ],
  cs: [
    ['Tessa Marlow si v Quillfeather Insurance vyklidila stůl.', 'left'],
    ['Tessa Marlow už v Quillfeather Insurance nepracuje.', 'left'],
    [
      'Místo ředitelky compliance v Quillfeather Insurance je prázdné od odchodu Tessy Marlow.',
      'left',
    ],
    ['John Roe převzal po Tesse Marlow řízení rizik v Quillfeather Insurance.', 'left'],
    ['Cesty Tessy Marlow a Quillfeather Insurance se rozešly.', 'left'],
    ['Tessa Marlow dává Quillfeather Insurance sbohem.', 'leaving'],
  ],
  ro: [
    ['Tessa Marlow este directoare de risc la Quillfeather Insurance.', 'current'],
    ['Tessa Marlow conduce auditul intern la Quillfeather Insurance.', 'current'],
    ['Tessa Marlow a fost directoare de risc la Quillfeather Insurance până în martie.', 'left'],
    ['Tessa Marlow a părăsit Quillfeather Insurance după șase ani.', 'left'],
    ['Tessa Marlow pleacă de la Quillfeather Insurance la sfârșitul lunii august.', 'leaving'],
    [
      'Tessa Marlow a demisionat din funcția de director de conformitate al Quillfeather Insurance.',
      'left',
    ],
    ['Tessa Marlow nu mai lucrează la Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow va prelua funcția de director de risc la Quillfeather Insurance de la 1 septembrie.',
      'joining',
    ],
    [
      'Tessa Marlow se retrage din funcția de director de risc al Quillfeather Insurance la 31 iulie.',
      'leaving',
    ],
    [
      'Fosta directoare de risc a Quillfeather Insurance, Tessa Marlow, conduce acum Beta Asigurări.',
      'left',
    ],
  ],
};
