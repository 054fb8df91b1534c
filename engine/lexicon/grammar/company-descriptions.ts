// How texts mean the person or the company they are about without a name.
import { expression } from '../word-list.ts';

/** Descriptions that mean the person an article is about. */
export const PERSON_DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  en: expression('i')`
    \bthe (?:
      (?:new |incoming )(?:\w+ ){0,2}(?:chief|head|director|officer|manager|secretary|auditor|boss|ciso|cro|cco|dpo|counsel)
      speaker|executive|interviewee|former \w+ officer
    )\b`,
  de: expression('i')`
    \b(?:
      (?:der|die) neue \w*(?:chef|leiter|beauftragte|vorstand|revisor|juristin?)\w*
      (?:der|die) (?:referentin?|managerin?|juristin?)
    )\b`,
  fr: expression('i')`
    \b(?:
      le nouveau (?:directeur|responsable|secretaire|patron)|la nouvelle (?:directrice|responsable|secretaire|patronne)
      la dirigeante|le dirigeant|l.interessee?|l.oratrice|l.orateur
    )\b`,
  es: expression('i')`
    \b(?:
      la nueva (?:responsable|directora|delegada|gerenta?|jefa)|el nuevo (?:responsable|director|delegado|gerente|jefe)
      la (?:ejecutiva|directiva|ponente)|el (?:ejecutivo|directivo|ponente)
    )\b`,
  pt: expression('i')`
    \b(?:
      a nova (?:responsavel|diretora|gestora|gerente)|o novo (?:responsavel|diretor|gestor|gerente)|a gestora|o gestor|a executiva
      o executivo|a oradora|o orador
    )\b`,
  it: expression('i')`
    \b(?:
      (?:la nuova|il nuovo) (?:responsabile|direttore|direttrice|manager)|la (?:manager|dirigente|relatrice)
      il (?:manager|dirigente|relatore)
    )\b`,
  nl: /\b(?:(?:de|het) nieuwe \w*(?:hoofd|directeur|functionaris|manager|chef)|de spreker|de spreekster)\b/i,
  sv: /\bden nya \w*(?:chefen|direktoren|ansvariga)\b/i,
  da: /\bden nye \w*(?:chef|direktor|ansvarlige)\b/i,
  no: /\bden nye \w*(?:sjefen|direktoren|lederen|ansvarlige)\b/i,
  pl: /\b(?:nowa \w*(?:dyrektor\w*|szefowa)|nowy \w*(?:dyrektor|szef))\b/i,
  cs: /\b(?:nova \w*(?:reditelka|sefka)|novy \w*(?:reditel|sef))\b/i,
};

/** Descriptions that mean the company an article is about, by language. */
export const COMPANY_DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  en: expression('i')`
    \bthe (?:\w+ )?(?:
      company|firm|group|bank|insurer|broker|lender|utility|business|provider|maker|retailer|carrier|supplier|manufacturer
      organisation|organization|administrator|association|society|charity|university|college|hospital|trust|airline|operator
      brewer|brewery|cooperative|co-operative|fund|chain|district|council|start-?up|caterer|grower|producer|developer|shipper|line
      mutual|credit union|haulier|miner|mine|mill|sawmill|fintech|port|airport|railway|clinic|practice|processor|packer|foundry
      shipyard|refinery|contractor|wholesaler|reinsurer|exchange|platform|distillery|winery|school|co-op|agency|authority|club
      museum
    )\b(?!')`,
  de: expression('i')`
    # 'Das Unternehmen', 'des Konzerns'
    \b(?:das|dem|des) (?:
      \w*unternehmens?|hauses?|konzerns?|instituts?|versicherers?|geldhauses?|\w*herstellers?|\w*betreibers?|\w*anbieters?
      \w*handlers?|betriebs?|verbandes?|vereins?|werkes?
    )\b
    # 'Der Versicherer', 'der Bank'
    \bde[rn] (?:
      \w*konzern|versicherer|\w*anbieter|\w*hersteller|\w*betreiber|\w*handler|bank|betrieb|verband|verein|gruppe|genossenschaft
      brauerei|stiftung|universitat|klinik|sparkasse
    )\b
    # 'Die Gesellschaft'
    \bdie (?:
      bank|\w*gesellschaft|firma|versicherung|gruppe|genossenschaft|brauerei|stiftung|reederei|universitat|klinik|sparkasse
    )\b`,
  fr: expression('i')`
    \b(?:
      # 'La banque'
      la (?:banque|societe|compagnie|mutuelle|firme|cooperative|fondation|brasserie|maison|chaine|caisse|start-up)
      # 'Le groupe'
      le (?:groupe|fabricant|distributeur|transporteur|constructeur|courtier|laboratoire|reseau)|du (?:groupe|fabricant)
      # 'L'entreprise'
      l.(?:
        entreprise|etablissement|assureur|editeur|operateur|universite|association|hopital|agence|industriel|enseigne|exploitant
      )
    )\b`,
  es: expression('i')`
    \b(?:
      la (?:
        compania|empresa|electrica|aseguradora|entidad|sociedad|firma|cooperativa|aerolinea|cadena|universidad|fundacion|mutua
        agencia|constructora|naviera|salmonera
      )
      (?:el|del|al) (?:grupo|banco|fabricante|operador|hospital)
    )\b`,
  pt: expression('i')`
    \b(?:d|n|pel)?[ao] (?:
      companhia|empresa|seguradora|grupo|banco|sociedade|usina|cooperativa|fabricante|operadora|universidade|hospital
      distribuidora|fundacao|caixa|instituicao|agencia
    )\b`,
  it: expression('i')`
    \b(?:
      (?:la|della|alla) (?:societa|banca|compagnia|cooperativa|fondazione|casa|catena)
      (?:il|del|al) (?:gruppo|lanificio|produttore|pastificio|consorzio)
      (?:l|dell|all).(?:azienda|impresa|istituto|operatore|ente|ospedale|agenzia)
    )\b`,
  nl: expression('i')`
    \b(?:
      het (?:bedrijf|fonds|concern|ziekenhuis|waterschap|familiebedrijf)
      de (?:
        bank|verzekeraar|onderneming|uitvoerder|groep|brouwerij|fabrikant|keten|cooperatie|stichting|universiteit|rederij
        maatschappij|onderlinge|producent
      )
    )\b`,
  da: expression('i')`
    \b(?:
      \w*selskabet|virksomheden|hospitalet|organisationen|koncernen|banken|kaeden|foreningen|fonden|\w*producenten|rederiet
      pensionskassen
    )\b`,
  no: /\b(?:\w*selskapet|virksomheten|sykehuset|organisasjonen|konsernet|banken|kjeden|foretaket|stiftelsen|\w*produsenten|rederiet)\b/i,
  sv: expression('i')`
    \b(?:
      \w*bolaget|\w*foretaget|sjukhuset|organisationen|koncernen|banken|kedjan|stiftelsen|foreningen|tillverkaren|rederiet|gruppen
    )\b`,
  pl: expression('i')`
    \b(?:
      spolk[aieo]\w?|firm[aieyo]\w?|przedsiebiorstw\w+|bank(?:u|owi|iem)?|grup[aey]|spoldzielni\w?|szpital\w*|fundacj\w+
      towarzystw\w+|ubezpieczyciel\w*|producent\w*|siec\w?
    )\b`,
  cs: /\b(?:spolecnost\w*|firm[aeuyo]\w?|podnik\w*|bank[aeuyo]\w?|skupin\w+|druzstv\w+|nemocnic\w+|nadac\w+|pojistovn\w+|vyrobce\w*)\b/i,
  tr: /\b(?:sirket\w*|bankanin|banka|grup|kurulus\w*|zincir\w*|holding\w*|fabrika)\b/i,
  fi: /\b(?:yhtio\w*|yrity(?:s|ksen|kselle|sta)\w*|konserni\w*|pankki\w*|pankin|kassa|laitos)\b/i,
  hu: /\b(?:tarsasag\w*|ceg(?:et|nek|nel|re|e|unk)?|vallalat\w*|bank(?:ra|nak|ot|nal|ban)?|szolgaltato\w*|takarek\w*)\b/i,
  el: expression('i')`
    (?:η|της|την|στην) (?:εταιρ[α-ω]+|επιχειρηση[ςσ]?|τραπεζα[ςσ]?)
    (?:ο|του|τον|στον) ομιλο[α-ωςσ]*`,
  ko: /회사|당사|동사|사측|이 은행|그룹은/,
  zh: /该公司|本公司|我司|该行|该集团/,
  ja: /同社|当社|弊社|同行|同グループ|同団体/,
};

/** 'Her company', 'sa compagnie': the company of whoever was named last. Plain letters. */
export const THEIR_COMPANY = expression('i')`
  (?<![a-z])(?:
    # English: 'Her company'
    (?:his|her|their) (?:[a-z]+ )?(?:company|firm|group|bank|employer|insurer|institution|hospital|utility|charity)
    # German: 'Ihr Unternehmen'
    (?:sein|ihr)(?:e[mnrs]?)? (?:[a-z]*unternehmen|bank|haus|firma|versicherer|arbeitgeber|konzern|betrieb|klinik)
    # French: 'Sa compagnie'
    (?:sa|son) (?:compagnie|entreprise|banque|societe|groupe|mutuelle|maison|etablissement|assureur|employeur|hopital)
    # Spanish: 'Su empresa'
    su (?:compania|empresa|banco|entidad|grupo|aseguradora|firma)
    # Portuguese: 'A sua empresa'
    (?:a sua|o seu) (?:empresa|companhia|banco|seguradora|grupo)
    # Italian: 'La sua azienda'
    (?:la sua|il suo) (?:azienda|societa|banca|compagnia|gruppo|impresa)
    # Dutch: 'Haar bedrijf'
    (?:zijn|haar) (?:bedrijf|bank|verzekeraar|werkgever|organisatie|ziekenhuis)
    # Swedish, Danish and Norwegian: 'Hendes selskab'
    (?:hans|hendes|hennes) (?:selskab|selskap|bolag|bank|virksomhed|foretag|arbejdsgiver|arbetsgivare|arbeidsgiver)
    # Polish: 'Jej firma'
    (?:jego|jej) (?:firma|bank|spolka|pracodawca)
    # Czech: 'Její firma'
    (?:jeho|jeji) (?:firma|banka|spolecnost|pojistovna)
  )(?![a-z])`;

/** 'The board', 'el consejo': who decides for the company. Plain letters. */
export const COMPANY_BODIES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the (?:board|trustees|directors)|trustees)\b(?! of the)/i,
  de: /\bde[rmns] (?:aufsichtsrat|vorstand|verwaltungsrat|stiftungsrat)\w*|\bdie geschaftsfuhrung\b/i,
  fr: /\ble conseil (?:d.administration|de surveillance)|\ble directoire\b|\bla direction generale\b/i,
  es: /\bel (?:consejo(?: de administracion)?|directorio|patronato)\b|\bla junta directiva\b/i,
  pt: /\bo conselho (?:de administracao|geral|diretivo)|\ba administracao\b/i,
  it: /\bil consiglio(?: di amministrazione)?\b|\bil cda\b/i,
  nl: /\bde raad van (?:bestuur|commissarissen|toezicht)|\bhet bestuur\b|\bde directie\b/i,
  sv: /\bstyrelsen\b/i,
  da: /\bbestyrelsen\b|\bdirektionen\b/i,
  no: /\bstyret\b/i,
  pl: /\b(?:zarzad|rada nadzorcza)\b/i,
  cs: /\b(?:predstavenstvo|dozorci rada|spravni rada)\b/i,
  fi: /\bhallitus\b/i,
};
