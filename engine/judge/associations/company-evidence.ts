// How closely the company is associated with one mention of the person.
import type { MentionContext } from '../mentions/mention-context.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyAssociation } from './company-associations.ts';
import type { FormStrength } from './company-forms.ts';
import type { CompanyMention } from './company-matcher.ts';

/** A mention of the person, and how closely the company is associated with it. */
export type CompanyEvidence = {
  readonly placed: PlacedMention;
  readonly context: MentionContext;
  /** How close the company is to the mention, 0–1, by the form of its name. Only a job title, an appointment or nothing may come between the two. */
  readonly attached: Readonly<Record<FormStrength, number>>;
  /** The closest mention of the company and its passage; `null` when there is none. */
  readonly nearest: { readonly passage: Passage; readonly mention: CompanyMention } | null;
};

/** Sums up the mentions of the company around a mention of the person. */
export function companyEvidence(
  placed: PlacedMention,
  context: MentionContext,
  associations: readonly CompanyAssociation[],
): CompanyEvidence {
  const attached = (form: FormStrength): number =>
    Math.max(
      0,
      ...associations
        .filter(
          ({ mention, joined }) =>
            joined > 0 && mention.strength === form && !mention.isOther && !mention.isOutside,
        )
        .map(({ strength }) => strength),
    );
  const nearest = associations
    .filter(({ mention }) => !mention.isOther)
    .toSorted((a, b) => b.strength - a.strength)[0];
  return {
    placed,
    context,
    attached: { full: attached('full'), short: attached('short'), token: attached('token') },
    nearest: nearest ?? null,
  };
}
