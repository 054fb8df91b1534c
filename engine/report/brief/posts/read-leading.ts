import { type DraftStatement, type PostReading } from './draft-statement.ts';
import { EMPLOYER, type Verbs } from './holding-verbs.ts';
import type { MaskedSentence } from './masked-sentence.ts';
import { employersOf, isOrigin, partyBefore, partyBehind } from './people-around.ts';
import { framed } from './time-frames.ts';
import { isInterimAt, sinceOf } from './title-employer.ts';

export const REACH = 110;

const FIELD_REACH = 70;

/** 'Jane Doe heads internal audit at Acme': a post without a title. */
export function led(
  sentence: MaskedSentence,
  reading: PostReading,
  verbs: Verbs,
): readonly DraftStatement[] {
  // A future is made of words of the present, and says more.
  for (const tense of ['willLead', 'led', 'leads'] as const) {
    const verb = verbs[tense].exec(sentence.text);
    const place = verb === null ? null : placeLed(sentence, verb, reading);
    if (place !== null)
      return [
        framed(
          { ...ledPost(sentence, place, reading), ...DUTIES[tense] },
          place,
          sentence,
          reading,
        ),
      ];
  }
  return affiliations(sentence, reading);
}

const DUTIES = {
  willLead: { kind: 'comes', isComing: true },
  led: { kind: 'held' },
  leads: {},
} as const;

/** Where a verb stands by which the prospect has a field of work in their charge; `null` when somebody else has, or no field is named. */
function placeLed(
  sentence: MaskedSentence,
  verb: RegExpExecArray,
  reading: PostReading,
): number | null {
  const { text } = sentence;
  const end = verb.index + verb[0].length;
  const party =
    partyBefore(sentence, verb.index, REACH) ??
    partyBehind(sentence, end, REACH) ??
    (reading.isAboutProspect ? 'prospect' : null);
  const hasField =
    FIELD.test(text.slice(end, end + FIELD_REACH)) ||
    FIELD.test(text.slice(Math.max(0, verb.index - FIELD_REACH), verb.index));
  return party === 'prospect' && hasField ? verb.index : null;
}

/** Names the field of a post that has no title. */
export const FIELD =
  /(?<!\p{L})(?:\p{L}*complian\p{L}*|audit\p{L}*|risks?|risik\p{L}*|risques?|riesgos?|riscos?|rischi\p{L}*|risico\p{L}*|revision\p{L}*|internrevision\p{L}*|governance|legal|security|privacy|datenschutz|informationssicherheit|conformite|controle interne|cumplimiento|control interno|conformidade|antiriciclaggio|dpo|sicurezza|beveiliging|naleving|efterlevnad|sakerhet\p{L}*|sikkerhet|etterlevelse|ryzyk\p{L}*|riskien\p{L}*|vaatimustenmuk\p{L}*|tietoturva\p{L}*|tietosuoja\p{L}*|megfelel\p{L}*|kockazat\p{L}*|adatved\p{L}*|belso ellen\p{L}*|informaciobizt\p{L}*|zgodnosci\p{L}*|audyt\p{L}*|bezpeczen\p{L}*|bezpecnost\p{L}*|rizik\p{L}*|uyum|denetim|risk yonetimi|quality|ethics|sanctions|aml)(?!\p{L})/iu;

function ledPost(sentence: MaskedSentence, place: number, reading: PostReading): DraftStatement {
  const all = employersOf(sentence);
  const employer =
    all.find(({ at }) => at > place && !isOrigin(sentence.text, at)) ?? all.at(-1) ?? null;
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
  `^(?:${EMPLOYED} | ?\\(|,? (?:of|from|at|with|bei|von|der|chez|de|da|do|du|della|di|en|van|bij|fran|pa|hos|fra|i|z|ze) (?:the |der |la |le |l'|el )?|, ?| ?\\| ?|, oggi |, aujourd'hui a la )?${EMPLOYER}`,
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
            {
              ...ledPost(sentence, at, reading),
              on: null,
              employer: employer.written,
              isOwn: employer.kind === 'company',
              isInterim: false,
            },
          ];
    })
    .slice(0, 1);
}
