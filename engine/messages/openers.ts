import { MEETING, ON_AIR, PAPER, PLATFORMS } from '../lexicon/pages/hosts.ts';
import type { EventKind } from '../model/brief.ts';
import type { ContentType } from '../model/judgement.ts';
import { capitalized } from '../text/words.ts';

/** One way to begin in two tones: short and to the point, and friendlier. */
export type Opener = { readonly plain: string; readonly warm: string };

/** Where something was said or written: 'in Risk Room', or '' where it has no name. */
export type SaidPlace = { readonly isWritten: boolean; readonly place: string };

/** The same with when: 'in October', or ''. */
export type PlaceAndTime = SaidPlace & { readonly when: string };

/** What a quotation is about, which decides the question after it; anything else is asked for its story. */
export type QuotationSubject = 'change' | 'plan' | 'past' | 'work' | 'maxim' | 'any';

/** What a quotation did to its reader, and the question after it in both tones. */
const QUESTIONS: Readonly<Record<QuotationSubject, Opener & { readonly effect: string }>> = {
  change: {
    effect: 'made me curious',
    plain: 'What changed?',
    warm: 'I would love to hear what changed.',
  },
  plan: {
    effect: 'caught my eye',
    plain: 'How is that going today?',
    warm: 'I would love to hear how it is going.',
  },
  past: {
    effect: 'stayed with me',
    plain: 'What has changed since?',
    warm: 'I would love to hear what has changed since.',
  },
  work: {
    effect: 'rang true',
    plain: 'How do you handle that today?',
    warm: 'I would love to hear how you handle it.',
  },
  maxim: {
    effect: 'made me think',
    plain: 'What taught you that?',
    warm: 'I would love to hear what taught you that.',
  },
  any: {
    effect: 'stayed with me',
    plain: 'What is the story behind that?',
    warm: 'I would love to hear the story behind it.',
  },
};

/** Quotes somebody back to them, in their own language. */
export function saidBack(words: string, where: PlaceAndTime, subject: QuotationSubject): Opener {
  const quoted = `“${words}${/[.!?…。！？]$/u.test(words) ? '' : '.'}”`;
  const { effect, plain, warm } = QUESTIONS[subject];
  // 'Something you said in June' without a place sounds as if somebody had listened.
  const what =
    where.place === '' && !where.isWritten
      ? joined('some words of yours', from(where))
      : `something ${saidWhere(where)}`;
  return {
    plain: `I came across ${what}: ${quoted} ${plain}`,
    warm: `${capitalized(what)} ${effect}: ${quoted} ${warm}`,
  };
}

/** 'from October', or ''. */
function from({ when }: PlaceAndTime): string {
  return when === '' ? '' : `from ${when.replace(/^in /u, '')}`;
}

/** The same within a sentence: `clause` is English and follows 'that'. */
export function saidThat(clause: string, where: PlaceAndTime, subject: QuotationSubject): Opener {
  const said = `Y${saidWhere(where).slice(1)} that ${clause}`;
  const { plain, warm } = QUESTIONS[subject];
  return { plain: `${said}. ${plain}`, warm: `${said}. It made me think. ${warm}` };
}

function saidWhere({ isWritten, place, when }: PlaceAndTime): string {
  return joined(isWritten ? 'you wrote' : 'you said', place, when);
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Where something was said, by the kind of page; '' for what is written, where it says nothing. */
export function inKind(type: ContentType): string {
  if (type === 'video') return 'in a video';
  return type === 'podcast' ? 'on a podcast' : '';
}

/** Where something was said, by the publication's name. */
export function inPublication(name: string, type: ContentType, isNetwork = false): string {
  if (MEETING.test(name)) return `at the ${name}`;
  const isOn = isNetwork || type === 'podcast' || ON_AIR.test(name) || PLATFORMS.includes(name);
  if (!isOn && PAPER.test(name)) return `in the ${name}`;
  return `${isOn ? 'on' : 'in'} ${name}`;
}

/** The name of the platform with that domain; '' for other sites. Its pages need not say where they are. */
export function platformOf(domainLabel: string): string {
  return PLATFORMS.find((name) => name.toLowerCase() === domainLabel) ?? '';
}

/** A headline, the publication that prints it and when; the last two may be ''. */
export function headlineIn(title: string, publication: string, when: string): string {
  return joined(`“${title}”`, publication === '' ? '' : inPublication(publication, 'news'), when);
}

/** Where something was said, by the title of the page. */
export function inTitle(title: string): string {
  return `in “${title}”`;
}

/** Where something was said, on the site of the person's own company. */
export function onSiteOf(company: string): string {
  return `on the ${company} site`;
}

/** Is the new job still ahead, or has it just begun? */
export type PostStage = 'ahead' | 'new';

/** An opener to somebody who takes on a new job; `when` may be ''. */
export function aboutNewPost(company: string, when: string, stage: PostStage): Opener {
  if (stage === 'ahead')
    return {
      plain: `I read that you ${joined('are moving to', company, when)}. Congratulations! What will you look at first?`,
      warm: `Congratulations on your move to ${company}! I was glad to read about it. What are you looking forward to most?`,
    };
  return {
    plain: `I read that you ${joined('took on a new role at', company, when)}. Congratulations! How is it going so far?`,
    warm: `Congratulations on your new role at ${company}! I was glad to read about it. How are you finding it?`,
  };
}

/** An event to ask about: whose, when ('in October', or ''), and the certificate or law that its sentence names, or ''. */
export type OpeningEvent = {
  readonly company: string;
  readonly when: string;
  readonly named: string;
  /** The title of a job that the company itself advertises, or ''. */
  readonly vacancy: string;
  /** What reports the event: '“Acme buys Beta” in Risk Wire in May', 'that Acme bought Beta', or ''. */
  readonly report: string;
};

type EventOpener = (event: OpeningEvent) => Opener | null;

/**
 * What a salesperson can say about an event that a person is glad to be asked about, with the fact in it: what it is called, or
 * the words that report it. 'The expansion at Acme' says nothing, and other kinds open nothing.
 */
export const EVENT_OPENERS: Partial<Readonly<Record<EventKind, EventOpener>>> = {
  certification: ({ company, when, named }) =>
    // A licence or an approval is congratulated on in other words than a certificate.
    named === ''
      ? null
      : {
          plain: `Congratulations on ${joined('the', named, 'certification', when)}. How do you keep the evidence up to date until the next audit?`,
          warm: `I was glad to read that ${joined(company, 'was certified to', named, when)}. What did your team learn on the way?`,
        },
  award: onReport({
    plain: 'Congratulations! What did it take?',
    warm: 'Congratulations! Which part of it are you proudest of?',
  }),
  acquisition: onReport({
    plain: 'How are the two sets of policies coming together?',
    warm: 'It is a lot to bring together. How are you finding it?',
  }),
  listing: onReport({
    plain: 'Which controls get the closest look?',
    warm: 'It is a big step. What are you looking forward to most?',
  }),
  expansion: onReport({
    plain: 'What does it change for your team?',
    warm: 'Congratulations! What does it mean for your team?',
  }),
  hiring: ({ company, vacancy }) =>
    vacancy === ''
      ? null
      : {
          plain: `I saw that ${company} is hiring in your field: “${vacancy}”. What will the new colleague take off your desk?`,
          warm: `I saw that ${company} is hiring in your field: “${vacancy}”. What kind of colleague would make you happiest?`,
        },
  deadline: ({ company, when, named }) =>
    // 'A deadline' says nothing.
    named === ''
      ? null
      : {
          plain: `I read that ${joined('the', named, 'deadline is coming up for', company, when)}. What is still open on your list?`,
          warm: `I imagine the ${named} deadline is keeping everybody at ${company} busy. How is it shaping up?`,
        },
};

/** Refers to the event by what reports it; nothing where there is none. */
function onReport({ plain, warm }: Opener): EventOpener {
  return ({ report }) =>
    report === ''
      ? null
      : { plain: `I read ${report}. ${plain}`, warm: `I read ${report}. ${warm}` };
}
