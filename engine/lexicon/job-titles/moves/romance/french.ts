import { anyOf } from '../../../word-list.ts';
import { EMPLOYER_WITHIN, type LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, goesTo, handsOver, inEffect, passes, takesFrom } from '../patterns.ts';

/** What is handed over. */
const CHARGES = anyOf`main|relais|temoin|flambeau|cles|renes|barre|direction|poste|fauteuil|responsabilites?|service|fonctions?|dossiers?
  departement|l'audit`;

/** Moves in French. */
export const FRENCH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:ete |est )?(?:remplace|succede)e? par|cede (?:sa|la) place a|passe le (?:relais|temoin) a
      a cede (?:son fauteuil|les renes|les cles) a|a transmis .{0,30}a
      ${handsOver('a (?:passe|remis|transmis|cede|confie|laisse)', CHARGES, 'au?')}`,
    succeed: anyOf`a succede a|succedait a|a remplace|succeda a|successeur d[e']|remplacante? d[e']|en remplacement d[e']|succedant a
      pris la (?:suite|succession) d[e']|predecesseur,?|predecesseure,?|a pris la releve d[e']|a repris le poste d[e']
      en lieu et place d[e']|a la place d[e']|${takesFrom('de|apres', 'comme|en tant que')}`,
    die: anyOf`decedee?|disparition d[e']|s'est eteinte?|deces d[e']|est morte?|hommage posthume|nous a quittes`,
    move: anyOf`(?:(?:est|etait) passee?|passee) d[eu]${EMPLOYER_WITHIN} (?:a|au|chez)(?= )|passee? chez|partie? (?:chez|rejoindre)
      (?<=[\uE000\uE003], )partie? (?:[^ .,;]+ ){0,5}(?:chez|rejoindre)|aujourd'hui (?:chez|a la|a l'|au)|desormais (?:chez|a la|a l'|au)
      a (?:troque|echange|quitte) .{0,60} (?:contre|pour)|a pris la direction d[e']|a mis le cap sur|a atterri (?:chez|a)
      a ete debauchee? par|a file (?:chez|a)|passe a la concurrence
      (?:officie|travaille|exerce|enseigne)(?: \p{L}+)? (?:desormais|aujourd'hui|maintenant) (?:chez|a|pour)
      (?:desormais|aujourd'hui|maintenant) (?:chez|a la|au service)|a change de`,
    leave: anyOf`
      # 'Left', 'resigned', 'gave up'.
      a(?:vait|yant|voir)? quitte|(?:ai|avais|avons|ont|avaient) quitte(?= (?:\uE001|mon poste|mes fonctions|notre groupe))|quitta
      a demissionne|est partie?
      (?<=[\uE000\uE003], )partie?(?= (?:en|au|aux|a|l'|le|la|fin|debut|mi|cet|cette|ce|depuis|pour|apres|il y|avec|vers)(?!\p{L}))|a cede
      a passe le|apres avoir (?:quitte|dirige)|(?:a|avait|ayant) cesse (?:toutes )?ses fonctions|a claque la porte|a mis fin|s'est retiree?
      s'en est allee?
      # 'Retired'.
      a pris sa retraite|fait valoir ses droits|a la retraite|retraitee? d
      # 'Was dismissed', 'was ousted'.
      a ete (?:remerci|demis|licenci|limog|revoqu)ee?|a (?:licencie|limoge|remercie|congedie)|s'est separee? d[eu]
      a ete (?:ecartee?|evincee?|congediee?|debarquee?)
      # 'Turned the page', 'handed in the keys', 'threw in the towel', 'parted'.
      a tourne la page|a rendu (?:son|ses|les) \p{L}+|a fait ses (?:cartons|adieux|valises)|a tire sa reverence|a raccroche|a jete l'eponge
      a pris congee?|a (?:rendu|remis) (?:les cles|le tablier)|a passe la main|a vide son bureau|se sont separee?s
      # 'Is no longer'.
      n'est plus|ne travaille plus|n'occupe plus|ne (?:fait|travaille|figure|compte|siege) plus|plus partie
      n'(?:est|exerce|officie|appartient) plus
      # 'Her contract ended', 'the last day was'.
      (?:mission|contrat|mandat|interim|remplacement|cdd|aventure) .{0,70}(?:s'est (?:achevee?|terminee?)|a pris fin|est terminee?
        est finie?|est achevee?)
      dernier jour .{0,40}etait|${endOf('aventure|parcours|mandat|mission|chapitre|histoire', "s'est achevee?|a pris fin|s'est terminee?")}
      # 'The departure of', 'a post empty since she left'.
      depart d[e']|demission d[e']|laissee? (?:vacante?|libre) par
      ${emptySince('vacante?|inoccupee?|vide', "depuis(?: qu[e'])?", "quand|lorsqu[e']")}
      ${inEffect(
        'demission|depart|retraite|licenciement|revocation',
        '(?:a pris|prit|ayant pris|avait pris) effet|(?:est|a ete|etait) (?:devenue? )?effecti(?:f|ve)',
      )}
      # 'Comes from Acme'.
      (?:vient|arrive|venait|arrivait|venue?) d[eu](?: chez| la)?(?= \uE001)|${passes("de|d'", 'a')}`,
    appoint: anyOf`nommee?|promue?|promeut|recrutee?|nomination d[e']|arrivee d[e']|designee?|accueille|embauchee?|debauchee?
      la nomination|a (?:choisi|recrute|nomme|debauche|trouve|promu|designe|engage)|s'est (?:offert|attache|dote)|a confie .{0,60} a
      s'attache les services d[e']|est confie\w{0,2} a|a ete (?:choisie?|portee?|placee?) |vient de (?:nommer|recruter|promouvoir|designer)
      ${goesTo(CHARGES, '(?:a ete|est) confiee?|est revenue?|echoit', 'au?')}`,
    enter: anyOf`(?:a|ayant|avait|avoir) rejoint|rejoignait|est devenue?|a pris (?:la tete|ses fonctions|le poste|la direction|les renes)
      est arrivee?|est entree?|occupe depuis|prit la tete|y occupe|devenue?|a debarque|a pris ses quartiers|a repris|a integre|integrait
      est de retour (?:chez|a)|de retour (?:chez|a)|a succede|a ete mise? a la tete|s'est vu confier|a demarre|a commence
      a pose ses (?:valises|cartons)|assure l'interim|a debute`,
  },
  announced: {
    succeeded: anyOf`(?:sera|etre) (?:remplace|succede)e? par|cedera (?:sa|la) place a|passera le (?:relais|temoin) a|cedera .{0,30}a
      transmettra .{0,30}a
      ${handsOver(
        '(?:pass|c[eè]d|confi|laiss)e(?:ra)?|(?:remet|transmet)(?:tra)?',
        CHARGES,
        'au?|entre les mains de',
      )}`,
    succeed: anyOf`succede a|succedera a|succeder a|remplace(?:ra|r)?|prend(?:ra)? la (?:suite|succession) d[e']
      prend(?:ra)? la releve d[e']|reprend(?:ra)? le poste d[e']`,
    move: anyOf`passe(?:ra)? d[eu]${EMPLOYER_WITHIN} (?:a|au|chez)(?= )|passe chez|part (?:chez|rejoindre)|partira chez|s'en va chez
      troque .{0,60} (?:contre|pour)|met(?:tra)? le cap sur|file(?:ra)? chez|ira chez|va (?:rejoindre|passer chez)|s'envole (?:pour|vers)
      pose(?:ra)? ses (?:valises|cartons) (?:chez|a)|partir (?:chez|pour)|s'apprete a rejoindre`,
    leave: anyOf`
      # 'Leaves', 'will leave', 'resigns'.
      (?<!(?<!\p{L})(?:ai|avais|avons|avez|ont|avaient|avoir) )quitte(?! a)|quittera|quitter (?:la|le|l'|ses|son|\uE001|\uE002)|partira
      demissionne(?:ra)?|cedera|passera le|passe le (?:relais|temoin)|sur le depart|s'en va|s'apprete a quitter
      va (?:quitter|partir|prendre sa retraite)|a annonce son depart|a remis sa demission|fera valoir ses droits|cesse(?:ra)? ses fonctions
      est partant|partant[e]?|tourne la page|passe(?:ra)? la main|(?:a )?(?:presente|presentera|depose|donne|remet) sa demission
      (?:a |ont )?(?:annonce|fait savoir|confirme|indique|precise) .{0,50}qu'(?:elle|il) (?:quitterait|partirait|cesserait|se retirerait)
      # 'Retires'.
      prend(?:ra)? sa retraite|part (?:en|a la) retraite
      # 'Takes her bow', 'clears his desk', 'hands in the keys'.
      tire sa reverence|fait ses (?:cartons|adieux|valises)|fera ses (?:cartons|adieux|valises)|raccroche(?:ra)?|jette l'eponge
      tirera sa reverence|(?:remet|rend)(?:ra|tra)? (?:les cles|son tablier)
      # 'Her contract expires', 'ten more weeks', 'under notice', 'her departure'.
      (?:contrat|mission|mandat|interim) .{0,60}(?:prend(?:ra)? fin|s'achev\w+|expire(?:ra)?|se termin\w+)
      encore (?:quelques|deux|trois|\d+) (?:semaines|mois|jours)|(?:dernieres|derniers) (?:semaines|mois|jours) (?:chez|a|au)
      prepare son depart|en preavis|son preavis|son depart
      ${endOf(
        'aventure|parcours|mandat|mission|chapitre|histoire',
        "s'acheve|s'achevera|prend fin|prendra fin|se termine|se terminera|touche a sa fin",
      )}
      # 'Until a successor is found'.
      jusqu'a (?:l'arrivee|la nomination|ce que)|le temps de trouver`,
    appoint: anyOf`sera nommee?|sera promue?|accueillera|nommera|recrutera|confiera .{0,60} a|va (?:accueillir|nommer|recruter)
      ${goesTo(CHARGES, 'sera confiee?|revient|reviendra|ira|passera', 'au?')}`,
    enter: anyOf`rejoint|rejoindra|rejoindre|devient|deviendra|prend(?:ra)? (?:la tete|ses fonctions|le poste|les renes|la direction)
      arrive(?:ra)?|entre(?:ra)? en fonctions?|occupera|dirigera|integre(?:ra)?|prendra (?:la|les|le|ses)|reprend(?:ra)?|demarre(?:ra)?
      commence(?:ra)?|debarque(?:ra)?|sera (?:la|le|notre|sa|son)|va (?:prendre|integrer|rejoindre|diriger)
      pose(?:ra)? ses (?:valises|cartons)|je (?:rejoins|rejoindrai|prendrai|commence)|future?|premier jour(?: de travail)?|debute(?:ra)?
      grossir les rangs`,
  },
};
