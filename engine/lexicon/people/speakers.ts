// How interviews, transcripts and articles show who speaks, normalised.
import { anyOf, characterPairs, expression, wordSet } from '../word-list.ts';

/** Labels of those who ask or lead: never the one who is interviewed. */
export const MODERATOR_LABELS = wordSet(`
  host cohost presenter interviewer interviewerin moderator moderatorin moderatrice moderation moderatrix moderateur moderador
  moderadora moderatore journalist journalistin journaliste periodista jornalista giornalista redaktion redaktionen redaktor
  redaktorka redactie redaccion redacao redazione redaction audience publikum publico public speaker chair chairman chairwoman
  chairperson operator analyst entrevistador entrevistadora intervistatore intervistatrice interviewerka moderatorka prowadzacy
  prowadzaca dziennikarz dziennikarka novinar novinarka sunucu muhabir roportaj ordstyrer ordforer programledare programleder vart
  verten hosts hosted cohosts presenters presented gastgeber gastgeberin anime animee animation presente presentee presenta
  presentan presentador presentadora conduccion conduce conducono condotto apresenta apresentacao apresentador apresentadora
  presentatie presentator vaert vert juontaja toimittaja prowadzi moderuje musorvezeto sunan veduchi veducha vedushchi vedushchaya
  parousiasi 聞き手 司会 記者 編集部 主持人 主持 主播 パーソナリティ 진행 진행자 记者 تقديم`);

/** Labels of the one who is interviewed. */
export const GUEST_LABELS = wordSet(`
  guest interviewee gast invite invitee invitado invitada entrevistado entrevistada convidado convidada ospite intervistato
  intervistata gaest gjest konuk gosc guests gaste gasten gaster gaester gjester invites invitees invitados invitadas convidados
  convidadas ospiti vieras vieraana vieraat goscie goscini vendeg vendegunk konuklar hist hostya gost gostya invitat invitata
  kalesmenos kalesmeni ゲスト 嘉宾 来宾 게스트 الضيف`);

/** Labels of a question. */
export const QUESTION_LABELS = wordSet(
  'question questions frage pregunta pergunta domanda vraag fraga sporgsmal sporsmal pytanie otazka soru kysymys kerdes 問 質問 问',
);

/** Labels of an answer. */
export const ANSWER_LABELS = wordSet(
  'answer antwort reponse respuesta resposta risposta antwoord svar odpowiedz odpoved cevap yanit vastaus valasz 答 回答',
);

/** Single letters that mark question and answer, as pairs: 'Q/A', 'F/A', 'P/R', 'D/R', 'V/A', 'S/C'. Both have to be there. */
export const LETTER_PAIRS = characterPairs('qa fa pr dr qr va sc sv fs po kv');

const BEGINNINGS = anyOf`
  # English: 'By Jane Doe', 'Speech by', 'A message from'
  by|written by|posted by|submitted by|contributed by|(?:as )?(?:delivered|given|presented) by
  (?:speech|remarks|keynote|address|talk|statement|testimony|evidence) (?:by|of)|prepared remarks of|words by|words|author
  guest (?:post|column|article|essay|commentary) by|op-?ed by|opinion by|comment by|story by
  (?:a )?(?:message|letter|note|foreword|word|words|column|statement|reflection|reflections) (?:from|by)
  foreword
  # German: 'Von Jane Doe', 'Gastbeitrag von'
  von|autor|autorin|verfasst von|geschrieben von|text|ein (?:gast)?(?:beitrag|kommentar) von
  (?:gast)?(?:beitrag|kommentar|kolumne|meinung|essay) von|vorwort von|grusswort von|eingereicht von|gehalten von
  (?:rede|vortrag|ansprache|stellungnahme) von
  # French: 'Par Jane Doe', 'Tribune de'
  par|ecrit par|publie par|auteur|autrice|une tribune de|tribune de|tribune par|chronique de|edito de|le mot de|mot de
  prononcee? par|(?:discours|allocution|intervention) de
  # Spanish and Portuguese: 'Por Jane Doe', 'Columna de'
  por|escrito por|autora|texto|texto de|columna de|opinion de|tribuna de|articulo de|carta de|mensaje de|publicado por|artigo de
  opiniao de|coluna de|mensagem de|(?:discurso|intervencion|ponencia|intervencao|palestra) de|pronunciad[oa] por
  # Italian: 'Di Jane Doe', 'Scritto da'
  di|scritto da|testo di|l.opinione di|intervento di|editoriale di|lettera di|messaggio di|(?:discorso|relazione) di|a firma di
  # Dutch: 'Door Jane Doe', 'Een gastcolumn van'
  door|geschreven door|tekst|een (?:gast)?(?:bijdrage|column|blog) van|(?:gast)?(?:column|bijdrage|blog|opinie) van|voorwoord van
  (?:toespraak|speech|lezing) (?:van|door)|uitgesproken door
  # Swedish, Norwegian and Danish: 'Gästkrönika av', 'Skrevet av'
  (?:gast|gjeste|gaeste)?(?:kronika|kronikk?|kommentar|debatt?|ledare?) (?:av|af)|av|af|skrevet av|skrevet af|skriven av|kronikor
  forfatter|forfattare|tekst av|text av|(?:tale|tal|anforande) (?:av|af|ved)|hallet av
  # Polish and Czech: 'Napisała', 'Komentář'
  autor tekstu|napisal|napisala|felieton|felietonista|autorka|napsal|napsala|text napsal|text napsala|komentar|sloupek
  # The kind of piece with a full stop: 'Guest column. Jane Doe'
  (?:
    (?:guest )?column|opinion|comment|gastbeitrag|kolumne|tribune|chronique|columna|tribuna|coluna|rubrica|kronikk?|kronika
    debatt?|felieton|sloupek
  )\.
  # Turkish, Finnish and Hungarian: 'Yazan'
  yazan|yazar|kaleme alan|kirjoittaja|teksti|szerzo|irta`;

/** How a line begins that says who wrote the page; the name follows. Plain letters. */
export const BYLINE_BEGINNING = expression('i')`
  ^\W*(?:${BEGINNINGS})(?=[:\s])[:\s]+`;

/** How Japanese and Chinese introduce or end such a line. */
export const EAST_ASIAN_BYLINE =
  /^[\s(（【]*(?:文|寄稿|執筆|筆者|著者|作者|撰文)\s*[=＝:：・/／]?\s*/u;

/** The editors speak, not the author. Plain letters. */
export const EDITORIAL = expression('iu')`
  (?<!\p{L})(?:
    # English: 'The editor's note', 'This article first appeared'
    the editors?|editor.s note|our readers
    this (?:response|submission|article|interview|transcript|text|post|column) (?:may|was|has|is|first|appeared)
    # 'The editors' in other languages: 'Anmerkung der Redaktion'
    redaktion|anmerkung der|la redaction|la redaccion|a redacao|la redazione|de redactie|redaktionen|redaksjonen|redakcj\p{L}+
    redakce|editor(?:un)? notu
    # 'Detta är en krönika', 'Dit is een opinie', 'Dieser Beitrag'
    (?:dette|detta) (?:er|ar) en (?:kronikk?|debatt\p{L}*|ledare?|leder)
    (?:dit|dies) (?:is een|ist ein) (?:opinie|column|ingezonden|meinung|gast)\p{L}*|dieser (?:beitrag|text|artikel)|cet article
    cette tribune
    # Before a colon: 'In the next issue:', 'Im nächsten Heft:'
    (?:
      in (?:this|the next|our next) issue|in (?:diesem|der nachsten|der kommenden) (?:heft|ausgabe)|im nachsten heft
      dans (?:ce|le prochain) numero|en (?:este|el proximo) numero|(?:nesta|na proxima) edicao|(?:in questo|nel prossimo) numero
      in (?:dit|het volgende) nummer|i (?:detta|nasta|dette|neste|naeste) (?:nummer|utgave)|w (?:tym|nastepnym|kolejnym) numerze
      v (?:tomto|pristim) cisle|(?:bu|gelecek) sayida
    )(?=[^.!?]{0,20}:)
    # 'Este artículo', 'questo articolo', 'ten tekst'
    est(?:e|a) (?:articulo|artigo|tribuna|columna)|quest[oa] (?:articolo|intervento|rubrica)|ten (?:tekst|artykul)
    tento (?:text|clanek)|bu (?:yazi|makale)|編集部
  )(?!\p{L})`;

/** 'Views my own', as people write below their name. Plain letters. */
export const OWN_VIEWS = expression('iu')`
  \b(?:
    # English: 'Views are my own'
    (?:views|opinions|tweets|posts|thoughts)(?: expressed(?: here)?)?(?: are)? (?:my own|mine|those of)
    # German, French, Spanish, Portuguese and Italian: 'Eigene Meinung'
    (?:hier )?(?:private|personliche|eigene) (?:meinung|ansichten)|(?:avis|opinions|propos) (?:personnels?|miens)
    opinione?s? (?:propias?|personales|mias|proprias?|pessoais|minhas|personali|mie)
    # Dutch, Swedish, Norwegian, Polish, Czech, Turkish and Finnish
    meningen? (?:zijn |ar |er )?(?:mijn eigen|mina egna|mine egne)|(?:poglady|opinie) wlasne|nazory (?:jsou )?(?:moje|vlastni)
    (?:gorusler|fikirler) (?:bana|sahsima)|mielipiteet omia
  )`;

/** Speaks of who wrote the page in the third person: 'The author heads …'. Plain letters. */
export const ABOUT_AUTHOR = expression('i')`
  ^\W*(?:
    # English
    about the author|the author|the writer|this (?:article|column|post) was written
    # German
    zur person|uber (?:den|die) autor\w*|d(?:er|ie) (?:autor|autorin|verfasser|verfasserin)|l.aut(?:eur|rice|or|ora)
    # French
    a propos de l.aut\w+
    # Spanish and Portuguese
    sobre (?:el|la|o|a) autora?|el autor|la autora|o autor|a autora
    # Italian
    l.autore
    # Dutch
    over de (?:auteur|schrijver)|de (?:auteur|schrijver|schrijfster)
    # Swedish, Norwegian and Danish
    om (?:forfatteren|forfattaren|skribenten)|forfatteren|skribenten
    # Polish, Czech and Turkish
    o autorze|o autorce|autor jest|autorka jest|o autorovi|autor je|autorka je|yazar hakkinda
  )\b`;

/** Introduces who wrote the text above: 'About the author: Jane Doe is …'. Plain letters. */
export const AUTHOR_BOX = expression('iu')`
  ^\W*(?:
    about the author|zu[rm] autor(?:in)?|uber (?:die autorin|den autor)|a propos de l.aut\w+|sobre (?:el|la|o|a) autora?
    sull.autore|sull.autrice|l.autrice|l.autore|over de (?:auteur|schrijver|schrijfster)|om (?:forfatteren|forfattaren|skribenten)
    o (?:autorze|autorce|autorovi)|yazar hakkinda|the author,|the writer,
  )(?!\p{L})`;

/** 'Jane Doe, Head of Audit, writes: …' and what comes between a name and a post of its own. Normalised. */
export const WRITING_WORDS = wordSet(`
  writes wrote shared posted reflects schreibt schrieb teilte postete ecrit partage publie escribe escribio compartio publico
  escreve escreveu compartilhou partilhou publicou scrive scritto condiviso pubblicato schrijft schreef deelde skriver skrev delte
  delade delede pisze napisal napisala udostepnil udostepnila pise napsal napsala sdilel sdilela yazdi paylasti`);

/** A line that only counts what readers did with a text: '64 · 12 comments', 'comments (3)'. Plain letters, lower case. */
export const COMMENT_COUNT = expression('u')`
  ^[^\p{L}]{0,20}(?:
    (?:
      \d[\d.,]*\s?k?\+?\s*(?:
        # English
        reactions?|likes?|comments?|reposts?|shares?|replies|views?
        # German
        reaktionen|kommentare?|gefallt
        # French
        j.aime|commentaires?|partages?
        # Spanish
        reacciones|comentarios?|me gusta|veces compartido
        # Portuguese
        reacoes|curtidas|compartilhamentos
        # Italian and Dutch
        reazioni|commenti|consiglia|reacties|opmerkingen
        # Swedish, Danish, Norwegian and Finnish
        reaktioner|kommentarer|delningar|delinger|reaksjoner|reaktiota|kommenttia
        # Polish, Czech, Hungarian and Turkish
        reakcji|komentarz\w*|reakci|komentar\w*|hozzaszolas\w*|reakcio|yorum|begeni|tepki
      )
      (?:
        comments?|kommentare?|commentaires?|comentarios?|commenti|reacties|kommentarer|kommentit|komentarze|komentare|yorumlar
      ) ?\(\d+\)
    )[^\p{L}]{0,10}
  ){1,4}$`;

/** The same in pictures alone: '👍 41 💬 7', but not '📅 12.05.2026'. */
export const REACTION_COUNT = /^(?=[^]*[👍👏❤♥💬🗨🔁])(?=[^]*\d)[^\p{L}]{2,40}$/u;

/** Heads what was said on a page about one guest: 'From the conversation', 'Zitate aus der Folge'. Plain letters. */
export const QUOTES_HEADING = expression('i')`
  ^(?:
    # English: 'Key quotes from the episode', 'In her own words'
    (?:(?:best|key|notable|memorable|favou?rite|selected|top) )?(?:
      quotes?|quotations|highlights|soundbites|extracts|excerpts|moments
    )(?: (?:from|of) (?:the|this|our) (?:conversation|episode|interview|talk|show|session))?
    (?:from|heard in|heard on|in) (?:the|this|our) (?:conversation|episode|interview|talk)|in (?:her|his|their) (?:own )?words
    # German: 'Zitate aus der Folge'
    (?:die besten )?zitate(?: aus (?:der folge|dem gesprach|dem interview))?|aus (?:der folge|dem gesprach|dem interview)|im o-ton
    # French, Spanish, Portuguese and Italian: 'Extraits de l'entretien'
    (?:extraits|citations|morceaux choisis)(?: de l.(?:episode|entretien))?|(?:citas|frases)(?: (?:del|de la) \S+)?
    (?:citacoes|citazioni|frasi)(?: d[aeo]l?\S* \S+)?
    # Dutch, Swedish, Norwegian, Danish, Polish and Czech: 'Uitspraken uit …'
    (?:citaten|uitspraken)(?: uit .{1,30})?|(?:citat|sitater|citater)(?: (?:ur|fra) .{1,30})?|(?:cytaty|citaty)(?: z .{1,30})?
  )[:.]?$`;
