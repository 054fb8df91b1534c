// Nouns that name a job title and words of the field of governance, risk and compliance, normalised.
import { expression, wordSet } from '../word-list.ts';

/** The reader's own field, in roles and offices: governance, risk, compliance, audit, privacy, security, law. Normalised stems. */
export const FIELD_STEMS = `
  compliance governance risk. risks. grc. audit privacy gdpr data-protection security. cyber ciso. cso. cro. cco. dpo.
  gc. mlro. aml. bsa. ethics integrity regulatory controls. counsel. legal. sustainability esg. resilience safeguard assurance secretary.
  risiko datenschutz informationssich it-sicherheit geldwasch revision.
  innenrevision konzernrevision revisor rechtsabteil syndikus justiziar
  nachhaltigkeit exportkontroll lieferkette
  conformite risques. risque. controle. protection. securite juridique deontolog durabilite rssi. delegue
  cumplimiento riesgo. riesgos. interventor proteccion seguridad juridic blanqueo sostenibilid
  conformidade riscos. risco. seguranca protecao sustentabilidad ouvidor encarregad
  conformita rischi. rischio. sicurezza legale. sostenibilita antiriciclag
  naleving risicobeheer risicomanag risico. toezicht. beveiliging informatiebeveil functionaris duurzaam
  zgodnos ryzyk audyt bezpieczen ochrony. prawny. prawna. iod. zrownowazon
  rizik rizeni. bezpecnost pravni. shod poverenec udrzitelnost
  efterlevnad regelefterlev riskchef riskkontroll sakerhet. informationssak penningtvatt dataskydd internrevis hallbarhet bolagsjurist
  etterlevelse sikkerhet informasjonssik hvitvask personvern baerekraft
  kockazat megfeleles belso. ellenor adatvedel informaciobizton biztonsag jogi. fenntarthat
  uyum. uyumu denetim guvenlik kvkk. hukuk. musavir surdurulebilir masak.
  bezpek komplaens vidpovidal zakhist yurid bezopasnost riskov kiberbezpek
  riskienhallin vaatimustenmukais sisaisen sisainen tarkastus tietoturva tietosuoja sakerhetschef sakerhetsskydd vnutrishn vnutrenn
  symmorfos kindyn elegcho asfaleia kyroseon diakyvern prostasia nomikos. nomiki.
  nomikou. nomikis. viosimotita konformit riscurilor. securitate
  siseaudit vastavuskontroll andmekaits atitikt vidaus. atbilstib risku datu.
  コンプライアンス 監査 内部統制 品質保証 情報セキュリティ リスク 法務 合规 风险 审计
  信息安全 法务 合規 風險 審計 資訊安全 준법 감사 위험 보안 컴플라이언스 리스크
  الامتثال للامتثال الالتزام للالتزام المخاطر للمخاطر التدقيق للتدقيق المطابقة الامن للامن الحوكمة للحوكمة الرقابة للرقابة القانونية
`;

/** Words of the field that any page may hold: a cycling club's speaks of safety, of risks and of its privacy policy. Normalised stems. */
export const EVERYDAY_FIELD_STEMS = `
  risk. risks. security. secretary. legal. integrity sustainability resilience assurance controls.
  privacy gdpr data-protection datenschutz personvern dataskydd adatvedel kvkk. tietosuoja andmekaits safeguard
  risiko nachhaltigkeit revision. risques. risque. controle. protection. securite durabilite
  riesgo. riesgos. proteccion seguridad sostenibilid riscos. risco. seguranca protecao sustentabilidad
  rischi. rischio. sicurezza legale. sostenibilita risico. toezicht. beveiliging duurzaam
  ryzyk bezpieczen ochrony. rizik rizeni. bezpecnost sakerhet. hallbarhet sikkerhet baerekraft
  kockazat belso. biztonsag fenntarthat guvenlik surdurulebilir bezpek bezopasnost
  kindyn asfaleia prostasia securitate risku
`;

/** Nouns that name a job title, in the languages that pages are written in, normalised. */
export const JOB_TITLE_STEMS = `
  officer director manager head. chief. partner. associate. attorney analyst engineer professor lecturer counsel lawyer solicitor
  consultant adviser advisor auditor founder co-founder chairman chairwoman chair. ceo. cfo. coo. cto. cio. ciso. cso. cro. cco. dpo.
  vp. svp. evp. executive. specialist lead. architect scientist researcher developer secretary. treasurer governor. broker. agent.
  supervisor representative ambassador owner. coordinator controller examiner actuary underwriter banker economist journalist reporter
  editor leiter leitet direktor vorstand geschaftsfuhr beauftragt referent chef. chefin abteilungsleit prokur einzelprokur gesamtprokur
  directeur directrice responsable chargee. charge. president delegue fondateur associe. associee gerant administrateur administratrice
  mandataire gerente jefe. jefa. oficial. consejer subdirector titular. socio. socia. abogad apoderad apod. administrador adm. diretor
  gestor. superintend encarregad coordenador advogad chefe. gerencia direttore direttrice dirigente amministrat avvocat capo. hoofd.
  bestuurder adviseur voorzitter teamleider dyrektor kierownik prezes. czlonek wiceprezes glowny. specjalist radca. adwokat inspektor
  pelnomocnik reditel manazer vedouci predseda predsedk clen. pravnik advokat chefen ansvarig ordforande ledamot styrelseledamot
  styremedlem bestyrelsesmedlem jurist. handlaggar vd. leder. sjef. ansvarlig radgiver igazgato vezeto. vezerigazg elnok. ugyvezeto
  munkatars mudur baskan uzman. yonetic yardimcisi kerivnik nachalnik golova. menedzher rukovodit ochilni fakhivets fakhivch zastupni
  radnik radnits upovnovazhen yurist zamestitel sovetnik spetsialist uzmani. sorumlu danismani. yetkilisi. juht. juhataja juhi. vadovas.
  vadove. vadovo vaditaj ypeythyn dieythynt dieythynon proedr symvoul epikefalis proistamen stelechos dikigor elegktis grammateas
  presedinte responsabil consilier ofiter 責任者 部長 室長 課長 社長 所長 役員 取締役 執行役員 担当 顧問 総裁 总监 经理 主任 主管 负责人
  部长 首席 總監 經理 主席 負責人 대표 이사 부장 팀장 실장 책임자 담당 상무 전무 사장 مدير مديرة المدير المديرة مديرا رييس رييسة الرييس
  رييسا مسوول مسوولة المسوول نايب مستشار مستشارة خبير
`;

/** Job titles that need no field, after which 'of' leads to the employer: 'chief operating officer of Acme'. Normalised. */
export const WHOLE_JOB_TITLES = wordSet(
  'officer executive ceo cfo coo cto cio chairman chairwoman',
);

/** Words that follow a job title and lead to the employer or to what its holder does: 'partner at the firm', 'auditor who'. */
export const WORDS_AFTER_JOB_TITLE = wordSet(
  'at with bei beim chez presso bij hos who whom which that der die que qui che som ktory',
);

/** Words after which a job title begins: 'has been named chief risk officer', 'is the new head of audit'. */
export const WORDS_BEFORE_JOB_TITLE = wordSet(`
  is was are ar as its new former formerly named appointed elected hired joins joined ist war als neue neuer est comme nouveau nouvelle
  es como nuevo nueva nuovo nuova nieuwe nowy nowa novy nova ny nya uj yeni became becomes become wurde wird devient devenu devenue paso
  se torna tornou divenne diventa diventato werd wordt zostal zostala stal stala blev bliver ble blir oldu lett
`);

/** Words of a job title that state the rank only ('senior', 'group'), and so distinguish little. Normalised. */
export const RANK_WORDS = wordSet(`
  president chairman chair founder senior junior chief head lead deputy assistant associate global group regional national international
  vice executive principal general manager officer director managing interim acting former staff member team worldwide emea apac
  americas
`);

/** Last parts of job titles in languages that write them in one word: Bereichsleiterin, bærekraftssjef; and their inflections. */
export const JOB_TITLE_ENDING = expression('u')`
  (?:leiter(?:in)?|radgiver(?:en)?|radgivare|revisor(?:en|in)?|ombud(?:et)?|konsulent(?:en)?|jurist(?:en|in)?|beauftragte[rn]?|chef(?:in
  en)?|sjef(?:en)?|direk?t(?:or|or[aiy]?|orin|oren|orka|orem|orowi|orka|orki|oerin)|beauftragter?|ansvarlig|ansvarig|leder(?:en)?
  johtaj\w{1,5}|paalli?k\w{1,5}|vastaava\w{0,3}|tarkastaj\w{1,4}|lakimie\w{1,5}|asiantuntij\w{1,4}|igazgato\w{0,7}|vezeto\w{0,7}
  tisztviselo\w{0,5}|felelos\w{0,5}|ellenor\w{0,6}|jogtanacsos\w{0,5}|mudur[ui]?|manager(?:in|ka|ki)?|kierownik[ai]?|prezes[aki]{0,3}
  rzeczni\w{1,6}|mluvci|reditel\w{0,6})$`;

/** Parts of job titles in compounds with the field: 'Datenschutzbeauftragter'. */
export const JOB_TITLE_INSIDE = /beauftragt|leiter|chef|sjef|officer|manager/u;
