/** Words before a name that are no part of it, folded. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend hon judge justice herr frau hr fr dipl ing mag dott dottssa sr sra srta dra don dona monsieur madame mme mlle m dhr mevr ir drs captain capt colonel col major maj general gen lieutenant lt sergeant sgt admiral senator sen'.split(
    ' ',
  ),
);

/** Degrees, certificates and honours after a name, folded. */
export const POST_NOMINALS: ReadonlySet<string> = new Set(
  'phd dphil md mba msc bsc llm llb jd esq cpa cfa cisa cism cissp crisc cgeit cipp cippe cippus cipm cipt ccep cfe cia acca fca aca frm prm cams ccsp csslp cdpse qsa pmp itil ceh oscp giac crma crcm obe mbe cbe kbe aia dds dvm edd msw lcsw ceng fcca fcis mbcs'.split(
    ' ',
  ),
);

/** Generation suffixes and the form they are compared in. */
export const NAME_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['junior', 'jr'],
  ['sr', 'sr'],
  ['senior', 'sr'],
  ['ii', 'ii'],
  ['iii', 'iii'],
  ['iv', 'iv'],
]);

/** Small words that belong to the surname after them, folded. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'van von vd der den de del della di da do dos das du des la le los las el al bin ibn ben ter ten te zu zur vom af av san santa st saint o mac y e'.split(
    ' ',
  ),
);

/** Family names of languages that put them first, folded. */
export const FAMILY_FIRST_NAMES: ReadonlySet<string> = new Set(
  'zhang wang li liu chen yang huang zhao wu zhou xu sun ma zhu hu guo lin gao luo zheng liang xie tang deng feng cao peng zeng xiao tian dong pan yuan cai jiang yu ye cheng lu su wei ding ren shen yao fan tan chan wong lau leung cheung lam ng kim park choi jung kang cho yoon jang lim nguyen tran pham hoang huynh phan vu dang bui nagy kovacs toth szabo horvath'.split(
    ' ',
  ),
);
