// Size budgets of the built web app (kibibytes of gzip a first visit loads): JavaScript of each
// page with all that it imports, styles, fonts. The build's own manifest says what a page loads.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { INDEXED_PAGES } from '@trueline/contracts';
import { ROOT } from './parallel.ts';

const CLIENT = join(ROOT, 'apps/web/build/client');
const BUDGETS_KIB = { public: 130, app: 190, pdf: 350, css: 20, fonts: 60 };
/** Pages of these addresses, and the not-found page, are public; `/auth` carries the form's schemas and counts as app. */
const PUBLIC_PATHS = new Set<string | undefined>([
  ...INDEXED_PAGES.map((path) => path.slice(1) || undefined),
  'privacy-policy',
  '*',
]);
/** What a page fetches by itself within 5 seconds, beside what it imports: the consent banner. */
const FETCHED_LATER = ['src/features/consent/banner-panel.tsx'];

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

interface Chunk {
  file: string;
  imports?: string[];
}

/** The scripts of a module that is fetched later, with all that it imports. */
function scriptsOfModule(module: string): string[] {
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const filesOf = (name: string): string[] => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(filesOf)];
  };
  return filesOf(module);
}

/** The PDF viewer, fetched when a PDF is looked at: its script and its worker. */
const pdfViewer = () => [
  ...scriptsOfModule('src/shared/original-file/pdf-pages.tsx'),
  ...globSync('assets/pdf.worker-*.js', { cwd: CLIENT }).map((file) => `/${file}`),
];

const manifest = readManifest();
const later = FETCHED_LATER.flatMap(scriptsOfModule);
const uploadPage = Object.values(manifest.routes).find(({ path }) => path === 'upload');
const loadedBefore = uploadPage ? scriptsOf(uploadPage, manifest) : new Set<string>();
const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
const pages = Object.values(manifest.routes).filter((route) => !parents.has(route.id));
const figures = [
  ...pages.map((route) => ({
    what: route.id,
    size: kib(new Set([...scriptsOf(route, manifest), ...later]), '.gz'),
    budget: PUBLIC_PATHS.has(route.path) ? BUDGETS_KIB.public : BUDGETS_KIB.app,
  })),
  {
    what: 'PDF viewer',
    size: kib(new Set(pdfViewer().filter((script) => !loadedBefore.has(script))), '.gz'),
    budget: BUDGETS_KIB.pdf,
  },
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
