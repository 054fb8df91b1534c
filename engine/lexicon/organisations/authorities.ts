// Words of the names of those who fine, inspect, license and judge: beside an event they are no rivals. In plain letters.

/** A name with one of these is an authority, a court, a certifier or a jury. */
export const AUTHORITY = new RegExp(
  `\\b(?:${[
    'authority|authorities|commission(?:er)?|office|ministr[a-z]{1,20}|regulators?|watchdog|court|tribunal|prosecutor[a-z]{0,20}|agency|department|inspectorate|supervis[a-z]{1,20}|ombudsman|attorney|treasury|council|bank of [a-z]{1,20}|central bank|reserve|ofwat|ofgem|ofcom|ofsted|ico|fca|pra|sec|ftc|doj|hhs|police|government|parliament|european union|eu|nasdaq|exchange|euronext|committee|board|union|tuv|dekra|dnv|bsi|bureau veritas|lloyd[a-z]{0,20}|sgs|intertek|iso|standards?',
    'behorde|[a-z]{0,20}amt|[a-z]{0,20}aufsicht|bafin|finma|[a-z]{0,20}agentur|[a-z]{0,20}gericht[a-z]{0,20}|staatsanwalt[a-z]{0,20}|ministerium|bundes[a-z]{1,20}|landes[a-z]{1,20}|datenschutz[a-z]{1,20}|autorite|cnil|acpr|amf|autorites?|tribunal|cour|parquet|prefet|prefecture|ministere|dgccrf|arcep',
    'agencia|aepd|cnmc|cnmv|autoridad|ministerio|tribunal|juzgado|fiscalia|audiencia|junta|autoridade|asf|cmvm|cnpd|anacom|ministerio|procuradoria|garante|autorita|consob|ivass|agcm|tribunale|procura|ministero|guardia',
    'autoriteit[a-z]{0,20}|toezichthouder|afm|dnb|acm|rechtbank|rechter|inspectie|ministerie|openbaar ministerie|[a-z]{0,20}inspektionen?|imy|[a-z]{0,20}myndighet[a-z]{0,20}|[a-z]{0,20}tilsyn[a-z]{0,20}|[a-z]{0,20}verket|domstol[a-z]{0,20}|tingratten|lagmannsrett|tingretten|okokrim|aklagar[a-z]{0,20}|[a-z]{0,20}styrelsen|[a-z]{0,20}direktorat[a-z]{0,20}',
    'urzad[a-z]{0,20}|uodo|knf|uokik|komisj[a-z]{1,20}|sad|prokuratur[a-z]{1,20}|ministerstw[a-z]{1,20}|urad[a-z]{0,20}|uoou|cnb|nukib|soud[a-z]{0,20}|statni|inspekc[a-z]{1,20}|kurul[a-z]{0,20}|kvkk|spk|bddk|rekabet|mahkeme[a-z]{0,20}|bakanlig[a-z]{0,20}|kurumu?|savcilig[a-z]{0,20}|money market|central',
  ].join('|')})(?![A-Za-z])`,
  'i',
);
