// What is said instead of an answer, in plain letters; alternatives.
import { anyOf } from '../../word-list.ts';

/** Refusing to comment, or announcing how one is going to speak. */
export const REFUSALS_TO_COMMENT = anyOf`
  # English: 'No comment', 'I'd rather not talk about it', 'I'll be brief'
  no (?:further )?comment\b
  (?:i|we)(?:
    [ ](?:won.t|will not|can.t|cannot|decline to|prefer not to|would rather not)
    (?:.m| am|.re| are) not (?:going to|at liberty to|able to)|.d rather not
  ) (?:\w+ ){0,2}(?:
    talk|speak|comment|discuss|go into|be drawn|say (?:anything|any more|more)|get into|name names
  )\b
  if (?:any|anybody|anyone|somebody|someone) (?:of you |among you |reading |out there |here )
  (?:i|we) have nothing (?:further |more )?to (?:add|say)|let me explain|i.ll be brief
  # German: 'Kein Kommentar', 'Dazu sage ich nichts', 'Ich fasse mich kurz'
  kein(?:en)? kommentar|(?:dazu|daruber) (?:\S+ ){0,3}(?:nichts|nicht) (?:\S+ )?(?:sagen|aussern|sprechen|reden)\b
  (?:dazu|daruber) (?:sage|rede|spreche) ich\b|aussere? mich (?:dazu )?nicht|nichts hinzuzufugen|ich fasse mich kurz
  # French: 'Pas de commentaire', 'Je n'ai rien à ajouter'
  pas de commentaire|ne (?:ferai|fais|ferons|souhaite|veux|peux) (?:\S+ ){0,3}comment\w+|ne comment\w+ pas|rien a ajouter
  n.en parlerai pas|je serai bref|je serai breve
  # Spanish: 'Sin comentarios', 'No voy a hablar'
  sin comentarios|no (?:voy a|vamos a|puedo|podemos|quiero|deseo) (?:comentar|hablar|opinar|entrar)|nada que anadir|sere breve
  # Portuguese: 'Sem comentários', 'Serei breve'
  sem comentarios|nao (?:vou|vamos|posso|podemos|quero) (?:comentar|falar)|nao comento|nada a acrescentar|serei breve
  # Italian: 'Nessun commento', 'Sarò breve'
  nessun commento|non commento|non (?:voglio|posso|intendo) (?:commentare|parlare)|niente da aggiungere|saro breve
  # Dutch: 'Geen commentaar', 'Daar kan ik niets over zeggen'
  geen commentaar
  (?:daar|hier)(?:over)? (?:\S+ ){0,3}(?:niets|geen) (?:over )?(?:zeggen|kwijt|uitspraken|mededelingen)
  niets aan toe te voegen|ik houd het kort
  # Swedish, Norwegian and Danish: 'Inga kommentarer', 'Kommenterer ikke'
  ing(?:en|a) kommentar\w*|kommenter(?:ar|er) (?:\S+ ){0,2}(?:inte|ikke)
  (?:inget|intet|ikke noget|ingenting) (?:att|at|a) (?:tillagga|tilfoje|tilfoye)
  # To one of the readers, in all languages: 'Wer von Ihnen', 'Si alguien de ustedes'
  (?:jos (?:joku )?lukij\w+|jos joku (?:teista|lukij\w+))|wer von ihnen|wenn jemand (?:von ihnen|hier)
  si (?:quelqu.un|l.un) (?:d.entre vous|parmi vous)|si alguien de (?:ustedes|vosotros)|als iemand van jullie|hvis nogen af jer
  hvis noen av dere|om nagon av er|jesli ktos z panstwa
  # Finnish and Hungarian: 'En kommentoi', 'Nem kívánok kommentálni'
  en kommentoi|emme kommentoi|ei kommentoitav\w+|nem (?:kivanok |kivanom )?komment\w+|errol nem (?:beszel|nyilatkoz)\w*
  # Polish, Czech, Turkish and Romanian: 'Bez komentarza', 'Yorum yok'
  bez komentar\w*|nie (?:komentuj\w+|bed\w+ (?:\S+ ){0,2}(?:mowic|mowil\w*|komentowa\w+)|skomentuj\w+)|nekomentuj\w*|nevyjadr\w+
  nebudu (?:to )?komentovat|yorum (?:yok|yapm\w+)|yorumda bulunm\w+|fara comentarii`;

/** Points to a link, asks for applications, or asks readers not to print. */
export const HOUSEKEEPING = anyOf`
  # 'The link is in the first comment', 'Send me your CV'
  (?:
    links?|lien|enlace|lank|lenke|ads?|annonce
  ) (?:\S+ ){0,5}(?:in|im|en|dans|nos|nei|i|w|v) (?:the |den |les |los |de )?(?:first )?(?:
    comments?|kommentar\w*|commentaires?|comentarios|commenti|reacties|komentarz\w*
  )\b
  send (?:me|us) your (?:cv|resume)\b
  # 'Off the record', 'Bitte nicht drucken'
  off the record|(?:do not|don.t) (?:print|publish|write) (?:that|this|it)\b|(?:schreiben|drucken) sie das (?:bitte )?nicht
  das bitte nicht (?:schreiben|drucken)|ne l.ecrivez pas|n.ecrivez pas (?:ca|cela)|no (?:lo|eso) (?:escriba|publique|ponga)
  nao (?:escreva|publique) isso|non lo scriva|(?:niet|dat niet) opschrijven|schrijf dat niet op|skriv (?:inte|ikke) det
  (?:tego )?nie pisac|nepiste to|bunu yazmayin`;

/** What a press office says when nothing is to be said. */
export const PLATITUDES = anyOf`
  # English: 'We take security very seriously', 'A top priority'
  (?:take|takes|taken) [^.]{1,60} (?:very |extremely |so )?seriously|(?:top|highest|number one|first|utmost) priority
  of (?:the )?utmost importance
  # German and French: 'Wir nehmen das ernst', 'Priorité absolue'
  (?:nehmen|nimmt) [^.]{1,60} ernst|(?:oberste|hochste) prioritat|(?:prenons|prend|prenent) [^.]{0,60}au serieux|priorite absolue
  notre priorite
  # Spanish, Portuguese and Italian: 'Tomamos la seguridad en serio'
  (?:tomamos|toma|levamos|leva) [^.]{0,60}(?:en serio|a serio)|maxima prioridad|prioridade maxima|prendiamo [^.]{0,60}sul serio
  priorita assoluta
  # Dutch, Swedish, Norwegian and Danish: 'Hoogste prioriteit', 'Meget alvorlig'
  (?:nemen|neemt) [^.]{1,60} serieus|hoogste prioriteit|pa storsta allvar|(?:meget|svaert) alvorlig\w*|hogsta prioritet
  hoyeste prioritet|hojeste prioritet
  # Polish, Czech and Turkish: 'Bardzo poważnie'
  bardzo powaznie|najwyzszy priorytet|velmi vazne|nejvyssi prioritu?|ciddiyetle|onceligimiz`;

/** Whose views these are. */
export const DISCLAIMERS = anyOf`
  # English: 'Views are my own', 'In a personal capacity'
  (?:views|opinions)[^.]{0,30} (?:mine|my own|those of)|in (?:a|my) (?:personal|private) capacity|in my own name
  # German: 'Meine persönliche Meinung'
  ich schreibe hier (?:privat|als privatperson)|meine (?:private|personliche) meinung
  # French, Spanish, Portuguese, Italian and Dutch: 'À titre personnel'
  a titre (?:strictement )?personnel|en mon nom propre|a titulo (?:personal|pessoal)|a titolo personale|op persoonlijke titel
  # Swedish, Norwegian, Danish, Polish, Czech and Turkish: 'På egne vegne'
  i (?:mitt )?eget n(?:amn|avn)|pa egne vegne|w imieniu wlasnym|(?:jako|coby) soukroma osoba|kisisel gorus\w*`;
