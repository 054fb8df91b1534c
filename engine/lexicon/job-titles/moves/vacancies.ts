import type { LanguageMoves } from './move-kind.ts';

/** 'Empty', 'since' and 'when' in each language: alternatives in plain letters. */
const EMPTY_SINCE: Readonly<Record<string, readonly [empty: string, since: string, when: string]>> =
  {
    en: ['vacant|empty|unfilled|unmanned', 'since|after', 'when'],
    de: ['vakant|unbesetzt|verwaist|leer', 'seit(?:dem)?|nachdem', 'als'],
    nl: ['vacant|onbezet|leeg|onvervuld', 'sinds|sedert|nadat', 'toen'],
    sv: ['vakant|obesatt|ledig|tom(?:t|ma)?', 'sedan|efter att', 'nar|da'],
    da: ['vakant|ubesat|ledig|tom(?:t|me)?', 'siden|efter at', 'da'],
    no: ['vakant|ubesatt|ledig|tom(?:t|me)?', 'siden|etter at', 'da'],
    fr: ['vacante?|inoccupee?|vide', "depuis(?: qu[e'])?", "quand|lorsqu[e']"],
    es: ['vacante|desiert[oa]|vaci[oa]|sin (?:cubrir|titular)', 'desde(?: que)?', 'cuando'],
    pt: ['vag[oa]|vazi[oa]|por preencher', 'desde(?: que)?', 'quando'],
    it: ['vacante|scopert[oa]|vuot[oa]', 'da(?: quando)?|dopo che', 'quando'],
    pl: ['woln[yea]|nieobsadzon\\w+|wakuje|pust[yea]', 'odkad|od kiedy|od', 'kiedy|gdy'],
    cs: [
      'voln[yea]|neobsazen\\w+|uprazdnen\\w+|prazdn[yea]',
      'od (?:chvile|doby|te doby)|od',
      'kdy|co',
    ],
    fi: ['avoinna|tayttamatta|tyhjana', 'siita (?:lahtien|asti)', 'kun'],
    ro: ['vacanta?|libera?|neocupat[ae]?|gol|goala', 'de cand|din|dupa ce', 'cand'],
    hu: ['betoltetlen\\w*|ures(?:en)?', 'azota|amiota|miota', 'hogy|amikor'],
  };

/** 'Jane Doe of Acme', 'Jane Doe, head of risk at Acme': whoever is named like this works there. */
const NOT_OF_COMPANY = '(?!,? (?:\\p{L}+ ){0,2}(?:\uE004 (?:\\p{L}+ ){0,2})?\uE001)';

/** Whoever a post has been empty since has left it: 'vacant since Jane Doe …', 'vacant since Easter, when Jane Doe …'. */
export const VACANCIES: Readonly<Record<string, Partial<LanguageMoves>>> = {
  ...Object.fromEntries(
    Object.entries(EMPTY_SINCE).map(([language, [empty, since, when]]) => [
      language,
      {
        leave: [
          `(?:${empty})(?:,| [^.;,:\uE000\uE003]{1,30})? (?:${since})(?=(?:(?: [^.;:\uE000\uE003]{1,40})?, (?:${when}))?(?: [\\p{L}.]{1,6}){0,2} (?:\uE004 )?\uE000${NOT_OF_COMPANY})`,
          '',
        ],
      },
    ]),
  ),
  // 'Jane Doe'dan boşalan göreve': the name stands before the verb.
  tr: { leave: ["(?<=\uE000'?(?:[dt][ae]n|n[dt][ae]n)? )bosal(?:an|ttigi|ttiktan)", ''] },
};
