import { JOURNEYS } from './accessibility-states.ts';
import { expectAccessible } from './expect-accessible.ts';
import { plantedTest as test } from './planted-report.ts';

for (const { name, as, states } of JOURNEYS) {
  const names = states.map((state) => state.name).join('; ');
  test(`${name} can be used by everybody: ${names}`, async ({
    visitor,
    admin,
    services,
    plantReport,
  }) => {
    const page = as === 'admin' ? admin : visitor;
    for (const state of states) {
      await state.reach(page, { services, plantReport });
      await expectAccessible(page, state.name);
    }
  });
}
