import { beforeAll, expect, test } from 'vitest';
import { actAs } from '../acting-as.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { gatherPeople, type DatabasePeople, WHO } from '../people.ts';

/** Who may call the procedures that record, forget and save. */
export function testPrivacyRights(stage: DatabaseStage): void {
  let people: DatabasePeople;
  beforeAll(async () => {
    people = await gatherPeople(stage, 'forgetting');
  });

  const CALLS = [
    `public.record_research('a|b', 'A', 'B')`,
    `public.forgotten_among(array['a|b'])`,
    `public.forget_prospect('a|b')`,
    'public.privacy_settings()',
    `public.save_report('a|b', 'A', 'B', now(), 1, '{}')`,
  ];
  const OUTSIDERS = [
    'a stranger',
    'a deleted user',
    'a signed-out administrator',
    'a token without a session',
  ] as const;
  test.each(CALLS.flatMap((call) => OUTSIDERS.map((who) => [who, call] as const)))(
    '%s may not call %s',
    async (who, call) => {
      expect(await actAs(stage.kysely(), people[who], `select ${call}`)).toEqual({ code: '42501' });
    },
  );

  test.each([
    'prune_research()',
    `mark_of('a|b')`,
    `check_prospect('a|b', 'A', 'B')`,
    'require_session()',
  ])('nobody may call %s', async (call) => {
    for (const who of WHO) {
      const outcome = await actAs(stage.kysely(), people[who], `select legwork.${call}`);
      expect(outcome).toEqual({ code: '42501' });
    }
  });
}
