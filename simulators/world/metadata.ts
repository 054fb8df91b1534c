import type { WorldPage } from './page.ts';

type Meta = readonly (readonly [string, string | readonly string[]])[];

/** The page's `<meta>` elements, as its HTML carries them and the scraper copies them. */
export function metaElements(page: WorldPage): Meta {
  const published = page.dateIn === 'metadata' ? page.published : null;
  return [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['description', page.description],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.url],
    ['og:site_name', page.site],
    ['og:type', page.type === 'video' ? 'video.other' : 'article'],
    ['twitter:card', 'summary_large_image'],
    ...(published === null
      ? []
      : [['article:published_time', `${published}T07:30:00+00:00`] as const]),
    ...Object.entries(page.meta ?? {}),
  ];
}
