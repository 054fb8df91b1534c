// Words of the names of those who fine, inspect, license and judge: beside an event they are no rivals. In plain letters.

/** A name with one of these is an authority, a court, a certifier or a jury. */
export const AUTHORITY = new RegExp(
  `(?<![\\p{L}])(?:${[
    'authority|authorities|commission(?:er)?|office|ministr\\p{L}+|regulators?|watchdog|court|tribunal|prosecutor\\p{L}*|agency|department|inspectorate|supervis\\p{L}+|ombudsman|attorney|treasury|council|bank of \\p{Lu}\\p{L}+|central bank|reserve|ofwat|ofgem|ofcom|ofsted|ico|fca|pra|sec|ftc|doj|hhs|police|government|parliament|european union|eu|nasdaq|exchange|euronext|committee|board|union|tüv|dekra|dnv|bsi|bureau veritas|lloyd\\p{L}*|sgs|intertek|iso|standards?',
    'behorde|\\p{L}*amt|\\p{L}*aufsicht|bafin|finma|\\p{L}*agentur|\\p{L}*gericht\\p{L}*|staatsanwalt\\p{L}*|ministerium|bundes\\p{L}+|landes\\p{L}+|datenschutz\\p{L}+|autorite|cnil|acpr|amf|autorites?|tribunal|cour|parquet|prefet|prefecture|ministere|dgccrf|arcep',
    'agencia|aepd|cnmc|cnmv|autoridad|ministerio|tribunal|juzgado|fiscalia|audiencia|junta|autoridade|asf|cmvm|cnpd|anacom|ministerio|procuradoria|garante|autorita|consob|ivass|agcm|tribunale|procura|ministero|guardia',
    'autoriteit\\p{L}*|toezichthouder|afm|dnb|acm|rechtbank|rechter|inspectie|ministerie|openbaar ministerie|\\p{L}*inspektionen?|imy|\\p{L}*myndighet\\p{L}*|\\p{L}*tilsyn\\p{L}*|\\p{L}*verket|domstol\\p{L}*|tingratten|lagmannsrett|tingretten|okokrim|aklagar\\p{L}*|\\p{L}*styrelsen|\\p{L}*direktorat\\p{L}*',
    'urzad\\p{L}*|uodo|knf|uokik|komisj\\p{L}+|sad|prokuratur\\p{L}+|ministerstw\\p{L}+|urad\\p{L}*|uoou|cnb|nukib|soud\\p{L}*|statni|inspekc\\p{L}+|kurul\\p{L}*|kvkk|spk|bddk|rekabet|mahkeme\\p{L}*|bakanlig\\p{L}*|kurumu?|savcilig\\p{L}*|money market|central',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
