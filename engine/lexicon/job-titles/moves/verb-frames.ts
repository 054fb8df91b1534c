// Whom a verb of moving moves. \uE000 stands for the prospect, \uE003 for somebody else, \uE004 for a job title.
import { anyOf, expression } from '../../word-list.ts';

/** The words of a move by which of the people around them they move; plain letters in lower case, in all languages alike. */
export const VERB_FRAMES = {
  // Ends in a preposition before the successor: 'is succeeded by an outsider' needs no name, 'makes way for better data' does.
  withAgent: / (?:by|par|por|da|door|av|af|przez|to|till?|a)$/u,
  // The name of the one who leaves stands behind: 'departure of', 'parted ways with', 'mourns'.
  leaverBehind: expression('u')`
    (?: (?:of|with|to|by|von|um|des|der|de|del|della?|di|du|da|do|van|av|af|a|avec|con|com|par|por|pel[oa]|door)|d'|ayrilan|atanan)$
    ^(?:mourns?|gyaszolja|od(?:ejsci|chod)\p{L}*|scomparsa .*|smierci?|umrti|from|von|de(?: la)?|d[aio]|van|fran?|od|z)$`,
  // On either side: 'Jane Doe has said goodbye to Acme', 'Acme has said goodbye to Jane Doe'.
  leaverOnEitherSide: / (?:to|with)$/u,
  // Before, though the words end in a preposition: 'sai da', 'sale de', 'odchodzi', and with a particle 'går av', 'treedt af'.
  leaverBefore: expression('u')`
    ^(?:(?:sai|saiu|saira|sale|salio|saldra|ha salido|esce|uscira)(?!\p{L})|se |si |s'e|odchodz[iae]|(?:ga\p{L}{0,2}|gikk?|hopp\p{L}+
    takk\p{L}+|treedt|trad|stapt?|stapte|zwaai\p{L}+) (?:.* )?(?:av|af)$)`,
  // The same if the company is next: 'kommt von', 'procede de'.
  comesFrom:
    /^(?:kommt|kam|vien[et]|venait|venia|vino|llega|procede|vem|veio|vinha|chega|provien\p{L}+|arriv\p{L}+|komt|kwam)(?!\p{L})/u,
  // Inside is to whom a post is given: 'John Roe gibt die Leitung an Jane Doe ab'.
  givenTo:
    /(?<!\p{L})(?:to|an|a|al|alla|ao|au|aan|para|lui|catre) (?:[\p{L}.]+ ){0,3}\uE000[^\uE003]*$/u,
  // Participles, of the one before them if an auxiliary is there, too: 'appointed', 'ernannt'.
  participle: expression('u')`
    ^(?:named|utses|utsetts|utsedd|udnaevnes|utnevnes|forfremmet|befordrad|atandi|atanan|secildi|getirildi|terfi etti|nombrad[oa]
    nomead[oa]|nominat[oa]|nommee?|promu?e?|benoemd|aangesteld|powolan[ya]|jmenovan[a]?|ernannt|berufen|befordert|promoted|appointed
    promoss[oa]|promovid[oa]|ansat som|ansatt som|elevated|elected|hired|ascendid[oa]|designad[oa]|elegid[oa]|eleit[oa]|numita?|promovata?
    desemnata?|angajata?|recrutata?|διοριστηκε|διορισθηκε|οριστηκε|προσληφθηκε)$`,
  // The passive is in the phrase itself: 'will be appointed', 'wird berufen werden'.
  passive:
    /(?:^| )(?:be|been|was|is) (?:appointed|named|promoted|made|installed|put|placed)|^(?:sera|sara|zostanie|bude) /u,
  // Verbs at the end have their object before them, or within them and nobody else: 'heeft Jane Doe benoemd'.
  objectBefore: expression('u')`
    ^(?:ernannt|berufen|bestellt|gewonnen|geholt|befordert|verpflichtet|betraut|benoemd|aangesteld|aangetrokken|atadi|getirdi|atandi
    transfer etti|を任命|に任命|に選任|を選任|に昇格|昇進|を起用|に起用|に昇任|新任予定|選任予定|utsett|anstallt|rekryterat|udnaevnt|ansat|utnevnt|ansatt)$|^(?:heeft|hebben
    hat|haben) (?:\uE004 )?\uE000(?!.*(?:opvolg|vervang|nachfolg|ersatz))`,
  // Active verbs whose object loses the post; in the passive it is the subject.
  dismissal: expression('u')`
    ^(?:(?:dismiss|sack|oust|entlass|licencie|limoge|remercie|congedie|s'est separee? d|despid|destituy|ontslo|zwolnil|odwolal|odvolal
    propustil|menesztett|kirugt|elbocsatott)\p{L}*|relieved|fire[sd]?|firing|axe[sd]?|part(?:s|ed|ing) with|let go of|(?:wav(?:ed|ing)|saw
    sent) off|(?:be )?losing|(?:be )?saying (?:goodbye|farewell) to|removed?|entliess|feuerte?|gefeuert|destituid[oa]|demitiu|exoner\p{L}+
    dispens\p{L}+|licenziat[oa]|rimoss[oa]|ontslagen|sparkade|avskedade|avsatte|fyrede|afskedigede|avskjediget|sparket|erotti|irtisanoi)$`,
};

/** An auxiliary a few words before a participle: 'was last week appointed'. */
export const AUXILIARY_BEFORE = expression('iu')`
  (?<!\p{L})(?:was|were|been|is|be|being|got|wird|wurde|worden|ist|war|ete|est|sera|fue|sido|es|foi|e|stat[oa]|viene|venne|werd|wordt|is
  blev|bliver|ble|blir|blivit|er|har|zostala?|zostal|bude|byla?|byl|je|fost|fi|who|qui|que|som|als|as)(?:\s+[^\s,]+){0,3}\s+$`;

/** An article or a possessive before a noun. Plain letters, alternatives, as below. */
export const NOUN_DETERMINERS =
  'd(?:er|ie|as|en|em|es)|ihren?|seinen?|unseren?|de|het|haar|zijn|onze|el|al|del|la|los|o|ao|do|a|da|il|lo|le|du|au';

/** What leads from a thing or somebody else to a name: 'the complaint against', 'the lawyer of'. */
export const OF_NAME = anyOf`
  (?:against|of|by|from|for|at|to|gegen|von|des|der|contre|par|contra|por|del?|do|da|di|contro|tegen|van|mot|av|mod|af|przeciwko
    proti) (?:(?:the|der|la|le|el|il|de) )?`;
