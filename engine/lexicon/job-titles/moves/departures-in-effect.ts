import type { LanguageMoves } from './move-kind.ts';

/** A noun for a departure, a few words without another person's name, and a verb that says that it has come about. */
function tookEffect(nouns: string, verbs: string): Partial<LanguageMoves> {
  return { leave: [`(?:${nouns}) (?:[^ ;,\uE003]{1,30} ){0,10}(?:${verbs})`, ''] };
}

/** Departures that are over: 'whose resignation took effect on 30 June'. Plain letters, alternatives by language. */
export const DEPARTURES_IN_EFFECT: Readonly<Record<string, Partial<LanguageMoves>>> = {
  en: tookEffect(
    'resignation|departure|retirement|exit|dismissal',
    '(?:took|has taken|came into|has come into) effect|(?:became|was|has become) effective',
  ),
  de: tookEffect(
    '(?:deren |dessen )?(?:rucktritt|weggang|ausscheiden|kundigung|abberufung|amtsniederlegung|demission)',
    '(?:wurde|ist) .{0,24}(?:wirksam|rechtskraftig)(?: geworden)?|(?:wirksam|rechtskraftig) (?:wurde|geworden ist)|trat .{0,24}in kraft|in kraft (?:trat|getreten ist)',
  ),
  fr: tookEffect(
    'demission|depart|retraite|licenciement|revocation',
    '(?:a pris|prit|ayant pris|avait pris) effet|(?:est|a ete|etait) (?:devenue? )?effecti(?:f|ve)',
  ),
  es: tookEffect(
    'dimision|renuncia|cese|salida|marcha|jubilacion|baja',
    '(?:se hizo|se ha hecho|fue|ha sido) efectiv[oa]|(?:surtio|tuvo|ha surtido|ha tenido) efectos?',
  ),
  pt: tookEffect(
    'demissao|renuncia|saida|exoneracao|reforma|aposentadoria',
    '(?:tornou-se|foi|ficou) efetiv[oa]|efetivou-se|se efetivou|(?:produziu|surtiu|teve) efeitos?',
  ),
  it: tookEffect(
    'dimissioni|uscita|cessazione|revoca|pensionamento',
    '(?:ha|hanno) avuto effetto|(?:e|sono) (?:diventat[aei]|divenut[aei]) (?:effettiv|efficac)[aei]',
  ),
  nl: tookEffect(
    'ontslag|vertrek|aftreden|pensionering',
    '(?:ging|is) .{0,24}(?:in|ingegaan)|inging|van kracht (?:werd|is geworden)|werd .{0,24}van kracht',
  ),
  sv: tookEffect('avgang|uppsagning|avsked', 'tradde i kraft|har tratt i kraft|fick verkan'),
  da: tookEffect(
    '(?:hvis )?(?:fratraeden|fratraedelse|afsked|opsigelse|afgang)',
    'tradte i kraft|er tradt i kraft|fik virkning|havde virkning',
  ),
  no: tookEffect(
    '(?:hvis )?(?:fratreden|avgang|oppsigelse|avskjed)',
    'tradte i kraft|har tradt i kraft|fikk virkning',
  ),
  pl: tookEffect(
    'rezygnacja|dymisja|odejscie|odwolanie',
    'weszl[ao] w zycie|stal[ao] sie skuteczn[ae]|nabral[ao] mocy',
  ),
  cs: tookEffect(
    'rezignace|odchod|odstoupeni|odvolani',
    'nabyl[ao]? ucinnosti|vstoupil[ao]? v platnost',
  ),
  ro: tookEffect(
    'demisia|plecarea|retragerea|revocarea',
    '(?:a intrat in vigoare|si-a produs efectele|a produs efecte|a devenit efectiva)',
  ),
};
