import { CLAIRE_VASSEUR } from './people/claire-vasseur.ts';
import { DANIEL_OROURKE } from './people/daniel-orourke.ts';
import { FEMKE_VAN_DER_MEER } from './people/femke-van-der-meer.ts';
import { INGRID_SOLBERG } from './people/ingrid-solberg.ts';
import { KATHARINA_VOGEL } from './people/katharina-vogel.ts';
import { LORENZO_BASSANI } from './people/lorenzo-bassani.ts';
import { MARCUS_ADEYEMI } from './people/marcus-adeyemi.ts';
import { PRIYA_RAMAN } from './people/priya-raman.ts';
import { RAFAEL_ORTEGA } from './people/rafael-ortega.ts';
import { SAMUEL_WHITCOMBE } from './people/samuel-whitcombe.ts';
import { createWorld } from './world.ts';

/** Fictional people at fictional companies, on hosts that can never be real. */
export const DEMO_WORLD = createWorld([
  INGRID_SOLBERG,
  MARCUS_ADEYEMI,
  KATHARINA_VOGEL,
  RAFAEL_ORTEGA,
  PRIYA_RAMAN,
  DANIEL_OROURKE,
  CLAIRE_VASSEUR,
  SAMUEL_WHITCOMBE,
  FEMKE_VAN_DER_MEER,
  LORENZO_BASSANI,
]);
