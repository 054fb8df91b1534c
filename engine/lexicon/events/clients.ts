// How texts name a company's clients and rivals, whose news is not its own. Plain letters.
import { anyOf, expression } from '../word-list.ts';

/** 'Clients', 'suppliers'. */
const CLIENTS = anyOf`
  (?:clients?|customers?|suppliers?|tenants?|members|kunden|clientes|clienti|klanten|kunder|klienci|klienti|zakaznici)`;

/** 'Clients that are', 'nos clients', before what they do. Plain letters. */
export const CLIENTS_AS_SUBJECT = expression('i')`
  (?<![a-z])(?:
    (?:our|its|their|unsere|ihre|nos|ses|nuestros|sus|nossos|seus|i nostri|i suoi|onze|haar|vara|vores|vare|nasi) ${CLIENTS}
    ${CLIENTS},? (?:that|who|which|die|qui|que|che|som|der|ktorzy|kteri)
  )(?: [^ ,;.]+){0,2} ?$`;

/** 'A customer of', 'que compra a', right before a name: what befalls a client is none of the company's news. */
export const CLIENT_OF = expression('i')`
  (?<![a-z])(?:
    # English: 'a customer of', 'that buys from'
    (?:customer|client|supplier|distributor|importer|dealer|rival|competitor) (?:of|to)
    (?:that|which|who) (?:buys from|supplies|sells to)
    # German, French and the like: 'Kunde von', 'concurrent de'
    (?:kund|konkurrent|wettbewerber)(?:e|in)? (?:von|der|des)
    (?:client|concurrent|rival|concorrent|competidor|rivale)e? (?:de|du|da|do|di|del|della)|fournisseur (?:de|du)
    # Spanish, Portuguese and Italian: 'que compra a'
    (?:que|che) (?:compra|vende|fornece|fornisce|suministra) (?:a|da|di|de)
    # Dutch and Scandinavian languages: 'klant van', 'kund hos'
    (?:klant|concurrent) van|kund hos|kunde hos|konkurrente? till?
  )\s(?:the |la |le |les |der |die |el |il |l')?$`;

/** 'Acme's rival Larkpay', from the end of the company's name on. Plain letters. */
export const CLIENT_BEHIND =
  /^[^ ]{0,2}'s? (?:[a-z]+ ){0,2}(?:client|customer|supplier|rival|competitor|neighbou?r|tenant),? (?=[A-Z])/;
