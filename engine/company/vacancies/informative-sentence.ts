import { names } from '../../taxonomy/pattern.ts';
import { entriesIn } from '../../taxonomy/taxonomy.ts';
import { htmlText } from '../../text/html-text.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** Characters of a description that are read; the rest is about benefits. */
const DESCRIPTION_CHARACTERS_MAX = 20_000;

/** A longer sentence is a list. */
const QUOTE_CHARACTERS_MAX = 300;

/** Lines that every posting of a vendor or company has. */
const LEGAL_TEXT =
  /\b(?:equal opportunit|background check|export control|reasonable accommodation|applicants?'? (?:data|privacy)|your (?:personal )?(?:data|information)|privacy (?:notice|policy|statement)|e-?verify|protected veteran)/iu;

/** Software of the trade, by name. */
const TOOLS = names(
  'OneTrust|Archer|MetricStream|ServiceNow|Workiva|AuditBoard|Diligent|LogicGate|Vanta|Drata|Secureframe|SafeBase|ProcessUnity|Prevalent|BitSight|SecurityScorecard|TrustArc|Collibra|Hyperproof|Riskonnect|Resolver|NAVEX|KnowBe4|SAP GRC|Actimize|Quantivate|Fusion Framework',
);

const SENTENCE_END = /(?<=[.!?])\s+(?=\S)/u;

/** The text of a description, whether it is plain, HTML, or HTML that was escaped once more (Greenhouse). */
function descriptionText(body: string): string {
  const once = htmlText(body, DESCRIPTION_CHARACTERS_MAX);
  return /<(?:p|div|ul|li|h\d|br|strong)\b/iu.test(once)
    ? htmlText(once, DESCRIPTION_CHARACTERS_MAX)
    : once;
}

/** The first sentence of a description that names a framework, a law or software of the trade, verbatim; '' when none does. */
export function informativeSentence(body: string): string {
  const sentences = descriptionText(body)
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim());
  return (
    sentences.find(
      (sentence) =>
        sentence.length <= QUOTE_CHARACTERS_MAX &&
        !LEGAL_TEXT.test(sentence) &&
        isInformative(sentence),
    ) ?? ''
  );
}

function isInformative(sentence: string): boolean {
  if (sentence.search(TOOLS) !== -1) return true;
  return entriesIn(plainLetters(sentence)).some(
    ({ entry: { group } }) => group === 'framework' || group === 'law',
  );
}
