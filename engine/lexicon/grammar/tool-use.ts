/** Verbs and nouns by which somebody has or takes a tool, in the languages that pages are written in. Normalised stems. */
export const TOOL_USE_STEMS = `
  use. uses. used. using implement deploy rolled rollout roll. adopt select. selects. selected chose chosen replac migrat moved switch runs. run. bought licens introduc
  nutz verwend einsatz setzt setzen einfuhr eingefuhrt umgestellt ersetz
  utilis deploi adopt remplac choisi implant
  usa. usan usamos utiliza implant despleg sustitu elegi adopta
  usamos utilizamos adotou substitu escolhe implement
  usiamo utilizz adott sostitui scelto
  gebruik inzet vervang gekozen ingevoerd
  anvand infor bytt ersatt valt. bruker brukt erstatt valgt innfor bruger indfor udskift
  uzywa korzysta wdroz zastap pouziva zaved nahrad kullan gectik
`;
