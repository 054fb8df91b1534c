import { gotoToken } from '../google/goto.ts';
import type { ScriptedAnswer } from '../server/answer.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import type { World } from '../world/world.ts';
import { fetchPage, type GooglePage } from './scraper-api-pages.ts';

/** Script line: the search engine's pages look like this, billed as usual. */
export function googlePage(page: GooglePage, world: World = DEMO_WORLD): ScriptedAnswer {
  return {
    kind: 'reply',
    make(call, ordinary) {
      const address = call.query['url'] ?? '';
      const reply = ordinary();
      if (call.path !== '/' || reply.status !== 200) return reply;
      return { ...reply, body: fetchPage({ world, now: new Date(call.at) }, address, page).body };
    },
  };
}

/** Script line: the structured endpoint passes the search engine's opaque links on. */
export function opaqueStructuredLinks(world: World = DEMO_WORLD): ScriptedAnswer {
  return {
    kind: 'reply',
    make(_call, ordinary) {
      const reply = ordinary();
      const body = world.addresses.reduce(
        (text, url) => text.replaceAll(`"link":"${url}"`, `"link":"${opaqueLink(url)}"`),
        reply.body,
      );
      return { ...reply, body };
    },
  };
}

function opaqueLink(address: string): string {
  return `https://www.google.com/goto?url=${gotoToken(address)}`;
}
