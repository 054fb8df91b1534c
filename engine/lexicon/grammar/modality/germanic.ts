import { anyOf } from '../../word-list.ts';
import type { ModalWords } from './modal-words.ts';

/** Words of Germanic languages that make a statement of something other than what happened, in plain letters. */
export const GERMANIC_MODAL_WORDS: Readonly<Record<string, ModalWords>> = {
  en: {
    takenBack: anyOf`
      # Denied, or only told: 'denies', 'rumours', 'a hoax', 'the report was wrong'
      den(?:y|ies|ied|ying)|denials?|rumou?rs?|unfounded|untrue|not true
      (?:is|are|as|was|were|report[^.;]{0,60}) (?:wrong|incorrect|inaccurate|mistaken)|hoax
      # Withdrawn, dropped or dismissed: 'The case was dismissed', 'cleared of'
      withdrawn|withdrew
      (?<=(?:was|were|been|be|being|charges?|case|suit|probe|claims?|complaint|investigation|plans?|bid) )dropped(?! (?:to|by))
      dropped (?:(?:the|all|its|their|her|his|a) )?(?:[a-z]+ )?(?:
        case|charges?|claims?|suit|lawsuit|investigation|probe|inquiry|complaint|plans?|bid|action|proceedings|deal|offer
        allegations?
      )
      cleared(?! (?:the (?:takeover|transfer|deal|merger|sale|purchase|acquisition|way)|its|his|her|it|customs)(?![a-z]))
      acquitted|exonerated|no (?:further |regulatory )?action|without (?:further )?action|overturned|annulled|quashed|since lifted
      was lifted|no (?:fine|sanction|penalty|charges|evidence)
      dismisse[sd] (?:the |a |all )?(?:claims?|case|charges|lawsuit|complaint|appeal)
      (?:case|claims?|charges|lawsuit|complaint) (?:was |were )?(?:dismissed|closed)
      clos(?:es|ed) [^.,;]{2,40} (?:case|inquiry|probe|investigation)
      # Ended without result: 'closed its inquiry', 'a false alarm', 'did not affect'
      (?:end(?:s|ed)|closed|concluded) (?:its |the |an? )?(?:[^ ]+ ){0,2}(?:inquiry|investigation|probe)
      speculation|false alarm|called off|did not (?:involve|affect)|unaffected
      # Hearsay: 'People say', 'word has it', 'is said to'
      (?<=^\W{0,4}(?:[a-z]+ )?)(?:people|insiders|locals|neighbours|neighbors)(?: [a-z]+){0,4} say
      (?:people|insiders|locals|neighbours|neighbors)(?: [a-z]+){0,4} say(?=\W*$)|word has it|hearsay|gossip|so they say
      (?:is|are) said to|it is said that|the story goes|not been confirmed|unconfirmed`,
    unsure: anyOf`
      # May or may not be: 'could', 'may', 'if', 'reportedly', 'suspected'
      could(?! not (?!have|be ruled))|would|[a-z]+'d|might
      (?<!(?:in|since|by|of|until|from|last|this|next|early|mid|late|during|and|on|\d) )may(?= [a-z])
      if|whether|unless|in case|should|reportedly|alleged(?:ly)?|alleges|accus[a-z]+|suspect[a-z]*|possibl[ey]|potential(?:ly)?
      # Considered, planned or asked for: 'mulls', 'in talks', 'plans to', 'calls for'
      consider(?:s|ing)|mull(?:s|ing)|weigh(?:s|ing)|explor(?:es|ing)|in talks|talks
      (?<!(?:an?|the|its|their|our|[a-z]+ment|compliance|action) )plans?|planned|planning|intend(?:s|ed|ing)?|intention
      hop(?:e|es|ing)|wants?|aim(?:s|ing)?|propos(?:al|es|ed)|seek(?:s|ing)? to|expect(?:s|ed)|likely|call(?:s|ed) for
      urg(?:e|es|ed)|demand(?:s|ed)
      # Still open: 'yet to', 'subject to', 'imagine', 'how to', 'interested in'
      pencilled in|yet to|risks? of|threat(?:s|en[a-z]*)?|prepar(?:es|ing)|subject to|pending|imagine|suppose|how to|ways? to
      bid to|bids for|deal to avoid|eyes|interested in|option to`,
    not: "not|never|no|nobody|none|neither|nor|without|cannot|[a-z]+n't|failed to|declined to|stopped short of|rather than|instead of",
    background: anyOf`
      had (?:already |previously |earlier |once )?(?:been )?[a-z]+(?:ed|en)|formerly|previously|once|in the past|years? earlier
      back then|last in the news|historic(?:al)?|archive|anniversary|years? on|career|studied|graduated
      before (?:joining|that|she|he|becoming)|having (?:previously |earlier )?(?:worked|served|led)|years? ago this`,
    ahead: anyOf`
      will|shall|is to|are to|to be|[a-z]+'ll|is due to|are due to|scheduled|is set to|are set to|expected to|expects to
      (?<!able )to(?=
        [ ](?:
          open|close|publish|join|launch|acquire|buy|cut|list|take|step|leave|retire|apply|vote|become|succeed|replace|merge|move
          issue|appoint
        )(?!\p{L})
      )`,
  },
  de: {
    takenBack: anyOf`
      # Denied: 'bestreitet', 'Gerüchte'
      dementier\p{L}*|bestreitet|bestritt|(?:wies|weist|wiesen|weisen) [^.;]*zuruck|zuruckgewiesen|geruchte?n?
      # Acquitted, ended, called off: 'Das Verfahren wurde eingestellt'
      freigesprochen|freispruch|verfahren [^.;]{0,60}eingestellt|ermittlung\p{L}* [^.;]{0,60}eingestellt
      stellt[^.;]{0,60} (?:verfahren|ermittlungen) [^.;]{0,40}ein|kein bussgeld|aufgehoben|nichts bekannt|abgesagt|kein thema
      falschmeldung|keine (?:sanktion|strafe|massnahmen)|nicht betroffen
      # Hearsay: 'Man sagt', 'dem Vernehmen nach'
      gemunkelt|munkelt|man sagt|sagt man|dem vernehmen nach|hinter vorgehaltener hand|flurfunk|unbestatigt\p{L}*`,
    unsure: anyOf`
      konnten?|wurden? [^.;]{0,60}(?:wenn|falls)|mochten?|will|wollen|wollte|falls|wenn|ob|sollen?(?= [^.;]{0,80}(?:haben|sein)\b)
      sollte|angeblich|mutmasslich\p{L}*|moglich\p{L}*|erwag\p{L}+|pruft ob|plan(?:t|en|e)?|geplant\p{L}*|beabsichtig\p{L}+|hofft
      hoffen|forder\p{L}+|droh(?:t|en)|vorwurf|vorwurfe|verdacht\p{L}*|sei|seien|hatte[n]? wenn|ware|strebt|vorerst offen
      will sich`,
    not: 'nicht|nie|kein\\p{L}*|ohne|niemand|weder|noch nicht|statt',
    background: anyOf`
      hatten? [^.;]{0,90}(?:worden|verhangt|erhalten|gekauft|ubernommen|erworben|eroffnet)|fruher\p{L}*|ehemals|damals|einst
      seinerzeit|zuvor|davor|archiv|jubilaum|studierte|promovierte|werdegang|begann (?:sie|er|ihre|seine)`,
    ahead: 'wird|werden|soll|sollen|kunftig|voraussichtlich',
  },
  nl: {
    takenBack: anyOf`
      ontken\p{L}*|geruchten?|vrijgesproken|vrijspraak|geseponeerd|ingetrokken|van de baan|vernietigd
      geen (?:boete|sanctie|maatregelen)|niet getroffen|naar verluidt|er wordt gezegd|gefluisterd|men zegt|onbevestigd\p{L}*`,
    unsure: anyOf`
      zou|zouden|kan|kunnen|als(?= (?:de|het|een|hij|zij|ze|er|dat|wij|we|dit|die) )|indien|mogelijk\p{L}*|overweegt|overwegen
      plant|plannen|van plan|wil|willen|hoopt|vermoedelijk|vermeend\p{L}*|beschuldig\p{L}+|eist|dreig(?:t|en)|verdacht\p{L}*
      gesprek\p{L}*|streeft`,
    not: 'niet|nooit|geen|zonder|niemand|noch',
    background: anyOf`
      had(?:den)? [^.;]{0,60}(?:gekregen|opgelegd|gekocht|overgenomen)|eerder|destijds|voorheen|in het verleden|studeerde|loopbaan
      alvorens`,
    ahead:
      'zal|zullen|gaat|gaan|draagt (?=[^.;]{0,40}over)|wordt (?=[^.;]{0,60}(?:20\\d\\d|per|vanaf))',
  },
  sv: {
    takenBack: anyOf`
      fornek\p{L}+|dementer\p{L}+|ryktet?n?|friad\p{L}?|friats?|frias|friade|frikann\p{L}*|nedlagd\p{L}*|laggs ned|lagts ned
      ingen (?:sanktion|bot)|stammer inte|upphav\p{L}+|ryktas|det sags|pastas|obekraftad\p{L}*`,
    unsure: anyOf`
      skulle|kan|kunde|om(?= \p{L}+ (?:inte|ska|skulle|kan))|ifall|overvag\p{L}+|planera\p{L}*|avser|vill|hoppas|pastadd\p{L}*
      misstank\p{L}*|anklag\p{L}+|kraver|hotar|eventuell\p{L}*|mojlig\p{L}*|siktar`,
    not: 'inte|aldrig|ingen|inga|inget|utan|ej',
    background: 'hade [^.;]{0,40}\\p{L}{1,20}ts?|tidigare|forut|davarande|studerade|karriar',
    ahead: 'ska|skall|kommer att|vantas',
  },
  da: {
    takenBack: anyOf`
      afvis(?:er|t|te|es)|benaegt\p{L}*|dementer\p{L}+|rygt\p{L}+|frifund\p{L}+|frikend\p{L}+
      sagen [^.;]{0,30}(?:indstillet|henlagt|lukket)|henlagt|ikke rigtigt|ikke korrekt|opgivet|det siges|ubekraeftet\p{L}*`,
    unsure: anyOf`
      skulle|kan|kunne|hvis|overvej\p{L}*|planlaeg\p{L}+|agter|onsker|vil gerne|haber|angiveligt|mistaenk\p{L}*|anklag\p{L}+
      kraever|truer|mulig\p{L}*|eventuel\p{L}*`,
    not: 'ikke|aldrig|ingen|intet|uden|ej',
    background:
      'havde [^.;]{0,40}(?:faet|vaeret|kobt)|tidligere|dengang|davaerende|studerede|karriere|forinden',
    ahead: 'skal|vil|kommer til|ventes',
  },
  no: {
    takenBack: anyOf`
      avvis(?:er|t|te|es)|benekt\p{L}*|dementer\p{L}+|rykt\p{L}+|frikjen\p{L}+|frifun\p{L}+|henlagt|henlegg\p{L}*|stemmer ikke
      ikke riktig|opphev\p{L}+|det sies|ubekreftet\p{L}*`,
    unsure: anyOf`
      skulle|kan|kunne|hvis|dersom|overvei\p{L}*|vurderer|planlegg\p{L}+|onsker|haper|angivelig|mistenk\p{L}*|anklag\p{L}+|krever
      truer|mulig\p{L}*|eventuell\p{L}*`,
    not: 'ikke|aldri|ingen|intet|uten|ei',
    background:
      'hadde [^.;]{0,40}(?:fatt|vaert|kjopt)|tidligere|den gang|davaerende|studerte|karriere|domt til',
    ahead: 'skal|vil|kommer til|ventes',
  },
};
