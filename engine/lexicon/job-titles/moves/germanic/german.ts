import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, goesTo, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`leitung|fuhrung|amt|posten|stab|staffel\p{L}*|stafette|zepter|ruder|ressort|bereich|funktion|agenden|aufgaben?
  verantwortung|vorsitz|schlussel|steuer|geschafte|abteilung`;

/** Moves in German. */
export const GERMAN_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:wurde|worden|wird) von|ubergab (?:die|das|den|ihr|sein)\w* .{0,40}an|(?:stab|staffel(?:stab)?|aufgaben|leitung) an
      abgelost von|abgelost durch|ersetzt durch|nachfolgerin (?:ist|wird|wurde)|nachfolger (?:ist|wird|wurde)|staffelstab .{0,40}an
      ubergab an|ubergeben an|machte platz fur|an ihre stelle|an seine stelle
      ${handsOver(
        'gab|ubergab|reichte|ubertrug|(?:hat|habe|hatte)(?= .{0,140}(?:ubergeben|abgegeben|ubertragen|weitergegeben|weitergereicht))',
        CHARGES,
        'an|in die hande von',
      )}`,
    succeed: anyOf`folgte auf|trat (?:[^;,\uE000-\uE004]{1,30} )?die nachfolge(?: von)?|nachgefolgt
      nachfolger(?:in)?s? (?:von|des|der|fur)|nachfolger(?:in)?|loste|abgelost|beerbte?|ersetzte?|an (?:die )?stelle von|anstelle von
      vorganger(?:in)?|trat in die fussstapfen|${takesFrom('von|nach', 'als')}`,
    die: anyOf`gestorben|verstorben\w*|verstarb|starb|tode? (?:von|des|der|unser\w*|uns\w*)|trauern? um|nachruf|gedenken an`,
    move: anyOf`wechselte (?:\w+ ){0,3}(?:zu[mr]?|in|nach)|ging zu[mr]?|gewechselt|jetzt bei|heute bei|inzwischen bei|nun bei
      heuerte .{0,40}(?:bei|an)|angeheuert|abgeworben|zog es zu[mr]?|zog weiter|weitergezogen
      arbeitet(?: \p{L}+)? (?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur)
      (?:jetzt|nun|inzwischen|heute|mittlerweile) (?:bei|fur|in diensten)|in diensten|tauschte .{0,60} gegen|schlug .{0,20}auf bei|wechselte
      hat .{0,60}gewechselt`,
    leave: anyOf`
      # 'Comes from Acme', 'has been lured away from Acme'.
      hat [^.;:\uE001\uE003]{0,30}\uE000 (?:von|vom|von der|bei|bei der|beim) \uE001 (?:weg)?(?:geholt|gelotst|gelockt|abgeworben|losgeeist)
      (?:kommt|kam) (?:von|vom|von der|aus der)(?= \uE001)|${passes('von', 'auf|an|zu')}
      # 'Left', 'resigned', 'gave notice'.
      (?<!sich )verlassen(?! auf)|verliess|ausgeschieden|schied|zuruckgetreten|trat .{0,40}zuruck|gekundigt|niedergelegt
      (?:amt|posten|mandat|leitung|vorsitz) niederlegte|legte .{0,40}nieder
      (?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}abgegeben|von bord gegangen|aufgehort|horte auf
      gab .{0,50}(?:ab|auf|den stab)|hat .{0,30}(?:aufgehort|hingeworfen|gekundigt)|abgegeben|legte .{0,80}zuruck|zuruckgelegt
      warf .{0,30}hin
      # 'Retired'.
      in den ruhestand
      in (?:den (?:wohlverdienten )?)?(?:ruhestand|rente|pension) (?:ging|trat|gegangen|getreten|gewechselt|verabschiedet(?= (?:wurde|hat)))
      im ruhestand|in den wohlverdienten ruhestand
      # 'Was dismissed', 'was released', 'had to go'.
      abberufen|freigestellt|entliess|feuerte|musste gehen|vor die tur gesetzt|entlassen|musste .{0,40}gehen|freigesetzt\p{L}*
      # 'Said goodbye', 'parted', 'cleared the desk', 'turned their back on'.
      verabschiedete|verabschiedet (?:wurde|worden)|trennte? sich|getrennt|kehrte .{0,60}den rucken|den rucken gekehrt
      raumte(?= .{0,40}(?:schreibtisch|posten|platz|stuhl|sessel|buro|feld))|nahm .{0,30}(?:abschied|den hut)|trennten sich|getrennte wege
      verabschieden|schreibtisch .{0,60}geraumt
      # 'Is no longer at', 'is gone'.
      nicht mehr (?:fur|bei|im|in|tatig|angestellt)|nicht langer|ist .{0,40}(?:weg|fort|gegangen|im ruhestand|in rente|in pension)
      bin .{0,40}(?:weg|fort|gegangen|im ruhestand)|nicht mehr da|nicht mehr an bord
      # 'Her contract ran out', 'the last working day was'.
      (?:war|waren) .{0,30}letzter arbeitstag|letzter (?:arbeits)?tag .{0,40}war|vertrag .{0,60}(?:endete|lief aus|ausgelaufen)
      mandat .{0,60}(?:endete|lief aus)|beendete?|${endOf('zeit|ara|kapitel|engagement', 'endete|ging zu ende|ist vorbei')}
      # 'The departure of', 'a post empty since she left'.
      abgang von|weggang von|ausscheiden von|rucktritt von|(?<=\uE000s? )(?:weggang|abgang|ausscheiden|rucktritt)
      ${emptySince('vakant|unbesetzt|verwaist|leer', 'seit(?:dem)?|nachdem', 'als')}
      ${inEffect(
        '(?:deren |dessen )?(?:rucktritt|weggang|ausscheiden|kundigung|abberufung|amtsniederlegung|demission)',
        '(?:wurde|ist) .{0,24}(?:wirksam|rechtskraftig)(?: geworden)?|(?:wirksam|rechtskraftig) (?:wurde|geworden ist)',
        'trat .{0,24}in kraft|in kraft (?:trat|getreten ist)',
      )}`,
    appoint: anyOf`ernennt|ernannt|beruft|berufen|bestellt|gewinnt|gewonnen|holt|geholt|befordert|verpflichtet|ernennung von
      bestellung von|berufung von|verstarkt sich mit|betraut|bestellung|berufung|aufgestiegen|aufruckt
      hat .{0,60}(?:eingestellt|angeworben|an bord geholt|gefunden)|eingestellt|engagiert|an die spitze|zur neuen?|zum neuen?|besetzt
      gewahlt|angeworben|${goesTo(CHARGES, 'ging|gingen|fiel|fielen', 'an|auf|zu')}`,
    enter: anyOf`ubernahm|ubernommen|trat (?!.{0,40}nachfolge).{0,60} an(?=[ ,.]|$)|angetreten|wurde|ist (?:der |die )?neue[rs]?|begann
      gestartet|startete|kam|eingetreten|stiess .{0,20}zu|verstarkte?|geworden|ist .{0,30}an bord|an bord|zuruck bei|zuruckgekehrt
      kehrte .{0,30}zuruck|dazugestossen|heuerte an|dienstantritt|neu im amt|neu dabei|neu bei
      hat .{0,60}(?:ubernommen|angetreten|begonnen|angefangen)|fing .{0,30}an|angefangen|habe .{0,60}(?:ubernommen|begonnen|angefangen)
      fing .{0,80} an(?=[ ,.]|$)`,
  },
  announced: {
    succeeded: anyOf`ubergibt .{0,60} an|macht platz fur|ubergibt an
      ${handsOver('gibt|ubergibt|reicht|ubertragt|legt|wird|will', CHARGES, 'an|in die hande von')}`,
    succeed: anyOf`folgt auf|folgt|lost|tritt (?:[^;,\uE000-\uE004]{1,30} )?die nachfolge(?: von)?|die nachfolge(?: von)?
      nachfolge(?: von)?|ablosen|ersetzen|nachfolgen|tritt in die fussstapfen|ubernimmt .{0,70}von`,
    move: anyOf`wechselt (?:\w+\.? ){0,4}(?:zu[mr]?|in|nach)|wechseln|geht zu[mr]?|heuert .{0,40}(?:bei|an)|zieht es zu[mr]?|zieht weiter
      tauscht .{0,60} gegen|wandert .{0,20}ab|unterschrieb bei|geht .{0,30}zu[mr]?|zu wechseln|wechselt|schliesst sich .{0,40}an`,
    leave: anyOf`
      # 'Leaves', 'resigns', 'gives notice'.
      verlasst|ausscheiden|ausscheidet|scheidet|zurucktreten|tritt .{0,40}zuruck
      gibt .{0,20}(?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}ab(?=[ ,.]|$)
      (?:leitung|amt|posten|mandat|vorsitz|verantwortung) .{0,30}abgeben|hort .{0,20}auf|aufhoren|legt .{0,40}nieder|kundigt
      zieht sich .{0,40}zuruck|will .{0,30}(?:aufhoren|gehen|kurzertreten)|auf abruf|gibt .{0,60}(?:ab|auf)(?=[ ,.]|$)
      legt .{0,90} zuruck(?=[ ,.]|$)
      # 'Retires'.
      geht .{0,30}in (?:den ruhestand|pension|rente)
      in (?:den )?(?:wohlverdienten )?(?:ruhestand|rente|pension)(?: (?:geht|gehen|tritt|treten|wechselt|verabschiedet wird))?
      in (?:die )?altersteilzeit|zieht es .{0,60} zur?
      # 'Says goodbye', 'clears the desk', 'throws in the towel'.
      abschied|verabschiedet|geht von bord|kehrt .{0,60}den rucken|nimmt .{0,40}(?:abschied|den hut)
      raumt(?= .{0,40}(?:schreibtisch|posten|platz|stuhl|sessel|buro|feld))|sagt .{0,20}(?:adieu|tschuss|servus|ade|lebewohl)
      wirft .{0,30}hin|hort auf|macht schluss|ist .{0,80}schluss|kehrt .{0,80}den rucken
      # 'Goes at the end of May', 'her contract runs out', 'last working day'.
      geht (?:ende|im|zum|nach) [a-z]+|verabschiedet sich|lauft .{0,50}aus|endet|letzter (?:arbeits)?tag|nicht verlangert|letzte wochen
      letzten (?:wochen|monate|tage)|${endOf('zeit|ara|kapitel|engagement', 'endet|lauft aus|geht zu ende')}
      (?:lasst|lassen) .{0,70}auslaufen
      # 'Until a successor is found'.
      bis ein(?:e)? (?:nachfolge|ersatz)\w*|bis .{0,30}nachfolge\w*`,
    appoint: anyOf`zum 1\. .{0,20}bestellt|soll .{0,60}(?:werden|ubernehmen)|kunftige[rn]?
      ${goesTo(CHARGES, 'geht|gehen|wandert|wandern|fallt|fallen', 'an|auf|zu')}`,
    enter: anyOf`ubernimmt|ubernehmen|tritt (?!.{0,40}nachfolge).{0,60} an(?=[ ,.]|$)|antreten|wird|beginnt|startet|verstarken
      stosst .{0,20}zu|beginnen|amtsantritt|ruckt .{0,30}auf|steigt .{0,30}auf
      (?:starte|beginne|fange)(?= (?:(?!jede|(?:den|meinen) (?:tag|morgen)|die woche)\S+ ){0,5}\uE001)|fangt .{0,30}an
      kommt (?:\uE000 als(?!.* zu wort)|von|im|am|zum|zu[mr]?|als)|legt .{0,30}los|tritt .{0,60}ein|neue aufgabe
      kunftig(?! (?:auch |ebenfalls |zudem )?(?:frau |herr |dr\. )?\uE000,)
      werde .{0,60}(?:ubernehmen|beginnen|anfangen|verstarken|leiten|starten)|nimmt .{0,40}auf|dienstantritt ist|stosst zu|folgt
      fangt .{0,80} an(?=[ ,.]|$)|erste[rn]? (?:arbeits)?tag`,
  },
};
