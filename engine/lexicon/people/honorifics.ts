// Forms of address, titles, degrees and honours, normalised.
import { expression, wordSet } from '../word-list.ts';

/** Words before a name that are not part of it, normalised. */
export const HONORIFICS = wordSet(`
  mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend revd rt hon judge justice herr frau hr fr dipl ing mag dott
  dottssa sr sra srta dra don dona monsieur madame mme mlle m dhr mevr ir drs captain capt colonel col major maj general gen
  lieutenant lt sergeant sgt admiral senator sen alhaji alhaja hajia mallam engr barr barrister mdm datuk dato`);

/** Those of them that are given names too: 'Don A. Miller', 'Gen B. Tanaka'. Normalised. */
export const HONORIFICS_ALSO_NAMES = wordSet('don dona hon gen maj sen');

/** Degrees, certificates and honours after a name, normalised. */
export const POST_NOMINALS = wordSet(`
  phd dphil md mba msc bsc llm llb jd esq cpa cfa cisa cism cissp crisc cgeit cipp cippe cippus cipm cipt ccep cfe cia acca fca
  aca frm prm cams ccsp csslp cdpse qsa pmp itil ceh oscp giac crma crcm obe mbe cbe kbe aia dds dvm edd msw lcsw ceng fcca fcis
  mbcs`);

/** Titles and forms of address before a surname, normalised, beside `HONORIFICS`, some of which are names elsewhere. */
export const TITLES_BEFORE_SURNAMES: ReadonlySet<string> = new Set([
  // English, German, French, Spanish, Portuguese, Italian, Romanian
  ...wordSet(`
    mister madam counsel attorney esq frl frau herrn frauen doktor professorin rechtsanwalt rechtsanwaltin ra me maitre docteur
    senor senora senorita licenciado licenciada lic ingeniero ingeniera contador contadora doctora doctor abogado abogada dna
    senhor senhora doutor doutora dona eng enga signor signora signorina dottor dottore dottoressa ssa ingegner ingegnere avv
    avvocato avvocata geom rag cav on domnul doamna dl`),
  // Dutch, Nordic, Finnish, Baltic
  ...wordSet(`
    heer mevrouw meneer mw dhr mr drs fru herr froken advokat direktor rouva ponas ponia kungs kundze`),
  // Polish, Czech, Slovak, Hungarian, South Slavic
  ...wordSet(`
    pan pani pana pania panu panem panowie mec mecenas inz mgr hab radca dyrektor prezes paní bc rndr phdr judr mudr ur asszony
    doktorno gospodin gospoda gospodja g gdja gospa`),
  // Ukrainian, Russian, Greek, Turkish, Arabic, Hebrew in Latin letters
  ...wordSet(`
    pane panove panovi gospozha kyrios kyria k sayin bay bayan kaptan kpt doc yrd av uzm sayyid ustad mar gveret adv`),
  // Arabic, Persian, Hebrew and Hindi
  ...wordSet(`
    السيد السيدة الدكتور الدكتورة الاستاذ المهندس الشيخ اقاي خانم دكتر מר גב דר עוד פרופ शर शरमत डा ड`),
  // Job titles that precede a surname
  ...wordSet(`
    directeur directrice direktorin direttore direttrice vorstand leiter leiterin minister mayor coroner officer commissioner
    chairman chairwoman chairperson secretary treasurer auditor gmy ceo cfo coo ciso cro cco dpo`),
]);

/** Forms of address after a name, normalised; only with a hyphen or a space. */
export const TITLES_AFTER_NAMES = wordSet(
  'san sama shi sensei kun ssi nim xiansheng nushi bey hanim efendi ji garu saheb sahib ur asszony',
);

/** Forms of address and posts that come straight after a family name in Japanese and Chinese. */
export const EAST_ASIAN_ADDRESSES = expression('u')`
  ^(?:
    氏|さん|さま|様|先生|女史|部長|本部長|室長|課長|社長|会長|専務|常務|取締役|監査役|執行役員|役員|委員長|理事|弁護士|女士|小姐
    总|经理|主任|行长|董事
  )`;

/** Titles and job titles before a name in running text, normalised. */
export const TITLES_IN_SENTENCES = wordSet(`
  president presidente presidentin prasidentin prasident chairman chairwoman chair ceo cfo executive founder grunder fondateur
  fondatrice fondatore fundador fundadora director direktor directeur directrice direttore direttrice amministratore delegato
  delegado geschaftsfuhrer geschaftsfuhrerin vorstandschef konsernsjef vd adm voorzitter`);

/** Words that make a line a title rather than a name or a company, normalised; some in every language of the judge. */
export const PASTED_TITLES = wordSet(`
  chief officer president chairman chairwoman chair founder cofounder owner head lead leader leiter leiterin leitung director
  direktor direktorin directeur directrice directora diretor diretora direttore direttrice manager managerin gerente responsable
  responsabile responsavel verantwortlicher beauftragter beauftragte datenschutzbeauftragter referent hoofd chef sjef leder
  executive vice vp evp svp avp partner principal counsel attorney solicitor auditor auditora revisor analyst analista advisor
  adviser consultant consultor berater specialist spezialist expert engineer ingenieur architect secretary treasurer controller
  administrator coordinator associate assistant supervisor vorstand geschaftsfuhrer geschaftsfuhrerin prokurist bereichsleiter
  abteilungsleiter delegado encargado jefe jefa commissioner investigator trainer professor researcher editor dyrektor dyrektorka
  kierownik kierowniczka prezes reditel reditelka vedouci`);

/** The Arabic article, and the titles that Thai writes together with a given name. */
export const JOINED_PREFIX = /^(?:ال|นางสาว|นาง|นาย|คณ|ดร)(?=.)/u;

/** 'Frau', 'Panu': forms of address in any case. Normalised. */
export const FORMS_OF_ADDRESS = wordSet(
  'pan pani pana pania panem panu frau herr herrn signora signor signore madame monsieur senor senora dona fru herra sayin',
);
