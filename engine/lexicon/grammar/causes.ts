// Conjunctions, and what comes between an event and a date that is not its own, in plain letters.
import { expression, wordSet } from '../word-list.ts';

/** 'For', 'over', 'after': what follows is why, and its date is older. */
export const CAUSE = expression('i')`
  (?<![a-z])(?:
    # English: 'For', 'after', 'in connection with'
    for|over|after|following|because|due to|relating to|related to|stemming from|between|in connection with|covering
    # German
    wegen|nach|aufgrund|infolge|zwischen|fur
    # French
    pour|apres|suite a|en raison|a cause|entre
    # Spanish, Portuguese and Italian
    por|tras|despues|debido|apos|devido|depois|per|dopo|a seguito|a causa|tra il
    # Dutch
    wegens|vanwege|omdat|na|voor|tussen
    # Swedish, Danish and Norwegian
    for att|efter|pa grund|mellan|etter|pa grunn|mellom|som folge
    # Polish, Czech and Turkish
    za|po|z powodu|w zwiazku|miedzy|kvuli|mezi|nedeniyle|dolayi|sonra
  )(?![a-z])`;

/** Until when something lasts, or by when it has to be done, right before the date. */
export const LIMIT = expression('i')`
  (?<![a-z])(?:
    # English: 'By 3 May', 'until', 'valid'
    by|until|till|through|no later than|before|valid|expires?
    # German
    bis(?: zum)?|spatestens|gultig
    # French
    jusqu'(?:au|a|en)|d'ici|avant|valable
    # Spanish, Portuguese and Italian
    hasta(?: el)?|antes de(?:l)?|valid[oa]|ate(?: ao?)?|fino al?|entro(?: il)?
    # Dutch
    tot(?: en met)?|uiterlijk|tegen|voor
    # Swedish, Danish and Norwegian
    senast|tills|til|inden|innen|senest|frem til
    # Polish, Czech and Turkish
    do|nejpozdeji|platn[a-z]*|kadar
  )\s(?:the |de |den |het |koniec |konce |end of |ende )?(?=\S{0,20}$|(?:\d{1,2}\.)?[^.;]{0,20}$)`;

/** The head of a sentence that goes on about the event before it. */
export const DATED_THING = expression('')`
  ^\W{0,6}(?:(?:the|der|die|das|le|la|el|o|a|il|lo|de|het|den|det)\s)?(?:[a-z]{1,20}\s){0,2}?(?:l')?(?:
    # English: 'The decision', 'the takeover', 'she'
    decision|fine|penalty|order|circular|certificate|certification|licen[cs]e|deal|transaction|takeover|acquisition|contract
    agreement|attack|incident|breach|inspection|audit|ruling|notice|move|transfer|sale|closing|opening|launch|ceremony|appointment
    change|he|she|it|they
    # German
    entscheidung|bescheid|beschluss|vertrag|zertifikat|urkunde|angriff|prufung|ubernahme|eroffnung|bussgeldbescheid|verkauf|er|sie
    # French
    certificat|operation|attaque|cession|accord|sanction|il|elle|certificado
    # Spanish
    operacion|resolucion|ataque|contrato|acuerdo|ella
    # Portuguese
    decisao|operacao|acordo|ele|ela
    # Italian
    decisione|certificato|operazione|attacco|provvedimento|contratto|accordo
    # Dutch
    besluit|certificaat|overname|aanval|hij|zij|ze
    # Swedish
    beslutet|certifikatet|affaren|attacken|kopet|hon|han
    # Danish and Norwegian
    afgorelsen|handlen|angrebet|hun|vedtaket|avtalen|angrepet|kjopet|sertifikatet
    # Polish
    decyzja|certyfikat|transakcja|atak|umowa
    # Czech
    rozhodnuti|certifikat|transakce|utok|smlouva
    # Turkish
    karar|sertifika|saldiri|islem|anlasma
  )(?![a-z])`;

/** From when something holds, right before the date. */
export const START = expression('i')`
  (?<![a-z])(?:
    from|as of|as from|effective|starting|starts? to apply[^.;]{0,40}on|applies[^.;]{0,40}on|ab(?: dem)?|zum|per
    mit wirkung (?:vom|zum)|a partir du?|a compter du?|des|desde(?: el)?|a partir de[l]?|con efectos|com efeitos a|dal
    a partire dal|con effetto|vanaf|met ingang van|fran(?: och med)?|fra(?: og med)?|den|od|z dniem|s ucinnosti od|itibaren
  )\s(?:\S{1,12}\s){0,5}\S{0,16}$`;

/** 'Agreed late', 'voted on', right before a weekday: what is decided then is past, whatever it is about. */
export const DECIDED = expression('i')`
  (?<![a-z])(?:
    # English: 'Agreed late on Monday'
    agreed|decided|voted|resolved|approved|ordered|opted|chose|pledged|undertook|confirmed|disclosed|revealed|signed
    # German
    beschloss(?:en)?|entschied(?:en)?|stimmten?|vereinbarten?
    # French
    a (?:decide|vote|accepte|approuve)
    # Spanish, Portuguese and Italian
    acord(?:o|aron)|decid(?:io|ieron|iu)|aprob(?:o|aron)|vot(?:o|ou)|acordou|aprovou|ha (?:deciso|votato|approvato)
    # Dutch
    besloten?|stemden?
    # Swedish, Danish and Norwegian
    beslutade|beslot|besluttede|vedtok
    # Polish and Czech
    zdecydowal[aoy]?|postanowil[aoy]?|rozhodl[aoy]?|schvalil[aoy]?
  )\s(?:(?:late|early|on|last|spat|fruh|am|spaten|fruhen|tard|le|el|il|na|op|laat|vroeg|sent|pa|den|w|we|v|ve)\s){0,3}$`;

/** Since when something has been so, right before the date: what has begun is past. */
export const SINCE =
  /(?<![a-z])(?:since|seit(?: dem)?|depuis(?: le)?|desde(?: el)?|sinds|sedan|siden)\s(?:\S{1,12}\s){0,2}\S{0,16}$/i;

/** The head of a sentence on the paper that an event is written down in. */
export const DATED_DOCUMENT = expression('')`
  ^\W{0,6}(?:(?:the|der|die|das|le|la|el|o|a|il|lo|de|het|den|det)\s)?(?:l')?(?:
    circular|order|decision|notice|ruling|certificate|judgment|letter|bescheid|beschluss|entscheidung|urkunde|zertifikat|arrete
    certificat|jugement|resolucion|sentencia|certificado|decisao|despacho|acordao|provvedimento|sentenza|certificato|decisione
    besluit|certificaat|vonnis|beslutet|domen|certifikatet|afgorelsen|pabuddet|vedtaket|dommen|decyzja|wyrok|certyfikat|rozhodnuti
    certifikat|rozsudek|karar|sertifika|belge
  )(?![a-z])`;

/** How a sentence on somebody else is linked to the one mentioned before: 'her successor', 'replaces', 'folgt auf'. */
export const SUCCESSION = expression('i')`
  (?<![a-z])(?:
    # Who belongs to the other: 'her successor', 'his deputy', 'jej następca'
    (?:his|her|their) (?:[a-z]+ )?(?:deputy|successor|predecessor|duties|post|place|role)
    (?:sein|ihr)e?[nrs]? (?:nachfolger|vorganger|stellvertreter)[a-z]*
    (?:son|sa) (?:successeur|predecesseur|adjointe?|remplacante?)|(?:su) (?:sucesora?|predecesora?|adjunta?)
    (?:seu|sua) (?:sucessora?|antecessora?|adjunt[oa])|(?:suo|sua) (?:successore|successora|predecessore|vice)
    (?:zijn|haar) (?:opvolg[a-z]+|voorganger|plaatsvervanger)
    (?:hans|hennes|hendes) (?:eftertradare|foretradare|efterfolger|forgaenger|etterfolger|forgjenger|stedfortraeder)
    (?:jego|jej) (?:nastepc[a-z]+|poprzedni[a-z]+|zastepc[a-z]+)|(?:jeho|jeji) (?:nastup[a-z]+|predchud[a-z]+|zastup[a-z]+)
    (?:yerine|gorevi(?:ni)?|halefi|selefi|yardimcisi)
    # 'After the death of'
    (?:after|following) the (?:death|departure|retirement) of|nach dem (?:tod|ausscheiden|weggang|abgang) (?:von|des|der)
    apres le (?:deces|depart) de|tras la (?:muerte|salida|marcha) de|apos a (?:morte|saida) de|dopo la morte di
    na het (?:vertrek|overlijden) van
    # 'Succeeds', 'replaces', 'folgt auf', 'predecessor'
    succeeds?|succeeded|replaces?|replaced|takes over from|took over from|predecessor|previous [a-z]+ (?:chief|head|officer)
    folgt auf|nachfolge|nachfolgerin?|vorganger(?:in)?|succede a|remplace|succeder|sucede a|sustituye a|substitui|subentra a
    prende il posto di|volgt|opgevolgd|eftertrader|foretradaren|efterfolger|etterfolger|zastapil[a-z]*|zastapi|nahradil[a-z]*
    nahradi
  )(?![a-z])
  後任|前任`;

/** 'Replaces', right before a name: who is named goes, and the subject comes. */
export const REPLACES = expression('i')`
  (?<![a-z])(?:
    (?:replac|succeed)(?:e?s|e?d|ing)?|tak(?:es|ing) over from|took over from|folgt(?:e)? (?:auf)?|ersetzt(?:e)?|beerbt(?:e)?
    lost(?:e)?|(?:remplac|succed)[a-z]{1,3}(?: a)?|releve|(?:sustituy|suced|relev)[a-z]{1,3} a|(?:substitu|suced)[a-z]{1,3}(?: a)?
    (?:sostituisc|succed|subentr)[a-z]{1,3}(?: a)?|vervangt|verving|volgt|ersatter|ersatte|eftertrad(?:er|de)|aflos(?:er|te)
    avlos(?:er|te)|erstatte[rt]|efterfolge[rt]|etterfulgte|zastap(?:i|il|ila)|nahrad(?:i|il|ila)|vystrid(?:a|al|ala)
  )\s(?:(?:mr|mrs|ms|dr|herrn?|frau|m|mme|monsieur|madame|don|dona|sr|sra|sig|signora|dhr|mw|meneer|mevrouw|pana|pani)\.?\s)?$`;

/**
 * Verbs in the present by which somebody or something comes, goes or begins: 'takes the chair on 1 January' names the nearest
 * day of that name.
 */
export const PRESENT_MOVE = expression('i')`
  (?<![a-z])(?:
    # English: 'Takes', 'joins', 'opens'
    takes|becomes|joins|starts|begins|arrives|leaves|succeeds|replaces|steps|moves|retires|hands|goes|comes|opens|closes|assumes
    departs|commences
    # German
    ubernimmt|tritt|beginnt|wechselt|verlasst|geht|startet|eroffnet|folgt|scheidet|ubergibt|kommt
    # French
    prend|devient|rejoint|quitte|succede|entre|ouvre|arrive|commence
    # Spanish
    asume|deja|se incorpora|toma|llega|cesa|abre
    # Portuguese
    assume|deixa|torna-se|entra|chega|sai
    # Italian
    diventa|lascia|subentra|arriva|prende|inizia|apre
    # Dutch
    wordt|neemt|begint|treedt|vertrekt|start|draagt|verlaat|opent
    # Swedish
    tilltrader|blir|borjar|lamnar|slutar|oppnar
    # Danish
    tiltraeder|bliver|begynder|forlader|stopper|overtager|abner
    # Norwegian
    tiltrer|begynner|forlater|slutter|overtar
    # Polish
    obejmuje|odchodzi|zaczyna|przejmuje
    # Czech
    nastupuje|odchazi|prebira
    # Finnish and Hungarian
    aloittaa|siirtyy|jattaa|tavozik|erkezik
  )(?![a-z])`;

/** Conjunctions at the head of a sentence, which a capital joins to the name after them: 'Because Jane Doe left'. Normalised. */
export const CLAUSE_OPENERS = wordSet(`
  because although while when since after before whereas weil nachdem wahrend obwohl lorsque quand puisque comme cuando mientras
  porque aunque quando enquanto embora mentre poiche siccome omdat terwijl nadat toen eftersom medan nar sedan fordi mens ettersom
  siden idet koska kun samalla poniewaz gdy kiedy podczas protoze kdyz jelikoz mivel amikor miutan fiindca deoarece dupa cand`);

/** 'Whether', 'who', 'when' inside a sentence: another clause begins, with a subject of its own. Normalised. */
export const SUBORDINATING_WORDS = wordSet(`
  when whether if that who after before while ob dass als wenn weil nachdem bevor si que qui quand lorsque quien cuando che quando
  dat toen att czy ze gdy kdyz`);
