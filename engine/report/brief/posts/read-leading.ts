import { FORMER_WORDS } from '../../../lexicon/job-titles/title-words.ts';
import type { Span } from '../../../text/words.ts';
import { type DraftStatement, type PostReading } from './draft-statement.ts';
import { AT, EMPLOYER, type Verbs } from './holding-verbs.ts';
import type { MaskedSentence } from './masked-sentence.ts';
import { employersOf, isOrigin, partyBefore, partyBehind } from './people-around.ts';
import { framed } from './time-frames.ts';
import { isFormerBefore, isInterimAt, sinceOf } from './title-employer.ts';

export const REACH = 110;

const FIELD_REACH = 70;

const ARTICLE_REACH = 12;

/** 'Jane Doe heads internal audit at Acme': a post without a title. */
export function led(
  sentence: MaskedSentence,
  reading: PostReading,
  verbs: Verbs,
): readonly DraftStatement[] {
  const duties = dutiesIn(sentence.text, verbs)
    .filter(({ span }) => isOfProspect(sentence, span, reading))
    .map(({ tense, span }) =>
      framed(
        { ...ledPost(sentence, span.start, reading), ...DUTIES[tense] },
        span.start,
        sentence,
        reading,
      ),
    );
  return duties.length > 0 ? duties : affiliations(sentence, reading);
}

type Duty = { readonly tense: keyof typeof DUTIES; readonly span: Span };

/** Verbs of a duty in every tense; a longer one holds the words of a shorter one: 'has led' is not 'led'. */
function dutiesIn(text: string, verbs: Verbs): readonly Duty[] {
  const found = (['willLead', 'led', 'leads'] as const).flatMap((tense): readonly Duty[] => {
    const verb = verbs[tense].exec(text);
    return verb === null
      ? []
      : [{ tense, span: { start: verb.index, end: verb.index + verb[0].length } }];
  });
  return found.filter(
    ({ span }) =>
      !found.some(
        (other) =>
          other.span !== span &&
          other.span.start <= span.start &&
          other.span.end >= span.end &&
          other.span.end - other.span.start > span.end - span.start,
      ),
  );
}

const DUTIES = {
  willLead: { kind: 'comes', isComing: true },
  led: { kind: 'held' },
  leads: {},
} as const;

/** Is it the prospect who has a field of work in their charge? */
function isOfProspect(
  sentence: MaskedSentence,
  { start, end }: Span,
  reading: PostReading,
): boolean {
  const { text, tokens } = sentence;
  const party =
    partyBefore(sentence, start, REACH) ??
    partyBehind(sentence, end, REACH) ??
    (reading.isAboutProspect ? 'prospect' : null);
  const hasField =
    FIELD.test(text.slice(end, end + FIELD_REACH)) ||
    FIELD.test(text.slice(Math.max(0, start - FIELD_REACH), start)) ||
    tokens.some(({ kind, at }) => kind === 'title' && at >= end && at - end <= ARTICLE_REACH) ||
    LED_AT.test(text.slice(end));
  return party === 'prospect' && hasField;
}

/** 'Handles sourcing for Acme': the company says enough of the field. */
const LED_AT = new RegExp(
  `^ [^\\uE000-\\uE004.,;:]{2,50} ${AT} (?:the |der |la |le |el |l')?\\uE001`,
  'iu',
);

/** Names the field of a post that has no title. */
export const FIELD =
  /(?<!\p{L})(?:\p{L}*complian\p{L}*|audit\p{L}*|risks?|risik\p{L}*|risques?|riesgos?|riscos?|risc(?:ul|uri\p{L}*)?|conformitat\p{L}*|securitat\p{L}*|κινδυν\p{L}*|συμμορφωσ\p{L}*|ελεγχ\p{L}*|rischi\p{L}*|risico\p{L}*|revision\p{L}*|internrevision\p{L}*|governance|legal|security|privacy|datenschutz|informationssicherheit|conformite|controle interne|cumplimiento|control interno|conformidade|antiriciclaggio|dpo|sicurezza|beveiliging|naleving|efterlevnad|sakerhet\p{L}*|sikkerhet|etterlevelse|ryzyk\p{L}*|riskien\p{L}*|vaatimustenmuk\p{L}*|tietoturva\p{L}*|tietosuoja\p{L}*|megfelel\p{L}*|kockazat\p{L}*|adatved\p{L}*|belso ellen\p{L}*|informaciobizt\p{L}*|zgodnosci\p{L}*|audyt\p{L}*|bezpeczen\p{L}*|bezpecnost\p{L}*|rizik\p{L}*|uyum|denetim|risk yonetimi|quality|ethics|sanctions|aml|data protection|fraud|controls?|resilience|sustainab\p{L}*|esg|integrity|regulatory|safeguarding|health|safety|environment\p{L}*|hse|hms|permitting|\p{L}*qualit\p{L}*|\p{L}*kvalit\p{L}*|\p{L}*kwalit\p{L}*|calidad|calitat\p{L}*|jakosc\p{L}*|laatu\p{L}*|laadu\p{L}*|minoseg\p{L}*|kalite\p{L}*|\p{L}*sicherheit\p{L}*|\p{L}*sikkerhed\p{L}*|\p{L}+sikkerhet\p{L}*|\p{L}+sakerhet\p{L}*|umwelt\p{L}*|arbe[ijt]\p{L}*miljo\p{L}*|trasparenza|transparen\p{L}*|cumprimento|cyber\p{L}*|money laundering|export controls?|law|donnees|datos|dados|dati|gegevens|dataskydd\p{L}*|databeskyttelse|personvern\p{L}*|ochron\p{L}* danych|osobnich udaju|fraude?|frode|betrug\p{L}*|geldwasch\p{L}*|blanchiment|blanqueo|witwas\p{L}*|hvitvask\p{L}*|hvidvask\p{L}*|penningtvatt\p{L}*|nachhaltig\p{L}*|durabilite|sostenib\p{L}*|sustentab\p{L}*|duurzaam\p{L}*|hallbar\p{L}*|baeredygtig\p{L}*|baerekraft\p{L}*|juridi\p{L}*|jurist\p{L}*|recht\p{L}*|prawn\p{L}*|pravn\p{L}*|lakias\p{L}*|jogi\p{L}*|lieferkette\p{L}*|exportkontroll\p{L}*|ethik|ethique|etica|etik\p{L}*|etyk\p{L}*|controles?|controlli|kontroll\p{L}*|securite|seguridad|seguranca|surete)(?!\p{L})/iu;

export function ledPost(
  sentence: MaskedSentence,
  place: number,
  reading: PostReading,
): DraftStatement {
  const all = employersOf(sentence).filter(({ at }) => !isOrigin(sentence.text, at));
  const employer = all.find(({ at }) => at > place) ?? all.at(-1) ?? null;
  return {
    kind: 'holds',
    title: '',
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: sinceOf(sentence, place, reading),
    isInterim: isInterimAt(sentence.text, place),
    isPromotion: false,
    isSide: false,
  };
}

const EMPLOYED =
  '(?:,? (?:is|remains|er|ar|ist|est|es|e|jest|je) (?:still |stadig |fortsatt |noch |toujours )?(?:employed|ansat|ansatt|anstalld|angestellt|beschaftigt|salariee?|emplead[oa]|werkzaam|in dienst|zatrudnion[ya]|zamestnan[a]?) (?:by|at|i|pa|hos|bei|chez|en|bij|van|w|v))';

const AFFILIATION = new RegExp(
  `^(?:[ ,:(]{1,3}(?:was )?(?:${FORMER_WORDS}|earlier)(?: (?:of|at|with|bei|von|der|de|chez|di|van|bij|pa|hos|i|w|v))? ?|${EMPLOYED} |'s (?:\\p{L}+ )?(?:team|department|office|unit|staff|desk|group) (?:at|of|in) (?:the )?| ?\\(|,? (?:of|from|at|with|bei|von|der|chez|de|da|do|du|della|di|en|van|bij|fran|pa|hos|fra|i|z|ze) (?:the |der |la |le |l'|el )?|, ?| ?\\| ?|, oggi |, aujourd'hui a la )?${EMPLOYER}`,
  'iu',
);

/** 'Jane Doe of Acme', 'Jane Doe (Acme)': where somebody is, without the post. */
function affiliations(sentence: MaskedSentence, reading: PostReading): readonly DraftStatement[] {
  const { text, tokens } = sentence;
  return tokens
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ at }) => {
      const found = AFFILIATION.exec(text.slice(at + 1, at + 1 + FIELD_REACH));
      if (found === null || found[0].trim().length <= 1) return [];
      const employer = tokens.find((token) => token.at === at + found[0].length);
      return employer === undefined
        ? []
        : [
            framed(
              {
                ...ledPost(sentence, at, reading),
                kind: isFormerBefore(text, employer.at) ? ('held' as const) : ('holds' as const),
                on: null,
                employer: employer.written,
                isOwn: employer.kind === 'company',
                isInterim: false,
              },
              at,
              sentence,
              reading,
            ),
          ];
    })
    .slice(0, 1);
}
