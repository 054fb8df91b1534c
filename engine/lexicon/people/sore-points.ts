// What nobody wants to be reminded of by a stranger, in the languages that pages are written in, normalised. A stem that
// ends in a full stop is a whole word.
import { expression } from '../word-list.ts';

/** Attacks, fines, courts, dismissals, accidents, illness and death, and words of fault and regret. */
export const SORE_POINT_STEMS = `
  breach intrusion hacking attack. attacks. attacked attacker cyberattack ransomware malware leaked leak. leaks. stolen theft fined
  fine. fines. penalt penalis penaliz sanctioned lawsuit sued. court. courtroom tribunal prosecut convict guilty arrest police outage
  ausfall ausgefallen caida. apagon guasto storing stroomstoring avbrott driftsstans nedetid awaria awarie awarii vypadek kesinti ariza
  layoff redundanc sacked dismissed dismissal bankrupt insolven explosion explod blaze accident injur hurt. hurts. harm. harmed. harms.
  killed dead. death. deaths. died. dies. dying victim funeral obituar cancer. illness suicide harass scandal reprimand censure
  downgrade misconduct wrongdoing allegation accus lost. lose. losing perso. perdu. perdido. perdimos. perdemos. verloren verlor.
  stracil ztratil kaybet recalled recalls. recall. withdrawn ruckruf zuruckgerufen rappelle. rappeles retiro. retirada. richiamo.
  ritirat terugroep teruggeroep tilbagekald tilbakekall aterkall wycofan stahuje. stahuji stazen sorry apolog asham regret mistake
  fault. worse worst. fail. fails. failed failing failure deserved disaster sad. horrified embarrass datenpanne datenleck datenabfluss
  angriff cyberangriff erpress vorfall zwischenfall bussgeld geldbusse strafe. strafen. strafzahl verurteil gescheitert scheiter
  fehlschlag fehlgeschlagen misslung misserfolg missgluck gericht. gerichte. gerichts staatsanwalt polizei ermittl razzia durchsuch
  entlass stellenabbau kurzarbeit kundigung brand. grossbrand unfall verletz tote. toten. tod. todes gestorben verstorben trauer krank
  skandal gerugt ruge. betrug diebstahl fehler versag versaum schuld. entschuldig bedauer leid. schlimm peinlich blamier panne fuite
  piratage pirate cyberattaque attaque rancongiciel amende blame. sanctionne condamn proces. plainte enquete perquisition licenci
  faillite blesse mort. morts. morte. mortes. deces decede eteint. eteinte. obseques funerailles deuil malad erreur faute. fautes. echec
  echoue naufrag excus desole honte brecha filtracion ciberataque ataque hacke robo. robos. robaron robado multa. multas. multad sancion
  condena juicio. querella policia despid quiebra incendi muert fallec luto. enferm escandal error. fracas fallo. fallos. fallamos
  fallaron fallid perdon. disculp lament verguenza culpa vazamento violacao coima. coimas. demitid demissao despedimento falencia
  acidente ferid mortos. morto. falecid falecimento doenca erro. erros. errei erramos errou falh insucesso malogr desculp vergonha
  violazion furto. furti. rubat attacc incident multe. multat sanzion condann indagin procura. polizia licenzi esuber falliment infortun
  ferit. ferito. feriti. decedut lutto malatt errori errore sbagli fallit fallimmo insuccess flop. scus spiace dispiace vergogn colpa
  datalek aanval cyberaanval gehackt inbraak boete dwangsom veroordeel rechtszaak politie ontslag faillissement ontploffing ongeval
  ongeluk gewond dood. doden. overleden overlijden rouw ziek. ziekte schandaal fout. fouten. misluk gefaald faalde fiasco spijt schaam
  jammer datalacka dataintrang intrang angrep attentat boter. vite. sanktionsavgift domd. domdes domstol polis. uppsag varsel varslad
  avskedad konkurs olycka skadad avled avliden sjukdom fel. felen. felet misslyck havererad beklag skam. skams forlat lekkasje
  datainnbrudd hendelse bot. boten. gebyr. overtredelsesgebyr domt. dommen rettssak etterforsk oppsigelse brann. brannen ulykke skadet
  dode. dod. sykdom feil. feilen unnskyld mislyk havarert romte romming laekage datalaek angreb bode. boden boder efterforsk opsigelse
  fyringer fyret branden tilskadekom afdod sygdom fejl undskyld pabud wyciek atak. ataki ataku cyberatak haker incydent ukaran grzywn
  skazan sadow prokurat policj sledztw zwolnien zwolnion upadlosc pozar wybuch wypadek wypadku rann zmarl smierc zalob chorob blad.
  bledy bledow pomyl porazk nieudan niepowodz fiask zawiodl wstyd przepras przykro nieprawidlow utok. utoku. kyberutok pokut sankc
  odsouz soudn policie. vysetrov propoust vypoved konkurz shorel vybuch nehod. nehoda nehody zranen zemrel smrt umrti nemoc chyb. chyba
  chyby chybu selhal selhan neuspech neuspes nezdar nepoved omlouv lituj ostud ihlal sizinti saldiri ceza. cezayi. cezaya. cezanin.
  cezadan. cezasi cezalar mahkeme sorusturma iflas yangin patlama kaza. kazada yaral olum. olumu vefat hastalik hata. hatalar hatam
  yanlis basarisiz tutmadi fiyasko ozur. uzgun maalesef utan sikayet epaonnist sahkokatk katkos. katkon. pimeana. pimeaksi. hairio.
  tietomurt sakko. sakon. vankil irtisanom kudarc megbuk esec. esecul. esuat αποτυχ 漏えい 漏洩 流出 不正 攻撃 事故 事件 火災 爆発 違反
  改善命令 処分 制裁 罰金 課徴金 訴訟 裁判 逮捕 捜査 解雇 削減 倒産 死亡 亡く 死去 逝去 負傷 病気 不祥事 失敗 障害 停電 誤り 間違 お詫び
  謝罪 申し訳 反省 後悔
`;

/** Illness, exhaustion, loss and divorce, of which somebody may tell, and a stranger does not begin with. */
export const WOUND_STEMS = `
  burnout utbrand utbrent udbraendt opgebrand wypalen vyhorel epuisement tumor tumeur krebs. brustkrebs kanker. kankers borstkanker
  kraeft. kreft. brystkreft brystkraeft cancro. rakiem. rakovin kanser syopa syovan chemo quimio chimio depressi depresi depresj
  depressao autis demenz. demens. dementia. demenza. demencia. herzinfarkt schlaganfall hartaanval infarct infart infarkt miscarr stillb
  fehlgebur miskraam missfall poroni aborto spontanabort divorce. divorces. divorci divorzi scheidung geschieden. echtscheid skilsm
  rozwod. rozwodu. rozwodzie. rozvedl bosand widow witwe weduw veuve veuf. veuvage viud viuv vedov enke. enken wdow vdov starb. starben.
  stierf. stierven. overleed. overleden. murio. murieron. morta. umarl umrel sygemeld sykmeld sjukskriv
`;

/** The same in several words; plain letters. */
export const WOUND_PHRASE = expression('i')`
  \b(?:
    fausses?[ -]couches?|burn[ -]out|burned out|burnt out|sick leave|(?:got|was|am|been) divorced|mijn scheiding
    ik (?:ben|was) gescheiden|(?:na|mam|mialam|mialem|walczylam z|walczylem z) rak[ai]|med stress|nervous breakdown
  )\b`;

/** Who mentions leaving: farewells, handovers, retirement, successors. */
export const FAREWELL_STEMS = `
  retir farewell successor goodbye resign swapped
  ruhestand nachfolg abschied verabschied ubergab. ubergebe. ausscheid
  retraite successeur succede. demission depart. quitte. quitter. quitterai passation
  jubil sucesor relevo dimit dimision despedida dejo. dejare. renuncio
  reforma. sucessor aposent despeco saio. deixo. demito
  success. dimett dimission saluto. lascio. lascero
  pensioen opvolg afscheid vertrek. vertrekken ontslag stop. overdraag
  pension pensjon efterfolj eftertrad efterfolg etterfolg avskjed avsked slutar. slutter. fratra fratreder ga. avga
  emerytur nastepc odchodz odejsc pozegn rezygn
  duchod nastupc odchaz odejit odejdu rozlouc rezign
  emekli halef istifa veda ayriliyorum ayrilacag ayrildim
  退任 退職 引退 後任 辞任 去り
`;

/** Who goes, reported by somebody else: no news to congratulate on, even where the next post is named. */
export const GOING_STEMS = `
  left. leaves. leaving. leave. quits. quit. departs. departed departing vacant vacancy exits. ousted replaced
  verlasst verliess verlassen. scheidet schied. vakant unbesetzt
  quitte quittait
  deja. dejo. dejado renunci abandon sale. salio.
  deixa. deixou saiu. sai. vago. vaga.
  lascia. lasciato lasciera abbandon
  verlaat verliet vertrekt vertrok
  lamnar lamnade slutat forlater forlot forlader forlod fratradt ledig.
  odchodz odszedl odeszla opuszcz opuscil wakat
  odchazi odesel odesla opousti opustil neobsazen
  ayrildi ayriliyor ayrilan bosald
  退社 離れ 空席
`;

/** Where somebody comes from, and what they do at home. */
export const BIOGRAPHY_STEMS = `
  born. grew. upbringing studied studies. graduat degree. degrees. phd. mba. alumn married lives. children hobby hobbies spare
  geboren aufgewachsen studier studium abschluss verheiratet wohnt promovier
  nee. naquit diplom etudes. etudie mariee. marie. ancien. ancienne.
  nacio. nacid estudi licenciad titulad casad. egresad
  nasceu nascid estudou formou formad.
  nato. nata. laurea studiato sposat.
  studeerde gestudeerd afgestudeerd getrouwd woont
  fodd. fodt. uppvuxen oppvokst opvokset studer utdanne uddannet utbildad bor.
  urodz absolwent ukonczyl studiowal mieszka
  narozen narodil vystudoval absolv zije.
  dogdu. dogumlu mezun evli.
  生まれ 卒業 入社 出身
`;

/** Who mentions years spent elsewhere; plain letters, in the first person. */
export const PAST_OF_ONE = expression('i')`
  \b(?:
    i (?:was|worked|spent|served|trained|studied|grew)|ich (?:war|arbeitete|habe)|j'ai (?:passe|travaille|commence)|trabaje|pase
    fui|trabalhei|passei|ho (?:lavorato|passato)|ik (?:was|werkte|heb)|jag (?:var|arbetade)|jeg (?:var|arbeidet|arbejdede)
    pracowalem|pracowalam|pracoval|pracovala|calistim
  )\b`;

/** A span of years; plain letters. */
export const YEARS = /\b(?:years?|jahre?n?|ans|anos|anni|jaar|jaren|ar|lat|let|roku|yil)\b/i;

/** The same in several words. */
export const FAREWELL_PHRASE = expression('i')`
  \b(?:
    # English: 'I will miss', 'stepping down', 'a new chapter'
    (?:will|shall|'ll|going to|gonna) miss\b|miss (?:the|it|working)|step(?:ping)? down|hand(?:ing)? over|hand(?:ing)? in
    last (?:day|week)|leaving (?:the|this|here|for|behind)|i am leaving|i'm leaving|moving on|new chapter
    time to (?:go|leave|move)|bow(?:ing)? out
    # 'I leave it to the next generation', 'goes after 20 years'
    (?:
      leave|hand|pass|uberlass|uberlasse|ubergebe|laisse|dejo|deixo|lascio
    )\b[^.;]{0,30} (?:next|nachsten|prochaine|proxima|prossima) gener
    (?:
      goes|geht|part|se va|lascia|va via|stopt|slutar|slutter|stopper|odchodzi|odchazi
    ) (?:after|nach|apres|tras|dopo|na|efter|etter|po) \d+
    # 'I will miss' in other languages: 'wird mir fehlen'
    werde[n]? ich vermissen|wird mir fehlen|va me manquer|vont me manquer|voy a echar de menos|vou ter saudades|mi manchera
    zal ik missen|kommer att sakna|kommer til a savne|vil savne|bede tesknic|bude mi chybet|ozleyecegim
    # 'Somebody younger will', 'my badge', 'ho lasciato'
    somebody (?:younger|else) will
    (?:my|meine?n?|mon|mi|o meu|il mio|mijn|mitt?) (?:
      badge|pass|keys|(?:dienst)?ausweis|tarjeta|cartao|cracha|tesserino|pasje|adgangskort
    )
    oddal[ae]m przepustke|(?:j'ai quitte|ho lasciato|he dejado)(?! (?:un|una|une|il|la|le|el|los|las)\b)
  )`;

/** Who admits that things should have gone another way. */
export const ADMISSION_PHRASE = expression('i')`
  \b(?:
    # English: 'We should have', 'told the regulator', 'went wrong'
    (?:should|could|ought to|must) (?:not |n't |never )?have\b|shouldn't have
    told (?:the )?(?:regulator|authorit\w+|hmrc|fca|ico|sec|police)\b|hatten? (?:wir|ich|man)\b
    (?:went|go|goes|was|were|got (?:it|that)) (?:badly |very )?wrong\b|laid off\b
    # French, Spanish, Portuguese, Italian, Dutch and others: 'Aurions dû'
    (?:aurions|aurais|aurait) du\b|(?:deberi\w+|debi\w+) haber|(?:deviamos|devia|deveria\w*) ter|avre(?:mmo|i|bbe) dovuto
    had(?:den)? (?:\w+ )?moeten|borde (?:vi|jag)|burde (?:vi|jeg)|powinni(?:smy)? byli|meli jsme
    # 'They were right about us', 'did not make it'
    (?:is|was|were|are) right about us|(?:not (?:going to )?|won't |never )(?:make|made) it\b
  )`;

/** Who admits that something was not known or not under control: a stranger who asks for more of it is fishing. Plain letters. */
export const GAP_PHRASE = expression('u')`
  \b(?:
    # English: 'Nobody knew', 'we could not say'
    (?:nobody|no ?one|none of us) (?:knew|knows)
    (?:i|we) (?:(?:do|did)(?:n't| not) know|could(?:n't| not) (?:say|tell|answer)|can(?:not|'t) (?:say|tell))
    vouch
    # German: 'Wussten wir nicht'
    (?:wussten?|weiss|wissen|kannten?) (?:[^\s,.]+ ){0,4}(?:niemand|keiner|nicht)|nicht wussten?
    (?:niemand|keiner) (?:\S+ )?(?:wusste|weiss)
    # Other languages: 'ne savait', 'nikt nie wiedział'
    ne (?:sa(?:it|vait|vions|vons)|connaissai)|(?:nadie|no) sab\w+|(?:nessuno|non) sap\w+|(?:ninguem|nao) sab\w+
    niemand (?:\S+ )?(?:wist|weet)|ingen (?:visste|vet|vidste|ved)|nikt nie wie\w*|nikdo nev\w+|kimse bilm\w+
  )\b
  知りません|知らな`;

/** Parents, spouses, children and siblings in the first person: 'my daughter', 'pappa min'. 'Our sister company' is none. Plain letters. */
export const OWN_FAMILY = expression('u')`
  \b(?:
    (?:
      my|meine?[mnrs]?|mon|ma|mes|mis?|meus?|minhas?|mi[oa]|mie|miei|mijn|min|mitt?|mina|mine|moj[ae]?|moich|muj
    ) (?:late |own |eldest |youngest |\p{L}{2,12}jahrig\p{L}{1,2} )?(?:
      # English
      wife|husband|brother|sister(?! compan| firm)|son|daughter|father|mother|mum|mom|dad|grand\p{L}{3,8}|child|children|kids?
      # German
      ehefrau|mann|frau|bruder|schwester|sohn|tochter|vater|mutter|kind|kinder|oma|opa
      # French
      femme|epouse|mari|frere|soeur|fils|filles?|pere|mere|enfants?
      # Spanish
      esposa|esposo|mujer|marido|hermanos?|hermanas?|hij[oa]s?|padres?|madre
      # Portuguese
      mulher|irmao|irma|filh[oa]s?|pai|mae|avo
      # Italian
      moglie|marito|fratello|sorella|figli[oae]?|nonn[oa]
      # Dutch
      vrouw|man|broer|zus|zoon|dochter|vader|moeder|kinderen
      # Swedish, Norwegian and Danish
      fru|hustru|bror|syster|soster|dotter|datter|pappa|mamma|far|mor|fader|moder|kone|kona|mand|born|barn
      # Polish and Czech
      zona|maz|brat|siostra|syn|corka|ojciec|matka|mama|tata|dzieci|manzel|manzelka|sestra|dcera|otec
    )
    # Norwegian and Swedish with 'my' behind: 'pappa min'
    (?:mannen|kona|sonnen|datteren|faren|moren|pappaen|barna|pappa|mamma|far|mor) mine?
  )(?!\p{L})`;

/** Who says what they do for a living; plain letters, at the head of a sentence. */
export const SELF_DESCRIPTION = expression('u')`
  ^(?:
    # English
    i (?:run|lead|head|manage|oversee|make sure|look after|work (?:in|for|at|as|with))
    i(?:'m| am) (?:responsible for|in charge of)|my job is
    # German
    (?:ich )?(?:leite|verantworte|arbeite (?:als|bei|in|fur))|ich kummere mich
    # French
    je (?:dirige|travaille|pilote|m'occupe)
    # Spanish
    (?:dirijo|lidero|trabajo (?:en|como|para)|me (?:ocupo|dedico))
    # Portuguese
    (?:trabalho (?:em|na|no|como|para)|ocupo-me|dedico-me|interesso-me)
    # Italian
    mi occupo|(?:dirigo|guido|lavoro (?:in|come|per))
    # Dutch
    ik (?:leid|werk (?:bij|als|voor)|houd me bezig)
    # Norwegian, Danish and Swedish
    je?g (?:leder|arbejder|jobber)|jag (?:leder|arbetar|jobbar)
    # Polish
    (?:kieruje|pracuje (?:w|jako)|zajmuje sie)
    # Czech
    (?:vedu|pracuji (?:v|jako)|venuji se|zabyvam se)
    # Finnish and Hungarian
    (?:johdan|tyoskentelen)|(?:vezetem|dolgozom)
  )(?!\p{L})`;

/** What was done in a post before, which is not small talk at the new one. Plain letters. */
export const FORMER_POST = expression('u')`
  (?<!\p{L})(?:
    # English
    (?:in|at) my (?:previous|last|old|former|earlier) (?:job|role|post|company|firm|life|employer|bank)
    # German
    (?:in|bei) (?:meinem|meiner) (?:letzten|fruheren|vorigen|alten)
    # French
    dans mon (?:ancien|precedent)
    # Spanish
    en mi (?:anterior|antiguo|antigua)
    # Portuguese
    (?:no meu|na minha) (?:anterior|antig[oa])
    # Italian
    (?:nel|nella) mi[oa] (?:precedente|vecchi[oa])
    # Dutch
    (?:in|bij) mijn (?:vorige|oude)
    # Swedish, Norwegian and Danish
    (?:i|pa) (?:mitt|min|mit) (?:forra|tidigare|forrige|tidligere|gamle|gamla)
    # Finnish, Hungarian, Polish, Czech and Turkish
    (?:aiemmassa|edellisessa) (?:tyossani|tehtavassani|tyopaikassani)|az elozo (?:munkahely|ceg)\p{L}*
    w poprzedniej (?:pracy|firmie)|v predchozi(?:m)? (?:praci|zamestnani|firme)|onceki (?:isim|sirket)\p{L}*
  )`;
