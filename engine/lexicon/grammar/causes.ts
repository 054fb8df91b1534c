// What stands between an event and a date that is not its own, in plain letters.

/** 'For', 'over', 'after': what follows is why, and its date is older. */
export const CAUSE =
  /(?<!\p{L})(?:for|over|after|following|because|due to|relating to|related to|stemming from|between|in connection with|covering|wegen|nach|aufgrund|infolge|zwischen|fur|pour|apres|suite a|en raison|a cause|entre|por|tras|despues|debido|apos|devido|depois|per|dopo|a seguito|a causa|tra il|wegens|vanwege|omdat|na|voor|tussen|for att|efter|pa grund|mellan|for|etter|pa grunn|mellom|som folge|za|po|z powodu|w zwiazku|miedzy|kvuli|mezi|nedeniyle|dolayi|sonra)(?!\p{L})/iu;

/** Until when something lasts, or by when it has to be done, right before the date. */
export const LIMIT =
  /(?<!\p{L})(?:by|until|till|through|no later than|before|valid|expires?|bis(?: zum)?|spatestens|gultig|jusqu'(?:au|a|en)|d'ici|avant|valable|hasta(?: el)?|antes de(?:l)?|valid[oa]|ate(?: ao?)?|fino al?|entro(?: il)?|tot(?: en met)?|uiterlijk|voor|till|senast|tills|til|inden|innen|senest|frem til|do|nejpozdeji|platn\p{L}*|kadar)\s(?:the |de |den |het |koniec |konce |end of |ende )?(?=\S{0,20}$|[^.;]{0,20}$)/iu;

/** The head of a sentence that goes on about the event before it. */
export const DATED_THING =
  /^\W*(?:(?:the|der|die|das|le|la|el|o|a|il|lo|de|het|den|det)\s)?(?:\p{L}+\s){0,2}?(?:l')?(?:decision|fine|penalty|order|circular|certificate|certification|licen[cs]e|deal|transaction|takeover|acquisition|contract|agreement|attack|incident|breach|inspection|audit|ruling|notice|move|transfer|sale|closing|opening|launch|ceremony|appointment|change|he|she|it|they|entscheidung|bescheid|beschluss|vertrag|zertifikat|urkunde|angriff|prufung|ubernahme|eroffnung|bussgeldbescheid|verkauf|er|sie|decision|certificat|operation|attaque|cession|accord|sanction|il|elle|decision|certificado|operacion|resolucion|ataque|contrato|acuerdo|ella|decisao|certificado|operacao|ataque|contrato|acordo|ele|ela|decisione|certificato|operazione|attacco|provvedimento|contratto|accordo|besluit|certificaat|overname|aanval|deal|hij|zij|ze|beslutet|certifikatet|affaren|attacken|kopet|hon|han|afgorelsen|handlen|angrebet|certifikatet|hun|vedtaket|avtalen|angrepet|kjopet|sertifikatet|decyzja|certyfikat|transakcja|atak|umowa|rozhodnuti|certifikat|transakce|utok|smlouva|karar|sertifika|saldiri|islem|anlasma)(?!\p{L})/iu;
