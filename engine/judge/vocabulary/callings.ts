import { stemMatcher } from './stem-matcher.ts';

/**
 * Callings that nobody shares with an officer of governance, risk and compliance: players, musicians, mayors, priests,
 * physicians, pupils, the accused, the dead. Folded stems in the languages that reports meet.
 */
export const OTHER_CALLINGS = stemMatcher(`
  footballer striker midfielder defender goalkeeper quarterback pitcher batsman bowler. coach. trainer. athlete sprinter swimmer
  cyclist golfer boxer. wrestler jockey skater player. players. scored scorer goals. captain. squad. league. tournament hat-trick
  fussball sturmer torwart torschutz mittelfeld spieler trainer. trainerin schwimmer tormann
  buteur attaquant gardien. milieu. entraineur joueur footballeu nageur
  delantero portero centrocampista goleador futbolista entrenador jugador nadador atacante zagueiro goleiro volante. jogador
  treinador gol. gols. goles. calciatore calciatric attaccante portiere difensore centrocampista allenatore giocator pallavol
  voetbal spits. doelman aanvaller middenvelder keeper. pilkarz napastnik bramkarz pomocnik. trener. trenerka siatkar zawodnik
  fotbalist utocnik brankar zaloznik hrac. hracka obrance hokejist trenink fotbollsspel anfallar malvakt mittfalt spelare.
  fotballspil spiss. keeperen spiller. midtbane trener. labdarug csatar kapus vizilab jatekos edzo. futbolcu kaleci forvet
  voleybolcu oyuncu. antrenor futbolist napivzakhisnik voroter trener. pivzakh napadn igrok.
  選手 監督 投手 捕手 打者 球団 球员 球员 教练 선수 감독
  singer soprano tenor. cellist pianist violinist guitarist drummer rapper dj. musician composer. choir. actor actress filmmaker
  novelist poet. painter sculptor photographer dancer choreograph cellistin sangerin sanger. musiker schauspiel kunstler
  chanteu musicien acteur actrice comedien peintre. photograph romanci poete cantante. cantor. cantora musico. musica. actriz
  pintor. pintora escritor. poeta. fotograf attore. attrice. pittore pittric scrittor zanger muzikant kunstenaar schilder.
  spiewa aktor. aktork malarz muzyk. zpevak zpevac herec. hereck malir. sangare skadespel forfatter enekes szinesz festo. sarkici
  oyuncusu ressam. sopran. sopranen gitarrist spivak spivac muzikant khudozhnik 歌手 俳優 女優 画家 作家 가수 배우
  mayor. alderman councillor senator. congressman mp. mla. burgermeister burgermest burmistrz stadtrat gemeinderat landrat
  abgeordnet maire. depute. deputee alcalde alcaldesa concejal diputad prefeit vereador deputad sindaco. sindaca. assessore
  burgemeester wethouder raadslid radny. radna. posel. poslank wojt. starost primator zastupitel poslanec kommunalrad riksdags
  ordforer polgarmester kepviselo muhtar. belediye milletvekil deputat mer. mera. meru. 市長 町長 議員 知事
  priest. pastor. parson. vicar. bishop. imam. rabbi. pfarrer pfarrerin pretre. cure. eveque sacerdote parroco padre. dominee
  ksiadz proboszcz farar. knez. prast. prest. lelkesz plebanos svyashchen 住職
  obituary deceased survived. funeral widow. widower nachruf gestorben verstorben beerdigung witwe. deces obseques funeraill veuve.
  fallecid esquela funerale funerali necrolog falecid velorio overleden begrafenis zmarl. zmarla pogrzeb nekrolog zemrel pohreb
  begravning avliden begravelse elhunyt temetes vefat. cenaze merhum 逝去 葬儀
  surgeon nurse. dentist physician midwife veterinar chirurg. krankenschwest zahnarzt hebamme arzt. arztin infirmi chirurgien
  dentiste sage-femme enfermer. enfermera enfermeir cirujan dentista. medico. medica. infermier chirurgo verpleegkund huisarts
  tandarts pielegniark stomatolog lekarz zubar. lekar. sjukskoter lakare. tandlakar sykepleier lege. fogorvos orvos. hemsire
  doktoru. 看護師 医師
  realtor realty. estate-agent makler. maklerin immobilier inmobiliari imobiliari immobiliare makelaar nieruchomosci realitni maklare
  pupil. pupils. student. students. schoolgirl schoolboy sophomore valedictor schuler schulerin studentin etudiant lyceen estudiante
  alumno alumna estudant aluno. aluna. studente. studentessa leerling. uczen. uczennic student. zak. zakyne elev. diak. ogrenci.
  accused. defendant convicted sentenced arrested burglar angeklagt verurteilt verhaftet accuse. condamn detenid acusad condenad
  imputat arrestat condannat veroordeeld verdacht. oskarzon skazan obzalovan odsouzen anhallen domdes tiltalt siktet vadlott
  gyanusitott sanik. tutuklan zasudzh osudili obvinuvach
  chef. baker. butcher. plumber electrician carpenter farmer. farmers. truck. hairdresser bauer. landwirt backer. backermeist koch.
  agricult boulang cuisinier agricultor cocinero panadero padeiro cozinheir contadino cuoco. fornaio boer. bakker. kok. rolnik
  piekarz kucharz rolnice zemedel kuchar. pekar. bonde. bagare. kock. gazda. gazdalkod pek. ciftci asci. firinci fermer
  yoga. influencer vlogger streamer model. teacher. teachers. lehrer. lehrerin institut. institutrice enseignant maestra. maestro.
  profesora. professora insegnant leraar leerkracht nauczyciel ucitel. ucitelk larare. larer. tanar. tanarno ogretmen vchitel 教師
`);
