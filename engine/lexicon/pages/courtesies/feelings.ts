// Joy, kindness and hopes, in plain letters; alternatives.
import { anyOf } from '../../word-list.ts';

/** Joy, pride and what companies like to say of themselves. */
export const FEELINGS = anyOf`
  # English: 'I am delighted', 'We are proud', 'What an honour'
  (?:
    (?:am|are|i.m|we.re|be|feel|felt|so|very|really|extremely|incredibly|truly|immensely|absolutely|also|both|all|deeply|hugely)[ ]
    (?<=^[^\p{L}]{0,3})
  )(?:
    delighted|thrilled|honou?red|excited|proud|humbled|privileged|pleased|overjoyed|elated|ecstatic|over the moon|stoked|pumped
    blessed|overwhelmed
  )\b
  happy to (?:announce|share|report|welcome|join)|glad to (?:announce|share|welcome|join)|(?:great|real|huge|an?|true) honou?r\b
  (?:great|real|huge|true|such a|it(?:.s| is| was) a) privilege|can.t wait to|cannot wait to
  # What companies like to say of themselves: 'Our commitment to', 'An important milestone'
  with confidence (?:to|into)|testament to|committed to (?:providing|delivering|ensuring|the highest|maintaining)
  our commitment to|hard work and dedication|exciting (?:time|chapter|journey|opportunity|new)|pivotal time|next chapter
  important milestone|(?:key|major|significant|huge|proud) milestone|demonstrates our|underlines our|reflects our|underscores our
  recognition of (?:our|the)|warm(?:ly)? welcome|(?:a )?great fit
  # German: 'Wir freuen uns', 'Ich bin stolz'
  freut? (?:mich|uns)\b|freuen (?:wir )?uns\b|(?:ich|wir) freu\w+
  (?:bin|sind|macht uns|macht mich)\b[^.]{0,20} (?:stolz|geehrt|begeistert|dankbar)
  (?:grosse|grossen|eine|besondere) (?:ehre|freude)|mit zuversicht|zuversichtlich in die zukunft|wichtiger meilenstein|meilenstein
  unser engagement fur
  # French: 'Je suis très fière', 'C'est un grand honneur'
  (?:je suis|nous sommes|suis|sommes) (?:tres |particulierement |extremement |vraiment )?(?:
    ravi|heureu|fier|fiere|honor|enchant|enthousias
  )\w*
  ravie?s?\b|fiert[e]|fier(?:e|s|es)? (?:d)|(?:suis|sommes|tres|si|tellement|particulierement|profondement) honoree?s?\b
  honoree?s? (?:de|d|que)\b|(?:un|grand) honneur|heureu(?:x|se|ses) (?:d|que)|je me rejouis|nous nous rejouissons|hate de
  # Spanish: 'Estoy muy contenta', 'Con orgullo'
  orgull\w+|encantad[oa]s?\b|emocionad[oa]s?\b|ilusion\w*|honrad[oa]s?\b|(?:un|gran) honor|honor de|me alegra|nos alegra
  estamos muy (?:content|feli)\w+|estoy muy (?:content|feli)\w+|(?:muy )?content[oa]s? (?:de|por|con)|satisfaccion
  # Portuguese: 'Feliz por', 'Grande satisfação'
  orgulh\w+|(?:uma|grande) honra|entusiasmad[oa]s?|feliz(?:es)? (?:por|em|de|com)|(?:grande|enorme|com) satisfacao
  muito content\w+|alegria de|e com (?:grande )?(?:prazer|alegria)|com grande entusiasmo
  # Italian: 'Siamo felici', 'Con grande orgoglio'
  orgoglios\w+|onorat[oaie]\b|(?:un|grande) onore|entusiast[ai]\b|liet[oaie] di|felic[ei] di|sono felice|siamo felici|emozionat\w+
  con (?:grande )?(?:piacere|orgoglio|entusiasmo|gioia)|(?:sono|siamo) content\w+|soddisfazione|traguardo importante
  # Dutch: 'Trots', 'Erg blij met'
  trots\b|vereerd|(?:een|grote) eer\b|verheugd|(?:erg |heel |zeer )?blij (?:met|dat|om|mee)|enthousiast
  (?:ik|wij|we) (?:kijk|kijken|zie|zien)[^.]{0,30}(?:uit naar|ernaar uit)|kijk(?:en)? (?:er)?naar uit|mooie mijlpaal|mijlpaal
  met vertrouwen (?:naar|tegemoet)
  # Swedish, Norwegian and Danish: 'Det ska bli roligt', 'Jeg er stolt', 'Gleder meg'
  det (?:ska|skal|kommer att|vil) bli(?:ve)? (?:\S+ ){0,2}(?:roligt|kul|spannande|spennende|spaendende|sjovt|goy)\b
  (?:jag|vi|jeg)(?: \w+)? (?:er|ar)(?: \w+)? (?:
    glad|glade|stolt|stolta|stolte|beaeret|beaert|hedrad|hedrade|begejstret|overlykkelig|spent|spaendt|takknemlig|tacksam
    taknemmelig|fornojd
  )\w*
  stolt(?:a|e)?\b (?:av|over|af)|en (?:stor )?(?:aere|ara|glaede|glede|gladje)
  ser (?:\w+ ){0,2}(?:fram|frem) (?:emot|til|imod|mot)|ser jeg (?:frem|fram)|milepael|milstolpe|gleder (?:meg|oss)
  glaeder (?:mig|os)
  # Polish: 'Cieszymy się', 'Jestem dumna'
  ciesz(?:e|ymy) sie|jestem [^.]{0,20}(?:dumn|zaszczycon|szczesliw|podekscytowan|wdzieczn)\w*
  jestesmy [^.]{0,20}(?:dumn|zaszczycen|szczesliw|wdzieczn)\w*|z (?:duma|radoscia|przyjemnoscia|wielka)
  (?:to )?(?:dla mnie )?(?:wielki )?zaszczyt\w*|nie moge sie doczekac|kamien milowy
  # Czech: 'Těší mě', 'Jsem velmi ráda'
  tesi (?:me|nas)|(?:jsem|jsme) [^.]{0,30}(?:hrd[iay]|potesen|nadsen|pocten|vdecn)\w*
  (?:jsem|jsme) (?:velmi |moc |opravdu )?rad[ai]?\b|(?:je to |je pro mne )?(?:velka )?(?:cest|pocta)\b|s radosti|milnik
  nemuzu se dockat
  # Turkish: 'Gurur duyuyorum', 'Heyecanlıyım'
  gurur\w*|onur(?:lu|luyuz|luyum|du| duy\w*)\b|mutlu(?:yum|yuz|luk\w*)|heyecan(?:li|la|duy\w*)|sevinc\w*|dort gozle`;

/** Thanks, congratulations and expressions of joy in several words, wherever they are. */
export const MUTUAL_KINDNESS = anyOf`
  # With pleasure, joy or pride, however great.
  mit (?:\S+ ){0,2}(?:freude|stolz|begeisterung|dankbarkeit)\b|avec (?:\S+ ){0,2}(?:joie|plaisir|fierte|enthousiasme|emotion)\b
  con (?:\S+ ){0,2}(?:alegria|gusto|placer|orgullo|ilusion|entusiasmo|piacere|orgoglio|gioia)\b
  com (?:\S+ ){0,2}(?:alegria|prazer|orgulho|satisfacao|entusiasmo|honra)\b
  met (?:\S+ ){0,2}(?:plezier|trots|genoegen|vreugde|enthousiasme)\b
  med (?:\S+ ){0,2}(?:glede|glaede|gladje|stolthet|stolthed|aere|fornojelse)\b|z (?:\S+ ){0,2}(?:radoscia|duma|przyjemnoscia)\b
  s (?:\S+ ){0,2}(?:radosti|hrdosti|potesenim)\b|(?:orommel|buszkeseggel|ilolla|ylpeydella|gururla|mutlulukla|heyecanla|onurla)\b
  # Greek, Russian and Ukrainian: 'Μεγάλη τιμή', 'С радостью'
  (?:μεγαλη|ιδιαιτερη) (?:\S+ )?(?:τιμη|χαρα)|τιμη (?:μου|μας)|χαρα (?:μου|μας)
  ανυπομονω|с (?:радостью|гордостью|удовольствием)|з (?:радістю|гордістю)
  # English: 'Thanks for having me', 'It was a pleasure to serve', 'What an amazing team', 'Good question'
  thank you|(?:many|my|our|with) thanks|thanks (?:for|again|so much|a lot|everyone|all|very much|and)
  thanks to (?:all|everyone|everybody|you|those|the (?:team|organi[sz]ers|audience|readers))\b|thanks[.!]
  (?:i|we)(?:.d| would| really| do| truly)? appreciate (?:the|your|every|all|being|it)\b
  (?:pleasure|honou?r|privilege|joy|treat) (?:to|of) (?:
    be|being|serv\w+|join\w*|speak\w*|work\w*|welcom\w+|lead\w*|receiv\w+|represent\w*|see|have
  )\b
  (?:pleasure|honou?r|privilege) (?:was|is) (?:all )?(?:mine|ours)
  (?:with|it gives (?:me|us)|gives (?:me|us)) (?:great |much |huge |enormous |real )?(?:
    pleasure|pride|joy|excitement|delight|honou?r
  )
  (?:fills|filled) (?:me|us) with|(?:means|meant) (?:so much|a lot|a great deal|everything|the world)(?: to (?:me|us))?
  (?:
    great|glad|happy|lovely|good|nice|wonderful|fantastic
  ) (?:to|that you) (?:be (?:here|back|part)|have you|see you|meet you|asked)
  glad you asked
  what an? (?:absolutely )?(?:
    fantastic|amazing|great|wonderful|brilliant|lovely|incredible|inspiring|super|fabulous|fab|memorable
  ) (?:\w+ ){0,3}(?:day|evening|week|event|conference|night|time|turnout|crowd|session|panel|team|couple|start|way)
  so (?:good|great|nice|lovely) to (?:see|meet|catch|be)|good question|great question
  # German: 'Mein Dank gilt', 'Ich bin sehr froh', 'Gute Frage'
  (?:vielen|herzlichen|besten|grossen|lieben|tausend|mein(?:en)?|unser(?:en)?|ein(?:en)?) dank\b
  dank (?:gilt|gebuhrt|an (?:alle|das|die|den|mein|unser))|(?:bin|sind) (?:\S+ ){0,3}(?:froh|glucklich|gespannt|uberwaltigt)\b
  (?:ist|war) (?:es )?(?:mir|uns) (?:ein|immer|stets)|(?:gute|schone) frage
  was fur (?:ein|eine|zwei) (?:tolle|grossartige|wunderbare|inspirierende|schone)\w*
  # French: 'Quelle joie', 'Très touchée', 'Bonne question'
  quel(?:le)? (?:plaisir|joie|bonheur|fierte|honneur|chance)|(?:tres|si|vraiment) (?:touchee?s?|emue?s?)
  quel(?:le)?s? (?:belles?|beaux?|superbes?|magnifiques?) (?:journees?|evenement|moments?|soiree|rencontres?|edition)
  c.est (?:avec|une (?:grande |immense |vraie )?joie)|(?:un|grand|vrai|immense) (?:plaisir|bonheur)\b|bonne question
  # Spanish: 'Gracias a todos', 'Ha sido un placer'
  (?:muchas|mil|muchisimas) gracias|gracias (?:por|a (?:todos|todas|vosotros|usted|ti|quienes|los que|mi|nuestr|dios))
  gracias[.!,]|gracias$|(?:es|fue|ha sido|sera) un (?:placer|privilegio|orgullo|gusto)
  con (?:mucha |gran |enorme )?(?:alegria|gusto|placer)\b|buena pregunta
  # Portuguese: 'Obrigada pela', 'Foi um privilégio'
  obrigad[oa](?:[.,!]|$| (?:pel[oa]s?|por|a (?:todos|todas|voce|ti|si|quem)|eu))
  (?:e|foi|tem sido|sera) um (?:prazer|privilegio|orgulho|gosto)|boa pergunta
  # Italian: 'Grazie a tutti', 'È stato un onore'
  grazie (?:a (?:tutti|tutte|voi|lei|te|chi)|per|dell|di|mille|ancora|davvero)|grazie[.!,]|grazie$
  (?:e|e stato|sara) un (?:piacere|privilegio|onore)|bella domanda|buona domanda
  # Dutch: 'Met dank', 'Het was een voorrecht'
  (?:hartelijk|veel|mijn|onze|met) dank\b|dank (?:je|u|jullie|aan)\b
  (?:het is|het was|een) (?:een )?(?:genoegen|voorrecht|eer|feest)\b|goede vraag
  # Swedish, Norwegian and Danish: 'Glad er jeg', 'Er vi utrolig stolte', 'Godt spørsmål'
  (?:glad|glade|glada|stolt|stolta|stolte|takknemlig|taknemmelig|tacksam) (?:ar|er) (?:jag|jeg|vi)\b
  (?:ar|er|bliver|blir)(?:
    [ ](?:
      jag|jeg|vi|ogsa|ocksa|meget|mycket|valdigt|veldig|utrolig|utroligt|rigtig|sa|bade|virkelig|naturligvis|otroligt|riktigt
      superglade|super
    )
  ){1,4} (?:
    glad|glade|glada|stolt|stolta|stolte|beaeret|beaerede|hedrad|begejstret|begejstrede|overlykkelig|spent|spaendt|spaendte
    takknemlig\w*|taknemmelig\w*|tacksam\w*|fornojd\w*|imponer\w+|rort|rorte|ydmyg\w*|odmjuk\w*
  )\b
  (?:glaeder|gleder|glader) (?:jeg|jag|vi|mig|meg|mej|os|oss|det)\b
  en (?:stor |kaempe |kjempe |jatte)?(?:fornojelse|fornoyelse|ara|aere|cadeau|gave|fryd)\b|(?:gott|godt) sporsmal|bra fraga
  godt spurgt
  # Finnish: 'Olen hyvin iloinen', 'Suurella ilolla'
  olen (?:\S+ ){0,3}(?:iloinen|innoissani|kiitollinen|otettu|onnellinen|liikuttunut)
  olemme (?:\S+ ){0,3}(?:iloisia|innoissamme|kiitollisia|otettuja|onnellisia)|suurella (?:ilolla|innolla)|hyva kysymys
  # Hungarian: 'Boldog vagyok', 'Nagy öröm'
  (?:orom|orul|boldog) ?(?:volt|vagyok|vagyunk|szolgal)|nagy (?:orom|megtiszteltetes)|(?:boldogok|lelkesek|izgatottak) vagyunk
  jo kerdes
  # Polish: 'Jestem bardzo szczęśliwa', 'Wielki zaszczyt'
  (?:jestem|jestesmy) (?:\S+ ){0,3}(?:szczesliw\w*|podekscytowan\w*|wzruszon\w*|zaszczycon\w*|dumn\w*|rad\w?)\b
  wielk(?:i|a) (?:zaszczyt|przyjemnosc|radosc)|to (?:dla (?:mnie|nas) )?(?:wielk\w+ |ogromn\w+ )?(?:zaszczyt|przyjemnosc|radosc)
  dzieki (?:za|wszystkim|wam)|dobre pytanie
  # Czech and Slovak: 'Jsem velmi poctěna', 'Velká radost'
  (?:jsem|jsme|som|sme) (?:\S+ ){0,3}(?:stastn\w+|dojat\w*|poctena?|rad[ai]?|nadsen\w*)\b|velk(?:a|ou) (?:radost|cest|pocta|cti)
  je mi (?:cti|ctou|potesenim)|(?:mame|mam|nas|me) (?:z toho )?(?:velkou )?radost|diky (?:za|vsem|moc|vam)|dobra otazka
  # Turkish: 'Bizi çok mutlu etti', 'Güzel soru'
  (?:bizi|beni) (?:cok )?(?:mutlu|gurur|heyecan)\w*
  (?:onur|gurur|mutluluk|memnuniyet|seref|sevinc) (?:duy|verdi|veric|ver|kaynag)\w*|memnuniyetle
  buyuk bir (?:onur|gurur|mutluluk|keyif)|guzel soru|iyi soru`;

/** Looking forward to something, and wishing others well. */
export const HOPES = anyOf`
  # English: 'Looking forward to', 'Wish her all the best'
  look(?:ing|s|ed)? (?:\w+ ){0,2}forward(?: \w+){0,3} to\b
  wish(?:es|ing)? (?:him|her|them|you|everyone|everybody|all|\w+ and \w+)\b|best of luck|good luck|every success
  excited (?:to (?:be|join|see|share|announce|work|lead|help|welcome|start|build)|for (?:the|this|what))
  # German: 'Freue mich', 'Wünschen ihm viel Erfolg'
  freu\w* (?:mich|uns|ich|wir)|(?:ich|wir|mich|uns) (?:\S+ ){0,3}freu(?:e|en|t)\b|(?:viel|allen|weiterhin) (?:erfolg|gluck)
  wunsche[n]? (?:ihm|ihr|ihnen|dir|euch|dem|der|allen)
  # French: 'Hâte de', 'Nous lui souhaitons plein succès'
  hate de|avec impatience|impatient[es]* de
  (?:je|nous) (?:lui |leur |vous |te )?souhait\w+ (?:\S+ ){0,3}(?:plein|bon|tout|beaucoup|succes|reussite)
  bonne (?:chance|continuation)
  # Spanish: 'Con muchas ganas', 'Les deseo mucha suerte'
  (?:con|tengo|tenemos) (?:muchas )?ganas|le (?:deseo|deseamos)|les (?:deseo|deseamos)|mucha suerte|mucho exito
  # Portuguese: 'Ansiosa por', 'Boa sorte'
  ansios[oa]s? (?:por|para)|mal posso esperar|mal podemos esperar|(?:lhe|lhes) desej\w+|desejamos|boa sorte|muito sucesso
  # Italian: 'Non vedo l'ora', 'In bocca al lupo'
  non (?:vedo|vediamo) l.ora|(?:gli|le|vi|ti) (?:auguro|auguriamo)|auguriamo|in bocca al lupo|buona fortuna|buon lavoro
  # Dutch: 'Kijken er naar uit', 'Veel succes'
  (?:kijk|kijken|zie|zien) (?:\S+ ){0,4}(?:uit naar|er ?naar uit|naar uit|tegemoet)\b
  (?:wens|wensen) (?:hem|haar|je|u|jullie|hen|iedereen)|veel (?:succes|plezier)|heb er zin in|hebben er zin in
  # Swedish, Norwegian and Danish: 'Ser fram emot', 'Lykke til'
  (?:ser|sa) (?:\S+ ){0,3}(?:fram|frem) (?:emot|imod|mot|til)
  (?:onskar|onsker) (?:henne|honom|dig|deg|er|jer|dere|hende|ham|alla|alle|lycka|tillykke)|lycka till|lykke til|held og lykke
  gleder (?:meg|oss)|glaeder (?:mig|os)
  # Finnish: 'Odotan innolla', 'Onnea'
  odot(?:an|amme) (?:\S+ ){0,2}(?:innolla|innokkaasti|malttamattomasti)|toivot(?:an|amme)|onnea\b
  # Hungarian: 'Alig várom', 'Sok sikert'
  alig varom|alig varjuk|(?:varom|varjuk) (?:mar )?(?:nagyon|hogy|a kozos)|kivan(?:ok|unk|juk|om)\b|sok sikert
  # Polish: 'Z niecierpliwością', 'Powodzenia'
  z niecierpliwoscia|nie mog\w+ sie doczekac|(?:zycze|zyczymy|zycz)\b|powodzenia\b
  # Czech: 'Těším se', 'Přejeme hodně štěstí'
  tesi(?:m|me) se\b|tesi (?:me|nas)|nemohu se dockat|(?:preji|prejeme|preju) (?:\S+ ){0,3}(?:hodne|vse|uspech|stesti|mnoho)
  hodne (?:stesti|uspech\w*)
  # Turkish: 'Sabırsızlıkla', 'Başarılar dilerim'
  sabirsizl\w+|dort gozle|iple cek\w*|(?:basarilar|basari) (?:diler|dili)\w*|kolay gelsin|hayirli olsun
  # Romanian: 'Abia aștept', 'Succes!'
  abia astept\w*|nerabdare|(?:va|le|ii) (?:doresc|dorim)|succes\b[.!]`;
