import * as z from 'zod/mini';
import { TOPICS, type Topic } from './topic.ts';

/** What a reason can state that needs no facts beside its code. */
export const PLAIN_REASON_CODES = [
  'company-elsewhere',
  'company-missing',
  'company-unmentioned',
  'name-in-title',
  'name-in-address',
  'name-missing',
  'surname-only',
  'initials-only',
  'only-in-aside',
  'only-in-list',
  'other-name',
  'other-suffix',
  'name-list',
  'life-records',
  'same-profile',
  'other-profile',
  'like-own-pages',
  'like-other-pages',
  'marked-them',
  'marked-other',
  'sample',
  'post-on-company-page',
  'field-beside-name',
  'shared-names',
  'sole-bearer',
  'company-outside',
  'other-calling',
  'other-role',
  'directory',
  'only-in-title',
  'wall',
] as const;

/**
 * One piece of evidence about a page: what it states, by a code and the facts its sentence names, and what it does to the
 * percent. `messages/reasons.ts` makes the sentence. `as-written` is a reason saved before reasons had codes.
 */
export type Reason = {
  readonly effect: 'for' | 'against';
  /** Of every reason. The sentence is there only when the reason was saved: exports and older versions show it as it is. */
  readonly text?: string;
} & (
  | { readonly code: (typeof PLAIN_REASON_CODES)[number] }
  | {
      readonly code: 'company-named';
      readonly company: string;
      readonly place: 'title' | 'description' | 'lead' | 'page';
    }
  | {
      readonly code: 'company-spelled-out';
      readonly company: string;
      readonly letters: string;
      readonly isCertain: boolean;
    }
  | { readonly code: 'former-company'; readonly company: string }
  | { readonly code: 'similar-company'; readonly company: string }
  | { readonly code: 'tied-to-company'; readonly company: string; readonly post: string }
  | { readonly code: 'company-site' | 'similar-site'; readonly host: string }
  | { readonly code: 'role-named'; readonly role: string }
  | { readonly code: 'fits-notes'; readonly words: readonly string[] }
  | { readonly code: 'names-in-common'; readonly names: readonly string[] }
  | { readonly code: 'same-field' | 'other-field'; readonly topic: Topic }
  | { readonly code: 'other-employer'; readonly employer: string }
  | { readonly code: 'shared-employer'; readonly employer: string }
  | ({ readonly mark: 'them' | 'other' } & (
      | { readonly code: 'tied-by-employer'; readonly employer: string }
      | { readonly code: 'tied-by-profile'; readonly profile: string }
      | { readonly code: 'tied-by-role'; readonly role: string }
      | { readonly code: 'tied-by-place'; readonly place: string }
      | { readonly code: 'tied-by-site'; readonly site: string }
      | { readonly code: 'tied-by-words'; readonly words: readonly string[] }
    ))
  | { readonly code: 'as-written'; readonly text: string }
);

/** What a reason states, whichever way it moves the percent. */
export type ReasonFacts = FactsOf<Reason>;

/** `Omit` for each member of a union by itself. */
type FactsOf<Each> = Each extends { readonly code: 'as-written' }
  ? never
  : Omit<Each, 'effect' | 'text'>;

const effect = z.enum(['for', 'against']);
const wordsSchema = z.readonly(z.array(z.string()));
const mark = z.enum(['them', 'other']);
const shared = { effect, text: z.exactOptional(z.string()) };

const reason: z.ZodMiniType<Reason> = z.discriminatedUnion('code', [
  z.object({ ...shared, code: z.enum(PLAIN_REASON_CODES) }),
  z.object({
    ...shared,
    code: z.literal('company-named'),
    company: z.string(),
    place: z.enum(['title', 'description', 'lead', 'page']),
  }),
  z.object({
    ...shared,
    code: z.literal('company-spelled-out'),
    company: z.string(),
    letters: z.string(),
    isCertain: z.boolean(),
  }),
  z.object({ ...shared, code: z.literal('former-company'), company: z.string() }),
  z.object({ ...shared, code: z.literal('similar-company'), company: z.string() }),
  z.object({
    ...shared,
    code: z.literal('tied-to-company'),
    company: z.string(),
    post: z.string(),
  }),
  z.object({ ...shared, code: z.enum(['company-site', 'similar-site']), host: z.string() }),
  z.object({ ...shared, code: z.literal('role-named'), role: z.string() }),
  z.object({ ...shared, code: z.literal('fits-notes'), words: wordsSchema }),
  z.object({ ...shared, code: z.literal('names-in-common'), names: wordsSchema }),
  z.object({ ...shared, code: z.enum(['same-field', 'other-field']), topic: z.enum(TOPICS) }),
  z.object({ ...shared, code: z.literal('other-employer'), employer: z.string() }),
  z.object({ ...shared, code: z.literal('shared-employer'), employer: z.string() }),
  z.object({ ...shared, code: z.literal('tied-by-employer'), employer: z.string(), mark }),
  z.object({ ...shared, code: z.literal('tied-by-profile'), profile: z.string(), mark }),
  z.object({ ...shared, code: z.literal('tied-by-role'), role: z.string(), mark }),
  z.object({ ...shared, code: z.literal('tied-by-place'), place: z.string(), mark }),
  z.object({ ...shared, code: z.literal('tied-by-site'), site: z.string(), mark }),
  z.object({ ...shared, code: z.literal('tied-by-words'), words: wordsSchema, mark }),
  z.object({ effect, code: z.literal('as-written'), text: z.string() }),
]);

/** How a sentence begins that was saved without its code and names another employer. */
const OTHER_EMPLOYER = 'Different employer: ';

/** A reason as it was saved before reasons had codes: a sentence. Feedback compares employers, so these are read out. */
const sentence = z.pipe(
  z.object({ text: z.string(), effect }),
  z.transform((saved): Reason => {
    if (!saved.text.startsWith(OTHER_EMPLOYER)) return { code: 'as-written', ...saved };
    return { code: 'other-employer', employer: saved.text.slice(OTHER_EMPLOYER.length), ...saved };
  }),
);

/** Reads a saved reason, of this version or of one before reasons had codes. */
export const reasonSchema = z.union([reason, sentence]);
