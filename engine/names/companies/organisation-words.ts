import { wordListOf } from '../../text/words.ts';

/** Words by which an organisation is known as one, folded. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  'university college institute hospital bank inc ltd llc gmbh ag plc corp corporation company group association ministry department school church club society museum agency foundation clinic records laboratory laboratories labs associates partners holdings holding capital ventures consulting insurance technologies systems solutions pharma pharmaceuticals airlines energy universitat hochschule klinik universidad universidade universite universita universiteit versicherung sparkasse verein stiftung banque banco banca as asa ab oy nv bv spa sa sarl'.split(
    ' ',
  ),
);

/** Legal forms and other words that company names drop in everyday use, folded. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh ag kg kgaa ohg mbh ug se sa sas sarl sl slu sca nv bv bvba vof ab asa as aps oy oyj spa srl sro zoo pty pte pvt bhd sdn kk ltda eirl cv ev eg pllc pc na sti tic sanayi tas zrt kft nyrt kkt bt sp zo oo spolka akcyjna jsc pjsc ojsc cjsc doo eood ood ooo oao zao pao tov prat uab sia oue hf ehf ry asbl vzw ltee scop scs sofom sab publ aktiengesellschaft aktiebolag osakeyhtio aktieselskab vennootschap sociedad anonima sociedade limitada tbk berhad dmcc fzco fze wll'.split(
    ' ',
  ),
);

/** Words that many organisations share, so that they tell little alone, folded. */
export const GENERIC_COMPANY_WORDS: ReadonlySet<string> = new Set(
  'insurance insurer assurance assurances seguros seguro assicurazioni verzekeringen verzekering forsikring forsakring pensioen pension pensions pensionskasse kraft energi energia energias energie freight shipping logistics diagnostics defense defence pharma pharmaceuticals foods stores retail motors airlines telecom telecommunications mutual reinsurance rueckversicherung savings trust brokers advisory advisors analytics security interactive gruppo groupe grupo gruppe koncern concern mutuelle caisse cassa caja sparkasse stadtwerke stichting stiftung fundacion fondation group holding holdings international global worldwide national services service solutions systems technologies technology tech partners consulting consultants management capital ventures industries enterprises associates university college school institute institution department faculty division office center centre society association foundation council committee agency bureau ministry commission bank insurance financial finance health healthcare medical hospital clinic research laboratory laboratories labs software digital data media network networks energy power union federation team club church press studio studios digital state city county federal american british german european united royal general public first new north south east west universitat hochschule universite universidad universita institut gruppe bank versicherung banque banco assurance'.split(
    ' ',
  ),
);

/** Legal forms that stand before the name in some languages, folded: 'ТОВ Степ', 'PT Laut Biru'. */
export const LEGAL_FORMS_BEFORE: ReadonlySet<string> = new Set(
  'tov prat pat ooo oao zao pao pt cv ud as fa kb'.split(' '),
);

/** 'Acme S.p.A.' is filed as 'Acme': the name as it was written, without the legal form at its end. */
export function withoutLegalForm(company: string): string {
  const words = company.trim().split(/\s+/u);
  const end = words.findLastIndex(
    (word) => word !== ',' && !LEGAL_FORMS.has(wordListOf(word).join('')),
  );
  const name = words.slice(0, end + 1).join(' ');
  // 'Acme, Inc.': the comma goes with the form.
  return name.endsWith(',') ? name.slice(0, -1) : name;
}

/** Equal for two spellings of one company's name: no case, no accents, no punctuation, no legal form. */
export function companyNameKey(company: string): string {
  return wordListOf(withoutLegalForm(company)).join(' ');
}
