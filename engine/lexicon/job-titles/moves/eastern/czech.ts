import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, inEffect, passes, takesFrom } from '../patterns.ts';

/** Moves in Czech. */
export const CZECH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`byl[a]? nahrazen[a]?|vystridan[a]?|predala? .{0,40}(?=\uE003)|predala? stafetu|uvolnila? misto`,
    succeed: anyOf`nahradila?|vystridala?|nastupc\w{1,3}|nastupkyn\w{1,3}|prevzala? funkci po|predchud(?:c|kyn)\w{1,3},?
      ${takesFrom('od|po', 'jako')}|prevzal\p{L}* .{0,60}(?<= )po(?= \uE000)`,
    die: anyOf`zemrela?|(?:odesla|odesel) [^.;]{0,40}ve veku|umrti|zesnul\w*|skonala?`,
    move: anyOf`presla? do|presel do|odesla? do|odesel do|nyni v|vymenila? .{0,60} za
      prestoupila? do|pretahl[ai]? |(?:pracuje|pusobi|uci|radi) (?:nyni|dnes|ted)
      (?:nyni|dnes|ted) (?:pracuje|pusobi|uci|radi|vede)|zakotvila? v|presla|presel`,
    leave: anyOf`odesla|odesel|opustila?|skoncila?|rezignovala?|uz neni|jiz neni|uz nepracuje|nepracuje uz|neni uz|nepusobi|odvolan[a]?
      odstoupila?|rozloucila? se|po odchodu|do duchodu|(?:prichazi|prisla|prisel) z(?= \uE001)|odvolala?|propustila?|dala? vypoved
      rozvazala? pomer|ukoncila?|(?:smlouva|mandat|zastup|obdobi) .{0,60}(?:vyprsel\w?|skoncil\w?|uplynul\w?)|sesla? z|uz tam
      uz v .{0,40}neni|odvolali|byla? odvolan\w|se s .{0,60}rozloucila?|v duchodu|prestala?|prisla? o misto|prisel o misto|posledni den byl
      ${passes('od|z', 'na|k')}|vyklidil\p{L}* stul|rozesly(?<=cesty .{0,60}rozesly)|uz .{0,40}nepracuje|odchod\p{L}*(?= \uE000)
      ${endOf('pusobeni|kapitola|era|obdobi', 'skoncilo|skoncila')}
      ${emptySince('voln[yea]|neobsazen\\w+|uprazdnen\\w+|prazdn[yea]', 'od (?:chvile|doby|te doby)|od', 'kdy|co')}
      ${inEffect('rezignace|odchod|odstoupeni|odvolani', 'nabyl[ao]? ucinnosti|vstoupil[ao]? v platnost')}`,
    appoint: anyOf`jmenovala?|jmenovan[a]?|povysila?|povysen[a]?|najala?|ziskala?|jmenovani|vybrala?|vybran[a]?|zvolen[a]?|prijala?
      angazovala?|poverila?|poveren[a]?`,
    enter: anyOf`nastoupila?|stala se|stal se|se stala?|prevzala?|zacala?|prisla|prisel|ujala se|ujal se|vratila? se|se vratila?|usedla?
      posilila?|od .{0,20} pusobi|pridala? se|nastoupila? jako|je od`,
  },
  announced: {
    succeeded: anyOf`bude nahrazen[a]?|preda .{0,40}(?=\uE003)|preda stafetu|uvolni misto`,
    succeed: anyOf`nahradi|vystrida|prevezme funkci po|nahrazuje`,
    move: anyOf`prechazi do|prejde do|odchazi do|miri do|zamiri do|vymeni .{0,60} za|prestoupi do|prestupuje do|zakotvi v|jde do|pujde do
      prechazi|zamiri`,
    leave: anyOf`odchazi|odejde|opousti|opusti|konci|skonci|rezignuje|odstoupi|louci se|da vypoved
      (?:smlouva|mandat) .{0,60}(?:vyprsi|konci|skonci|uplyne)|posledni (?:tydny|mesice|dny|den)|zustava .{0,40}do|zustane .{0,40}do
      nez .{0,40}nastupc\w+|rozlouci se|se rozlouci|hodla odejit|ve vypovedni|chysta se odejit|poda demisi|podava demisi|ukonci
      ${endOf('pusobeni|kapitola|era|obdobi', 'skonci|konci')}|dava .{0,50}sbohem`,
    appoint: anyOf`bude jmenovan[a]?|jmenuje|poveri`,
    enter: anyOf`nastoupim?|nastupuje|stane se|se stane|se ujme|stava se|prevezme|prebira|ujme se|zacne|prijde|posili|bude|vrati se
      se vrati|posiluje|prebere|usedne|povede|zacinam?|prichazi|nastupuji|budouci|pristi|prvni\p{L}* (?:pracovni\p{L}* )?dn\p{L}+
      prvni (?:pracovni )?den`,
  },
};
