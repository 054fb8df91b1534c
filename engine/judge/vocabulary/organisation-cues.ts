import { stemMatcher } from './stem-matcher.ts';

/** Words by which the name of an organisation is known as one, folded; for finding an employer beside a name. */
export const ORGANISATION_CUES = stemMatcher(`
  clinique. cliniques. clinica. clinicas. ville. conseil. agence. regie. kasa spilka. kooperativ cooperativ genossenschaft
  lawyers. solicitors. advogados. abogados. avvocati. avocats. advocaten. advokater. rechtsanwalte kancelaria advokati. airways. railways. housing. council. trust.
  inc. ltd. llc. llp. plc. corp. corporation gmbh. ag. kg. kgaa. se. sa. sas. sarl. nv. bv. ab. asa. oyj. spa. srl. kk. ltda. zrt. nyrt. kft. as.
  university college. institute hospital clinic. bank. bancorp banking. credit. mutual. trust. insurance. assurance. realty roofing
  group. holdings holding. partners. associates. capital. ventures. ministry department council. borough police. army.
  church. ministries school. academy. club. society association foundation museum. agency authority commission laboratory labs.
  technologies systems. solutions consulting pharma. pharmaceuticals airlines energy. logistics foods. stores. motors industries
  enterprises services. records. studio. studios. freight. health. healthcare charity union. federation utilities water. power.
  universitat hochschule klinik. klinikum krankenhaus versicherung sparkasse verein. stiftung landesbank raiffeisen volksbank werke.
  stadtwerke landesrechnungshof universite hopital banque. assurances caisse. mutuelle cabinet. mairie. ministere societe. groupe.
  fondation ecole. universidad hospital. banco. caja. seguros. ayuntamiento ministerio fundacion grupo. colegio. escuela. aguas.
  universidade banco. caixa. prefeitura ministerio fundacao escola. hospital. seguradora universita. ospedale banca. assicurazioni
  comune. ministero fondazione gruppo. scuola. acciaierie cartiera studio. universiteit ziekenhuis verzekeringen verzekeraar gemeente
  stichting zorggroep waterschap rijks uniwersytet szpital bank. towarzystwo spolka. urzad. ministerstwo fundacja grupa. szkola.
  univerzita nemocnice banka. pojistovna urad. ministerstvo nadace skupina skola. vodarny vodovody universitet sjukhus banken.
  forsakring kommun. kommune. stiftelse skole. sykehus forsikring egyetem korhaz takarek biztosito minisztrium alapitvany iskola.
  onkormanyzat universitesi universite. hastane sigorta. bankasi banka. holding. belediyesi bakanlig vakfi. faktoring emeklilik
  universitet likarn bank. banku. banka. strakhov ministerstvo kompan shkola. tov. ooo. tovaristvo
  株式会社 銀行 大学 病院 保険 協会 市役所 公司 大学 银行 医院 은행 대학교 병원 주식회사
`);

/** Words between a post and its place: 'head of audit at Delta'. Folded. */
export const AT_WORDS: ReadonlySet<string> = new Set(
  'at with of for bei beim chez de du del della dello dell des da do dos das en em no na nel presso van bij hos pa for w we ve u v i of @'.split(
    ' ',
  ),
);
