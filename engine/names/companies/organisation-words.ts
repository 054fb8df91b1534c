/** Words by which an organisation is known as one, folded. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  'university college institute hospital bank inc ltd llc gmbh ag plc corp corporation company group association ministry department school church club society museum agency foundation clinic records laboratory laboratories labs associates partners holdings holding capital ventures consulting insurance technologies systems solutions pharma pharmaceuticals airlines energy universitat hochschule klinik universidad universidade universite universita universiteit versicherung sparkasse verein stiftung banque banco banca as asa ab oy nv bv spa sa sarl'.split(
    ' ',
  ),
);
