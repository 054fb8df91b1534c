import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WEB = `${HERE}web/`;

/** The roots of what is loaded before anybody touches a page: of every page, and of the dashboard. */
const ROOTS = {
  // The first account is made before there is a dashboard, and shares this with it.
  start: ['web/main.tsx', 'web/ui/layout/use-document-title.ts'],
  dashboard: [
    'web/app/shell/signed-in.tsx',
    'web/app/pages/dashboard-page.tsx',
    'web/backend/supabase/session.ts',
  ],
} as const;

/** What they take from packages, whose many modules nobody names one by one. */
const PACKAGES = {
  start:
    /node_modules\/(?:react|react-dom|scheduler|react-router|clsx|class-variance-authority)\/|lucide-react\/dist\/esm\/(?!icons\/)/,
  dashboard: /node_modules\/(?:@tanstack|@supabase\/postgrest-js|zod|idb)\//,
} as const;

/** What the bundler itself adds to every file. */
const BUNDLER = /(?:vite|rolldown)\/(?:preload-helper|modulepreload-polyfill|runtime)\.js$/;

/** The few words and names that screens share with the engine must not bring the whole engine along. */
const ENGINE_WORDS =
  /engine\/(?:lexicon\/word-list|model\/(?:charge|crm|prospect|http-status|research-event|secret|service-failure)|search\/(?:queries|select-links)|services\/(?:prices|service-order)|messages\/(?:company-names|service-messages)|reuse\/answer-cache|url\/(?:canonical-url|web-address)|text\/(?:email-address|json-text|normalize|plain-letters))\.ts$/;

const ICON_FILES = iconFiles();

type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };
type ModuleInfo = { readonly code: string | null; readonly importedIds: readonly string[] };

/**
 * The file a module goes to: one for what every page stands on and one for the dashboard, not three dozen, since each
 * request costs a phone more than the few kilobytes it brings. Icons that neither shows share a file. `null` leaves a
 * module to the bundler.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (BUNDLER.test(id)) return 'start';
  if (ENGINE_WORDS.test(id)) return 'dashboard';
  const icon = iconOf(id);
  for (const screen of ['start', 'dashboard'] as const) {
    const { modules, icons } = reachedFrom(ROOTS[screen], graph);
    if (modules.has(id) || PACKAGES[screen].test(id) || icons.has(icon)) return screen;
  }
  return icon === '' ? null : 'icons';
}

type Reached = { readonly modules: ReadonlySet<string>; readonly icons: ReadonlySet<string> };

/** Our own modules that come with some roots at once, and the icons that those import. */
function reachedFrom(roots: readonly string[], graph: Graph): Reached {
  const modules = new Set<string>();
  const visit = (id: string): void => {
    if (modules.has(id) || !id.startsWith(WEB)) return;
    modules.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(HERE + root);
  const sources = [...modules].map((id) => graph.getModuleInfo(id)?.code ?? '');
  return { modules, icons: new Set(sources.flatMap(iconsIn)) };
}

/** The files of the icons that a source imports. */
function iconsIn(source: string): readonly string[] {
  const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => ICON_FILES.get(name.trim()) ?? '')
    .filter((file) => file !== '');
}

/** The file of the icon whose module this is; '' for any other module. */
function iconOf(id: string): string {
  return /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/.exec(id)?.[1] ?? '';
}

/** Which file each name of an icon stands for; most have several names. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(`${HERE}node_modules/lucide-react/dist/esm/lucide-react.mjs`, 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
