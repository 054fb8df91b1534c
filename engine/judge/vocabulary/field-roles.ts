import { stemMatcher } from './stem-matcher.ts';

/** The reader's own field, in roles and offices: governance, risk, compliance, audit, privacy, security, law. Folded stems. */
export const FIELD_WORDS = stemMatcher(`
  compliance governance risk. risks. grc. audit auditor auditing privacy gdpr data-protection security. cyber ciso. cso. cro. cco. dpo.
  gc. mlro. aml. bsa. ethics integrity regulatory controls. counsel. legal. sustainability esg. resilience safeguard assurance secretary.
  risiko risikomanag datenschutz informationssich it-sicherheit geldwasch revision. revisor rechtsabteil syndikus justiziar
  nachhaltigkeit exportkontroll lieferkette konformitat
  conformite risques. risque. controle. auditeur protection. securite juridique deontolog durabilite rssi. delegue
  cumplimiento riesgo. riesgos. auditora auditoria interventor proteccion seguridad juridic blanqueo sostenibilid
  conformidade riscos. risco. auditor seguranca protecao compliance juridica. sustentabilidad ouvidor encarregad
  conformita rischi. rischio. revisore sicurezza legale. sostenibilita antiriciclag
  naleving risicobeheer risicomanag risico. toezicht. beveiliging informatiebeveil privacy. functionaris duurzaam
  zgodnos ryzyk ryzyko audyt bezpieczen ochrony. prawny. prawna. iod. zrownowazon
  rizik rizika. rizeni. audit bezpecnost pravni. shod poverenec udrzitelnost
  efterlevnad regelefterlev riskchef riskkontroll sakerhet. informationssak penningtvatt dataskydd internrevis hallbarhet bolagsjurist
  etterlevelse risikostyr sikkerhet informasjonssik hvitvask personvern internrevis baerekraft
  kockazat megfeleles belso. ellenor adatvedel informaciobizton biztonsag jogi. fenntarthat
  uyum. uyumu risk. denetim guvenlik kvkk. hukuk. musavir surdurulebilir masak.
  rizik. bezpeki bezpek komplaens vidpovidal audit. zakhist yurid bezopasnost komplaens riskov kiberbezpek
  コンプライアンス 監査 内部統制 品質保証 情報セキュリティ リスク 法務 合规 风险 审计 信息安全 준법 감사 위험 보안
  الامتثال المخاطر التدقيق المطابقة الأمن
`);

/** Nouns that name a post, in the languages that reports meet, folded. */
export const POST_WORDS = stemMatcher(`
  officer director manager president. head. chief. partner. analyst engineer professor lecturer counsel lawyer solicitor consultant
  adviser advisor auditor founder co-founder chairman chairwoman chair. ceo. cfo. coo. cto. cio. ciso. cso. cro. cco. dpo. vp. svp. evp.
  executive. specialist lead. architect scientist researcher developer secretary. treasurer governor. broker. agent. supervisor
  representative ambassador owner. coordinator controller examiner actuary underwriter banker economist journalist reporter editor
  leiter leiterin leitet direktor direktorin vorstand geschaftsfuhr beauftragt referent chef. chefin abteilungsleit prokurist
  directeur directrice responsable chargee. charge. president presidente delegue fondateur associe. associee gerant
  director. directora gerente jefe. jefa. oficial. consejer subdirector presidenta titular. socio. socia. abogad diretor diretora
  gestor. superintend encarregad coordenador advogad chefe. gerencia direttore direttrice responsabile dirigente amministrat
  presidente. avvocat socio. capo. hoofd. directeur. manager. bestuurder adviseur voorzitter teamleider
  dyrektor kierownik prezes. czlonek wiceprezes glowny. specjalist radca. adwokat inspektor pelnomocnik reditel manazer vedouci
  predseda predsedk clen. pravnik advokat chef. chefen direktor. ansvarig ordforande jurist. handlaggar vd. leder. sjef. direktor
  ansvarlig radgiver igazgato vezeto. vezerigazg elnok. ugyvezeto munkatars mudur muduru direktoru baskan uzman. yonetic yardimcisi
  direktor. kerivnik nachalnik golova. direktora menedzher rukovodit
  責任者 部長 室長 課長 社長 役員 取締役 執行役員 担当 総裁 总监 经理 主任 대표 이사 부장 مدير رئيس
`);
