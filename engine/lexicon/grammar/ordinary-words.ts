// Words that are capitalised or begin a sentence without being names.
import { expression, wordSet } from '../word-list.ts';

/**
 * What a business mail begins a sentence with, or writes with a capital for politeness, beside the stop words. A capital says
 * nothing about these words; without them every 'Would' and 'Pani' would be taken for a name.
 */
export const MAIL_WORDS: Readonly<Record<string, string>> = {
  en: `
    i dear hello hi hey good morning afternoon evening thank thanks kind best warm regards wishes sincerely yours cheers
    congratulations please sorry
    would could can may might shall should will do does did have has had am is are was were let perhaps maybe if when while
    whether although though since because as after before until once unless
    what which who whom whose why how where that this these those there here it its he she they we you your our my me us their his
    her
    many most few some several each every any all none both either neither plenty such much more less another other same one two
    first second next last finally also still yet even only just again often rarely sometimes never always usually now today
    tomorrow soon later
    happy glad curious grateful honoured delighted pleased keen sure fair enough true indeed of course in on at by for from to
    with without within about between among across over under through during against behind beyond beside not no nor but and or so
    then than
    people teams team boards board customers clients colleagues suppliers vendors auditors regulators companies firms banks nurses
    doctors managers policies rules laws risks controls audits evidence records reports forms questions answers spreadsheets paper
    trust compliance risk security privacy data governance resilience regulation tool tools software work time budget fines
    incidents assessments registers questionnaires training mergers
    ours whatever whichever somewhere elsewhere together outside inside alongside earlier put tell write short warmest sincere
    greetings money honesty young simple
    policy page example sample note notes news call email mail message line lines sentence idea point thing things part everyone
    everybody nobody anyone someone something nothing everything half back up down out off like unlike instead rather however
    meanwhile otherwise therefore besides according given based customer client company business details ps`,
  de: `
    sehr geehrte geehrter geehrtes liebe lieber hallo guten tag morgen abend mit freundlichen gruessen viele grusse gruesse beste
    herzliche herzlichen freundliche dank danke vielen bitte
    ich du wir sie ihr ihre ihren ihrem ihrer ihnen dein deine euch eure unser unsere unseren unserem unserer mein meine mich mir
    uns es man er
    wer was wie wo wann warum weshalb woran worauf womit wofur wohin welche welcher welches welchen welchem ob wenn falls als da
    dass weil obwohl wahrend bevor nachdem seit bis damit sobald solange denn doch aber und oder sondern sowie zudem ausserdem
    auch noch schon nur erst dann danach dabei dafur dazu daher darum deshalb trotzdem
    hatten haben hat hatte ware waren ist sind war wird wurde wurden werden kann konnte konnen konnten darf durfte durfen mag
    mochte mochten soll sollte sollten will wollen wollte muss musste lassen gibt geht passt
    pruefen fragen lesen sehen wissen erklaren reden schreiben arbeiten lernen spannend interessant wichtig richtig wirklich
    ehrlich kurz lange heute gestern jetzt bald spater fruher genau eben ebenso dennoch allerdings immerhin jedenfalls leider
    hoffentlich manchmal haufig immer nie niemals kaum fast ganz sogar allein gemeinsam zusammen zuerst zunachst schliesslich
    letztlich insgesamt dort hier drei zwei eins gute guter gutes neue neuer neues erste erster erstes letzte letzter andere
    anderer anderes solcher solches weder entweder je desto bleibt steht fehlt klingt macht zeigt bietet stimmt freut wunscht
    finde glaube denke hoffe frage schreibe lese arbeite suche biete bin sende schicke melde
    wenige manche einige etliche alle jede jeder jedes jeden kein keine keiner niemand jemand etwas nichts mehr meist meistens oft
    selten gern gerne vielleicht vermutlich sicher naturlich gerade besonders kleinere grossere umso treffender beeindruckt
    nachweislich laut
    im in am an auf aus bei beim von vom zum zur zu nach vor uber unter zwischen durch fur gegen ohne um trotz wegen statt gemass
    ab hinter neben der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener solche beides
    beide selbst nein ja ps`,
  fr: `
    bonjour bonsoir cher chere chers monsieur madame mademoiselle messieurs mesdames merci felicitations cordialement sinceres
    salutations bien avec mes mon ma respectueusement amities
    je tu il elle on nous vous ils elles me te se moi toi lui leur votre vos notre nos son sa ses ce cet cette ces cela ceci ca
    celui celle ceux c j l d qu s n m
    qui que quoi quel quelle quels quelles lequel laquelle lesquels lesquelles comment combien pourquoi quand ou si puisque parce
    lorsque comme tandis alors donc or mais et ni car
    a au aux en dans sur sous chez pour par sans avant apres depuis pendant entre vers contre selon malgre grace des du de le la
    les un une beaucoup peu trop plus moins tout toute tous toutes plusieurs certains certaines aucun aucune chaque autre autres
    rien personne
    auriez aurais aurait seriez serait pourriez pourrions pourrait puis puis-je souhaitez souhaiteriez voudriez aimeriez
    accepteriez permettez est sont avez avons ai suis etes sommes j-ai lu voici voila faire gerer travailler lire comprendre
    recevoir
    pardon voir savoir prouver expliquer comparer poser demander ecrire dire convaincre repondre parler montrer former aider
    decouvrir relire vraiment simplement seulement surtout meme ici ailleurs hier aujourd demain maintenant desormais ensemble
    mieux pire bon bonnes grand grande petit petite nouveau nouvelle premier premiere dernier derniere seul seule certes bref
    temps jour jours semaine semaines mois an ans annee annees heure heures reunion appel echange message ligne phrase phrases mot
    mots article entretien idee idees reponse reponses fournisseur fournisseurs prestataire prestataires auditeur auditeurs audit
    audits banque banques mutuelles assureur assureurs entreprise entreprises societe societes direction conseil collegues gens
    travail processus systeme systemes tableur tableurs document documents preuve preuves politique politiques loi lois reglement
    amende amendes incident incidents signalement formulaire formulaires plan plans changement securite confiance transparence
    gouvernance donnees traitement traitements cartographie carte cartes alertes trouver imaginer rendre garder tenir reste
    restons trouve pense crois espere aime admire propose travaille cherche lis lisant relisant tombe note ayant etant felicite
    remercie propos quant face
    poste equipe equipes aussi encore deja toujours jamais souvent parfois rarement bientot enfin ensuite ainsi cependant pourtant
    neanmoins notamment tres bonne excellente belle
    metier outil outils exemple exemples question regle regles sanctions controle controles registre alerte client clients
    conformite risque risques`,
  es: `
    hola estimado estimada estimados apreciado apreciada querido querida buenos buenas dias tardes noches saludo saludos cordial
    cordiales gracias muchas atentamente enhorabuena felicidades reciba un abrazo
    yo tu usted ustedes el ella nosotros ellos me te se le les lo la los las nos su sus mi mis nuestro nuestra nuestros nuestras
    ese esa eso esta este esto estos estas aquel aquella
    que quien quienes cual cuales como cuando cuanto cuanta cuantos donde porque si aunque mientras pues ya asi tambien tampoco
    pero y e o u ni sino pocos pocas muchos muchisimos demasiados demasiadas algunos algunas varios varias todo toda todos todas
    nada nadie cada otro otra otros mas menos
    a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por segun sin sobre tras no una unos unas
    hay he ha han es son era fue ser estar estoy tengo tiene quisiera querria podria puedo puede podriamos tendria seria gustaria
    ojala lei vi quedo espero agradezco imagino entiendo creo pienso permitame disculpe escribo trabajo ofrezco comprar gestionar
    perdone leyendo viendo pensando trabajar preguntar responder decir escribir tener cumplir auditar controlar proteger prevenir
    aprender entender explicar vivir contar medir leo veo pregunto sigo comparto admiro felicito propongo invito busco llevo vengo
    soy somos estamos tenemos hacemos sabemos vemos creemos queremos podemos ayudamos ofrecemos preparamos desarrollamos ambos
    ambas tanto tanta tantos tantas cierto cierta ciertos buena buen gran grandes nueva nuevo primer primera ultima ultimo misma
    mismo solo sola solamente incluso apenas casi luego entonces despues antes dentro fuera detras frente alrededor lejos cerca
    tiempo dia semana semanas mes meses ano anos hora reunion llamada conversacion correo mensaje linea pregunta preguntas
    respuesta respuestas idea ideas palabra palabras articulo entrevista noticia ejemplo ejemplos proveedor proveedores cliente
    clientes auditor auditores auditoria auditorias regulador reguladores supervisor banco bancos aseguradora aseguradoras
    universidades compania consejo direccion departamento colegas personas proceso procesos sistema sistemas herramienta
    herramientas hoja hojas documento documentos politica politicas ley leyes reglamento multa multas sancion sanciones
    cumplimiento seguridad privacidad confianza evidencia pruebas incidente incidentes denuncia denuncias alerta alertas mapa
    mapas registro registros formulario formularios plan planes cambio cambios decision saber
    hoy ayer manana pronto siempre nunca quiza quizas tal vez ademas embargo ahora aqui alli mucho muy bien mejor peor gente
    empresa empresas equipo equipos riesgo riesgos control controles canal norma normas informe informes dato datos fuente fuentes
    operacion proyecto`,
  pl: `
    szanowny szanowna szanowni panstwo panstwa panstwu pan pana panu panem panie pani pania dzien dobry witam drogi droga dziekuje
    pozdrawiam pozdrowieniami serdecznie serdeczne z powazaniem wyrazami szacunku wyrazy lacze gratuluje prosze przepraszam zycze
    ja ty on ona ono my wy oni mi mnie ci cie sie go jej ich im nas nam was wam moj moja moje nasz nasza nasze naszych wasz swoj
    swoja to ten ta te tego tej tym tych temu tam tu jaki jaka jakie jakiej ktory ktora ktore kto kogo komu co czego czym czy jak
    kiedy gdzie skad dlaczego ile jesli jezeli gdy choc poniewaz bo aby zeby ze
    w we na do od po o u przy przez dla bez nad pod przed miedzy podczas wedlug wobec oprocz zamiast dzieki mimo za i a oraz ale
    lecz jednak wiec zatem takze tez rowniez juz jeszcze tylko nie tak bardzo wiele wielu niewielu kazdy kazda wszyscy wszystko
    nikt nic wiekszosc inni inny czesto rzadko zawsze nigdy moze byc chyba pewnie niemal nawet wlasnie dzis jutro wkrotce
    jest sa byl byla bylo byly bede bedzie mam ma mamy moge mozemy chetnie ciekawi trudno warto latwo mozna trzeba zgadza
    oferujemy pomagamy tworzymy
    mowa kara kary audyty raport raporty ryzyka dostawca dostawcy umowa umowy proces procesy system systemy praca czas pytania
    odpowiedz rozmowa rozmowy spotkanie mail wiadomosc przyklad przyklady dokument dokumenty dowod dowody narzedzie narzedzia
    arkusz arkusze szkolenie szkolenia polityka procedury przepisy ustawa rozporzadzenie regulator regulatorzy kontrola kontrole
    incydent incydenty zarzad bank banki spolka instytucje organizacje ludzie pracownicy zespoly koledzy branza rynek rok miesiac
    tydzien chwila sprawa rzecz sposob pomysl cel plan wynik wyniki liczba kwestia zdanie slowa artykul wywiad decyzja zmiana
    zmiany pewnosc zaufanie nowy nowa nowe dobra dobre krotka krotki pierwszy pierwsza pierwsze ostatni ostatnia kolejny kolejne
    sam sama same zadna zaden lepszy lepiej czasem czasami dopiero dlatego tymczasem ponadto poza przede wreszcie teraz potem
    kilka kilku wspolnie zwykle szczegolnie ciekawe ciekawa wazne wazna mysle widze wiem wierze czytam pisze pytam szukam pracuje
    jestem jestesmy bylbym bylabym chcialbym chcialabym zastanawiam przeczytalam przeczytalem trafilam trafilem zauwazylam
    zauwazylem podziwiam ciesze dziele proponuje zapraszam polecam wracam odezwe zadzwonie przesle pokaze
    nasi klienci klient firma firmy zespol audyt rejestr ryzyko dane projekt kwota pytanie temat bliskie zgodnosc bezpieczenstwo
    transakcje`,
};

/** How ordinary words end that often begin a sentence, by language, normalised. Names seldom end so. */
export const ORDINARY_ENDINGS: Readonly<Record<string, RegExp>> = {
  en: expression('u')`
    (?:
      .ly|.{3}ing|.tions?|.sions?|.ments?|.ness|.ities|.ity|.ances?|.ences?|.[aeiou]?t?ors|.{3}ers|.ists|.ful|.less|.ables?|.ible
      .ous|.ives?|.sheets?|.ed
    )$`,
  de: /(?:.lich|.{2}ig|.isch|.weise|.{2}end|.lichen?|.{2}ten|.{2}igen?|.{3}ieren)$/u,
  fr: expression('u')`
    (?:
      .{2}ions?|.ements?|.ites?|.{2}ances?|.{2}ences?|.{3}eurs?|.{3}euses?|.{2}iez|.{3}ez|.{3}ons|.{2}ait|.{2}ant|.{3}er|.{3}ir
      .iques?|.{2}ees?|.ages?
    )$`,
  es: expression('u')`
    (?:
      .mente|.cion(?:es)?|.{2}idad(?:es)?|.mos|.{2}ria|.{2}amos|.ndo|.{3}ar|.{3}er|.{3}ir|.{3}ores|.{2}entos?|.{3}arle|.ismos?
      .ancias?|.encias?|.{2}istas?|.adas?|.ados?|.idas?|.idos?
    )$`,
  pl: expression('u')`
    (?:
      .[laey]m|.bym|.{2}my|.{2}lem|.{2}lam|.{2}lismy|.{3}c|.{3}osc|.{2}enie|.{2}anie|.{3}cie|.{2}uje|.{2}iony|.{2}ane|.{2}iem
      .{3}cy|.{3}ow|.{2}sie
    )$`,
};

/** Abbreviations that everybody writes in capitals and that name nobody. */
export const COMMON_ACRONYMS = `
  it ai ki ia hr pr ok ps pdf csv faq cv tv uk-style q&a fyi eta etc id sla kpi roi grc poc b2b b2c saas crm erp email e-mail
  online web url html word excel app apps`;

/** Words that have a capital at the beginning of a sentence and are not names: 'I', 'current', 'since', feasts. Normalised. */
export const NO_NAMES = wordSet(`
  i ill im ive id whole current new former acting outgoing incoming longtime veteran aktuelle neue ancien nouvelle nuevo nueva novo nova
  ab seit bis nach vor zum since until till after before from by come depuis des apres avant desde hasta tras apos ate dal dopo fino
  vanaf sinds tot na fran fra efter etter sedan siden indtil od po do din dupa christmas xmas easter midsummer ramadan diwali
  weihnachten ostern pfingsten noel paques navidad natal pascoa natale pasqua kerst kerstmis pasen sinterklaas jul julen paske pask boze
  narodzenie wielkanoc vanoce velikonoce joulu joulun paasiainen karacsony husvet bayram
`);

/** What any organisation's page on its leaders has in its headings, and which names nobody. Normalised. */
export const LEADERSHIP_WORDS = wordSet(
  'senior junior management managing leadership personnel committee executive',
);
