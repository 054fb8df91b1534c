/** Folded words after which a full stop does not end the sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr prof sir st sr jr inc ltd co corp llc plc dept vs no nr vol pp ed eds gen col capt lt sgt maj rev hon ' +
    'sen rep gov pres asst assoc univ inst ave blvd rd mt ft hr fr sra dra dott ing dipl mag bzw ca usw etc ' +
    'mec inz mgr kpt doc bc avv rag geom lic dyr dhr mevr mw frl judr mudr phdr rndr ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun'
  ).split(' '),
);
