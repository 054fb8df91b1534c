// Words of the names of those who fine, inspect, license and judge: beside an event they are no rivals. In plain letters.

/** A name with one of these is an authority, a court, a certifier or a jury. */
export const AUTHORITY = new RegExp(
  `(?<![[a-z]])(?:${[
    'authority|authorities|commission(?:er)?|office|ministr[a-z]+|regulators?|watchdog|court|tribunal|prosecutor[a-z]*|agency|department|inspectorate|supervis[a-z]+|ombudsman|attorney|treasury|council|bank of [a-z]+|central bank|reserve|ofwat|ofgem|ofcom|ofsted|ico|fca|pra|sec|ftc|doj|hhs|police|government|parliament|european union|eu|nasdaq|exchange|euronext|committee|board|union|tuv|dekra|dnv|bsi|bureau veritas|lloyd[a-z]*|sgs|intertek|iso|standards?',
    'behorde|[a-z]*amt|[a-z]*aufsicht|bafin|finma|[a-z]*agentur|[a-z]*gericht[a-z]*|staatsanwalt[a-z]*|ministerium|bundes[a-z]+|landes[a-z]+|datenschutz[a-z]+|autorite|cnil|acpr|amf|autorites?|tribunal|cour|parquet|prefet|prefecture|ministere|dgccrf|arcep',
    'agencia|aepd|cnmc|cnmv|autoridad|ministerio|tribunal|juzgado|fiscalia|audiencia|junta|autoridade|asf|cmvm|cnpd|anacom|ministerio|procuradoria|garante|autorita|consob|ivass|agcm|tribunale|procura|ministero|guardia',
    'autoriteit[a-z]*|toezichthouder|afm|dnb|acm|rechtbank|rechter|inspectie|ministerie|openbaar ministerie|[a-z]*inspektionen?|imy|[a-z]*myndighet[a-z]*|[a-z]*tilsyn[a-z]*|[a-z]*verket|domstol[a-z]*|tingratten|lagmannsrett|tingretten|okokrim|aklagar[a-z]*|[a-z]*styrelsen|[a-z]*direktorat[a-z]*',
    'urzad[a-z]*|uodo|knf|uokik|komisj[a-z]+|sad|prokuratur[a-z]+|ministerstw[a-z]+|urad[a-z]*|uoou|cnb|nukib|soud[a-z]*|statni|inspekc[a-z]+|kurul[a-z]*|kvkk|spk|bddk|rekabet|mahkeme[a-z]*|bakanlig[a-z]*|kurumu?|savcilig[a-z]*|money market|central',
  ].join('|')})(?![[a-z]])`,
  'i',
);
