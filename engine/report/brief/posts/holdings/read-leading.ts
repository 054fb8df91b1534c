import { FIELD_OF_WORK, FORMER_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import type { Span } from '../../../../text/words.ts';
import { framed } from '../moves/time-frames.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';
import {
  employerWords,
  employersOf,
  isOrigin,
  partyBefore,
  partyBehind,
} from '../sentence/people-around.ts';
import {
  PLAIN_POST,
  type DraftStatement,
  type PostReading,
  type TextReading,
} from '../sentence/post-statement.ts';
import { textBefore } from '../sentence/post-words.ts';
import { AT, EMPLOYER, type Verbs } from './holding-verbs.ts';
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
    FIELD_OF_WORK.test(text.slice(end, end + FIELD_REACH)) ||
    FIELD_OF_WORK.test(textBefore(text, start, FIELD_REACH)) ||
    tokens.some(({ kind, at }) => kind === 'title' && at >= end && at - end <= ARTICLE_REACH) ||
    LED_AT.test(text.slice(end));
  return party === 'prospect' && hasField;
}

/** 'Handles sourcing for Acme': the company says enough of the field. */
const LED_AT = new RegExp(
  `^ [^\\uE000-\\uE004.,;:]{2,50} ${AT} (?:the |der |la |le |el |l')?\\uE001`,
  'iu',
);

export function ledPost(
  sentence: MaskedSentence,
  place: number,
  reading: TextReading,
): DraftStatement {
  const all = employersOf(sentence).filter(({ at }) => !isOrigin(sentence.text, at));
  const employer = all.find(({ at }) => at > place) ?? all.at(-1);
  return {
    ...PLAIN_POST,
    kind: 'holds',
    title: '',
    ...employerWords(employer),
    on: sinceOf(sentence, place, reading),
    isInterim: isInterimAt(sentence.text, place),
  };
}

const EMPLOYED =
  '(?:,? (?:is|remains|er|ar|ist|est|es|e|jest|je) (?:still |stadig |fortsatt |noch |toujours )?(?:employed|ansat|ansatt|anstalld|angestellt|beschaftigt|salariee?|emplead[oa]|werkzaam|in dienst|zatrudnion[ya]|zamestnan[a]?) (?:by|at|i|pa|hos|bei|chez|en|bij|van|w|v))';

const AFFILIATION = new RegExp(
  `^(?:[ ,:(]{1,3}(?:was )?(?:${FORMER_WORDS}|earlier)(?: (?:of|at|with|bei|von|der|de|chez|di|van|bij|pa|hos|i|w|v))? ?|${EMPLOYED} |'s (?:\\p{L}+ )?(?:team|department|office|unit|staff|desk|group) (?:at|of|in) (?:the )?| ?\\(|,? (?:of|from|at|with|bei|von|der|chez|de|da|do|du|della|di|en|van|bij|fran|pa|hos|fra|i|z|ze) (?:the |der |la |le |l'|el )?|, ?| ?\\| ?|, oggi |, aujourd'hui a la )?${EMPLOYER}`,
  'iu',
);

/**
 * Does the sentence place the person at the company? 'Jane Doe of Acme gives a course from 1 July': only the course
 * begins.
 */
export function isAffiliated(sentence: MaskedSentence, reading: TextReading): boolean {
  return affiliations(sentence, reading).some(({ kind, isOwn }) => kind === 'holds' && isOwn);
}

/**
 * Where somebody works, without their post: 'Jane Doe of Acme', 'Jane Doe (Acme)'. A day ahead is of something else.
 */
function affiliations(sentence: MaskedSentence, reading: TextReading): readonly DraftStatement[] {
  const { text, tokens } = sentence;
  for (const { at } of tokens.filter(({ kind }) => kind === 'person')) {
    const found = AFFILIATION.exec(text.slice(at + 1, at + 1 + FIELD_REACH));
    const employer = tokens.find((token) => token.at === at + (found?.[0].length ?? 0));
    if (found === null || employer === undefined) continue;
    const kind = isFormerBefore(text, employer.at) ? 'held' : 'holds';
    const post = { ...PLAIN_POST, kind, title: '', ...employerWords(employer) } as const;
    const told = framed(post, at, sentence, reading);
    return [told.kind === 'comes' ? post : told];
  }
  return [];
}
