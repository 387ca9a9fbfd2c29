import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';

const inside = (folder: string) => `^${folder}/`;
const OURS = '^(packages|apps|e2e|evals|bench|scripts)/';
/** Tests, and what only tests load. */
const TESTS = '\\.test\\.tsx?$|/testing/';

const ENGINE = '^packages/engine/src/';
/** The engine's folders, lowest first: each imports itself and what stands before it; folders of one row never each other. */
const ENGINE_LAYERS: readonly (readonly string[])[] = [
  ['language'],
  ['taxonomy'],
  ['document'],
  ['read', 'job', 'rules'],
  ['match'],
  ['verify'],
  ['ask', 'compose', 'models'],
  ['write'],
];

/** For each folder of the engine: what it must not import. The files above all folders (`index.ts`, `optimize.ts`, `proof.ts`) may import any. */
const ENGINE_RULES = ENGINE_LAYERS.flatMap((layer, height) =>
  layer.map((folder) => {
    const below = [folder, ...ENGINE_LAYERS.slice(0, height).flat()].join('|');
    // The ports say what a language model is asked and answers.
    const allowed = folder === 'models' ? `((${below})/|ports\\.ts$)` : `(${below})/`;
    return {
      name: `engine-${folder}-imports-down`,
      from: { path: `${ENGINE}${folder}/`, pathNot: TESTS },
      to: { path: ENGINE, pathNot: `${ENGINE}${allowed}` },
    };
  }),
);

/** What may import what (ARCHITECTURE.md, "Boundaries"). Each rule has a planted violation in boundaries.test.ts. */
const RULES: Omit<IRegularForbiddenRuleType, 'severity'>[] = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'nothing-unresolved',
    // React Router's generated types and Vite's virtual modules exist only while it builds.
    from: {},
    to: { couldNotResolve: true, pathNot: '(^|/)\\+types/|^virtual:' },
  },
  {
    name: 'contracts-import-nothing-of-ours',
    from: { path: inside('packages/contracts') },
    to: { path: OURS, pathNot: inside('packages/contracts') },
  },
  {
    name: 'engine-and-render-import-no-app',
    from: { path: '^packages/(engine|render|host)/' },
    to: { path: inside('apps') },
  },
  {
    name: 'engine-is-pure',
    from: { path: inside('packages/engine/src'), pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-imports-contracts-only',
    from: { path: inside('packages/engine/src'), pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(engine|contracts)/' },
  },
  ...ENGINE_RULES,
  {
    name: 'engine-models-for-optimize-alone',
    from: { path: ENGINE, pathNot: [`${ENGINE}(models/|optimize[a-z-]*\\.ts$)`, TESTS] },
    to: { path: `${ENGINE}models/` },
  },
  {
    name: 'engine-data-imports-nothing',
    from: { path: inside('packages/engine/data') },
    to: {},
  },
  {
    name: 'engine-through-its-doors',
    from: { path: OURS, pathNot: inside('packages/engine') },
    to: {
      path: inside('packages/engine'),
      pathNot: `${ENGINE}(index|read/index|testing/index)\\.ts$`,
    },
  },
  {
    name: 'engine-testing-for-tests-and-evals',
    from: { path: OURS, pathNot: [inside('packages/engine'), inside('evals'), TESTS] },
    to: { path: `${ENGINE}testing/` },
  },
  {
    name: 'render-does-no-network-or-processes',
    from: { path: inside('packages/render/src'), pathNot: TESTS },
    to: {
      dependencyTypes: ['core'],
      pathNot: '^(node:)?(fs|fs/promises|path|url|module|buffer|timers/promises)$',
    },
  },
  {
    name: 'render-imports-contracts-only',
    from: { path: inside('packages/render/src'), pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(render|contracts)/' },
  },
  {
    name: 'web-imports-contracts-only',
    from: { path: inside('apps/web') },
    to: { path: '^(packages|apps)/', pathNot: '^(packages/contracts|apps/web)/' },
  },
  {
    name: 'server-never-web',
    from: { path: '^apps/(server|cli)/' },
    to: { path: inside('apps/web') },
  },
  {
    name: 'modules-through-their-index',
    from: { path: '^apps/server/src/modules/([^/]+)/' },
    to: {
      path: '^apps/server/src/modules/[^/]+/',
      pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'app-reaches-modules-through-their-index',
    from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/modules/', TESTS] },
    to: {
      path: '^apps/server/src/modules/[^/]+/',
      pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$',
    },
  },
  {
    name: 'platform-never-modules',
    from: { path: inside('apps/server/src/platform'), pathNot: TESTS },
    to: { path: inside('apps/server/src/modules') },
  },
  {
    name: 'routes-never-touch-the-database',
    from: { path: '^apps/server/src/modules/[^/]+/routes\\.ts$' },
    to: {
      path: '^apps/server/src/(platform/db|migrations|modules/[^/]+/repository)|node_modules/(kysely|pg)/',
    },
  },
  {
    name: 'features-never-each-other',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'shared-never-features-or-routes',
    from: { path: inside('apps/web/src/shared') },
    to: { path: '^apps/web/src/(features|routes)/' },
  },
];

export const BOUNDARY_RULES: IForbiddenRuleType[] = RULES.map((rule) => ({
  ...rule,
  severity: 'error',
}));

export interface BoundaryReport {
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/** Reads every module under `root` (`packages`, `apps` and the like) and lists the imports that break a rule. */
export async function checkBoundaries(root: string, folders: string[]): Promise<BoundaryReport> {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: BOUNDARY_RULES },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(build|\\.react-router)/' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      },
    },
    { bustTheCache: true },
  );
  const { summary } = output as ICruiseResult;
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
