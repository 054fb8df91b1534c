// How a sentence counts or shares out what was named before. Plain letters.
import { anyOf, expression } from '../word-list.ts';

/** By which a part of something named before is meant, near the head: 'Drei davon', not 'Ten keys and three of them'. Plain letters. */
export const PART_OF_BEFORE = expression('i')`
  ^(?:(?!(?:and|und|et|y|e|en|och|og|i|a) \S+ (?:of|davon|d.entre|de|d[ei]|daarvan|ervan|av|af|z)\b)\S+ ){0,6}(?:
    of (?:them|those|these|which|it)|davon|d.entre (?:eux|elles)|de (?:ellos|ellas|eles|elas|esos|esas)|deles|delas
    di (?:essi|loro|questi|quelli)|daarvan|ervan|av (?:dem|dessa|disse)|af (?:dem|disse)|z nich
  )\b`;

const SHARES = anyOf`
  # English: 'Half came in on paper', 'two thirds were'
  half (?!(?:of|an?|the|my|our|your|his|her|their|its|this|that|these|those|every|all|as|what|measures?|truths?|way)\b)[a-z]
  (?:two thirds|three quarters) (?!(?:of|the|my|our|your)\b)[a-z]
  # 'The majority is'
  (?:a third|a quarter|the majority) (?:
    is|are|was|were|ha[sd]|have|do|does|did|came|comes?|went|go(?:es)?|got|never|still|said|kn[eo]w|could|can|will|would
    [a-z]{2,}ed
  )\b
  # German: 'Die Hälfte'
  (?:die halfte|ein (?:drittel|viertel)|zwei drittel|drei viertel) (?!d|von|aller|meiner|unserer|mehr|weniger)
  # French: 'La moitié'
  (?:la moitie|(?:les )?deux tiers|(?:les )?trois quarts) (?!d)
  un (?:tiers|quart) (?:etai|venai|avai|manquai|n'a|a (?:repondu|ete))
  # Spanish and Portuguese: 'La mitad'
  (?:la mitad|un tercio|dos tercios|tres cuart[oa]s(?: partes)?) (?!de)|(?:(?:a )?metade|um terco|dois tercos|tres quartos) (?!d)
  # 'Un cuarto es'
  un cuarto (?:es|era|no|ten|veni|vien|lleg|ha )|um quarto (?:era|nao|ve|vi|tinha|cheg)
  # Italian: 'La metà'
  (?:la meta|due terzi|tre quarti) (?!d)|un (?:terzo|quarto) (?:e|era|non|ha|aveva|veniva|viene|arriva(?:va)?|mancava)[ ]
  # Dutch: 'De helft'
  (?:de helft|een kwart|twee derde|drie kwart) (?!van)|een derde (?:is|was|kwam|komt|heeft|had|ging|bleef|ontbrak|wist)[ ]
  # Swedish, Norwegian and Danish: 'Hälften'
  (?:
    halften|en tredjedel|en fjardedel|tva tredjedelar|tre fjardedelar|halvdelen|en fjerdedel|to tredjedele?r?|tre fjerdedele?r?
  ) (?!a[fv])
  # Polish and Czech: 'Połowa jest'
  (?:
    polowa|jedna trzecia|dwie trzecie|trzy czwarte|polovina|tretina|dve tretiny|tri ctvrtiny
  ) (?:nie )?(?:[a-z]+(?:lo|la|ly|li|uje|uja|aja|aji)|jest|byl[aoy]?|to|je|jsou|se)\b`;

/** A share of something named before: 'Half came in on paper', but 'Half of our files' and 'A third party'. Plain letters. */
export const SHARE_OF_BEFORE = expression('i')`
  ^(?:${SHARES})`;

/** Counts what was named before: 'Both were new.', 'Ninety had no key.', 'Some, I fear, were mine.' Plain letters. */
export const COUNTED_BEFORE = expression('i')`
  ^(?:
    # English: 'Both were new', 'Ninety had no key'
    (?:
      some|both|several|none|neither|another|a few|most|many
      (?:
        (?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:thir|four|fif|six|seven|eigh|nine)teen)(?:-[a-z]+)?
        two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+
      )
    )(?:, [^,.]{2,30},)? (?:were|was|are|is|had|have|has|did|do|could|can|came|went|told|said|gave|still)\b
    # German
    (?:beide|einige|manche|keiner|keine|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn) (?:
      waren|sind|hatten|haben|war|ist|hatte|kamen|kommen|gingen|gehen|blieben|fehlten|fehlen|standen|wurden|wollten
    )\b
    # French
    (?:certains|aucun|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:etai|avai|sont|ont|venai|manqu)
    # Spanish
    (?:algunos|ninguno|ambos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:eran|tenian|son|tienen|[a-z]+(?:aron|ieron)\b)
    # Portuguese
    (?:alguns|nenhum|ambos|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:eram|tinham|sao|tem|[a-z]+(?:aram|iram))\b
    # Italian
    (?:alcuni|nessuno|entrambi|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:erano|avevano|sono|hanno)
    # Dutch
    (?:beide|sommige|geen|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:
      waren|zijn|hadden|hebben|kwamen|komen|gingen|bleven|stonden|werden
    )\b
    # Norwegian, Danish and Swedish
    (?:
      begge|bada|nogle|noen|nagra|ingen av|to|tva|tre|fire|fyra|fem|seks|sex|syv|sju|atte|otte|atta|ni|ti|tio
    ) (?:var|er|hadde|havde|hade|har|kom|gikk|gik|gick|ble|blev|sto|stod)\b
    # Polish and Czech
    (?:oba|obie|obe|dwa|dwie|trzy|cztery|dva|dve|tri|ctyri) (?:
      byl[iy]|sa|jsou|mialy|mel[iy]|maja|maji|wrocily|przyszly|prisl[iy]
    )\b
    # Finnish
    (?:molemmat|kaksi|kolme|nelja) (?:olivat|oli|on|ovat|tuli(?:vat)?)\b
    # 'Det er ikke et …', 'Nobody calls it', 'Wer das sagt,'
    det (?:er|ar|var) (?:ikke |inte )?(?:et|ett|en) (?!.* (?:som|att?|a)\b)|(?:[^\s,]+ ){1,5}calls (?:that|this|it)\b
    wer (?:das|dies) [a-z]+t,
  )`;
