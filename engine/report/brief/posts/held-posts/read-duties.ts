import { AT_OR_OF, PERHAPS_THE, THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import {
  EMPLOYED_AT,
  WORKED_VERBS,
  WORKED_YEARS,
} from '../../../../lexicon/job-titles/duty-verbs.ts';
import { FORMER_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import type { Span } from '../../../../text/words.ts';
import { isPromotion } from '../career-moves/move-titles.ts';
import { adjustToPeriod } from '../career-moves/post-periods.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import {
  employerFields,
  employersOf,
  isOrigin,
  partyBefore,
  partyAfter,
} from '../sentence/people-around.ts';
import {
  POST_DEFAULTS,
  type DraftStatement,
  type PostReading,
  type TextReading,
} from '../sentence/post-statement.ts';
import { textBefore } from '../sentence/post-words.ts';
import { namesFieldOfWork } from '../sentence/title-parts.ts';
import { EMPLOYER_TOKEN, type HeldPostVerbs } from './held-post-verbs.ts';
import { isFormerBefore, isInterimAt, startOfPost } from './title-employer.ts';

export const LINK_REACH = 110;

/** Reads posts that are described by a duty instead of a title: 'Jane Doe heads internal audit at Acme'. */
export function readDuties(
  sentence: MaskedSentence,
  reading: PostReading,
  verbs: HeldPostVerbs,
): readonly DraftStatement[] {
  const duties = dutiesIn(sentence.text, verbs)
    .filter(({ span }) => isDutyOfProspect(sentence, span, reading))
    .map(({ tense, span }) =>
      adjustToPeriod(
        { ...untitledPost(sentence, span.start, reading), ...DUTIES[tense] },
        span.start,
        sentence,
        reading,
      ),
    );
  return duties.length > 0 ? duties : affiliations(sentence, reading);
}

/** Finds verbs of a duty in any tense, without those that are part of a longer one: 'has led' is not 'led'. */
function dutiesIn(text: string, verbs: HeldPostVerbs): readonly Duty[] {
  const lower = text.toLowerCase();
  const found = (['willLead', 'led', 'leads'] as const).flatMap((tense): readonly Duty[] => {
    const verb = verbs[tense].exec(lower);
    return verb === null
      ? []
      : [{ tense, span: { start: verb.index, end: verb.index + verb[0].length } }];
  });
  return found.filter(
    ({ span }) =>
      !found.some(
        (other) =>
          other.span.start <= span.start &&
          other.span.end >= span.end &&
          other.span.end - other.span.start > span.end - span.start,
      ),
  );
}

type Duty = { readonly tense: keyof typeof DUTIES; readonly span: Span };

/** What the tense of the verb says about the post. */
const DUTIES = {
  willLead: { kind: 'joins', isAnnounced: true },
  led: { kind: 'held' },
  leads: {},
} as const;

/** Is it the prospect who is in charge of a field of work? */
function isDutyOfProspect(
  sentence: MaskedSentence,
  { start, end }: Span,
  reading: PostReading,
): boolean {
  const { text, tokens } = sentence;
  const party =
    partyBefore(sentence, start, LINK_REACH) ??
    partyAfter(sentence, end, LINK_REACH) ??
    (reading.continuesProspect ? 'prospect' : null);
  const hasField =
    namesFieldOfWork(text.slice(end, end + FIELD_REACH)) ||
    namesFieldOfWork(textBefore(text, start, FIELD_REACH)) ||
    tokens.some(({ kind, at }) => kind === 'title' && at >= end && at - end <= ARTICLE_REACH) ||
    LED_AT.test(text.slice(end));
  return party === 'prospect' && hasField;
}

const FIELD_REACH = 70;

const ARTICLE_REACH = 12;

/** A duty and the company, whatever the field: 'Handles sourcing for Acme'. */
const LED_AT = new RegExp(`^ [^\\uE000-\\uE004.,;:]{2,50} ${AT_OR_OF} ${PERHAPS_THE}\\uE001`, 'iu');

/**
 * Where somebody works, without their post: 'Jane Doe of Acme', 'Jane Doe (Acme)'. A future date does not belong to it; nor is 'En Acme los
 * salarios suben' an employment of the subject that other sentences leave out.
 */
function affiliations(sentence: MaskedSentence, reading: TextReading): readonly DraftStatement[] {
  const { text, tokens } = sentence;
  for (const { at } of tokens.filter(({ kind, written }) => kind === 'person' && written !== '')) {
    const behind = text.slice(at + 1, at + 1 + FIELD_REACH).toLowerCase();
    const years = isPromotion(text) ? null : YEARS_THERE.exec(behind);
    const found = years ?? AFFILIATION.exec(behind);
    const employer = tokens.find((token) => token.at === at + (found?.[0].length ?? 0));
    if (found === null || employer === undefined) continue;
    const isOver =
      years !== null ||
      isFormerBefore(text, employer.at) ||
      WORKED.test(textBefore(text, at, WORKED_CHARACTERS));
    const kind = isOver ? 'held' : 'holds';
    const post = { ...POST_DEFAULTS, kind, title: '', ...employerFields(employer) } as const;
    const dated = adjustToPeriod(post, at, sentence, reading);
    return [dated.kind === 'joins' ? post : dated];
  }
  return [];
}

const WORKED_CHARACTERS = 24;

/** 'Worked', right before the name: 'zuvor arbeitete sie bei Beta'. */
const WORKED = new RegExp(`(?<!\\p{L})(?:${WORKED_VERBS}) (?:${TOKEN.title} )?$`, 'iu');

/** What is between a name and an employer of the past: ', who spent seven years at '. */
const YEARS_THERE = new RegExp(
  `^(?:,? (?:who|die|qui|que|che|som|ktor[ay]|kter[aey]))? (?:(?:${WORKED_YEARS}) ?${EMPLOYER_TOKEN}(?!['-]|s')|worked (?:at|for) ${EMPLOYER_TOKEN}(?= for (?:\\p{L}+ ){1,3}years))`,
  'u',
);

/** What joins a name and an employer: ' of ', ' (', ', formerly with '. */
const AFFILIATION = new RegExp(
  `^(?:[ ,:(]{1,3}(?:was )?(?:${FORMER_WORDS}|earlier)(?: ${AT_OR_OF})? ?|,? (?:${EMPLOYED_AT})(?: (?:d[aeio]|del|della|dell.|${THE_WORDS}))? ?|'s (?:\\p{L}+ )?(?:team|department|office|unit|staff|desk|group) (?:at|of|in) (?:the )?| ?\\(|,? (?:of|from|at|with|bei|von|der|chez|de|da|do|du|della|di|en|van|bij|fran|pa|hos|fra|i|z|ze) (?:the |der |la |le |l'|el )?|, ?| ?\\| ?|, oggi |, aujourd'hui a la )?${EMPLOYER_TOKEN}`,
  'u',
);

export function untitledPost(
  sentence: MaskedSentence,
  place: number,
  reading: TextReading,
): DraftStatement {
  const all = employersOf(sentence).filter(({ at }) => !isOrigin(sentence.text, at));
  const employer = all.find(({ at }) => at > place) ?? all.at(-1);
  return {
    ...POST_DEFAULTS,
    kind: 'holds',
    title: '',
    ...employerFields(employer),
    on: startOfPost(sentence, place, reading),
    isInterim: isInterimAt(sentence.text, place),
  };
}
