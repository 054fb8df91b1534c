// Words that join a person or a company to a job: appointing, leaving, sponsoring.

/** Words that make the company beside them somebody's sponsor, client, supplier or rival, normalised. */
export const OUTSIDE_RELATION_STEMS = `
  sponsor patron. patrons. sponsored presented supported. courtesy rival. rivals. competitor unlike. versus. customer. customers.
  client. clients. supplier vendor. bailleur prasentiert unterstutzt gesponsert sponsoren partners. partnerem. partneri. forder. konkurrent wettbewerb kunde.
  kunden. lieferant parrain. parraine mecene partenair concurrent client. fournisseur soutien. patrocin colabora. colaborador.
  competidor cliente. clientes. proveedor apoio. apoiador concorrent fornecedor sponsorizz contributo sostegno concorrent fornitor
  mogelijk. steun. concurrent klant. klanten leverancier sponsorem patronat wsparcie konkurenc klient. dostawc sponzor
  podpora. podpory konkurent zakaznik dodavatel stod. samarbet konkurrent kund. kunder leverant stotte. stottet sponset konkurrenten
  kunde. kunder. leverandor tamogat szponzor versenytars ugyfel beszallit sponsoru. destek. desteg rakip. rakib. musteri. tedarikci kupasi
  v. vs. x. contre. gegen. contra. contro. protiv pozov plaintiff defendant respondent claimant appellant klager beklagt defendeur demandeur
  demandante demandado reclamad reclamante recorrid recorrente autor. ricorrente convenut eiser gedaagde verweer powod. pozwan zalobce zalovan pozivach vidpovidach davaci davali
  critic. critics. opponent fan. fans. shareholder investor. investors. buyer. kritiker kritikerin aktionar anleger detracteur actionnaire critico. accionista
  acionista azionista criticus. aandeelhouder krytyk krytycz akcjonariusz kritik. akcionar aktieagare aksjonaer aktionaer
  unrelated. related. affiliated. confused. mistaken. verwechs confond confund pomyl mylon forvaxl forveksl karistir
  sponsor spomozhe pidtrimk konkurent kliyent postachal 協賛 後援 提供 赞助 후원
`;

/** Words that put an employer in the past, normalised. */
export const FORMER_EMPLOYMENT_STEMS = `
  former. formerly ex. previously previous. past. from. until. left. leaves. retired once. then. after. before. began
  started spent. worked. served. fruher vorher zuvor ehemal. ehemali vormal. bis. kam. kommt. ancien. ancienne
  anterieur auparavant precedem passe. passee jusqu. quitte venant. vient. antes. anterior exdirect antigu. hasta. procede. procedente
  trabajo. paso. anterior. veio. deixou. trabalhou passou. ateriorm gia. precedente arriva. proviene lavorava lasciato. dopo.
  voorheen vroeger eerder. voormalig afkomstig komt. tot. werkte. byly. byla. dawniej wczesniej poprzedni przeszed pracowal drive. drivejs
  byval predtim prisel prisla pracoval tidigare. forre. fran. kommer. lamnade arbetat tidligere fra. kom. jobbet forrige korabban volt.
  egykori dolgozott erkezett eski. onceden onceki ayrildi. calisti kolishn ranishe raniee. rabotal pratsyuvav bivsh 元 前 退任
`;

/** Verbs and nouns of an appointment, which join a company to the person it appoints, normalised. */
export const APPOINTMENT_STEMS = `
  appoint names. named hires. hired welcom promot elect joins. join. joined succeed takes. taken new. as. says. said. told. tells. with.
  ernennt beruft. beruf bestell uberni neue. neuer. folgt wird. sagt. sagte mit. nomm rejoint. promu arrive prend. nouvel. nouveau.
  explique dit. selon avec nombr incorpora ficha asume nuev dice. explica afirma con. nomei contrat anunci assum nov. diz. afirma com.
  nomin assume. nuovo. nuova. spiega dice. con. benoem stelt aangesteld nieuwe zegt. volgens met. powol mianow objal objela nowy. nowa.
  mowi z. obejm jmenov nastoupi novy. nova. rika. uvedl s. utse utna rekryter anstall tilltrader ny. nya. sager. tiltrer ansett ansatt sier.
  med. nevez kinevez uj. mondta atandi atadi getird yeni. dedi. diyor priznach noviy. nova. kazhe kazav naznach skaz
  heads. headed leads. led. runs. oversees oversaw chairs. steers leitet leitete fuhrt. verantwort dirige. pilote. chapeaute encabeza lidera.
  chefia. comanda guida. leidt leidde kieruj pokieruj vede. povede ridi. leder. styr vezeti yonetiyor ocholy keruye rukovod vozglav
  recruit recrut reclut poach lures. lured taps. tapped gewinnt gewonnen verpflichtet holt. wechselt ingaggi zatrudni dolacz nabral prijal varvar hyret hyrer
  csatlakoz igazol transfer. kadrosun pereysh
`;

/** Verbs that say what somebody is or where they work, normalised: 'Jane Doe is the voice of reason at Acme'. */
export const EMPLOYED_STEMS = `
  is. was. are. works. worked. working. serves. served. ist. war. arbeitet tatig. est. etait. travaill exerce. es. era. trabaj ejerce. e. foi. trabalh atua.
  lavora. opera. is. werkt. werkzaam. jest. pracuj. pracuje. byl. byla. je. arbetar. jobbar. ar. arbejder. arbeider. jobber. er. dolgozik
  calisiyor calismakta pratsyu rabotae rabotaet
`;

/** Verbs of leaving an employer, normalised: 'quien deja Acme', 'verlässt Acme'. */
export const LEAVING_STEMS = `
  leaves. left. leaving. quit. quits. departs. departed. departure exits. verlass verliess ausgeschied ausscheid abschied quitte. quittait quitter depart. deja. dejo. dejar.
  abandona. abandono. deixa. deixou. deixar. lascia. lasciato. lascio. lasciare. verlaat. verliet. vertrek opuszcza opuscil odchodz odszed odeszla opousti odchazi odesel odesla
  lamnar. lamnade. lamnat. slutar. forlater forlot forlader forlod fratr tavozik tavozott elhagy ayrildi ayriliyor ayrilan ayrilarak pokida pokinu zalisha zvilni uvolil pereyshov pereyshla 退社 退任
`;

/** Verbs by which a company takes somebody on, or somebody joins one, normalised. */
export const JOINING_STEMS = `
  appoint names. named hires. hired welcom promot elect joins. join. joined joining. ernennt beruft. bestell nomm rejoint. nombr incorpora ficha
  nomei contrat nomin benoem aangesteld powol mianow jmenov utse rekryter ansatt nevez kinevez atandi priznach naznach wechselt recruit recrut
  reclut poach lures. lured ingaggi zatrudni varvar hyret hyrer igazol
  confie. affida. encomend betraut. powierz sveril
`;
