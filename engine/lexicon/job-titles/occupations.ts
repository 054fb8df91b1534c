// Occupations outside governance, risk and compliance.

/**
 * Occupations that nobody shares with an officer of governance, risk and compliance: players, musicians, mayors, priests,
 * physicians, pupils, the accused, the dead. Normalised stems in the languages that pages are written in.
 */
export const OTHER_OCCUPATION_STEMS = `
  photographer mayor. baker. player. coach. trainer. hrac.
  footballer striker midfielder defender goalkeeper quarterback pitcher batsman bowler.  athlete sprinter swimmer
  cyclist golfer  wrestler jockey skater  scored scorer  captain. squad. league. tournament hat-trick
  fussball sturmer torwart torschutz mittelfeld spieler  trainerin schwimmer tormann
  buteur attaquant gardien.  entraineur joueur footballeu nageur
  delantero portero centrocampista goleador futbolista entrenador jugador nadador atacante zagueiro goleiro volante. jogador
  treinador gol. gols. goles. calciatore calciatric attaccante portiere difensore centrocampista allenatore giocator pallavol
  voetbal  doelman aanvaller middenvelder  pilkarz napastnik bramkarz pomocnik. trener. trenerka siatkar zawodnik
  fotbalist utocnik brankar zaloznik  hracka obrance hokejist trenink fotbollsspel anfallar malvakt mittfalt spelare.
  fotballspil spiss. keeperen spiller. midtbane trener. labdarug csatar kapus vizilab jatekos edzo. futbolcu kaleci forvet
  voleybolcu oyuncu. antrenor futbolist napivzakhisnik voroter trener. pivzakh napadn igrok.
  選手 監督 投手 捕手 打者 球団 球员 球员 教练 선수 감독
  singer soprano tenor. cellist pianist violinist guitarist drummer rapper dj. musician composer. choir. actor actress filmmaker
  novelist poet.  sculptor photographer dancer choreograph cellistin sangerin sanger. musiker schauspiel kunstler
  chanteu musicien acteur actrice comedien peintre.  romanci poete cantante. cantor. cantora musico. musica. actriz
  pintora escritor. poeta. fotograf attore. attrice. pittore pittric scrittor zanger muzikant kunstenaar schilder.
  spiewa aktor. aktork malarz muzyk. zpevak zpevac herec. hereck malir. sangare skadespel forfatter enekes szinesz festo. sarkici
  oyuncusu ressam. sopran. sopranen gitarrist spivak spivac muzikant khudozhnik 歌手 俳優 女優 画家 作家 가수 배우
  alderman councillor senator. congressman mp. mla. burgermeister burgermest burmistrz stadtrat gemeinderat landrat
  abgeordnet maire. depute. deputee alcalde alcaldesa concejal diputad prefeit vereador deputad sindaco. sindaca. assessore
  burgemeester wethouder raadslid radny. radna. posel. poslank wojt. starosta starosty. starostk starostou starostov primator zastupitel poslanec kommunalrad riksdags
  ordforer polgarmester kepviselo muhtar. belediye milletvekil deputat  市長 町長 議員 知事
  priest. pastor. parson. vicar.  imam. rabbi. pfarrer pfarrerin pretre.  eveque sacerdote parroco padre. dominee
  ksiadz proboszcz farar. knez. prast.  lelkesz plebanos svyashchen 住職
  obituary deceased survived. funeral widow. widower nachruf gestorben verstorben beerdigung witwe. deces obseques funeraill veuve.
  fallecid esquela funerale funerali necrolog falecid velorio overleden begrafenis zmarl. zmarla pogrzeb nekrolog zemrel pohreb
  begravning avliden begravelse elhunyt temetes vefat. cenaze merhum 逝去 葬儀
  surgeon nurse. dentist physician midwife veterinar chirurg. krankenschwest zahnarzt hebamme arzt. arztin infirmi chirurgien
  dentiste sage-femme enfermer. enfermera enfermeir cirujan dentista. medico. medica. infermier chirurgo verpleegkund huisarts
  tandarts pielegniark stomatolog lekarz zubar. lekar. sjukskoter lakare. tandlakar sykepleier  fogorvos orvos. hemsire
  doktoru. 看護師 医師
  realtor realty. estate-agent makler. maklerin immobilier inmobiliari imobiliari immobiliare makelaar nieruchomosci realitni maklare
  pupil. pupils. student. students. schoolgirl schoolboy sophomore valedictor schuler schulerin studentin etudiant lyceen estudiante
  alumno alumna estudant aluno. aluna. studente. studentessa leerling. uczen. uczennic student. zak. zakyne  diak. ogrenci.
  accused. defendant convicted sentenced arrested burglar angeklagt verurteilt verhaftet accuse. condamn detenid acusad condenad
  imputat arrestat condannat veroordeeld verdacht. oskarzon skazan obzalovan odsouzen anhallen domdes tiltalt siktet vadlott
  gyanusitott sanik. tutuklan zasudzh osudili obvinuvach
  plumber electrician  hairdresser  landwirt  
  boulang cuisinier agricultor cocinero panadero padeiro cozinheir contadino cuoco. fornaio  
  kucharz rolnice zemedel kuchar.  gazdalkod  ciftci asci. firinci fermer
  yoga. influencer vlogger streamer  teacher. teachers. lehrer. lehrerin institut. institutrice enseignant maestra. 
  profesora. professora insegnant leraar leerkracht nauczyciel ucitel. ucitelk larare. larer. tanar. tanarno ogretmen vchitel 教師
`;
