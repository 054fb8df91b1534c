// What authors say to their readers, in plain letters; alternatives.
import { anyOf } from '../../word-list.ts';

/** The rest of an address to readers, up to its colon. Not a statement about them: 'To our suppliers we put three questions:'. */
const TO_THEM = anyOf`
  (?:(?! (?:i|we|ich|wir|je|nous|ik|wij|vi|jag|jeg|\w{2,20}(?:[aei]mos|iamo|[aei]my))\b)[^.:!?]){0,80}`;

/** What an author announces to readers or asks of them: the next text, to come, to apply, to keep in touch. */
export const TO_READERS = anyOf`
  # What comes next, and for whom: 'Next time: why we failed', 'If you enjoyed this'. English
  next time[,:]? (?:why|how|what|i\b|i.ll|we)|if you (?:enjoyed|liked|found|read) (?:this|it)
  (?:like|share) and (?:share|subscribe|follow)
  # German and French: 'Nächstes Mal erzähle ich', 'Si cet article vous a plu'
  nachstes mal (?:schreibe|geht|erzahle)|wer (?:bis hierher|das) gelesen|la prochaine fois[,:]? (?:je|nous|pourquoi|comment)
  si (?:cet article|ce texte) vous
  # Spanish, Portuguese and Italian: 'La próxima semana hablaré', 'Se gostou deste'
  la proxima (?:vez|semana)[,:]? (?:escrib|hablar|contar|por que|como)\w*|si te ha gustado
  (?:da|na) proxima (?:vez|semana)[,:]? (?:escrev|falar|cont|por que|como)\w*|se gostou d
  la prossima volta[,:]? (?:scriv|parl|raccont|perche)\w*|se (?:vi|ti) e piaciut
  # Dutch, Swedish, Norwegian and Danish: 'Volgende keer schrijf ik'
  volgende keer[,:]? (?:schrijf|vertel|waarom|hoe)|nasta gang[,:]? (?:skriver|berattar|varfor|hur)
  (?:neste|naeste) gang[,:]? (?:skriver|forteller|fortaeller|hvorfor|hvordan)
  # Polish, Czech, Finnish, Hungarian and Turkish: 'Następnym razem'
  nastepnym razem|(?:w nastepnym|w kolejnym) (?:wpisie|felietonie)|priste (?:napisu|vam|se|o)
  ensi kerralla (?:kirjoitan|kerron|miksi)|legkozelebb (?:arrol|irok|azt)|(?:bir sonraki|gelecek) (?:yazida|sefer\w*)
  # To whom: 'To all our suppliers:', 'An alle Kollegen:'
  to (?:
    all(?: of you| those| the)?|everyone|everybody|anyone|those
    (?:my|our|the) (?:\w+ )?(?:team|gang|crew|colleagues|friends|vendors|suppliers|recruiters|salespeople)
  )\b${TO_THEM}:
  an (?:alle|alle,|die|meine) (?:\w+ )?(?:die|kolleg\w+|anbieter|verkaufer|vertriebler|lieferanten|freunde)\b${TO_THEM}:
  # 'A todos los proveedores:', 'Aux anciens collègues:'
  (?:aux?|a (?:tous|toutes|mes|mon|ceux)) (?:
    ceux|celles|collegues|equipe|anciens|fournisseurs|editeurs|vendeurs|recruteurs|amis|qui
  )\b${TO_THEM}:
  a (?:todos|quienes|los|las|mis) (?:que|proveedores|vendedores|companer\w+|colegas|amig\w+|reclutadores)\b${TO_THEM}:
  a(?:os?|s)? (?:todos|quem|que|meus|minhas|fornecedores|vendedores|colegas|amigos)\b${TO_THEM}:
  a(?:i|gli|lle| tutti| chi) (?:fornitori|venditori|colleg\w+|amici|miei)\b${TO_THEM}:
  # 'Aan alle leveranciers:', 'Til alle kolleger:'
  aan (?:alle|iedereen|de|mijn) (?:\w+ )?(?:leveranciers|verkopers|collega\w*|vrienden|die)\b${TO_THEM}:
  til(?:l)? (?:alle|alla|mine|mina|de) (?:\w+ )?(?:
    leverandor\w*|leverantor\w*|saelgere|selgere|saljare|kolle[gk]\w+|venner|vanner|som|der
  )\b${TO_THEM}:
  do (?:wszystkich|moich) \w+${TO_THEM}:
  # To keep in touch, to come, to apply: 'If we ever worked together', 'Apply by Friday'
  if we(?:.ve| have)(?: ever)? (?:worked|met)\b|if we (?:(?:ever|once) (?:worked|met)|worked together)\b
  (?:let.s )?(?:stay|keep) in touch(?! with (?:every|your|each))
  please (?:bring|come|join|send|apply|register|share|note|see|follow|visit|contact|get)\b|apply (?:by|before|via|here)\b
  # German and French: 'Bewerbungen bitte an', 'Restons en contact'
  bitte (?:bringen|schicken|senden|melden|teilen|bewerben)\b|bewerbungen (?:bis|an|bitte)\b|bewerb(?:t euch|en sie sich)
  teilt (?:gern|es)\b|bleiben wir in kontakt|l.annonce est|partagez|postulez|candidatures? (?:avant|jusqu)|restons en contact
  gardons le contact
  # Spanish, Portuguese and Italian: 'Comparte si', 'Candidatevi'
  comparte (?:si|est[ea])\b|compart(?:an|id)\b|envia(?:d|nos|me)\b|sigamos en contacto|partilhem?\b|compartilhem?\b|candidatem?-se
  condividete|candidatevi|candidature entro|restiamo in contatto
  # Dutch, Swedish, Norwegian and Danish: 'Solliciteren kan', 'Sök senast'
  reageren kan|reageer (?:voor|via)\b|solliciteren kan|solliciteer\b|deel (?:dit|gerust)\b|laten we contact houden|hall kontakten
  ansok (?:senast|via)|so[kg] (?:senast|senest|via|innen|inden)\b|del (?:gjerne|gerne)\b|dela garna|(?:la|lad) os holde kontakten
  # Polish and Czech: 'Zostańmy w kontakcie'
  zostanmy w kontakcie|udostepni(?:j|jcie)\b|aplikuj\w*|zgloszenia (?:do|prosze)\b|zustanme v kontaktu|sdilejte|hlaste se
  prihlaste se`;
