/**
 * Sentences of a page of 1 June 2026 that leave open what becomes of Tessa Marlow at Quillfeather Insurance: conditions, what did
 * not happen, and what may be said of somebody close to the holder of a post.
 */
export const LEFT_OPEN_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  en: [
    ['The wife of Quillfeather’s head of risk, Tessa Marlow, bakes.', 'unknown'],
    ['The wife of Quillfeather Insurance’s head of risk, Tessa Marlow, bakes.', 'unknown'],
    ['The husband of the Quillfeather Insurance head of risk, Tessa Marlow, bakes.', 'unknown'],
    [
      'A spokesman for Quillfeather Insurance’s head of risk, Tessa Marlow, declined to comment.',
      'unknown',
    ],
    [
      'The assistant to Quillfeather Insurance’s chief risk officer, Tessa Marlow, runs marathons.',
      'unknown',
    ],
    [
      'The predecessor of Quillfeather Insurance’s head of audit, Tessa Marlow, has written a book.',
      'unknown',
    ],
    ['The son of Quillfeather Insurance’s former head of risk, Tessa Marlow, won.', 'unknown'],
    ['Quillfeather Insurance’s head of risk’s wife, Tessa Marlow, bakes.', 'unknown'],
    [
      'The successor to the head of risk at Quillfeather Insurance, Tessa Marlow, bakes.',
      'unknown',
    ],
    [
      'Unless she leaves, Tessa Marlow will chair the audit of Quillfeather Insurance in May.',
      'unknown',
    ],
    [
      'Unless Tessa Marlow leaves Quillfeather Insurance, the audit will go ahead in October.',
      'unknown',
    ],
    [
      'Should the board of Quillfeather Insurance appoint Tessa Marlow, she would start in October.',
      'unknown',
    ],
    ['Should Tessa Marlow leave Quillfeather Insurance, the board will look outside.', 'unknown'],
    ['Were Tessa Marlow to leave Quillfeather Insurance, the board would look outside.', 'unknown'],
    ['Had Tessa Marlow left Quillfeather Insurance in May, nobody would have noticed.', 'unknown'],
    ['If Tessa Marlow leaves Quillfeather Insurance in July, John Roe will take over.', 'unknown'],
    [
      'If the regulator agrees, Tessa Marlow will join Quillfeather Insurance as head of risk on 1 October.',
      'unknown',
    ],
    [
      'Provided that the regulator agrees, Tessa Marlow joins Quillfeather Insurance as head of risk on 1 October.',
      'unknown',
    ],
    ['In case Tessa Marlow leaves Quillfeather Insurance, there is a plan.', 'unknown'],
    ['Suppose Tessa Marlow leaves Quillfeather Insurance tomorrow.', 'unknown'],
    [
      'The board of Quillfeather Insurance will look outside if Tessa Marlow leaves in July.',
      'unknown',
    ],
    [
      'The board of Quillfeather Insurance will look outside should Tessa Marlow leave in July.',
      'unknown',
    ],
    ['Tessa Marlow, spokeswoman for Quillfeather Insurance’s head of risk, bakes.', 'unknown'],
    ['Tessa Marlow did not join Quillfeather Insurance as head of risk.', 'unknown'],
    ['Tessa Marlow never joined Quillfeather Insurance as head of risk.', 'unknown'],
  ],
  de: [
    ['Die Frau des Risikochefs der Quillfeather Insurance, Tessa Marlow, backt Brot.', 'unknown'],
    ['Die Ehefrau des Quillfeather-Risikochefs, Tessa Marlow, backt Brot.', 'unknown'],
    [
      'Die Sprecherin des Leiters Compliance der Quillfeather Insurance, Tessa Marlow, sagte ab.',
      'unknown',
    ],
    ['Wenn Tessa Marlow die Quillfeather Insurance verlässt, übernimmt John Roe.', 'unknown'],
    ['Verlässt Tessa Marlow die Quillfeather Insurance, übernimmt John Roe.', 'unknown'],
    [
      'Falls der Aufsichtsrat zustimmt, wechselt Tessa Marlow am 1. Oktober zur Quillfeather Insurance.',
      'unknown',
    ],
    ['Sollte Tessa Marlow die Quillfeather Insurance verlassen, übernimmt John Roe.', 'unknown'],
    [
      'Wenn der Aufsichtsrat zustimmt, wird Tessa Marlow am 1. Oktober Leiterin Recht der Quillfeather Insurance.',
      'unknown',
    ],
    ['Tessa Marlow wechselt nicht als Leiterin Recht zur Quillfeather Insurance.', 'unknown'],
    [
      'Falls die Aufsicht zustimmt, kommt Tessa Marlow als Leiterin Recht zur Quillfeather Insurance.',
      'unknown',
    ],
  ],
  fr: [
    [
      'L’épouse du directeur des risques de Quillfeather Insurance, Tessa Marlow, tient une boulangerie.',
      'unknown',
    ],
    [
      'L’assistante du directeur des risques de Quillfeather Insurance, Tessa Marlow, court.',
      'unknown',
    ],
    [
      'Si Tessa Marlow quitte Quillfeather Insurance en juillet, la banque cherchera ailleurs.',
      'unknown',
    ],
    [
      'Si le conseil l’approuve, Tessa Marlow rejoindra Quillfeather Insurance le 1er octobre.',
      'unknown',
    ],
    ['À moins que Tessa Marlow ne quitte Quillfeather Insurance, rien ne changera.', 'unknown'],
    ['Au cas où Tessa Marlow quitterait Quillfeather Insurance, un plan existe.', 'unknown'],
    ['Le conseil cherchera ailleurs si Tessa Marlow quitte Quillfeather Insurance.', 'unknown'],
    [
      'Tessa Marlow n’a pas rejoint Quillfeather Insurance comme directrice des risques.',
      'unknown',
    ],
  ],
  es: [
    [
      'La esposa del director de riesgos de Quillfeather Insurance, Tessa Marlow, hornea pan.',
      'unknown',
    ],
    [
      'La portavoz del director de riesgos de Quillfeather Insurance, Tessa Marlow, no contestó.',
      'unknown',
    ],
    ['Si Tessa Marlow deja Quillfeather Insurance en julio, habrá cambios.', 'unknown'],
    ['En caso de que Tessa Marlow deje Quillfeather Insurance, habrá cambios.', 'unknown'],
    ['A menos que Tessa Marlow deje Quillfeather Insurance en julio, nada cambiará.', 'unknown'],
    ['Tessa Marlow no se incorpora a Quillfeather Insurance como directora de riesgos.', 'unknown'],
  ],
  pt: [
    ['A mulher do diretor de risco da Quillfeather Insurance, Tessa Marlow, faz pão.', 'unknown'],
    ['Se Tessa Marlow deixar a Quillfeather Insurance em julho, haverá mudanças.', 'unknown'],
    ['Caso Tessa Marlow deixe a Quillfeather Insurance em julho, haverá mudanças.', 'unknown'],
    ['A menos que Tessa Marlow deixe a Quillfeather Insurance em julho, nada muda.', 'unknown'],
  ],
  it: [
    [
      'La moglie del responsabile rischi di Quillfeather Insurance, Tessa Marlow, fa il pane.',
      'unknown',
    ],
    ['Se Tessa Marlow lascia Quillfeather Insurance a luglio, cambierà tutto.', 'unknown'],
    ['Qualora Tessa Marlow lasciasse Quillfeather Insurance, cambierebbe tutto.', 'unknown'],
    ['A meno che Tessa Marlow lasci Quillfeather Insurance a luglio, nulla cambia.', 'unknown'],
  ],
  nl: [
    [
      'De vrouw van het hoofd compliance van Quillfeather Insurance, Tessa Marlow, bakt brood.',
      'unknown',
    ],
    ['Als Tessa Marlow Quillfeather Insurance in juli verlaat, verandert alles.', 'unknown'],
    ['Indien Tessa Marlow vertrekt bij Quillfeather Insurance, verandert alles.', 'unknown'],
    ['Mocht Tessa Marlow Quillfeather Insurance verlaten, dan volgt John Roe.', 'unknown'],
    ['Tenzij Tessa Marlow Quillfeather Insurance in juli verlaat, verandert er niets.', 'unknown'],
    [
      'Als de toezichthouder instemt, komt Tessa Marlow als hoofd compliance naar Quillfeather Insurance.',
      'unknown',
    ],
  ],
  sv: [
    ['Hustrun till riskchefen på Quillfeather Insurance, Tessa Marlow, bakar bröd.', 'unknown'],
    ['Om Tessa Marlow lämnar Quillfeather Insurance i juli tar John Roe över.', 'unknown'],
    ['Ifall Tessa Marlow lämnar Quillfeather Insurance i juli tar John Roe över.', 'unknown'],
    ['Skulle Tessa Marlow lämna Quillfeather Insurance i juli tar John Roe över.', 'unknown'],
    ['Tessa Marlow börjar inte som riskchef på Quillfeather Insurance.', 'unknown'],
    [
      'Om styrelsen säger ja börjar Tessa Marlow som riskchef på Quillfeather Insurance den 1 oktober.',
      'unknown',
    ],
  ],
  da: [
    ['Konen til Quillfeather Insurances risikochef, Tessa Marlow, bager brød.', 'unknown'],
    ['Hvis Tessa Marlow forlader Quillfeather Insurance i juli, overtager John Roe.', 'unknown'],
    ['Såfremt Tessa Marlow forlader Quillfeather Insurance i juli, overtager John Roe.', 'unknown'],
    ['Medmindre Tessa Marlow forlader Quillfeather Insurance i juli, sker der intet.', 'unknown'],
  ],
  no: [
    ['Kona til risikosjefen i Quillfeather Insurance, Tessa Marlow, baker brød.', 'unknown'],
    ['Hvis Tessa Marlow forlater Quillfeather Insurance i juli, tar John Roe over.', 'unknown'],
    ['Dersom Tessa Marlow forlater Quillfeather Insurance i juli, tar John Roe over.', 'unknown'],
    [
      'Med mindre Tessa Marlow forlater Quillfeather Insurance i juli, skjer det ingenting.',
      'unknown',
    ],
  ],
  pl: [
    ['Żona dyrektora ryzyka Quillfeather Insurance, Tessa Marlow, piecze chleb.', 'unknown'],
    [
      'Jeśli Tessa Marlow odejdzie z Quillfeather Insurance w lipcu, zastąpi ją Jan Roe.',
      'unknown',
    ],
    [
      'Jeżeli Tessa Marlow odejdzie z Quillfeather Insurance w lipcu, zastąpi ją Jan Roe.',
      'unknown',
    ],
    ['O ile Tessa Marlow nie odejdzie z Quillfeather Insurance, nic się nie zmieni.', 'unknown'],
    ['Gdyby Tessa Marlow odeszła z Quillfeather Insurance w lipcu, zastąpi ją Jan Roe.', 'unknown'],
    [
      'Jeśli rada się zgodzi, Tessa Marlow zostanie dyrektorem ryzyka w Quillfeather Insurance.',
      'unknown',
    ],
  ],
  cs: [
    [
      'Manželka ředitele rizik společnosti Quillfeather Insurance, Tessa Marlow, peče chleba.',
      'unknown',
    ],
    [
      'Pokud Tessa Marlow odejde z Quillfeather Insurance v červenci, nahradí ji Jan Roe.',
      'unknown',
    ],
    [
      'Jestliže Tessa Marlow opustí Quillfeather Insurance v červenci, nahradí ji Jan Roe.',
      'unknown',
    ],
    ['Kdyby Tessa Marlow odešla z Quillfeather Insurance, nahradil by ji Jan Roe.', 'unknown'],
    [
      'Pokud rada souhlasí, Tessa Marlow nastoupí jako ředitelka rizik do Quillfeather Insurance.',
      'unknown',
    ],
  ],
  fi: [
    [
      'Jos Tessa Marlow lähtee Quillfeather Insurancesta heinäkuussa, tilalle tulee John Roe.',
      'unknown',
    ],
    [
      'Jos hallitus suostuu, Tessa Marlow aloittaa riskijohtajana Quillfeather Insurancessa.',
      'unknown',
    ],
  ],
  hu: [
    ['Ha Tessa Marlow júliusban távozik a Quillfeather Insurance-től, John Roe jön.', 'unknown'],
  ],
  ro: [
    ['Dacă Tessa Marlow pleacă de la Quillfeather Insurance în iulie, vine John Roe.', 'unknown'],
  ],
};
