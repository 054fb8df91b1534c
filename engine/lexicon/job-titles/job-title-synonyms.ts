import { anyOf, phraseList } from '../word-list.ts';

/** Job titles that mean the same, normalised; phrases of one line may replace each other. */
export const JOB_TITLE_SYNONYMS = [
  anyOf`ciso|chief information security officer|head of information security|information security chief|security chief
    head of cybersecurity|chief cybersecurity officer|chief cyber security officer`,
  'biso|business information security officer',
  'cso|chief security officer|head of security',
  'cio|chief information officer|head of it|it director',
  'cto|chief technology officer|chief technical officer|technical director',
  anyOf`ceo|chief executive officer|chief executive|managing director|president and ceo|geschaftsfuhrer|vorstandsvorsitzender
    directeur general|consejero delegado|amministratore delegato|algemeen directeur|administrerende direktor|verkstallande direktor|vd
    pdg|diretor executivo`,
  anyOf`cfo|chief financial officer|finance director|finanzvorstand|directeur financier|director financiero|direttore finanziario
    financieel directeur|okonomidirektor|ekonomichef`,
  'coo|chief operating officer|operations director',
  'cmo|chief marketing officer|marketing director',
  anyOf`cco|chief compliance officer|head of compliance|compliance chief|compliance officer|compliance director|director of compliance
    leiter compliance|compliance beauftragter|directeur de la conformite|responsable conformite|director de cumplimiento
    diretor de compliance|responsabile compliance|compliance direktor|compliancechef|hoofd compliance`,
  anyOf`cro|chief risk officer|head of risk|head of risk management|risk chief|risk director|director of risk|risikovorstand
    leiter risikomanagement|directeur des risques|director de riesgos|diretor de riscos|direttore rischi|riskchef|risikodirektor
    hoofd risicobeheer`,
  'grc|governance risk and compliance|head of grc|grc manager|grc director|director of grc|grc lead',
  anyOf`clo|chief legal officer|general counsel|gc|head of legal|legal director|chefjustitiar|directeur juridique|chefjurist
    leiter recht|director juridico|direttore legale`,
  anyOf`dpo|data protection officer|datenschutzbeauftragter|datenschutzbeauftragte|delegue a la protection des donnees
    delegado de proteccion de datos|encarregado de protecao de dados|responsabile della protezione dei dati
    functionaris gegevensbescherming|dataskyddsombud|databeskyttelsesradgiver|personvernombud`,
  'chief privacy officer|head of privacy|privacy officer|privacy counsel',
  anyOf`cae|chief audit executive|head of internal audit|internal audit director|chief internal auditor|leiter interne revision
    directeur de l audit interne`,
  'mlro|money laundering reporting officer|head of financial crime|geldwaschebeauftragter|bsa officer|head of aml',
  'chro|chief human resources officer|chief people officer|hr director|head of hr',
  'company secretary|corporate secretary',
  'vp|vice president|vice pres',
  'svp|senior vice president',
  'evp|executive vice president',
  'avp|assistant vice president|associate vice president',
  'md|physician|doctor|surgeon',
  'chairman|chairwoman|chairperson|chair of the board|chair|aufsichtsratsvorsitzender|president du conseil|ordforande|voorzitter',
  'founder|co founder|cofounder|founding partner|grunder|fondateur|fundador|fondatore|oprichter',
  'director|dir|direktor|directeur|direttore|directeur|diretor',
  'professor|prof|faculty|lecturer|academic|scholar',
  'lawyer|attorney|solicitor|barrister|counsel|avocat|rechtsanwalt|abogado|advogado|avvocato|advocaat|advokat',
  'author|writer|novelist',
  'engineer|programmer|developer|software engineer',
  'auditor|internal auditor|revisor|auditeur|wirtschaftsprufer',
  'head|leiter|leiterin|chef|responsable|responsabile|hoofd|lead',
  'painter|artist',
  'realtor|real estate agent|estate agent|broker|listing agent',
  'journalist|reporter|correspondent|anchor|columnist',
  'footballer|football player|soccer player',
  'musician|performer|singer|songwriter|composer',
  'spokesperson|spokesman|spokeswoman',
  'secretary|minister',
  'student|undergraduate|graduate student|sophomore|junior|freshman',
].map((line) => phraseList(line));
