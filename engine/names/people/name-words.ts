/** Surnames common enough that one after a full name means the name goes on, folded. */
export const COMMON_SURNAMES: ReadonlySet<string> = new Set(
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos cox ward richardson watson brooks wood bennett gray hughes price myers long foster sanders ross powell sullivan bell coleman butler henderson barnes fisher simmons patterson jordan reynolds hamilton graham wallace woods cole west owens freeman wells webb simpson stevens tucker porter hunter hicks crawford henry boyd mason muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch bauer richter klein wolf schroder neumann schwarz zimmermann braun hofmann kruger hartmann lange dubois durand leroy moreau laurent simon michel lefebvre rossi russo ferrari esposito bianchi romano colombo ricci jansen bakker visser hansen johansen olsen larsen nielsen jensen pedersen andersson johansson karlsson nilsson eriksson silva santos ferreira pereira oliveira costa kumar singh patel sharma khan ali ahmed wang zhang chen liu kim park choi tanaka suzuki sato watanabe'.split(
    ' ',
  ),
);

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
