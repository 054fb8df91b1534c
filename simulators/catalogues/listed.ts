/** One episode, as its podcast published it. */
export type ListedEpisode = {
  readonly show: string;
  readonly title: string;
  /** Show notes; podcasts put HTML in them. */
  readonly notes: string;
  /** ISO 8601. */
  readonly releasedAt: string;
  /** Apple's page of it. */
  readonly url: string;
  /** The podcast's own page of it. */
  readonly link?: string;
};

/** One author as the publisher or the author wrote them. */
export type ListedAuthor = {
  readonly given: string;
  readonly family: string;
  /** None where the publisher did not say. */
  readonly affiliations: readonly string[];
  /** Where OpenAlex and ORCID know them to be, if not from the publisher. */
  readonly employers?: readonly string[];
  /** `0000-0001-…`; only those who have one are in ORCID. */
  readonly orcid?: string;
};

/** One work, as its publisher registered it. */
export type ListedWork = {
  readonly doi: string;
  /** Publishers put markup in it. */
  readonly title: string;
  readonly container: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly published: string;
  readonly authors: readonly ListedAuthor[];
};

/** Everything that the catalogues list. */
export type Listed = {
  readonly episodes: readonly ListedEpisode[];
  readonly works: readonly ListedWork[];
};

/** What the demo world's people have said and written, shortly before `now`; and a namesake, who writes about ice. */
export function demoListed(now: Date): Listed {
  const daysAgo = (days: number): string =>
    new Date(now.getTime() - days * 86_400_000).toISOString();
  return {
    episodes: [
      {
        show: 'Risk Over Coffee',
        title: 'What DORA taught us about suppliers, with Ingrid Solberg',
        notes:
          '<p>Ingrid Solberg, chief information security officer at Nordvik Bank, on third-party risk, resilience testing and the register of information.</p>',
        releasedAt: daysAgo(34),
        url: 'https://podcasts.apple.com/us/podcast/what-dora-taught-us/id90?i=901',
        link: 'https://riskovercoffee.example/episodes/ingrid-solberg',
      },
    ],
    works: [
      {
        doi: '10.5555/nordvik.1',
        title: 'Operational resilience testing in Nordic banks',
        container: 'Journal of Operational Risk',
        published: daysAgo(120).slice(0, 10),
        authors: [{ given: 'Ingrid', family: 'Solberg', affiliations: ['Nordvik Bank ASA, Oslo'] }],
      },
      {
        doi: '10.5555/ice.7',
        title: 'Melt ponds on first-year sea ice',
        container: 'Annals of Glaciology',
        published: '2021',
        authors: [{ given: 'Ingrid', family: 'Solberg', affiliations: ['Nordvik University'] }],
      },
    ],
  };
}
