import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince } from '../patterns.ts';

/** Moves in Hungarian. */
export const HUNGARIAN_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:helyet|posztjat|szeket) .{0,40}(?:vette at|vette at)|utodja lett`,
    succeed: anyOf`helyere (?:lepett|kerult)|valtotta|utodja|utodjakent|elodje`,
    die: anyOf`elhunyt|elhalalozott|meghalt|halala|gyaszolja`,
    move: anyOf`atigazolt|igazolt|atment|valtott|szerzodott|(?:ma|most|jelenleg|immar) (?:a|az) (?=[\uE002\uE003])|elcsabitotta`,
    leave: anyOf`tavozott|elhagyta|lemondott|felmondott|kilepett|elment|elkoszont|elbucsuzott|bucsuzott|nyugdijba (?:ment|vonult)
      felmentettek|kirugtak|menesztettek|levaltottak|mar nem|megvalt|visszavonult|abbahagyta
      (?:szerzodese|megbizatasa|mandatuma) .{0,50}(?:lejart|megszunt|veget ert)|utolso (?:munka)?napja .{0,30}volt|otthagyta|hatat forditott
      volt (?=\uE004)|egykori|korabbi|${emptySince('betoltetlen\\w*|ures(?:en)?', 'azota|amiota|miota', 'hogy|amikor')}`,
    appoint: anyOf`kineveztek?|kinevezett|valasztotta|megvalasztottak|felvette|szerzodtette|kinevezese|igazolta|eloleptett\p{L}*`,
    enter: anyOf`csatlakozott|lett|atvette|kezdett|kezdte|erkezett|allt be|elfoglalta|kerult|visszatert|lepett|toltotte be`,
  },
  announced: {
    succeeded: anyOf`utodja lesz|helyet .{0,40}veszi at|posztjat .{0,40}veszi at`,
    succeed: anyOf`helyere lep|valtja`,
    move: anyOf`igazol|atigazol|szerzodik|megy at|tart`,
    leave: anyOf`tavozik|elhagyja|lemond|felmond|kilep|elmegy|elkoszon|bucsuzik|elbucsuzik|nyugdijba (?:megy|vonul)
      (?:szerzodese|megbizatasa|mandatuma) .{0,50}(?:lejar|megszunik|veget er)|utolso (?:hetei|napjai|honapjai)|tavozo|megvalik|visszavonul
      amig .{0,40}utod\p{L}*|marad .{0,50}ig|felmondasi ide\p{L}+|atadja .{0,40}utod\p{L}*`,
    appoint: anyOf`kinevezik?|nevezi ki|nevezik ki|valasztja`,
    enter: anyOf`csatlakozik|lesz|atveszi|veszi at|kezdi?|erkezik|elfoglalja|visszater|jon|tolti be`,
  },
};
