import { JOURNEYS } from './accessibility-states.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';

for (const { name, as, states } of JOURNEYS) {
  const names = states.map((state) => state.name).join('; ');
  test(`${name} can be used by everybody: ${names}`, async ({ visitor, admin, services }) => {
    const page = as === 'admin' ? admin : visitor;
    for (const state of states) {
      await state.reach(page, services);
      await expectAccessible(page, state.name);
    }
  });
}
