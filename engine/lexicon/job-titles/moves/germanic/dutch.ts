import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, goesTo, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`stokje|leiding|functie|taken|scepter|roer|portefeuille|verantwoordelijkheid|dossiers?|sleutels|afdeling`;

/** Moves in Dutch. */
export const DUTCH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:werd|is) (?:opgevolgd|vervangen) door|(?:opgevolgd|vervangen) door|maakte plaats voor|gaf het stokje aan
      ${handsOver('gaf|droeg|heeft', CHARGES, 'aan')}`,
    succeed: anyOf`volgde|heeft opgevolgd|opvolgde|opgevolgd|opvolg(?:er|ster) van|nam het stokje over van|stokje overgenomen van|verving
      heeft vervangen|voorganger,?|voorgangster,?|in de plaats van|nam .{0,40}over van|${takesFrom('van|na', 'als')}`,
    die: anyOf`is overleden|overleed|overlijden van|overleden|ter nagedachtenis`,
    move: anyOf`maakte .{0,30}de overstap(?: van [^.,;\uE000\uE003]{1,40})? naar|stapte .{0,40}over naar|is .{0,40}overgestapt naar
      stapte over naar|overgestapt naar|vertrok naar|vertrokken naar|ging naar|nu bij|tegenwoordig bij|inmiddels bij
      ruilde .{0,60} (?:voor|in)|verruilde .{0,60} voor|verkaste naar|ging aan de slag bij|weggekaapt door
      werkt (?:nu|tegenwoordig|inmiddels) (?:bij|voor)|is (?:nu|tegenwoordig|inmiddels) (?:te vinden|werkzaam) bij
      (?:nu|tegenwoordig|inmiddels) (?:werkzaam )?(?:bij|voor)|koos voor|overgestapt`,
    leave: anyOf`
      # 'Left', 'resigned'.
      verlaten|verliet|vertrok(?:ken)?|opgestapt|stapte op|trad(?: .{0,30})? (?:af|terug)|afgetreden|teruggetreden|neergelegd
      gaf .{0,30}eraan|stopte|gestopt|hield het voor gezien|moest weg|ging weg
      # 'Retired'.
      (?:ging|is|gegaan) met pensioen|met emeritaat|geniet .{0,40}pensioen
      # 'Dismissed', 'shown the door'.
      ontsloeg|op straat .{0,10}gezet|de laan uit|de deur .{0,50}(?:dicht|uit)|ontslagen|aan de kant|uit dienst
      # 'Said goodbye', 'cleared the desk', 'handed over', 'parted'.
      nam(?: .{0,30})? afscheid|afscheid genomen|droeg .{0,40}over|zei .{0,20}vaarwel|zwaaide .{0,40}af|afgezwaaid|uitgezwaaid
      leverde .{0,30}in|uit elkaar gegaan|bureau .{0,60}(?:leeggeruimd|opgeruimd)|gescheiden(?<=wegen .{0,60}gescheiden)
      # 'Is no longer at', 'is gone'.
      niet (?:meer|langer) (?:werkzaam|in dienst|bij|de|als|onze|het)|werkt niet (?:meer|langer)
      is .{0,40}(?:weg|vertrokken|met pensioen|opgestapt)|ben .{0,40}(?:weg|vertrokken|gestopt)|niet meer (?:verbonden|actief|betrokken)
      # 'Her contract ran out', 'the last working day was'.
      (?:contract|opdracht|termijn|interim\p{L}*) .{0,60}(?:liep af|is afgelopen|eindigde|zat erop|afgelopen|beeindigd)
      laatste werkdag .{0,40}was|${endOf('avontuur|tijd|periode|hoofdstuk|tijdperk', 'eindigde|zit erop|is voorbij')}
      # 'Comes from Acme', 'has been lured away from Acme'.
      heeft [^.;:\uE001\uE003]{0,30}\uE000 (?:weg )?(?:bij|van) \uE001 (?:weg)?(?:gehaald|gekaapt|geplukt)
      heeft [^.;:\uE001\uE003]{0,30}\uE000 (?:weggehaald|weggekaapt|weggeplukt) (?:bij|van) \uE001|(?:komt|kwam) (?:van|over van)(?= \uE001)
      ${passes('van', 'naar|op|aan|over op')}
      # 'The departure of', 'a post empty since she left'.
      vertrek van|sinds het vertrek van|na het vertrek van|(?:ontslag|pensionering|aftreden) van
      ${emptySince('vacant|onbezet|leeg|onvervuld', 'sinds|sedert|nadat', 'toen')}
      ${inEffect(
        'ontslag|vertrek|aftreden|pensionering',
        '(?:ging|is) .{0,24}(?:in|ingegaan)|inging|van kracht (?:werd|is geworden)|werd .{0,24}van kracht',
      )}`,
    appoint: anyOf`benoemt|benoemd|aangesteld|aanstelling van|benoeming van|aangetrokken|trekt .{0,40}aan|stelt .{0,40}aan|promoveert
      gepromoveerd|bevorderd|haalt .{0,40}binnen|koos|gekozen tot
      heeft .{0,60}(?:aangenomen|gevonden|binnengehaald|aangetrokken|benoemd|bevorderd)|aangenomen als|strikte|verwelkomt|verwelkomde
      binnengehaald|${goesTo(CHARGES, 'ging|gingen|kwam|kwamen', 'naar|op|bij|in handen van')}`,
    enter: anyOf`begon(?:nen)?|trad .{0,30}in dienst|toegetreden|werd|gestart|startte|overgenomen|kwam|in dienst getreden
      maakte de overstap|geworden|is .{0,30}begonnen|terug bij|keerde .{0,20}terug|kwam in dienst|trad aan|aangetreden|ging van start
      ging aan de slag|is de nieuwe`,
  },
  announced: {
    succeeded: anyOf`wordt (?:opgevolgd|vervangen) door|opgevolgd door|draagt .{0,50}over aan|maakt plaats voor
      geeft het stokje .{0,20}aan|draagt het stokje|${handsOver('geeft|draagt|zal', CHARGES, 'aan')}`,
    succeed: anyOf`volgt|opvolgen|vervangt|neemt het (?:stokje )?over van|neemt .{0,40}over van|treedt in de voetsporen`,
    move: anyOf`maakt .{0,30}de overstap(?: van [^.,;\uE000\uE003]{1,40})? naar|stapt over naar|gaat naar|vertrekt naar
      maakt de overstap naar|ruilt .{0,60} (?:voor|in)|verruilt .{0,60} voor|verkast naar|trekt naar|gaat .{0,30}aan de slag bij
      gaat .{0,40}naar|stapt .{0,30}over|overstap naar|begint .{0,30}bij`,
    leave: anyOf`
      # 'Retires'.
      gaat .{0,20}met pensioen|met pensioen
      # 'Leaves', 'resigns', 'stops'.
      vertrekt|verlaat|gaat weg|stapt(?: .{0,20})? op|legt .{0,40}neer|treedt(?: .{0,40})? (?:af|terug)|aftreden|terugtreden
      zal .{0,30}verlaten|vertrekken|stopt|gaat .{0,30}(?:weg|vertrekken|stoppen)|houdt het voor gezien|wil stoppen|gaat verlaten|uit dienst
      hangt .{0,40}aan de wilgen
      # 'Says goodbye', 'hands over'.
      neemt(?: .{0,30})? afscheid|draagt(?: .{0,50})? over|zwaait af|zegt .{0,20}vaarwel|zwaait .{0,40}af|afscheid
      # 'Her contract ends', 'last weeks', 'notice period'.
      opzegtermijn|(?:contract|opdracht|termijn) .{0,60}(?:loopt .{0,20}af|eindigt)|laatste (?:weken|maanden|dagen|werkdag)
      ${endOf('avontuur|tijd|periode|hoofdstuk|tijdperk', 'eindigt|stopt|loopt af')}
      # 'Stays until a successor is found'.
      blijft .{0,40}tot|tot er een (?:opvolg\p{L}+|vervang\p{L}+)|tot .{0,30}opvolg\p{L}+`,
    appoint: anyOf`zal .{0,40}benoemd worden|krijgt|verwelkomt|${goesTo(CHARGES, 'gaat|gaan|komt|komen', 'naar|op|bij|in handen van')}`,
    enter: anyOf`begint|start|wordt|treedt .{0,40}(?:aan|in dienst)|gaat aan de slag|neemt .{0,40}over|komt naar|komt in dienst
      maakt de overstap|trekt .{0,30}aan|gaat .{0,30}(?:aan de slag|beginnen|van start|in dienst|leiden)|keert .{0,20}terug|wordt de nieuwe
      volgt|versterkt|komt (?:\uE000 als(?!.* aan het woord)|per|op|in|bij)|ik (?:begin|start)|aankomend|toekomstig|eerste (?:werk)?dag
      haalt .{0,60} binnen`,
  },
};
