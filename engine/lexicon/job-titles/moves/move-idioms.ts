import type { LanguageMoves } from './move-kind.ts';
import { ROMANCE_IDIOMS } from './romance-idioms.ts';

/**
 * The livelier ways to report a move, which columns of people prefer to the plain verbs: 'clocks on at', 'hangs up her
 * hat', 'zieht weiter'. They are added to the plain verbs of their language.
 */
export const MOVE_IDIOMS: Readonly<Record<string, Partial<LanguageMoves>>> = {
  en: {
    succeeded: [
      '(?:handed|passed) (?:over )?(?:the|her|his|their) [^.,;-]{0,40}(?:brief|reins|keys|role|post|job|desk|function|team|portfolio|responsibilit\\w+|duties|title|chair|office|remit|department) to(?= (?: )?[])|(?:gave|made|given|made) way (?:to|for)|handed the (?:baton|keys|reins) to',
      '(?:hand|pass)(?:s|es|ing)? (?:over )?(?:the|her|his|their) [^.,;-]{0,40}(?:brief|reins|keys|role|post|job|desk|function|team|portfolio|responsibilit\\w+|duties|title|chair|office|remit|department) to(?= (?: )?[])|(?:gives|makes|giving|making) way (?:to|for)|will (?:give|make) way (?:to|for)',
    ],
    succeed: [
      'filled the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|stepped into the shoes of|follow(?:s|ed|ing)? in the footsteps of|came in for|in succession to',
      'chosen to follow|to follow|fills? the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|steps? into the (?:shoes|boots) of',
    ],
    move: [
      '(?:has |have )?(?:swapped|traded|exchanged) .{0,60} for|decamped for|crossed (?:over )?to|jumped ship to|made the (?:switch|move|jump) to|landed at|resurfaced at|turned up at|popped up at|poached by|snapped up by|lured (?:away )?(?:by|to)|hired away by|(?:has |have )?gone over to|crossed the (?:road|street|floor) to',
      'clocks? on at|turns? up at|heads? (?:off )?(?:to|for)|heading (?:off )?(?:to|for)|crosses (?:over )?to|is on (?:her|his) way to|takes? (?:her|his) (?:\\w+ ){1,3}to|(?:will )?swap .{0,60} for|trades? .{0,60} for|makes the (?:switch|move|jump) to|bound for|resurfaces at|will be (?:at|with) (?=[\uE002\uE003])',
    ],
    leave: [
      'relieved(?= )|dismissed|sacked|fired|ousted|axed|parted with|waved off|s(?:aw|ent) off|did not (?:seek re-?election|stand (?:again|for re-?election))|(?=went|moved|left|retired)(?<=(?<!\\p{L})since (?:(?:dr|mr|ms|mrs)\\.? )?\uE000 )(?:went (?:back )?to|moved to|left|retired)(?! (?:the )?\uE001)|(?:held|had|occupied|filled|did) (?:that|this|the) (?:post|position|role|job|office) until|(?:farewells?|leavers?|departures?):|let go of|lost (?:her|his|their) (?:job|post|role|position)|(?:comes|came|coming|hails|arrive[sd]|hired|recruited|poached|moved|transferred) (?:to us |ashore |to [\\w-]+ (?:[\\w-]+ )?)?from(?= (?:the )?)|(?:her|his|their) (?:dismissal|departure|resignation|exit|retirement) in|(?:has |have )?(?:walked (?:out|away)|walked(?! (?:us|them|me|him|her|you|through|the|his|to|into|up|down|along)(?!\\w))|hung up|signed off(?=[.,;]|$| (?:at|from|after|as|for) )|bowed out|checked out|called (?:it|time)|waved goodbye to|turned (?:her|his|their) back on|severed ties with|cut ties with|packed (?:up|her|his)|cleaned out|emptied (?:her|his) desk|gone from|slipped away from|drawn a line under|closed the book on|finished up|gone into retirement)|(?:is|was|has been) (?:gone|out(?= (?:as|of)))|demitted|laid down|relinquish\\w*|went into retirement|days? (?:at|with) [^.]{0,40} (?:are|were|is) over|shown the door|drawing (?:her|his) pension|ended (?:a|an|his|her|their) [^.]{0,40}(?:stint|career|tenure|run|spell|association|years)|came to (?:the|an) end of|finished (?:at|with|as|in|on|last|her|his|my)|(?:years|months|time|term|mandate|contract|secondment|assignment|cover|stint|spell|tenure) [^.]{0,70}(?:finished|ended|expired|lapsed|allowed to lapse|c[ao]me to an end|is over|was up|ran out)|last day [^.]{0,50} was|last (?:week|day) (?:at|with) [^.]{0,40} behind|handed (?:in|back) (?:his|her|their|my) (?:\\w+ )?(?:pass|badge|card|lanyard|laptop|keys)|(?:his|her|their|my) (?:pass|badge|lanyard)|has been (?:out|gone|away) (?:of|from)|stepped off|gone:|out:|a wrap on|exit|exited|wrapped up|moved out of|gone since|left me|did not renew|(?:was|were) not renewed|not (?:been )?renewed',
      "quitting|will part|(?:will |shall )?superannuat(?:e|es|ing)|(?:will |shall |to )step away(?! to)|last (?:shift|working day)|moves abroad|emigrat(?:es|ing)|(?:be )?(?:losing|saying (?:goodbye|farewell) to|waving off)(?= (?:our |its |their )?(?:\\p{L}+ ){0,3}[])|goes(?= (?:in|on|at|next|this|by) (?:the end|(?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december)|\\d|spring|summer|autumn|year|month|week|easter|christmas))|(?:(?:will|would|to) be|be) relieved(?= (?:of|from))|(?:not|\\w+n't) (?:(?:be )?(?:intend|plan|wish|go|want)(?:ing)? to )?(?:carry on as|continue as|stay on|seek re-?election|stand (?:again|for re-?election))|lays? down (?:her|his|their)|until then(?=,? (?:\\p{L}+ )? (?:stays|remains|keeps|continues|carries on|holds|runs|is))|(?=until then)(?<=(?:stays|remains|continues|carries on|stay|remain|continue)(?: on)?(?: [^.;,]{1,40})? )until then|(?:will|shall) (?:keep|stay|remain|continue|carry on|hold)(?= [^.;]{0,80}(?<= )until )|notice [^.]{0,40}(?:ends|expires|runs out|is up)|wants out|is off(?= (?:at|in|to|next|on|after|this|come|by|from)|[.,;]|$)|(?:will|would) be (?:gone|off|leaving|departing|out)|to be gone|be gone by|put(?:s|ting)? in (?:her|his|their) papers|serv(?:es|ing|e) (?:out )?(?:her|his|their|my|out)? ?notice|(?:working|serving|serves|works|served|seeing)(?: out)? (?:[\\w'-]+ ){0,4}notice|(?:will|to) be (?:my|her|his) last|days? to go|weeks? to go|on (?:her|his|their) way out|last (?:weeks|months|days|week|month|few weeks|few months) (?:at|with)|calls? time|hangs? up|signs? off(?=[.,;]|$| (?:at|from|after|as|for) )|walks? away|packs? up|will (?:not be renewed|go|leave|quit|depart|step down|stand down|retire|exit|not return)|(?:runs out|expires|ends|lapses|is up|comes to an end|finishes)(?= (?:in|on|at|next|this|by|with)|[.,;]|$)|not (?:be )?seeking (?:another|a (?:new|further|second)|re-?)|until (?:a|her|his|their) (?:successor|replacement)|until (?:a |the )?(?:new|successor|replacement) \\w+ (?:is|has)|in (?:her|his|their) (?:final|last) (?:weeks|months|days)|outgoing|(?:will |to )?bow out|winding down|leaves? us|leaving us|farewell (?:do|drinks|party)|leaving (?:do|drinks|party)",
    ],
    appoint: [
      '(?:was|been|is) (?:put|placed) in charge of|put in charge|(?:was|been) made(?= (?:the |its )?(?:[\uE001\uE002] ?)?\uE004)|installed|handed the (?:job|role|post|brief|reins)|given the (?:job|role|post|nod)|found (?:a|its) (?:new )?(?=\uE004)|signed up|signed(?! by|:|,)|landed(?= \uE000)|secured the services of|(?:got|gets|won|wins|landed|lands) the (?:[\\w-]+ ){0,4}(?:job|nod|role|post)|gets(?= an? new)|will have(?= an? new)|picked up|bagged|enlisted|drafted in|unveiled|ushered in|welcomed|onboarded',
      'lined up(?: as)?|(?:will|to) be (?:made|installed|put in charge)|appointed to start|(?:has|have) (?:signed|chosen|picked)(?= \uE000)',
    ],
    enter: [
      'landed (?:at|in)|clocked on|got going|back at|settled in(?:to)? (?:at|as)|set up (?:shop|camp) at|signed (?:on|for) (?:with|at)|parachuted in|got (?:her|his) feet under|hit the ground|came over from|first day (?:at|with) [^.]{0,40} was|is (?:our|the) (?:new|newest)|has been with|with us since|just started|my first (?:day|week|month)|i (?:joined|started|became)|has taken (?:over|up|on|charge)|returned as',
      "starts? (?:a|my|her|his) new (?:chapter|job|role|position|adventure|post)|clocks? on|gets? going|(?:will|would|is to|are to) be(?= (?:the |its |our |their )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first |incoming )?\uE004)|(?:will|would|to) (?:be joining|start|begin|commence|arrive|come)|starting (?:as|at|on|in|with)|arrives?(?= (?:at|in|on|next|as|from)|[.,;]|$)|(?:will|would) assume|assum(?:e|ing) duty|moves? into|takes? (?:her|his) (?:seat|chair|place)|i(?:'m|'ll| am| will)(?: be)? (?:starting|joining|start|join)|new job|incoming|due to start|due in|(?:is|are) (?:joining|starting|arriving)|first day is|-designate|designate",
    ],
  },
  de: {
    succeeded: [
      'staffelstab .{0,40}an|ubergab an|ubergeben an|machte platz fur|an ihre stelle|an seine stelle',
      'macht platz fur|ubergibt an',
    ],
    succeed: ['trat in die fussstapfen', 'tritt in die fussstapfen|ubernimmt .{0,70}von'],
    move: [
      'heuerte .{0,40}(?:bei|an)|angeheuert|abgeworben|zog es zu[mr]?|zog weiter|weitergezogen|arbeitet(?: \\p{L}+)? (?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur)|(?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur|in diensten)|in diensten|tauschte .{0,60} gegen|schlug .{0,20}auf bei|wechselte|hat .{0,60}gewechselt',
      'heuert .{0,40}(?:bei|an)|zieht es zu[mr]?|zieht weiter|tauscht .{0,60} gegen|wandert .{0,20}ab|unterschrieb bei|geht .{0,30}zu[mr]?|zu wechseln|wechselt|schliesst sich .{0,40}an',
    ],
    leave: [
      '(?:kommt|kam) (?:von|vom|von der|aus der)(?= )|entliess|feuerte|kehrte .{0,60}den rucken|den rucken gekehrt|gab .{0,50}(?:ab|auf|den stab)|raumte(?= .{0,40}(?:schreibtisch|posten|platz|stuhl|sessel|buro|feld))|nahm .{0,30}(?:abschied|den hut)|hat .{0,30}(?:aufgehort|hingeworfen|gekundigt)|warf .{0,30}hin|ist .{0,40}(?:weg|fort|gegangen|im ruhestand|in rente|in pension)|bin .{0,40}(?:weg|fort|gegangen|im ruhestand)|(?:war|waren) .{0,30}letzter arbeitstag|letzter (?:arbeits)?tag .{0,40}war|nicht mehr da|nicht mehr an bord|im ruhestand|vertrag .{0,60}(?:endete|lief aus|ausgelaufen)|mandat .{0,60}(?:endete|lief aus)|abgegeben|beendete|beendet|trennten sich|trennte sich|getrennte wege|musste gehen|vor die tur gesetzt|entlassen|verabschieden|in den wohlverdienten ruhestand',
      'kehrt .{0,60}den rucken|nimmt .{0,40}(?:abschied|den hut)|raumt(?= .{0,40}(?:schreibtisch|posten|platz|stuhl|sessel|buro|feld))|verabschiedet sich|lauft .{0,50}aus|endet|sagt .{0,20}(?:adieu|tschuss|servus|ade|lebewohl)|wirft .{0,30}hin|hort auf|letzter (?:arbeits)?tag|geht von bord|nicht verlangert|zieht sich .{0,40}zuruck|macht schluss|will .{0,30}(?:aufhoren|gehen|kurzertreten)|bis ein(?:e)? (?:nachfolge|ersatz)\\w*|bis .{0,30}nachfolge\\w*|letzte wochen|letzten (?:wochen|monate|tage)|auf abruf|gibt .{0,60}(?:ab|auf)(?=[ ,.]|$)|in (?:den )?(?:ruhestand|rente|pension)',
    ],
    appoint: [
      'hat .{0,60}(?:eingestellt|angeworben|an bord geholt|gefunden)|eingestellt|engagiert|an die spitze|zur neuen?|zum neuen?|besetzt|gewahlt|angeworben',
      'soll .{0,60}(?:werden|ubernehmen)|kunftige[rn]?',
    ],
    enter: [
      'ist .{0,30}an bord|an bord|zuruck bei|zuruckgekehrt|kehrte .{0,30}zuruck|dazugestossen|heuerte an|dienstantritt|neu im amt|neu dabei|neu bei|hat .{0,60}(?:ubernommen|angetreten|begonnen|angefangen)|fing .{0,30}an|angefangen|habe .{0,60}(?:ubernommen|begonnen|angefangen)',
      '(?:starte|beginne|fange)(?= (?:(?!jede|(?:den|meinen) (?:tag|morgen)|die woche)\\S+ ){0,5}\uE001)|fangt .{0,30}an|kommt (?:\uE000 als(?!.* zu wort)|von|im|am|zum|zu[mr]?|als)|legt .{0,30}los|tritt .{0,60}ein|neue aufgabe|kunftig|werde .{0,60}(?:ubernehmen|beginnen|anfangen|verstarken|leiten|starten)|nimmt .{0,40}auf|dienstantritt ist|stosst zu|folgt',
    ],
  },
  nl: {
    succeeded: [
      'maakte plaats voor|gaf het stokje aan',
      'maakt plaats voor|geeft het stokje .{0,20}aan|draagt het stokje',
    ],
    succeed: ['nam .{0,40}over van', 'neemt .{0,40}over van|treedt in de voetsporen'],
    move: [
      'ruilde .{0,60} (?:voor|in)|verruilde .{0,60} voor|verkaste naar|ging aan de slag bij|weggekaapt door|werkt (?:nu|tegenwoordig|inmiddels) (?:bij|voor)|is (?:nu|tegenwoordig|inmiddels) (?:te vinden|werkzaam) bij|(?:nu|tegenwoordig|inmiddels) (?:werkzaam )?(?:bij|voor)|koos voor|overgestapt',
      'ruilt .{0,60} (?:voor|in)|verruilt .{0,60} voor|verkast naar|trekt naar|gaat .{0,30}aan de slag bij|gaat .{0,40}naar|stapt .{0,30}over|overstap naar|begint .{0,30}bij',
    ],
    leave: [
      '(?:komt|kwam) (?:van|over van)(?= )|ontsloeg|op straat .{0,10}gezet|de laan uit|de deur .{0,50}(?:dicht|uit)|zei .{0,20}vaarwel|gaf .{0,30}eraan|stopte|gestopt|is .{0,40}(?:weg|vertrokken|met pensioen|opgestapt)|ben .{0,40}(?:weg|vertrokken|gestopt)|zwaaide .{0,40}af|afgezwaaid|uitgezwaaid|hield het voor gezien|(?:contract|opdracht|termijn|interim\\p{L}*) .{0,60}(?:liep af|is afgelopen|eindigde|zat erop|afgelopen|beeindigd)|ontslagen|aan de kant|niet meer (?:verbonden|actief|betrokken)|laatste werkdag .{0,40}was|leverde .{0,30}in|uit dienst|moest weg|ging weg|met emeritaat|sinds het vertrek van|na het vertrek van',
      'opzegtermijn|zegt .{0,20}vaarwel|stopt|zwaait .{0,40}af|gaat .{0,30}(?:weg|vertrekken|stoppen)|houdt het voor gezien|(?:contract|opdracht|termijn) .{0,60}(?:loopt .{0,20}af|eindigt)|laatste (?:weken|maanden|dagen|werkdag)|blijft .{0,40}tot|tot er een (?:opvolg\\p{L}+|vervang\\p{L}+)|tot .{0,30}opvolg\\p{L}+|wil stoppen|gaat verlaten|afscheid|uit dienst|hangt .{0,40}aan de wilgen|met pensioen',
    ],
    appoint: [
      'koos|gekozen tot|heeft .{0,60}(?:aangenomen|gevonden|binnengehaald|aangetrokken|benoemd)|aangenomen als|strikte|verwelkomt|verwelkomde|binnengehaald',
      'krijgt|verwelkomt',
    ],
    enter: [
      'is .{0,30}begonnen|terug bij|keerde .{0,20}terug|kwam in dienst|trad aan|aangetreden|ging van start|ging aan de slag|in dienst getreden|is de nieuwe',
      'trekt .{0,30}aan|gaat .{0,30}(?:aan de slag|beginnen|van start|in dienst|leiden)|keert .{0,20}terug|wordt de nieuwe|start|volgt|versterkt|komt (?:\uE000 als(?!.* aan het woord)|per|op|in|bij)|ik (?:begin|start)|aankomend|toekomstig',
    ],
  },
  sv: {
    succeeded: [
      'gav plats at|lamnade stafettpinnen till',
      'ger plats at|lamnar stafettpinnen till',
    ],
    move: [
      'bytte .{0,60} mot|har bytt .{0,60} mot|har bytt till|hoppade till|gick .{0,20}vidare till|gatt .{0,20}vidare till|(?:jobbar|arbetar) (?:nu|numera|idag|i dag) (?:pa|for|hos)|numera|varvad till|varvades till|rekryterades till',
      'byter .{0,60} mot|byter jobb till|gar vidare till|hoppar till|ny pa|flyttar till|hamnar pa|byter .{0,30}till',
    ],
    leave: [
      '(?:kommer|kom) (?:narmast )?fran(?= )|sparkade|avskedade|avsatte|sade adjo|har sagt (?:adjo|hej da)|tackade for sig|har tackat for sig|(?:har )?gatt (?:vidare|hem|i pension)|gick (?:vidare|i pension|hem)|(?:uppdrag\\w*|forordnande\\w*|vikariat\\w*|kontrakt\\w*|mandat\\w*) .{0,60}(?:tog slut|upphorde|lopte ut|avslutades|ar slut|gick ut)|ar (?:borta|pensionerad|i pension)|jobbar inte|arbetar inte|inte kvar|fick ga|har fatt ga|avskedad|lade ned|hoppade av|sista (?:arbets)?dag\\w* var|avslutade|avslutat',
      'sager (?:adjo|upp|hej da)|tackar for sig|gar vidare|(?:uppdrag\\w*|forordnande\\w*|vikariat\\w*|kontrakt\\w*) .{0,60}(?:loper ut|upphor|gar ut|tar slut)|sista (?:veckor|manader|dagar|arbetsdag)\\w*|stannar .{0,40}till|blir kvar .{0,40}till|sitter kvar .{0,40}(?:till|tills)|till[sl]? en eftertradare|hoppar av|pa vag bort|vill sluta|har sagt upp|ska (?:sluta|lamna|ga i pension)|kommer att (?:sluta|lamna)|slutar',
    ],
    appoint: [
      'har (?:utsett|valt|hittat|rekryterat|anstallt|befordrat|varvat)|valdes till|vald till|varvade|varvar|hittade',
      'far|ska bli|valkomnar',
    ],
    enter: [
      'ar tillbaka|kom tillbaka|atervande|anlande|har (?:tilltratt|borjat|blivit|tagit over|anslutit|gatt in)|gick in som|klev pa|ar nu|ar sedan',
      'ska (?:bli|borja|ta over|tilltrada|leda)|kommer att (?:bli|borja|ta over|tilltrada)|tilltradande|blivande|pa plats|kliver pa|aterkommer|ansluter|forstarker|jag (?:borjar|tar over)|stiger pa',
    ],
  },
  da: {
    move: [
      'skiftede .{0,60} ud med|har skiftet .{0,60} (?:ud med|til)|rykkede til|hentet til|(?:arbejder|er) (?:nu|i dag) (?:hos|for|i|pa)|gik over til|er rykket til|skiftede|har skiftet',
      'skifter .{0,60} (?:ud med|til)|rykker .{0,30}til|pa vej til|flytter til|hentes til|bytter',
    ],
    leave: [
      '(?:kommer|kom) fra(?= )|fyrede|afskedigede|sagt farvel|sagde farvel|har sagt farvel|takkede af|har takket af|er (?:stoppet|rejst|pensioneret|gaet|fratradt)|(?:kontrakt\\w*|vikariat\\w*|konstituering\\w*|periode\\w*|mandat\\w*) .{0,60}(?:udlob|slut|endte|er slut|ophorte)|gik af|gaet af|matte ga|smed handkladet|lagde .{0,30}bag sig|ikke laengere|arbejder ikke|fratradt|rejste|sidste (?:arbejds)?dag var|afsluttede',
      'siger farvel|takker af|gar af|(?:kontrakt\\w*|vikariat\\w*|periode\\w*) .{0,60}(?:udlober|slutter|opborer|ophorer)|sidste (?:uger|maneder|dage|arbejdsdag)|bliver .{0,40}(?:til|indtil)|fortsaetter .{0,40}(?:til|indtil)|indtil en (?:efterfolger|aflser|afloser)|pa vej vaek|stopper|skal stoppe|har opsagt|rejser|vil stoppe',
    ],
    appoint: [
      'har (?:valgt|udpeget|fundet|hentet|udnaevnt)|udpeget|udpeger|hentede|henter|valgte',
      'far',
    ],
    enter: [
      'er tilbage|vendte tilbage|kom til|landede hos|har (?:overtaget|tiltradt|sat sig)|satte sig i \\w*stol\\w*|er nu|indtog',
      'kommer til|skal (?:vaere|lede|sta)|vender tilbage|saetter(?= (?:\uE000 )?sig i \\w*stol)|kommende|tilgar|pabegynder|jeg (?:begynder|starter|tiltraeder)|(?:begynder|starter|tiltraeder) jeg',
    ],
  },
  no: {
    move: [
      'byttet .{0,60} mot|har byttet|hentet til|(?:jobber|arbeider|er) (?:na|i dag) (?:i|hos|for|pa)|hoppet over til|gikk over til|gikk videre til|har gatt videre til',
      'bytter .{0,60} (?:mot|ut)|pa vei til|hentes til|hopper over til|flytter til|gar videre til',
    ],
    leave: [
      '(?:kommer|kom) fra(?= )|sparket|avskjediget|sa farvel|har sagt farvel|takket (?:av|for seg)|har takket (?:av|for seg)|ga seg|har gitt seg|(?:engasjement\\w*|vikariat\\w*|kontrakt\\w*|konstituering\\w*|periode\\w*|mandat\\w*) .{0,60}(?:gikk ut|utlop|er over|tok slut|endte|opphorte)|er (?:sluttet|pensjonert|ute|ferdig)|matte ga|gikk av med pensjon|kastet kortene|arbeider ikke|jobber ikke|har sluttet|har forlatt|ferdig i|siste (?:arbeids)?dag var|avsluttet',
      'sier farvel|takker (?:av|for seg)|gir seg|(?:engasjement\\w*|vikariat\\w*|kontrakt\\w*) .{0,60}(?:gar ut|utloper|opphorer)|siste (?:uker|maneder|dager|arbeidsdag)|blir .{0,40}(?:til|inntil)|fortsetter .{0,40}(?:til|inntil)|til (?:en )?(?:ny|etterfolger)\\w* er|pa vei ut|skal (?:slutte|ga av|forlate)|har sagt opp|vil slutte|pensjonerer seg',
    ],
    appoint: [
      'har (?:valgt|utnevnt|funnet|hentet|ansatt)|hentet|henter|valgte|utpekt|utpeker',
      'far',
    ],
    enter: [
      'er tilbake|vendte tilbake|kom til|landet (?:hos|i)|satte seg i \\w*stol\\w*|har (?:overtatt|tiltradt|begynt)|er na|inntok',
      'kommer til|skal (?:vaere|lede|begynne|overta)|vender tilbake|tar fatt|(?:setter seg i|inntar) \\w*stol\\w*|kommende|pabegynner|jeg (?:begynner|starter|tiltrer)|(?:begynner|starter|tiltrer) jeg',
    ],
  },
  pl: {
    succeeded: [
      'przekazala? paleczke|ustapila? miejsca|ustapil miejsca',
      'przekaze paleczke|ustapi miejsca',
    ],
    move: [
      'zamienila? .{0,60} na|zamienil .{0,60} na|przeniosla? sie do|przeniosl sie do|podkupion[ya] przez|(?:pracuje|doradza|uczy) (?:teraz|dzis|obecnie)|(?:teraz|dzis|obecnie) (?:pracuje|doradza|kieruje|w)|trafila? do|przeszla|przeszedl',
      'zamienia .{0,60} na|zamieni .{0,60} na|przenosi sie do|przeniesie sie do|trafi do|idzie do|przechodzi',
    ],
    leave: [
      '(?:przychodzi|przyszla|przyszedl) z(?= )|zwolnila?|zwolnil|odwolala?|odwolal|pozegnala? sie|pozegnal sie|podziekowala? za|rozstal sie|zakonczyla?|zakonczyl|skonczyla?|skonczyl|(?:kontrakt|umowa|kadencja|mandat|zastepstwo) .{0,60}(?:wygas\\w+|dobieg\\w+ konca|skonczyla? sie|uplyn\\w+)|przeszla? na emeryture|przeszedl na emeryture|juz tam nie|stracila? (?:stanowisko|posade)|stracil (?:stanowisko|posade)|zwolnion[ya]|rzucila?|rzucil|nie ma juz|ustapila?|ustapil|zlozyla? wypowiedzenie|przekazala? obowiazki|przekazal obowiazki|trzasnela? drzwiami|trzasnal drzwiami',
      'przestanie|przestaje|pozegna sie|rozstaje sie|(?:kontrakt|umowa|kadencja|mandat) .{0,60}(?:wygasa|wygasnie|konczy sie|uplywa|uplynie)|ostatnie (?:tygodnie|miesiace|dni)|ostatni dzien|zostaje .{0,40}do|pozostanie .{0,40}do|do czasu (?:powolania|wyboru|znalezienia)|przejdzie na emeryture|przechodzi na emeryture|na wypowiedzeniu|okres\\p{L}* wypowiedzenia|(?:dostal|otrzymal)a? wypowiedzenie|przekaze obowiazki|zamierza odejsc|ustepuje|ustapi',
    ],
    appoint: [
      'wybrala?|wybral|wybran[ya]|pozyskala?|pozyskal|znalazla?|znalazl|powierzono|awans',
      'powierzy|mianuje|powola',
    ],
    enter: [
      'wrocila? do|wrocil do|zaczela?|zaczal|zasiadla?|zasiadl|zasilila?|zasilil|wzmocnila?|wzmocnil|(?:zajela?|zajal) (?:stanowisko|miejsce|fotel)|stanela? na czele|stanal na czele|zostalam|zostalem|dolaczylam|dolaczylem',
      'wraca do|wroci do|zaczyna|zacznie|zasili|zasila|wzmocni|wzmacnia|wejdzie|(?:zajmie|zajmuje) (?:stanowisko|miejsce|fotel)|stanie na czele|poprowadzi|przyjdzie|przychodzi|obejme|zaczynam|dolaczam|przyszl[ya]',
    ],
  },
  cs: {
    succeeded: [
      'predala? stafetu|predal stafetu|uvolnila? misto|uvolnil misto',
      'preda stafetu|uvolni misto',
    ],
    move: [
      'vymenila? .{0,60} za|vymenil .{0,60} za|prestoupila? do|prestoupil do|pretahl[ai]? |(?:pracuje|pusobi|uci|radi) (?:nyni|dnes|ted)|(?:nyni|dnes|ted) (?:pracuje|pusobi|uci|radi|vede)|zakotvila? v|zakotvil v|presla|presel',
      'vymeni .{0,60} za|prestoupi do|prestupuje do|zakotvi v|jde do|pujde do|prechazi|zamiri',
    ],
    leave: [
      '(?:prichazi|prisla|prisel) z(?= )|odvolala?|odvolal|propustila?|propustil|dala? vypoved|dal vypoved|rozvazala? pomer|ukoncila?|ukoncil|(?:smlouva|mandat|zastup|obdobi) .{0,60}(?:vyprsel\\w?|skoncil\\w?|uplynul\\w?)|sesla? z|uz tam|uz v .{0,40}neni|odvolali|byla? odvolan\\w|se s .{0,60}rozloucila?|se s .{0,60}rozloucil|v duchodu|prestala?|prestal|prisla? o misto|prisel o misto|posledni den byl',
      'da vypoved|(?:smlouva|mandat) .{0,60}(?:vyprsi|konci|skonci|uplyne)|posledni (?:tydny|mesice|dny|den)|zustava .{0,40}do|zustane .{0,40}do|nez .{0,40}nastupc\\w+|rozlouci se|se rozlouci|hodla odejit|ve vypovedni|chysta se odejit|poda demisi|podava demisi|ukonci',
    ],
    appoint: [
      'vybrala?|vybral|vybran[a]?|zvolen[a]?|prijala?|prijal|angazovala?|angazoval|poverila?|poveril|poveren[a]?',
      'jmenuje|poveri',
    ],
    enter: [
      'vratila? se|vratil se|se vratila?|usedla?|usedl|posilila?|posilil|od .{0,20} pusobi|pridala? se|pridal se|nastoupila? jako|je od',
      'vrati se|se vrati|posiluje|prebere|usedne|povede|zacina|prichazi|nastoupim|nastupuji|zacinam|budouci|pristi',
    ],
  },
  ...ROMANCE_IDIOMS,
};
