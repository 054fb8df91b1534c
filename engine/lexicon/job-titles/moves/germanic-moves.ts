import type { LanguageMoves } from './move-kind.ts';
import { NOT_OF_THINGS, WORKPLACES } from './things-left.ts';

/** 'Left' and 'leave' mean much else: they count before an employer, a post, a time, or a full stop. */
const LEFT_OBJECT = `(?= (?:[\uE001\uE002]|(?:the|our) (?:[\\p{L}-]+ ){0,2}(?:${WORKPLACES}|role|post|job|board)(?![\\p{L}\\u0027])|(?:his|her|their|its) (?:post|role|job|position|desk|employ|service|ranks)|in |on |last |this |next |after |for |to |at |earlier|yesterday|office|as |when|us |with |"|')|[.,;]|$)`;

/**
 * Moves in English, German, Dutch and the Nordic languages: plain verbs, then the livelier ways that columns of people prefer, such as 'hangs up her hat'. Where
 * two phrases overlap, the one of the kind listed first is the move.
 */
export const GERMANIC_MOVES: Readonly<Record<string, LanguageMoves>> = {
  en: {
    succeeded: [
      '(?:was|been|were) (?:succeeded|replaced|followed) by|(?:has|have) passed to|passed the baton to|handed (?:the )?(?:reins|over) to|(?:succeeded|replaced) by|(?:handed|passed) (?:over )?(?:the|her|his|their) [^.,;-]{0,40}(?:brief|reins|keys|role|post|job|desk|function|team|portfolio|responsibilit\\w+|duties|title|chair|office|remit|department) to(?= (?: )?[])|(?:gave|made|given|made) way (?:to|for)|handed the (?:baton|keys|reins) to',
      '(?:be|is being|is) (?:succeeded|replaced|followed) by|hands? over to|handing over to|hand over to|pass(?:es)? the baton to|(?:hand|pass)(?:s|es|ing)? (?:over )?(?:the|her|his|their) [^.,;-]{0,40}(?:brief|reins|keys|role|post|job|desk|function|team|portfolio|responsibilit\\w+|duties|title|chair|office|remit|department) to(?= (?: )?[])|(?:gives|makes|giving|making) way (?:to|for)|will (?:give|make) way (?:to|for)',
    ],
    succeed: [
      'succeeded|replaced|took over from|taken over from|(?:took|taken) over [^.,;:\uE000\uE003]{1,60} from(?= (?:\\p{L}+ )?[\uE000\uE003])|successor(?: (?:to|of))?|replacement(?: for)?|taking over from|succeeding|replacing|stepped in(?:to the shoes of| for)|in place of|takes? the place of|predecessor,?|filled the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|stepped into the shoes of|follow(?:s|ed|ing)? in the footsteps of|came in for|in succession to',
      '(?:takes?|taking) over [^.,;:\uE000\uE003]{1,60} from(?= (?:\\p{L}+ )?[\uE000\uE003])|succeeds|replaces|takes over from|succeed|replace|take over from|follows|chosen to follow|to follow|fills? the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|steps? into the (?:shoes|boots) of',
    ],
    die: [
      'died|passed away|death of|late colleague|in memoriam|in memory of|obituary|mourns?|sadly missed|(?:his|her|their) death|funeral of|passing of|sad passing|tributes to|reposing',
      '',
    ],
    move: [
      '(?:has |have )?(?:moved|gone|decamped|defected|switched|jumped) to(?: work (?:for|at))?|went to(?: work (?:for|at))?|(?:departed|left) for|now with|now at|(?:has |have )?(?:swapped|traded|exchanged) .{0,60} for|decamped for|crossed (?:over )?to|jumped ship to|made the (?:switch|move|jump) to|landed at|resurfaced at|turned up at|popped up at|poached by|snapped up by|lured (?:away )?(?:by|to)|hired away by|(?:has |have )?gone over to|crossed the (?:road|street|floor) to',
      'mov(?:es?|ing) from [^.,;\uE000]{1,40} to(?= )|accepted (?:a|an|another|the) (?:[\\w-]+ ){0,3}(?:post|job|role|position|offer|appointment) (?:with|at|from)|(?:go|goes|going) over to|moves to|moving to|move to|off to|bound for|heads to|heading to|head to|goes to|go to work for|defects to|switches to|jumps to|jumps ship to|swap\\w* .{0,20} for|clocks? on at|turns? up at|heads? (?:off )?(?:to|for)|heading (?:off )?(?:to|for)|crosses (?:over )?to|is on (?:her|his) way to|takes? (?:her|his) (?:\\w+ ){1,3}to|(?:will )?swap .{0,60} for|trades? .{0,60} for|makes the (?:switch|move|jump) to|bound for|resurfaces at|will be (?:at|with) (?=[\uE002\uE003])',
    ],
    leave: [
      `(?<!(?:pictured |far |second |third |from |top ))left(?!(?<=[,(] ?left)(?:[.,;)]| with | and |$))${LEFT_OBJECT}|quit|departed|resigned|stepped (?:down|aside)|stood down|retired(?= (?:from|as|in|on|after|at|last|this|yesterday|today|earlier|following|due|early)|[,.;]|$)|moved on|parted (?:ways|company)(?: with)?|no longer (?:works?|serves?|with|at|holds?|leads?|heads?|represents?|represented|in|our|the)|is no longer|ceased(?: to (?:be|act|serve|hold)|(?<=[,:;|(\uE000\uE004] ?ceased)(?= (?:on |in )?\\p{L}* ?\\d))|bowed out|cleared (?:his|her|their) desk|(?:was|been) (?:dismissed|fired|sacked|laid off(?! (?:from|by) an? )|let go|ousted|removed|made redundant)|let (?:me|him|her) go|(?:agreed|decided) to part (?:ways|company)|(?:has|have|had) since (?:moved|gone|returned|left)(?! up)|said (?:goodbye|farewell) to|b(?:ade|ids) farewell to|handed over(?= to|[.,]| the (?:\\w+ )?(?:reins|role|baton|function|team|post)| on | in | at )|relinquished|(?:vacated|given up|relinquished) by|vacated|gave up|given up|last day was|departure of|resignation of|exit of|retirement of|ended (?:his|her|their) (?:time|tenure|spell)|completed (?:his|her|their) (?:term|tenure)|(?:fetched|prised|prized|hired away|lured away|poached)[^.;:\uE001\uE003]{0,60}(?<! of) \uE000,? (?:away )?from (?:the )?\uE001|relieved(?= )|dismissed|sacked|fired|ousted|axed|parted with|waved off|s(?:aw|ent) off|did not (?:seek re-?election|stand (?:again|for re-?election))|(?=went|moved|left|retired)(?<=(?<!\\p{L})since (?:(?:dr|mr|ms|mrs)\\.? )?\uE000 )(?:went (?:back )?to|moved to|left|retired)(?! (?:the )?\uE001)|(?:held|had|occupied|filled|did) (?:that|this|the) (?:post|position|role|job|office) until|(?:farewells?|leavers?|departures?):|let go of|lost (?:her|his|their) (?:job|post|role|position)|(?:comes|came|coming|hails|arrive[sd]|hired|recruited|poached|moved|transferred) (?:to us |ashore |to [\\w-]+ (?:[\\w-]+ )?)?from(?= (?:the )?)|(?:her|his|their) (?:dismissal|departure|resignation|exit|retirement) in|(?:has |have )?(?:walked(?= (?:out|away|off)(?!\\w)|[.;,]|$)|hung up|signed off(?=[.,;]|$| (?:at|from|after|as|for) )|bowed out|checked out|called (?:it|time)|waved goodbye to|turned (?:her|his|their) back on|severed ties with|cut ties with|packed (?:up|her|his)|cleaned out|emptied (?:her|his) desk|gone from|slipped away from|drawn a line under|closed the book on|finished up|gone into retirement)|(?:is|was|has been) (?:gone|out(?= (?:as|of)))|demitted|laid down|relinquish\\w*|went into retirement|days? (?:at|with) [^.]{0,40} (?:are|were|is) over|shown the door|drawing (?:her|his) pension|ended (?:a|an|his|her|their) [^.]{0,40}(?:stint|career|tenure|run|spell|association|years)|came to (?:the|an) end of|finished (?:at|with|as|in|on|last|her|his|my)|(?:years|months|time|term|mandate|contract|secondment|assignment|cover|stint|spell|tenure) [^.]{0,70}(?:finished|ended|expired|lapsed|allowed to lapse|c[ao]me to an end|is over|was up|ran out)|last day [^.]{0,50} was|last (?:week|day) (?:at|with) [^.]{0,40} behind|handed (?:in|back) (?:his|her|their|my) (?:\\w+ )?(?:pass|badge|card|lanyard|laptop|keys)|(?:his|her|their|my) (?:pass|badge|lanyard)|has been (?:out|gone|away) (?:of|from)|stepped off|gone:|out:|a wrap on|exit|exited|wrapped up|moved out of|gone since|left me|did not renew|(?:was|were) not renewed|not (?:been )?renewed`,
      `leaves${LEFT_OBJECT}|leaving${LEFT_OBJECT}|(?<!(?:maternity|paternity|parental|sick|annual|on|of|garden|gardening|family|medical|study|compassionate) )leave${LEFT_OBJECT}|departs|departing|depart(?! from (?:it|this|that|the))|resigns|resign|steps? down|stepping down|steps? aside|stands? down|standing down|retir(?:es|ing|e)${NOT_OF_THINGS}|hands? over|handed in (?:his|her|their) notice|g(?:ave|iven) (?:his|her|their |in (?:his|her|their) )?notice|working (?:out )?(?:his|her|their) notice|finish(?:es)? up|finishing up(?= (?:on|at|in|next|this|as|with)(?!\\w)|[.;]|$)|last day|calls? it a day|hangs? up|bows? out|moves? on|(?:his|her|their) (?:departure|resignation|exit|retirement)|clears? (?:his|her|their) desk|quits|exits|parts (?:ways|company) with|resigning|giving up(?= (?:his|her|their|my|the))|vacat(?:es|ing)|ceases? to (?:be|act|serve|hold)|(?:will|shall) (?:no longer be|cease to be)|finish(?:es|ing)? (?:as|at|with)(?= )|step(?:s|ping)? back(?= from| as| for| in|[.,;]|$)|heads? (?:north|south|east|west|home|abroad|overseas)(?!\\p{L})|quitting|will part|(?:will |shall )?superannuat(?:e|es|ing)|(?:will |shall |to )step away(?! to)|last (?:shift|working day)|moves abroad|emigrat(?:es|ing)|(?:be )?(?:losing|saying (?:goodbye|farewell) to|waving off)(?= (?:our |its |their )?(?:\\p{L}+ ){0,3}[])|goes(?= (?:in|on|at|next|this|by) (?:the end|(?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december)|\\d|spring|summer|autumn|year|month|week|easter|christmas))|(?:(?:will|would|to) be|be) relieved(?= (?:of|from))|(?:not|\\w+n't) (?:(?:be )?(?:intend|plan|wish|go|want)(?:ing)? to )?(?:carry on as|continue as|stay on|seek re-?election|stand (?:again|for re-?election))|lays? down (?:her|his|their)|until then(?=,? (?:\\p{L}+ )? (?:stays|remains|keeps|continues|carries on|holds|runs|is))|(?=until then)(?<=(?:stays|remains|continues|carries on|stay|remain|continue)(?: on)?(?: [^.;,]{1,40})? )until then|(?:will|shall) (?:keep|stay|remain|continue|carry on|hold)(?= [^.;]{0,80}(?<= )until )|notice [^.]{0,40}(?:ends|expires|runs out|is up)|wants out|is off(?= (?:at|in|to|next|on|after|this|come|by|from)|[.,;]|$)|(?:will|would) be (?:gone|off|leaving|departing|out)|to be gone|be gone by|put(?:s|ting)? in (?:her|his|their) papers|serv(?:es|ing|e) (?:out )?(?:her|his|their|my|out)? ?notice|(?:working|serving|serves|works|served|seeing)(?: out)? (?:[\\w'-]+ ){0,4}notice|(?:will|to) be (?:my|her|his) last|days? to go|weeks? to go|on (?:her|his|their) way out|last (?:weeks|months|days|week|month|few weeks|few months) (?:at|with)|calls? time|hangs? up|signs? off(?=[.,;]|$| (?:at|from|after|as|for) )|walks? away|packs? up|will (?:not be renewed|go|leave|quit|depart|step down|stand down|retire|exit|not return)|(?:runs out|expires|ends|lapses|is up|comes to an end|finishes)(?= (?:in|on|at|next|this|by|with)|[.,;]|$)|not (?:be )?seeking (?:another|a (?:new|further|second)|re-?)|until (?:a|her|his|their) (?:successor|replacement)|until (?:a |the )?(?:new|successor|replacement) \\w+ (?:is|has)|in (?:her|his|their) (?:final|last) (?:weeks|months|days)|outgoing|(?:will |to )?bow out|winding down|leaves? us|leaving us|farewell (?:do|drinks|party)|leaving (?:do|drinks|party)`,
    ],
    appoint: [
      'appointed|appoints|named|names|hires|hired|poached|poaches|promotes|promoted|recruits|recruited|taps|tapped|welcomes|welcomed|elects|elected|elevated|elevates|lures|lured|appointment of|promotion of|arrival of|hiring of|chosen as|picked as|selected as|confirmed as|the appointment|brings? in|brought in|snaps? up|snapped up|gained|(?:was|been|is) (?:put|placed) in charge of|put in charge|(?:was|been) made(?= (?:the |its )?(?:[\uE001\uE002] ?)?\uE004)|installed|handed the (?:job|role|post|brief|reins)|given the (?:job|role|post|nod)|found (?:a|its) (?:new )?(?=\uE004)|signed up|signed(?! by| it(?!\\p{L})| them(?! (?:as|from|up|on) )|:|,)|landed(?= \uE000)|secured the services of|(?:got|gets|won|wins|landed|lands) the (?:[\\w-]+ ){0,4}(?:job|nod|role|post)|gets(?= an? new)|will have(?= an? new)|picked up|bagged|enlisted|drafted in|unveiled|ushered in|welcomed|onboarded',
      '(?:will|to) be (?:appointed|named|promoted)|lined up(?: as)?|(?:will|to) be (?:made|installed|put in charge)|appointed to start|(?:has|have) (?:signed|chosen|picked)(?= \uE000)',
    ],
    enter: [
      'joined(?! by)|became|(?:has )?become|took over|taken over|took up|taken up|took office|took charge|started (?:as|at|on|in|work|with|her|his)|started(?! by)|began (?:as|at|in|her|his)|moved up|stepped up|assumed|rejoined|returned to|came to|arrived at|moved (?:from|into)|came aboard|on board as|landed (?:at|in)|clocked on|got going|back at|settled in(?:to)? (?:at|as)|set up (?:shop|camp) at|signed (?:on|for) (?:with|at)|parachuted in|got (?:her|his) feet under|hit the ground|came over from|first day (?:at|with) [^.]{0,40} was|is (?:our|the) (?:new|newest)|has been with|with us since|just started|my first (?:day|week|month)|i (?:joined|started|became)|has taken (?:over|up|on|charge)|returned as',
      "joins|joining|join|becomes|takes over|take over|taking over|takes up|take up|taking up|starts|begins? (?:as|at|in|on|her|his)|start (?:as|at|on|in|work|with|her|his)|commences?|steps up|moves up|accepted|assumes|assume|comes? aboard|comes? on board|tak(?:es|e|ing) charge|tak(?:es|e|ing) the (?:reins|helm)|hold(?= the (?:\uE004|office|charge))|rejoins|returns to|takes? effect|takes on|becoming(?= (?:the |its |our |their |a )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first )?\uE004)|(?:will|to) occupy(?= (?:the|his|her))|reports? for duty|not expected (?:in post |to (?:start|arrive|join) )?before|starts? (?:a|my|her|his) new (?:chapter|job|role|position|adventure|post)|clocks? on|gets? going|(?:will|would|is to|are to) be(?= (?:the |its |our |their )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first |incoming )?\uE004)|(?:will|would|to) (?:be joining|start|begin|commence|arrive|come)|starting (?:as|at|on|in|with)|arrives?(?= (?:at|in|on|next|as|from)|[.,;]|$)|(?:will|would) assume|assum(?:e|ing) duty|moves? into|takes? (?:her|his) (?:seat|chair|place)|i(?:'m|'ll| am| will)(?: be)? (?:starting|joining|start|join)|new job|incoming|due to start|due in|(?:is|are) (?:joining|starting|arriving)|first day is|-designate|designate",
    ],
  },
  de: {
    succeeded: [
      '(?:wurde|worden|wird) von|ubergab (?:die|das|den|ihr|sein)\\w* .{0,40}an|(?:stab|staffel(?:stab)?|aufgaben|leitung) an|abgelost von|abgelost durch|ersetzt durch|nachfolgerin (?:ist|wird|wurde)|nachfolger (?:ist|wird|wurde)|staffelstab .{0,40}an|ubergab an|ubergeben an|machte platz fur|an ihre stelle|an seine stelle',
      'ubergibt .{0,60} an|macht platz fur|ubergibt an',
    ],
    succeed: [
      'folgte auf|trat (?:[^;,\uE000-\uE004]{1,30} )?die nachfolge(?: von)?|nachgefolgt|nachfolger(?:in)?s? (?:von|des|der|fur)|nachfolger(?:in)?|loste|abgelost|beerbte|beerbt|ersetzte|ersetzt|an (?:die )?stelle von|anstelle von|vorgangerin|vorganger|trat in die fussstapfen',
      'folgt auf|folgt|lost|tritt (?:[^;,\uE000-\uE004]{1,30} )?die nachfolge(?: von)?|die nachfolge(?: von)?|nachfolge(?: von)?|ablosen|ersetzen|nachfolgen|tritt in die fussstapfen|ubernimmt .{0,70}von',
    ],
    die: [
      'gestorben|verstorben\\w*|verstarb|starb|tode? (?:von|des|der|unser\\w*|uns\\w*)|trauern? um|nachruf|gedenken an',
      '',
    ],
    move: [
      'wechselte (?:\\w+ ){0,3}(?:zu[mr]?|in|nach)|ging zu[mr]?|gewechselt|jetzt bei|heute bei|inzwischen bei|nun bei|heuerte .{0,40}(?:bei|an)|angeheuert|abgeworben|zog es zu[mr]?|zog weiter|weitergezogen|arbeitet(?: \\p{L}+)? (?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur)|(?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur|in diensten)|in diensten|tauschte .{0,60} gegen|schlug .{0,20}auf bei|wechselte|hat .{0,60}gewechselt',
      'wechselt (?:\\w+\\.? ){0,4}(?:zu[mr]?|in|nach)|wechseln|geht zu[mr]?|heuert .{0,40}(?:bei|an)|zieht es zu[mr]?|zieht weiter|tauscht .{0,60} gegen|wandert .{0,20}ab|unterschrieb bei|geht .{0,30}zu[mr]?|zu wechseln|wechselt|schliesst sich .{0,40}an',
    ],
    leave: [
      '(?<!sich )verlassen(?! auf)|verliess|ausgeschieden|schied|zuruckgetreten|trat .{0,40}zuruck|gekundigt|nicht mehr (?:fur|bei|im|in|tatig|angestellt)|nicht langer|in den ruhestand|abberufen|freigestellt|niedergelegt|(?:amt|posten|mandat|leitung|vorsitz) niederlegte|legte .{0,40}nieder|verabschiedete|verabschiedet (?:wurde|worden)|abgang von|weggang von|ausscheiden von|rucktritt von|trennte? sich|getrennt|(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}abgegeben|von bord gegangen|aufgehort|horte auf|hat [^.;:\uE001\uE003]{0,30}\uE000 (?:von|vom|von der|bei|bei der|beim) \uE001 (?:weg)?(?:geholt|gelotst|gelockt|abgeworben|losgeeist)|(?:kommt|kam) (?:von|vom|von der|aus der)(?= )|entliess|feuerte|kehrte .{0,60}den rucken|den rucken gekehrt|gab .{0,50}(?:ab|auf|den stab)|raumte(?= .{0,40}(?:schreibtisch|posten|platz|stuhl|sessel|buro|feld))|nahm .{0,30}(?:abschied|den hut)|hat .{0,30}(?:aufgehort|hingeworfen|gekundigt)|warf .{0,30}hin|in (?:den (?:wohlverdienten )?)?(?:ruhestand|rente|pension) (?:ging|trat|gegangen|getreten|gewechselt|verabschiedet(?= (?:wurde|hat)))|ist .{0,40}(?:weg|fort|gegangen|im ruhestand|in rente|in pension)|bin .{0,40}(?:weg|fort|gegangen|im ruhestand)|(?:war|waren) .{0,30}letzter arbeitstag|letzter (?:arbeits)?tag .{0,40}war|nicht mehr da|nicht mehr an bord|im ruhestand|vertrag .{0,60}(?:endete|lief aus|ausgelaufen)|mandat .{0,60}(?:endete|lief aus)|abgegeben|beendete|beendet|trennten sich|trennte sich|getrennte wege|musste gehen|vor die tur gesetzt|entlassen|verabschieden|in den wohlverdienten ruhestand',
      'verlasst|ausscheiden|ausscheidet|scheidet|zurucktreten|tritt .{0,40}zuruck|gibt .{0,20}(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}ab(?=[ ,.]|$)|(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}abgeben|hort .{0,20}auf|aufhoren|legt .{0,40}nieder|geht .{0,30}in (?:den ruhestand|pension|rente)|abschied|verabschiedet|kundigt|geht von bord|geht (?:ende|im|zum|nach) [a-z]+|kehrt .{0,60}den rucken|nimmt .{0,40}(?:abschied|den hut)|raumt(?= .{0,40}(?:schreibtisch|posten|platz|stuhl|sessel|buro|feld))|verabschiedet sich|lauft .{0,50}aus|endet|sagt .{0,20}(?:adieu|tschuss|servus|ade|lebewohl)|wirft .{0,30}hin|hort auf|letzter (?:arbeits)?tag|geht von bord|nicht verlangert|zieht sich .{0,40}zuruck|macht schluss|will .{0,30}(?:aufhoren|gehen|kurzertreten)|bis ein(?:e)? (?:nachfolge|ersatz)\\w*|bis .{0,30}nachfolge\\w*|letzte wochen|letzten (?:wochen|monate|tage)|auf abruf|gibt .{0,60}(?:ab|auf)(?=[ ,.]|$)|in (?:den )?(?:wohlverdienten )?(?:ruhestand|rente|pension)(?: (?:geht|gehen|tritt|treten|wechselt|verabschiedet wird))?',
    ],
    appoint: [
      'ernennt|ernannt|beruft|berufen|bestellt|gewinnt|gewonnen|holt|geholt|befordert|verpflichtet|ernennung von|bestellung von|berufung von|verstarkt sich mit|betraut|bestellung|berufung|aufgestiegen|aufruckt|hat .{0,60}(?:eingestellt|angeworben|an bord geholt|gefunden)|eingestellt|engagiert|an die spitze|zur neuen?|zum neuen?|besetzt|gewahlt|angeworben',
      'zum 1\\. .{0,20}bestellt|soll .{0,60}(?:werden|ubernehmen)|kunftige[rn]?',
    ],
    enter: [
      'ubernahm|ubernommen|trat (?!.{0,40}nachfolge).{0,60} an(?=[ ,.]|$)|angetreten|wurde|ist (?:der |die )?neue[rs]?|begann|gestartet|startete|kam|eingetreten|stiess .{0,20}zu|verstarkte?|geworden|ist .{0,30}an bord|an bord|zuruck bei|zuruckgekehrt|kehrte .{0,30}zuruck|dazugestossen|heuerte an|dienstantritt|neu im amt|neu dabei|neu bei|hat .{0,60}(?:ubernommen|angetreten|begonnen|angefangen)|fing .{0,30}an|angefangen|habe .{0,60}(?:ubernommen|begonnen|angefangen)',
      'ubernimmt|ubernehmen|tritt (?!.{0,40}nachfolge).{0,60} an(?=[ ,.]|$)|antreten|wird|beginnt|startet|verstarken|stosst .{0,20}zu|beginnen|amtsantritt|ruckt .{0,30}auf|steigt .{0,30}auf|(?:starte|beginne|fange)(?= (?:(?!jede|(?:den|meinen) (?:tag|morgen)|die woche)\\S+ ){0,5}\uE001)|fangt .{0,30}an|kommt (?:\uE000 als(?!.* zu wort)|von|im|am|zum|zu[mr]?|als)|legt .{0,30}los|tritt .{0,60}ein|neue aufgabe|kunftig(?! (?:auch |ebenfalls |zudem )?(?:frau |herr |dr\\. )?\uE000,)|werde .{0,60}(?:ubernehmen|beginnen|anfangen|verstarken|leiten|starten)|nimmt .{0,40}auf|dienstantritt ist|stosst zu|folgt',
    ],
  },
  nl: {
    succeeded: [
      '(?:werd|is) (?:opgevolgd|vervangen) door|(?:opgevolgd|vervangen) door|maakte plaats voor|gaf het stokje aan',
      'wordt (?:opgevolgd|vervangen) door|opgevolgd door|draagt .{0,50}over aan|maakt plaats voor|geeft het stokje .{0,20}aan|draagt het stokje',
    ],
    succeed: [
      'volgde|heeft opgevolgd|opvolgde|opgevolgd|opvolg(?:er|ster) van|nam het stokje over van|stokje overgenomen van|verving|heeft vervangen|voorganger,?|voorgangster,?|in de plaats van|nam .{0,40}over van',
      'volgt|opvolgen|vervangt|neemt het (?:stokje )?over van|neemt .{0,40}over van|treedt in de voetsporen',
    ],
    die: ['is overleden|overleed|overlijden van|overleden|ter nagedachtenis', ''],
    move: [
      'maakte .{0,30}de overstap(?: van [^.,;\uE000\uE003]{1,40})? naar|stapte .{0,40}over naar|is .{0,40}overgestapt naar|stapte over naar|overgestapt naar|vertrok naar|vertrokken naar|ging naar|nu bij|tegenwoordig bij|inmiddels bij|ruilde .{0,60} (?:voor|in)|verruilde .{0,60} voor|verkaste naar|ging aan de slag bij|weggekaapt door|werkt (?:nu|tegenwoordig|inmiddels) (?:bij|voor)|is (?:nu|tegenwoordig|inmiddels) (?:te vinden|werkzaam) bij|(?:nu|tegenwoordig|inmiddels) (?:werkzaam )?(?:bij|voor)|koos voor|overgestapt',
      'maakt .{0,30}de overstap(?: van [^.,;\uE000\uE003]{1,40})? naar|stapt over naar|gaat naar|vertrekt naar|maakt de overstap naar|ruilt .{0,60} (?:voor|in)|verruilt .{0,60} voor|verkast naar|trekt naar|gaat .{0,30}aan de slag bij|gaat .{0,40}naar|stapt .{0,30}over|overstap naar|begint .{0,30}bij',
    ],
    leave: [
      'verlaten|verliet|vertrokken|vertrok|opgestapt|stapte op|niet (?:meer|langer) (?:werkzaam|in dienst|bij|de|als|onze|het)|trad(?: .{0,30})? (?:af|terug)|afgetreden|teruggetreden|(?:ging|is|gegaan) met pensioen|nam(?: .{0,30})? afscheid|afscheid genomen|werkt niet (?:meer|langer)|neergelegd|vertrek van|droeg .{0,40}over|heeft [^.;:\uE001\uE003]{0,30}\uE000 (?:weg )?(?:bij|van) \uE001 (?:weg)?(?:gehaald|gekaapt|geplukt)|heeft [^.;:\uE001\uE003]{0,30}\uE000 (?:weggehaald|weggekaapt|weggeplukt) (?:bij|van) \uE001|(?:komt|kwam) (?:van|over van)(?= )|ontsloeg|op straat .{0,10}gezet|de laan uit|de deur .{0,50}(?:dicht|uit)|zei .{0,20}vaarwel|gaf .{0,30}eraan|stopte|gestopt|is .{0,40}(?:weg|vertrokken|met pensioen|opgestapt)|ben .{0,40}(?:weg|vertrokken|gestopt)|zwaaide .{0,40}af|afgezwaaid|uitgezwaaid|hield het voor gezien|(?:contract|opdracht|termijn|interim\\p{L}*) .{0,60}(?:liep af|is afgelopen|eindigde|zat erop|afgelopen|beeindigd)|ontslagen|aan de kant|niet meer (?:verbonden|actief|betrokken)|laatste werkdag .{0,40}was|leverde .{0,30}in|uit dienst|moest weg|ging weg|met emeritaat|sinds het vertrek van|na het vertrek van',
      'vertrekt|verlaat|gaat .{0,20}met pensioen|gaat weg|stapt(?: .{0,20})? op|neemt(?: .{0,30})? afscheid|draagt(?: .{0,50})? over|legt .{0,40}neer|treedt(?: .{0,40})? (?:af|terug)|aftreden|terugtreden|zwaait af|zal .{0,30}verlaten|vertrekken|opzegtermijn|zegt .{0,20}vaarwel|stopt|zwaait .{0,40}af|gaat .{0,30}(?:weg|vertrekken|stoppen)|houdt het voor gezien|(?:contract|opdracht|termijn) .{0,60}(?:loopt .{0,20}af|eindigt)|laatste (?:weken|maanden|dagen|werkdag)|blijft .{0,40}tot|tot er een (?:opvolg\\p{L}+|vervang\\p{L}+)|tot .{0,30}opvolg\\p{L}+|wil stoppen|gaat verlaten|afscheid|uit dienst|hangt .{0,40}aan de wilgen|met pensioen',
    ],
    appoint: [
      'benoemt|benoemd|aangesteld|aanstelling van|benoeming van|aangetrokken|trekt .{0,40}aan|stelt .{0,40}aan|promoveert|gepromoveerd|bevorderd|haalt .{0,40}binnen|koos|gekozen tot|heeft .{0,60}(?:aangenomen|gevonden|binnengehaald|aangetrokken|benoemd|bevorderd)|aangenomen als|strikte|verwelkomt|verwelkomde|binnengehaald',
      'zal .{0,40}benoemd worden|krijgt|verwelkomt',
    ],
    enter: [
      'begonnen|begon|trad .{0,30}in dienst|toegetreden|werd|gestart|startte|overgenomen|kwam|in dienst getreden|maakte de overstap|geworden|is .{0,30}begonnen|terug bij|keerde .{0,20}terug|kwam in dienst|trad aan|aangetreden|ging van start|ging aan de slag|in dienst getreden|is de nieuwe',
      'begint|start|wordt|treedt .{0,40}(?:aan|in dienst)|gaat aan de slag|neemt .{0,40}over|komt naar|komt in dienst|maakt de overstap|trekt .{0,30}aan|gaat .{0,30}(?:aan de slag|beginnen|van start|in dienst|leiden)|keert .{0,20}terug|wordt de nieuwe|start|volgt|versterkt|komt (?:\uE000 als(?!.* aan het woord)|per|op|in|bij)|ik (?:begin|start)|aankomend|toekomstig',
    ],
  },
  sv: {
    succeeded: [
      '(?:har )?(?:eftertratts|ersatts|ersattes|eftertraddes|avlosts|avlostes|overtagits|overtogs) av|lamnade over till|gav plats at|lamnade stafettpinnen till',
      'eftertrads av|ersatts av|lamnar over till|overtas av|ger plats at|lamnar stafettpinnen till',
    ],
    succeed: [
      'eftertradde|eftertratt|ersatte|har ersatt|tog over efter|tagit over efter|eftertradare till|efterfoljare till|avloste|har avlost|foretradare\\w*,?',
      'eftertrader|ersatter|tar over efter|avloser|efterfoljer|ta over efter',
    ],
    die: [
      'avled|har avlidit|somnade in|somnat in|gick bort|har gatt bort|dog|till minne av|minnesord',
      '',
    ],
    move: [
      '(?:gick|har gatt) (?:over )?fran [^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} till(?= )|gick till|har gatt till|gick over till|numera (?:pa|hos)|nu pa|bytte .{0,60} mot|har bytt .{0,60} mot|har bytt till|hoppade till|gick .{0,20}vidare till|gatt .{0,20}vidare till|(?:jobbar|arbetar) (?:nu|numera|idag|i dag) (?:pa|for|hos)|numera|varvad till|varvades till|rekryterades till',
      'gar (?:over )?fran [^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} till(?= )|gar till|gar over till|byter till|flyttar till|byter .{0,60} mot|byter jobb till|gar vidare till|hoppar till|ny pa|flyttar till|hamnar pa|byter .{0,30}till',
    ],
    leave: [
      'har lamnat|lamnade|lamnat|(?:fick|fatt|tvingades|tvingats) (?:lamna|ga|avga)|slutade|slutat|avgick|avgatt|gick(?= [^.;:]{0,60}i pension)|gatt i pension|avtackad\\w*|avtackas|inte langre|sagt upp sig|sade upp sig|fick sparken|avskedades|avsattes|(?:hamtat|hamtade|hamtar|plockat|plockade)[^.;:\uE001\uE003]{0,40} \uE000 (?:fran|hos) \uE001|(?:kommer|kom) (?:narmast )?fran(?= )|sparkade|avskedade|avsatte|sade adjo|har sagt (?:adjo|hej da)|tackade for sig|har tackat for sig|(?:har )?gatt (?:vidare|hem|i pension)|gick (?:vidare|i pension|hem)|(?:uppdrag\\w*|forordnande\\w*|vikariat\\w*|kontrakt\\w*|mandat\\w*) .{0,60}(?:tog slut|upphorde|lopte ut|avslutades|ar slut|gick ut)|ar (?:borta|pensionerad|i pension)|jobbar inte|arbetar inte|inte kvar|fick ga|har fatt ga|avskedad|lade ned|hoppade av|sista (?:arbets)?dag\\w* var|avslutade|avslutat',
      'lamnar|lamna|slutar|sluta|avgar|avga|gar(?= [^.;:]{0,60}i pension)|ga i pension|trappar ned|tackar for sig|ga(?:r)? vidare|sager(?= (?:\uE004 )?\uE000 upp sig)|uppsagningstid\\w*|sager (?:adjo|upp|hej da)|tackar for sig|gar vidare|(?:uppdrag\\w*|forordnande\\w*|vikariat\\w*|kontrakt\\w*) .{0,60}(?:loper ut|upphor|gar ut|tar slut)|sista (?:veckor|manader|dagar|arbetsdag)\\w*|stannar .{0,40}till|blir kvar .{0,40}till|sitter kvar .{0,40}(?:till|tills)|till[sl]? en eftertradare|hoppar av|pa vag bort|vill sluta|har sagt upp|ska (?:sluta|lamna|ga i pension)|kommer att (?:sluta|lamna)|slutar',
    ],
    appoint: [
      'utser|utsett|utsag|utsetts|utsedd|utses|utnamn\\w{0,5}|utnamnd|rekryterar|rekryterat|rekryterats|befordra[ds]\\w{0,2}|anstaller|har anstallt|valet (?:foll|faller|har fallit) pa|(?:har )?(?:lockat|lockade|lockar) over|(?:har )?(?:knutit|knot|knyter) till sig|har (?:utsett|valt|hittat|rekryterat|anstallt|befordrat|varvat)|valdes till|vald till|varvade|varvar|hittade',
      'kommer att utses|far|ska bli|valkomnar',
    ],
    enter: [
      'tilltradde|tilltratt|borjade|borjat|blev|blivit|anslot|tog over|tagit over|klev in|ar ny|ar tillbaka|kom tillbaka|atervande|anlande|har (?:tilltratt|borjat|blivit|tagit over|anslutit|gatt in)|gick in som|klev pa|ar nu|ar sedan',
      'tilltrader|tilltrada|borjar|borja|blir|tar over|ansluter|gar .{0,25}in som|kliver in|(?:tar plats|satter sig) (?:i|pa) \\w*stol\\w*|ska (?:bli|borja|ta over|tilltrada|leda)|kommer att (?:bli|borja|ta over|tilltrada)|tilltradande|blivande|pa plats|kliver pa|aterkommer|ansluter|forstarker|jag (?:borjar|tar over)|stiger pa',
    ],
  },
  da: {
    succeeded: [
      '(?:blev |er )?(?:aflost|erstattet|efterfulgt|overtaget) af',
      '(?:bliver )?(?:aflost|erstattet|efterfulgt|overtaget) af|(?:aflses|afloses|overtages) af|overdrager .{0,30}til',
    ],
    succeed: [
      'efterfulgte|erstattede|har erstattet|overtog efter|overtaget efter|efterfolger(?:en)? (?:til|for)|afloste|har aflost|forgaenger\\w*,?|tog over efter',
      'efterfolger|erstatter|overtager efter|aflser|afloser|tager over efter',
    ],
    die: [
      'afgik ved doden|sov (?:stille )?ind|sovet (?:stille )?ind|er dod|dode|(?<=\uE000s? )dod(?=[ .,])|dodsfald|mindeord',
      '',
    ],
    move: [
      '(?:gik|er gaet) (?:over )?fra [^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} til(?= )|gik til|er gaet til|skiftede til|har skiftet til|nu hos|i dag hos|skiftede .{0,60} ud med|har skiftet .{0,60} (?:ud med|til)|rykkede til|hentet til|(?:arbejder|er) (?:nu|i dag) (?:hos|for|i|pa)|gik over til|er rykket til|skiftede|har skiftet',
      'gar (?:over )?fra [^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} til(?= )|gar til|skifter til|rykker til|skifter .{0,60} (?:ud med|til)|rykker .{0,30}til|pa vej til|flytter til|hentes til|bytter',
    ],
    leave: [
      'forladt|forlod|fratradte|fratradt|stoppe(?:de|t)(?= (?:som|i|hos|pa|ved|efter|etter|med|den|sist|sidste)(?!\\p{L})|[.,;]|$)|opsagt|sagde op|har sagt op|ikke langere|er fortid|matte forlade|gik(?= [^.;:]{0,60}pa pension)|gaet pa pension|fyret|afskediget|fratraadte|fratraadt|(?:kommer|kom) fra(?= )|har (?:hentet|snuppet)[^.;:\uE001\uE003]{0,40} \uE000 (?:fra|hos|i) \uE001|fyrede|afskedigede|sagt farvel|sagde farvel|har sagt farvel|takkede af|har takket af|er (?:stoppet|rejst|pensioneret|gaet|fratradt)|(?:kontrakt\\w*|vikariat\\w*|konstituering\\w*|periode\\w*|mandat\\w*) .{0,60}(?:udlob|slut|endte|er slut|ophorte)|gik af|gaet af|matte ga|smed handkladet|lagde .{0,30}bag sig|ikke laengere|arbejder ikke|fratradt|rejste|sidste (?:arbejds)?dag var|afsluttede',
      'forlader|forlade|fratraeder|fratraede|stopper|stoppe|gar(?= [^.;:]{0,60}pa pension)|ga (?:pa pension|af)|siger .{0,20}op|siger(?= (?:\uE004 )?\uE000 op)|siger tak for|opsigelsesperiode\\w*|siger farvel|fratrader|siger farvel|takker af|gar af|(?:kontrakt\\w*|vikariat\\w*|periode\\w*) .{0,60}(?:udlober|slutter|opborer|ophorer)|sidste (?:uger|maneder|dage|arbejdsdag)|bliver .{0,40}(?:til|indtil)|fortsaetter .{0,40}(?:til|indtil)|indtil en (?:efterfolger|aflser|afloser)|pa vej vaek|stopper|skal stoppe|har opsagt|rejser|vil stoppe',
    ],
    appoint: [
      'udnaevner|udnaevnt|udnaevnte|ansaetter|ansat som|blevet ansat|har ansat|forfremmet|forfremmer|hyrer|hyret|valgt|valget (?:faldt|falder|er faldet) pa|(?:har )?sikret sig|sikrer sig|(?:har )?(?:knyttet|knytter) til sig|har (?:valgt|udpeget|fundet|hentet|udnaevnt)|udpeget|udpeger|hentede|henter|valgte',
      'udnaevnes|ansaettes|konstitueres|far',
    ],
    enter: [
      'tiltradte|tiltradt|tiltraadte|tiltraadt|begyndte|begyndt|blev|blevet|overtog|overtaget|startede|er ny|er tilbage|vendte tilbage|kom til|landede hos|har (?:overtaget|tiltradt|sat sig)|satte sig i \\w*stol\\w*|er nu|indtog',
      'tiltraeder|tiltraede|begynder|bliver|starter|overtager|skal vaere|tiltrader|kommer til|skal (?:vaere|lede|sta)|vender tilbage|saetter(?= (?:\uE000 )?sig i \\w*stol)|kommende|tilgar|pabegynder|jeg (?:begynder|starter|tiltraeder)|(?:begynder|starter|tiltraeder) jeg',
    ],
  },
  no: {
    succeeded: [
      '(?:ble |er )?(?:avlost|erstattet|etterfulgt|overtatt) av|overlot .{0,30}til',
      '(?:blir )?(?:avlost|erstattet|etterfulgt|overtatt) av|(?:avloses|overtas) av|gir stafettpinnen til|overlater .{0,30}til',
    ],
    succeed: [
      'etterfulgte|erstattet|har erstattet|tok over etter|tatt over etter|etterfolger(?:en)? (?:til|etter)|avloste|har avlost|forgjenger\\w*,?',
      'etterfolger|erstatter|tar over etter|tar over for|avloser|overtar etter',
    ],
    die: [
      'gikk bort|har gatt bort|sovnet (?:stille |fredfullt )?inn|er dod|dode|(?<=\uE000s? )(?:dod|bortgang)(?=[ .,])|dodsfall|minneord',
      '',
    ],
    move: [
      '(?:gikk|har gatt) (?:over )?fra [^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} til(?= )|gikk til|har gatt til|gikk over til|na i|na hos|byttet .{0,60} mot|har byttet|hentet til|(?:jobber|arbeider|er) (?:na|i dag) (?:i|hos|for|pa)|hoppet over til|gikk over til|gikk videre til|har gatt videre til',
      'gar (?:over )?fra [^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12} til(?= )|gar til|gar over til|bytter til|bytter .{0,60} (?:mot|ut)|pa vei til|hentes til|hopper over til|flytter til|gar videre til',
    ],
    leave: [
      'forlatt|forlot|sluttet|gikk av|gatt av|sa opp|sagt opp|ikke lenger|er fortid|matte forlate|gikk(?= [^.;:]{0,60}av med pensjon)|gikk(?= (?:\uE004 )?\uE000 av )|fratradte|fratradt|fikk sparken|avskjediget|(?:kommer|kom) fra(?= )|har (?:hentet|snappet)[^.;:\uE001\uE003]{0,40} \uE000 (?:fra|hos|i) \uE001|sparket|avskjediget|sa farvel|har sagt farvel|takket (?:av|for seg)|har takket (?:av|for seg)|ga seg|har gitt seg|(?:engasjement\\w*|vikariat\\w*|kontrakt\\w*|konstituering\\w*|periode\\w*|mandat\\w*) .{0,60}(?:gikk ut|utlop|er over|tok slut|endte|opphorte)|er (?:sluttet|pensjonert|ute|ferdig)|matte ga|gikk av med pensjon|kastet kortene|arbeider ikke|jobber ikke|har sluttet|har forlatt|ferdig i|siste (?:arbeids)?dag var|avsluttet',
      'forlater|forlate|slutter|slutte|fratrer|fratre|gar av|ga av|gar(?= [^.;:]{0,60}av med pensjon)|gar(?= (?:\uE004 )?\uE000 av )|gir seg|sier opp|sier(?= (?:\uE004 )?\uE000 opp)|oppsigelsestid\\w*|maneders oppsigelse|takker av|takker for seg|sier farvel|takker (?:av|for seg)|gir seg|(?:engasjement\\w*|vikariat\\w*|kontrakt\\w*) .{0,60}(?:gar ut|utloper|opphorer)|siste (?:uker|maneder|dager|arbeidsdag)|blir .{0,40}(?:til|inntil)|fortsetter .{0,40}(?:til|inntil)|til (?:en )?(?:ny|etterfolger)\\w* er|pa vei ut|skal (?:slutte|ga av|forlate)|har sagt opp|vil slutte|pensjonerer seg',
    ],
    appoint: [
      'utnevner|utnevnt|utnevnte|ansetter|ansatt som|blitt ansatt|har ansatt|forfremmet|forfremmer|hyrer|hyret|konstituert som|valgt|valget (?:falt|faller|har falt) pa|(?:har )?sikret seg|sikrer seg|(?:har )?(?:knyttet|knytter) til seg|har (?:valgt|utnevnt|funnet|hentet|ansatt)|hentet|henter|valgte|utpekt|utpeker',
      'utnevnes|ansettes|konstitueres|far',
    ],
    enter: [
      'tiltradte|tiltradt|begynte|begynt|ble|blitt|overtok|overtatt|startet|er ny|er tilbake|vendte tilbake|kom til|landet (?:hos|i)|satte seg i \\w*stol\\w*|har (?:overtatt|tiltradt|begynt)|er na|inntok',
      'tiltrer|tiltre|begynner|begynne|blir|overtar|starter|skal bli|tar over|klar til a (?:overta|ta over|begynne)|kommer til|skal (?:vaere|lede|begynne|overta)|vender tilbake|tar fatt|(?:setter seg i|inntar) \\w*stol\\w*|kommende|pabegynner|jeg (?:begynner|starter|tiltrer)|(?:begynner|starter|tiltrer) jeg',
    ],
  },
};
