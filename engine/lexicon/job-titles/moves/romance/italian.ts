import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, goesTo, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`testimone|guida|direzione|incarico|posto|poltrona|timone|redini|funzione|ruolo|responsabilita|chiavi|scettro
  deleghe?|consegne`;

/** Moves in Italian. */
export const ITALIAN_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`e stat[oa] sostituit[oa] da|sostituit[oa] da|ha passato il testimone a|ha lasciato il posto a
      ha ceduto (?:il testimone|il posto|la poltrona) a|${handsOver('ha (?:passato|ceduto|lasciato|consegnato|affidato)', CHARGES, 'al?')}`,
    succeed: anyOf`e succedut[oa] a|ha sostituito|ha preso il posto di|al posto di|successore di|e subentrat[oa] a|subentrat[oa] a
      in sostituzione di|predecessore,?|ha raccolto il testimone|in luogo di|ha rilevato|${takesFrom('di|da|dopo', 'come|quale')}`,
    die: anyOf`e mancat[oa]|scomparsa (?:d[ie]|del|dello|della|dell'|dei|degli|delle)|scompars[oa]|e mort[oa]|decedut[oa]|lutto per
      in memoria di|ci ha lasciato`,
    move: anyOf`e passat[oa] da${EMPLOYER_WITHIN} (?:a|al|alla|in)(?= )|e passat[oa] (?:a|in|al)|passat[oa] a
      (?<=[\uE000\uE003], )passat[oa] (?:[^ .,;]+ ){1,4}(?:a|al|alla|in)(?= [\uE001\uE002])|ora in|oggi in|oggi a|ha scelto
      ha scambiato .{0,60} (?:con|per)|e approdat[oa] (?:a|in|al)|e finit[oa] (?:a|in|al)
      (?:lavora|insegna|opera|siede)(?: \p{L}+)? (?:oggi|ora|adesso)
      (?:oggi|ora|adesso) (?:lavora|guida|insegna|opera|e) (?:in|a|per|alla|al)|ha traslocato|si e trasferit[oa]|strappat[oa] a`,
    leave: anyOf`
      # 'Left', 'resigned', 'gave up'.
      ha lasciato|lascio|si e dimess[oa]|dimess[oa]si|e uscit[oa]|ha rassegnato le dimissioni|ha ceduto|ha chiuso|ha sbattuto la porta
      ha appeso|ha terminato|ha concluso|ha mollato|se n'e andat[oa]
      # 'Retired'.
      e andat[oa] in pensione|in pensione|in quiescenza
      # 'Was dismissed'.
      ha licenziato|ha rimosso|e stat[oa] (?:licenziat|rimoss|sollevat|esonerat)[oa]|ha (?:interrotto|chiuso|risolto) il rapporto con
      # 'Said goodbye', 'packed her bags', 'cleared the desk', 'handed over', 'parted'.
      si e congedat[oa]|ha passato il testimone|ha salutato|saluto|ha detto addio|disse addio|ha fatto le valigie|ha svuotato la scrivania
      divise(?<=strade .{0,70}divise)
      # 'Is no longer'.
      non e piu|non lavora piu|non (?:fa|figura|siede|ricopre|guida|dirige) piu
      # 'Her contract ended'.
      (?:contratto|mandato|incarico|interim|periodo) .{0,60}(?:e scadut[oa]|e finit[oa]|e terminat[oa]|si e conclus[oa]|scaduto)
      ${endOf('avventura|esperienza|percorso|capitolo|mandato', 'e finit[oa]|e terminat[oa]|si e (?:conclus|chius)[oa]')}
      # 'Comes from Acme'.
      (?:viene|arriva|proviene|veniva|arrivava|approda)(?: (?:in|a|al|alla) .{0,30})? da(?:lla|l)?(?= \uE001)|${passes('da', 'a')}
      # 'The departure of', 'a post empty since she left'.
      uscita di|addio di|dimissioni di|(?:partenza|licenziamento|revoca|cessazione|pensionamento) di|lasciat[oa] (?:vacante|liber[oa]) da
      ${emptySince('vacante|scopert[oa]|vuot[oa]', 'da(?: quando)?|dopo che', 'quando')}
      ${inEffect(
        'dimissioni|uscita|cessazione|revoca|pensionamento',
        '(?:ha|hanno) avuto effetto|(?:e|sono) (?:diventat[aei]|divenut[aei]) (?:effettiv|efficac)[aei]',
      )}`,
    appoint: anyOf`nomina|nominat[oa]|ha nominato|assunt[oa]|promoss[oa]|promuove|nomina di|ingaggia|designat[oa]|affidat[oa] a|arruola
      ha scelto|ha (?:trovato|reclutato|ingaggiato|chiamato|affidato)|ha affidato .{0,60} a|e stat[oa] (?:scelt|chiamat|elett|confermat)[oa]
      ${goesTo(CHARGES, 'e (?:passat|andat|stat[oa] affidat)[oa]', 'al?|nelle mani di')}`,
    enter: anyOf`e entrat[oa]|e approdat[oa]|e diventat[oa]|ha assunto|ha preso servizio|e arrivat[oa]|approdat[oa]|si e insediat[oa]
      e (?:il nuovo|la nuova)|entrat[oa] in|e tornat[oa]|e sbarcat[oa]|ha iniziato|ha cominciato|ha preso le redini|e salit[oa]|insediat[oa]
      ha preso il timone|si e unit[oa]|ha raggiunto`,
  },
  announced: {
    succeeded: anyOf`sara sostituit[oa] da|passa il testimone a|passera il testimone a|lascia il posto a
      cede(?:ra)? (?:il testimone|il posto|la poltrona) a
      ${handsOver(
        '(?:pass|lasc|consegn|affid)i?(?:a|era)|cede(?:ra)?',
        CHARGES,
        'al?|nelle mani di',
      )}`,
    succeed: anyOf`(?:succede|succedera|subentra|subentrera) (?:(?:il|dal|da|in|ad?) (?:\S+ ){1,3})?ad?|prende il posto di|sostituisce
      sostituira|prendera il posto di|raccoglie il testimone da|rileva(?:ra)?|raccogliera il testimone d
      (?:gli|le) (?:succede|succedera|subentra|subentrera)(?! a)`,
    move: anyOf`passa da${EMPLOYER_WITHIN} (?:a|al|alla|in)(?= )|passera da${EMPLOYER_WITHIN} (?:a|al|alla|in)(?= )|passa a(?:l|lla)?
      passera a(?:l|lla)?|va in(?= \uE002)|scambia .{0,60} (?:con|per)|trasloca(?:ra)?|si trasferisce|si trasferira|lo attende|la attende
      lo aspetta|la aspetta|va a(?=l| )|andra a|approdera a|prossim[oa] destinazione`,
    leave: anyOf`
      # 'Leaves', 'will leave', 'resigns'.
      (?<!mi |si |ci |gli )lascia(?! (?:che|\w+re(?!\w)))|lascera|lasciare|si dimette(?:ra)?|uscira|esce da|chiude(?:ra)?|in uscita|uscente
      e in partenza|sta lasciando|sta per lasciare|cessera|cessa|se ne va
      # 'Retires'.
      andra in pensione|va in pensione
      # 'Says goodbye', 'packs her bags', 'hands over'.
      passa il testimone|passera il testimone|si congeda|saluta|salutera|dice addio|dira addio|appende|fa le valigie
      # 'Her contract expires', 'last days at', 'under notice'.
      (?:contratto|mandato|incarico) .{0,60}(?:scade|scadra|termina|terminera|si conclude)
      ultim[ie] (?:giorni|settimane|mesi) (?:in|come|alla guida)|in preavviso
      ${endOf('avventura|esperienza|percorso|capitolo|mandato', 'finisce|finira|termina|terminera|si conclude|si chiude')}
      # 'Stays until a successor is found'.
      resta .{0,40}fino|restera .{0,40}fino|rimane .{0,40}fino|rimarra .{0,40}fino|finche .{0,40}(?:successore|sostitut)`,
    appoint: anyOf`sara (?:nominat|promoss)[oa]|accogliera|avra|nominera|affidera .{0,60} a
      ${goesTo(CHARGES, 'passera|andra|sara affidat[oa]', 'al?|nelle mani di')}`,
    enter: anyOf`entr(?:a|era) a far parte|assume(?:ra)?|entra in|entrera|approda|approdera|diventa|diventera|arriva|arrivera|sara
      prendera servizio|guidera|comincio(?= (?:(?!ogni |la (?:giornata|settimana|mattina))\S+ ){0,5}\uE001)|iniziera|comincera|inizia
      comincia|torna in|tornera|sale|salira|prende(?:ra)? (?:le redini|il timone|la guida|servizio|il posto)|si insedia|si insediera
      e atteso|sara (?:il|la)|si unira|si unisce|futur[oa]|raggiunge(?:ra)?|ricoprira|primo giorno(?: di lavoro)?`,
  },
};
