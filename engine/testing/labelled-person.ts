/** An episode: podcast, title and show notes. */
export type LabelledEpisode = readonly [show: string, title: string, notes: string];

/** A work: title, journal, and the affiliation that the publisher registered, '' for none. */
export type LabelledWork = readonly [title: string, journal: string, affiliation: string];

/** An invented person with what they have said and written, and what somebody of the same name has. */
export type LabelledPerson = {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  readonly episodes?: readonly LabelledEpisode[];
  readonly works?: readonly LabelledWork[];
  /** The works carry no affiliation at the publisher's, while ORCID knows the employer. */
  readonly isInOrcid?: true;
  readonly namesake?: {
    readonly episodes?: readonly LabelledEpisode[];
    readonly works?: readonly LabelledWork[];
  };
};
