// Legal forms of companies, normalised. Collected from company registers and from how the press writes names.
import { wordList, wordPairs, wordSet } from '../word-list.ts';

/** Legal forms and other words that company names drop in everyday use, normalised. */
export const LEGAL_FORMS = wordSet(`
  inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh ag kg kgaa ohg mbh ug se sa sas sarl sl slu sca nv
  bv bvba vof ab asa as aps oy oyj spa srl sro zoo pty pte pvt bhd sdn kk ltda eirl cv ev eg pllc pc na sti tic sanayi tas zrt kft
  nyrt kkt bt sp zo oo spolka akcyjna jsc pjsc ojsc cjsc doo eood ood ooo oao zao pao tov prat uab sia oue hf ehf ry asbl vzw ltee
  scop scs sofom sab publ aktiengesellschaft aktiebolag osakeyhtio aktieselskab vennootschap sociedad anonima sociedade limitada
  tbk berhad dmcc fzco fze wll`);

/** Legal forms that precede the name in some languages, normalised: 'ТОВ Степ', 'PT Laut Biru'. */
export const LEGAL_FORMS_BEFORE = wordSet(
  'tov prat pat ooo oao zao pao pt cv ud as fa kb ab jsc ojsc cjsc pjsc sc spzoo ao aktiebolaget',
);

/** Legal forms of several words, joined, normalised: 'Limited Liability Company', 'GmbH & Co. KG', 'S.A. de C.V.'. */
export const LEGAL_PHRASES = wordSet(`
  limitedliabilitycompany limitedliabilitypartnership publiclimitedcompany privatelimited privatelimitedcompany jointstockcompany
  publicjointstockcompany openjointstockcompany closedjointstockcompany limitedpartnership
  gmbhandcokg gmbhandcokgaa gmbhandcoohg agandcokg agandcokgaa ggmbh gesellschaftmitbeschrankterhaftung kommanditgesellschaft
  eingetragenergenossenschaft eingetragenerverein
  societaperazioni societaaresponsabilitalimitata societecooperative societeanonyme societearesponsabilitelimitee
  societeparactionssimplifiee
  sociedadanonima sociedadlimitada sociedadderesponsabilidadlimitada sadecv sapidecv sderldecv saderl
  sociedadeanonima sociedadelimitada beslotenvennootschap naamlozevennootschap commanditairevennootschap
  aksjeselskap allmennaksjeselskap anpartsselskab aktieselskab aktiebolag osakeyhtio julkinenosakeyhtio
  spzoo spolkaakcyjna spolkazoo spolkazograniczonaodpowiedzialnoscia spolsro akciovaspolecnost spolecnostsrucenimomezenym
  korlatoltfelelossegutarsasag zartkoruenmukodoreszvenytarsasag nyilvanosanmukodoreszvenytarsasag
  anonimsirketi limitedsirketi asvetic sanayiveticaret perseroanterbatas sendirianberhad colimited coltd pteltd ptyltd pvtltd
  sdnbhd
  andco andcompany andcie etcie undco ycia andcoltd andcoinc`);

/** Legal forms before or after a company's name in Chinese, Japanese and Korean, longer ones first. */
export const EAST_ASIAN_LEGAL_FORMS = wordList(`
  股份有限公司 有限责任公司 有限責任公司 유한책임회사 株式会社 株式會社 有限会社 合同会社 合資会社 合名会社 相互会社 有限公司
  주식회사 유한회사 (株) (有) (合) (주) (유)`);

/** Legal forms that are words of their own without a capital: 'has named Acme as supplier'. */
export const LEGAL_FORMS_ALSO_WORDS = wordSet('as se sa co so na sti');

/** Spellings of one legal form, joined, by the shortest. */
export const LEGAL_FORM_SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  wordPairs(
    'incorporated:inc corporation:corp limited:ltd company:co companyinc:coinc ' +
      'companylimited:coltd colimited:coltd limitedliabilitycompany:llc ' +
      'limitedliabilitypartnership:llp publiclimitedcompany:plc publiclimited:plc ' +
      'aktiengesellschaft:ag aktiebolag:ab aktieselskab:as aksjeselskap:as ' +
      'allmennaksjeselskap:asa osakeyhtio:oy sociedadanonima:sa societeanonyme:sa ' +
      'gesellschaftmitbeschrankterhaftung:gmbh naamlozevennootschap:nv beslotenvennootschap:bv',
  ),
);
