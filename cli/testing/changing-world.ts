import { DEMO_WORLD } from '../../simulators/world/demo-world.ts';
import type { World } from '../../simulators/world/world.ts';

/** The demo's web with pages that no search finds until they are published. */
export type ChangingWorld = {
  readonly world: World;
  readonly hide: (urls: readonly string[]) => void;
  readonly publish: (url: string) => void;
};

/** At the beginning every page is published. */
export function createChangingWorld(): ChangingWorld {
  const hidden = new Set<string>();
  return {
    world: {
      ...DEMO_WORLD,
      search: (query) => DEMO_WORLD.search(query).filter(({ url }) => !hidden.has(url)),
    },
    hide: (urls) => urls.forEach((url) => hidden.add(url)),
    publish: (url) => hidden.delete(url),
  };
}
