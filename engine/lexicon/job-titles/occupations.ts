// Occupations outside governance, risk and compliance.
import { wordSet } from '../word-list.ts';

/** Players and what match reports are full of: no officer of governance, risk and compliance scores goals. Normalised stems. */
export const PLAYER_STEMS = `
  player. hrac. footballer striker midfielder goalkeeper quarterback pitcher batsman bowler. athlete sprinter swimmer cyclist golfer
  wrestler jockey skater scored scorer captain. squad. league. tournament hat-trick fussball sturmer torwart torschutz mittelfeld
  spieler schwimmer tormann buteur gardien. entraineur joueur footballeu nageur delantero portero centrocampista goleador entrenador
  jugador nadador zagueiro goleiro volante. jogador treinador gol. gols. goles. calciatore calciatric portiere difensore allenatore
  giocator pallavol voetbal doelman middenvelder pilkarz napastnik bramkarz pomocnik. trener. trenerka siatkar zawodnik fotbalist
  brankar zaloznik hracka obrance hokejist trenink fotbollsspel anfallar malvakt mittfalt spelare. fotballspil spiss. keeperen spiller.
  midtbane labdarug csatar kapus vizilab jatekos edzo. futbolcu kaleci forvet voleybolcu oyuncu. antrenor futbolist napivzakhisnik
  voroter pivzakh napadn igrok. 選手 監督 投手 捕手 打者 球団 球员 教练 선수 감독
`;

/** What obituaries say. Normalised stems. */
export const DEATH_STEMS = `
  obituary deceased survived. funeral widow. widower nachruf gestorben verstorben beerdigung witwe. deces obseques funeraill veuve.
  fallecid esquela necrolog falecid velorio overleden begrafenis zmarl. zmarla pogrzeb nekrolog zemrel pohreb
  begravning avliden begravelse elhunyt temetes vefat. cenaze merhum 逝去 葬儀
`;

/**
 * Other occupations that nobody shares with an officer of governance, risk and compliance: musicians, mayors, priests, physicians,
 * pupils, the accused. Normalised stems in the languages that pages are written in.
 */
export const OTHER_OCCUPATION_STEMS = `
  mayor. baker. coach. trainer. trainerin attaquant atacante attaccante aanvaller utocnik defender singer soprano tenor. cellist pianist
  violinist guitarist drummer rapper dj. musician composer. choir. actor actress filmmaker novelist poet. sculptor photographer dancer
  choreograph sangerin sanger. musiker schauspiel kunstler chanteu musicien acteur actrice comedien peintre. romanci poete cantante.
  cantor. cantora musico. musica. actriz pintora escritor. poeta. fotograf attore. attrice. pittore pittric scrittor zanger muzikant
  kunstenaar schilder. spiewa aktor. aktork malarz muzyk. zpevak zpevac herec. hereck malir. sangare skadespel forfatter enekes szinesz
  festo. sarkici oyuncusu ressam. sopran. sopranen gitarrist spivak spivac khudozhnik 歌手 俳優 女優 画家 作家 가수 배우 alderman
  councillor senator. congressman mp. mla. burgermeister burgermest burmistrz stadtrat gemeinderat landrat abgeordnet maire. depute.
  deputee alcalde concejal diputad prefeit vereador deputad sindaco. sindaca. assessore burgemeester wethouder raadslid radny. radna.
  posel. poslank wojt. starosta starosty. starostk starostou starostov primator zastupitel poslanec kommunalrad riksdags ordforer
  polgarmester kepviselo muhtar. belediye milletvekil deputat 市長 町長 議員 知事 priest. pastor. parson. vicar. imam. rabbi. pfarrer
  pretre. eveque sacerdote parroco padre. dominee ksiadz proboszcz farar. knez. prast. lelkesz plebanos svyashchen 住職 surgeon nurse.
  dentist physician midwife veterinar chirurg. krankenschwest zahnarzt hebamme arzt. arztin infirmi chirurgien sage-femme enfermer.
  enfermera enfermeir cirujan medico. medica. infermier chirurgo verpleegkund huisarts tandarts pielegniark stomatolog lekarz zubar.
  lekar. sjukskoter lakare. tandlakar sykepleier fogorvos orvos. hemsire doktoru. 看護師 医師 realtor realty. estate-agent makler.
  maklerin immobilier inmobiliari imobiliari immobiliare makelaar nieruchomosci realitni maklare pupil. pupils. student. students.
  schoolgirl schoolboy sophomore valedictor schuler studentin etudiant lyceen estudiante alumno alumna estudant aluno. aluna. studente.
  studentessa leerling. uczen. uczennic zak. zakyne diak. ogrenci. accused. defendant convicted sentenced arrested burglar angeklagt
  verurteilt verhaftet accuse. condamn detenid acusad condenad imputat arrestat condannat veroordeeld verdacht. oskarzon skazan
  obzalovan odsouzen anhallen domdes tiltalt siktet vadlott gyanusitott sanik. tutuklan zasudzh osudili obvinuvach radiolog cardiolog
  dermatolog orthodontist orthopaed physiotherap tierarzt kinderarzt kinesitherap dierenarts verloskundige barnmorska barnmorske
  jordmor. tandlaege dyrlaege dyrlage lekarka polozna weterynarz dentystk hammaslaakar elainlaakar katilo veteriner kardiolog ortoped
  winemaker winegrower rancher beekeeper florist tattooist bricklayer blacksmith fisherman archaeolog palaeontolog paleontolog botanist
  astronomer comedian headteacher winzer imker. imkerin schreiner tischler. malerin schriftsteller vigneron viticult apicult eleveur.
  boucher. bouchere fleurist coiffeu sculptrice ganader carnicer pescador peluquer escultor cabeleireir atriz. pecuarist viticolt
  allevator apicolt macellai parrucchier scultrice wijnboer schrijfster pastoor lantbrukar biodlar fiskare. frisor. forfattare sangersk
  kyrkoherd borgmast landmand biavler skuespiller malmand sognepraest sogneprast borgmester pszczelar fryzjer rzezbiar powiesciopis
  piosenkar vcelar kadernic sochar viljelij kalastaj kampaaj nayttelij laulaja maalivaht hyokkaaj kirkkoherra balikci kuafor plumber
  electrician hairdresser landwirt boulang cuisinier agricultor cocinero panadero padeiro cozinheir contadino cuoco. fornaio kucharz
  rolnice zemedel kuchar. gazdalkod ciftci asci. firinci fermer yoga. influencer vlogger streamer teacher. teachers. lehrer. lehrerin
  instituteur institutrice enseignant maestra. insegnant leraar leerkracht nauczyciel ucitel. ucitelk larare. larer. tanar. tanarno
  ogretmen vchitel 教師
`;

/** What makes of an Italian 'sindaco', a mayor, the statutory auditor of a company: 'sindaco effettivo'. Normalised. */
export const STATUTORY_AUDITOR_WORDS = wordSet('effettivo effettiva supplente unico');

/** Trades of an office that are no rank, which the job titles leave out. Normalised stems. */
export const OFFICE_TRADE_STEMS = `
  juriste jurista letrad inkoper. inkoopster. inkopare. innkjoper. indkober. comprador acheteu buyer. ingenieur ingenier engenheir
  ingegner controleu controlador contable. contador contabil comptable. ragionier boekhoud bokhall redovisning regnskapsforer bogholder
  analista. analyste. tecnic technicien programador programmat
`;
