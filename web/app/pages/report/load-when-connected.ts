import { whenConnected, whyMissing } from '../../../missing-parts.ts';

/** Loads the code of a part; what cannot be had without a connection is asked for again once there is one. */
export async function loadWhenConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => void whenConnected(resolve));
  }
  try {
    return await load();
  } catch (error) {
    if ((await whyMissing()) === 'new version') throw error;
    return loadWhenConnected(load);
  }
}
