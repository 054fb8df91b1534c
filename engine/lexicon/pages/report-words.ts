// Words by which results, court lists and a company's figures are known, and looks back; normalised.
import { expression } from '../word-list.ts';

/** Words of games and races. */
export const SPORT_STEMS = `
  marathon harriers runners cross-country half-time halftime fixture standings league. goals. scorer match. matches. innings wicket
  tournament regatta semi-final playoff championship race. races. relay spiel. spieltag tore. torschutz halbzeit zuschauer gastgeber
  kreisliga bundesliga bezirksliga landesliga oberliga turnier lauf. laufer staffel wettkampf meisterschaft partie. coureurs
  semi-marathon championnat tournoi mi-temps buteur partido. jornada liga. campeonato torneo goles. carrera. corredores balonmano futbol
  baloncesto clasificacion jogo. rodada torneio golos. gols. corrida futebol partita. girone gol. gara. calcio wedstrijd doelpunt
  competitie toernooi klassement hardlop speelronde matchen. halvlek malskytt lopp. kampen. turnering stevne omgang ottelu maali.
  maalit. sarja turnaus kilpailu hiihdo juoksu mecz. meczu turniej zawodni bieg. biegu bramk kolejk zapas. zapasu turnaj. beh. polocas
  kolo. merkozes bajnoksag verseny futas. fordulo felido mac. macta macin spor. devre lig. kosu. turnuva matchu gola turnir zabig zabeg
  chempionat agonas protathlima meci. meciul campionat etapa 大会 試合 マラソン 決勝 得点 リーグ 比赛 比賽 联赛
  马拉松 경기 대회 마라톤 리그 مبارا بطول ماراثون
`;

/** Courts, and what they hold. */
export const COURT_STEMS = `
  court. courts. magistrates tribunal assizes amtsgericht landgericht schoffengericht strafgericht gericht. prozess correctionnel prud
  juzgado audiencia. vara. comarca pretura rechtbank politierechter kantonrechter tingsratt tingrett hovratt byret landsret karajaoikeu
  hovioikeu sad. sadu sadow wokand soud. soudu okresn birosag torvenyszek mahkeme adliye suda sudu sudi judecatori dikastir 裁判所
  法廷 法院 법원 재판 محكم
`;

/** The periods that a company's figures are of, and what it calls them. */
export const PERIOD_STEMS = `
  quarter. quarterly half-year interim. full-year fy q1. q2. q3. q4. h1. h2. 1q. 2q. 3q. 4q. 1h. 2h. quartal halbjahr jahreszahlen
  geschaftsjahr trimestr semestr exercice. ejercicio. exercicio. esercizio kwartaal kwartal halfjaar jaarcijfers boekjaar kvartal
  delarsrapport bokslut halvar arsregnskab arsredovisning osavuosi neljanne puolivuosi puolivuotis tilinpaato polrocz wynikow ctvrtlet
  pololet negyedev felev ceyre yariyil bilanco pivrich polugod trimino examino 四半期 決算 中間期 通期 季度 半年 年度
  분기 반기 실적
`;

/** Headlines over a life that has ended. */
export const OBITUARY_STEMS = `
  obituar obit. nachruf traueranzeige necrolog nekrolog esquela muistokirjoit mindeord minneord minnesord dodsruna overlijdensbericht
  gyaszjelent memoriam 訃報 追悼 讣告 訃告 부고 نعي
`;

/** Headlines that honour somebody, living or dead. */
export const TRIBUTE_STEMS = `
  tribute. remembering. farewell. hommage. hommages. homenaje. homenagem omaggio ricordo. eerbetoon hylest hyllning wspomnienie vzpomink
  gedenken. abschied. adieu. adios. adeus. addio. afscheid pozegnan rozlouceni bucsu veda. proshchan 惜別 추모 悼念
`;

/** What follows a death. */
export const FUNERAL_STEMS = `
  funeral survived. burial beisetzung trauerfeier beerdigung obseques inhum exequias entierro sepelio velorio esequie begrafenis
  uitvaart begravning begravelse bisettelse hautaj pogrzeb pohreb pohrb temetes cenaze pokhoron inmormant kideia 葬儀 告別式 장례
  葬礼 جناز
`;

/** Headlines that look back: 'twenty years on', 'vor 20 Jahren'. */
export const LOOK_BACK = expression('u')`
  (?<!\p{L})(?:
    # After the number: 'twenty years on', '20 lat temu'
    years? (?:on|ago|later)|jaar (?:geleden|later)|lat (?:temu|pozniej)|ar (?:sedan|siden|senare|senere)|vuotta sitten
    yil (?:once|sonra)|ev(?:vel|e)? (?:ezelott|utan)|anni (?:fa|dopo)|ans (?:apres|plus tard)|anos (?:despues|depois|atras)
    rokiv tomu|rokiv potomu|let nazad|let spustya|chronia prin|de ani in urma
    # 'Looking back', 'Rückblick'
    looking back|ruckblick|retour sur|tillbakablick|tilbageblik|terugblik
    # Before the number: 'vor 20 Jahren', 'il y a vingt ans'
    vor [\p{L}\d]{1,20} jahren|il y a [\p{L}\d]{1,20} ans|hace [\p{L}\d]{1,20} anos|ha [\p{L}\d]{1,20} anos
    pred [\p{L}\d]{1,20} lety
  )(?!\p{L})
  # Japanese and Korean
  年前|年を経て|년 전`;

/** The parties of a case: 'Marsh v Pike', as pages write them. */
export const PARTIES =
  /[\p{L}.)] (?:vs?\.?|c\.|\.\/\.|contre|gegen|contra|contro|tegen|mot|proti|przeciwko|против|проти) \p{Lu}/gu;
