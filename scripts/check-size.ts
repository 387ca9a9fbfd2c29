// Size budgets of the built web app (kibibytes of gzip a first visit loads): JavaScript of each
// page with all that it imports, styles, fonts. The build's own manifest says what a page loads.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parallel.ts';

const CLIENT = join(ROOT, 'apps/web/build/client');
const BUDGETS_KIB = { public: 130, app: 190, css: 20, fonts: 61 };
/** Pages without a sign-in; `/auth` carries the form's schemas and counts as app. */
const PUBLIC_ROUTES = new Set(['routes/home']);

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports?: string[];
}
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

function readManifest(): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: CLIENT });
  if (file === undefined) throw new Error('The web app is not built: run npm run build');
  const text = readFileSync(join(CLIENT, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

const kib = (paths: Iterable<string>, ending = '') =>
  [...paths].reduce((sum, path) => sum + statSync(join(CLIENT, path + ending)).size, 0) / 1024;

/** Every script of a page: the entry, the page's route and its parents, with what they import. */
function scriptsOf(route: Route, { entry, routes }: Manifest): Set<string> {
  const scripts = new Set([entry.module, ...entry.imports]);
  for (let at: Route | undefined = route; at; at = routes[at.parentId ?? '']) {
    for (const script of [at.module, ...(at.imports ?? [])]) scripts.add(script);
  }
  return scripts;
}

const manifest = readManifest();
const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
const pages = Object.values(manifest.routes).filter((route) => !parents.has(route.id));
const figures = [
  ...pages.map((route) => ({
    what: route.id,
    size: kib(scriptsOf(route, manifest), '.gz'),
    budget: PUBLIC_ROUTES.has(route.id) ? BUDGETS_KIB.public : BUDGETS_KIB.app,
  })),
  {
    what: 'styles',
    size: kib(globSync('assets/*.css', { cwd: CLIENT }), '.gz'),
    budget: BUDGETS_KIB.css,
  },
  {
    what: 'fonts',
    size: kib(globSync('assets/*.woff2', { cwd: CLIENT })),
    budget: BUDGETS_KIB.fonts,
  },
];
for (const { what, size, budget } of figures) {
  const fits = size <= budget;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${what.padEnd(24)} ${size.toFixed(1)} of ${budget} KiB`);
  if (!fits) process.exitCode = 1;
}
