// The form of the verifier's and the rewriter's cases, whatever their folder.
type Json = string | Json[] | { [key: string]: Json };
export type VerifierCase = {
  id: string;
  occupation: string;
  split: string;
  resume: Json;
  /** Kind, path, new value, note. */
  invented: [string, string, string, string?][];
  /** Path, new value, note. */
  truthful: [string, string, string?][];
};
type Surfacing = { how: string; term: string; form: string; path?: string };
type JobCase = { jobDescription: string; surfacings: Surfacing[] };
export type RewritingCase = JobCase & {
  id: string;
  occupation: string;
  /** Given in `rewriting-sealed/` only. */
  split?: string;
  keep: string[];
  second?: JobCase;
  resume: Json;
};

const inventedKinds = [
  ...['number', 'unit', 'date', 'duration', 'frequency', 'name', 'employer', 'title', 'degree'],
  ...['certificate', 'skill', 'ownership', 'scope', 'outcome', 'moved', 'anachronism', 'praise'],
  ...['negation', 'modality'],
];
const surfacingKinds = ['alias', 'acronym', 'spelling', 'inflection'];

/** The value at a path such as `work[0].highlights[1]`, or undefined. */
function valueAt(resume: Json, path: string): Json | undefined {
  let value: Json | undefined = resume;
  for (const [key] of path.matchAll(/\w+/g)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = typeof value === 'object' ? value[key] : undefined;
  }
  return value;
}

/** Says what is wrong with one resume and its edits. */
export function verifierProblems(verifierCase: VerifierCase): string[] {
  const { id, resume, invented, truthful } = verifierCase;
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [path, value] of [
    ...invented.map(([, path, value]) => [path, value] as const),
    ...truthful,
  ]) {
    const edit = `${path} = ${value}`;
    if (seen.has(edit)) problems.push(`${id}: twice, or both invented and truthful: ${edit}`);
    seen.add(edit);
    if (valueAt(resume, path) === value) problems.push(`${id}: changes nothing: ${edit}`);
  }
  for (const [kind] of invented) {
    if (!inventedKinds.includes(kind)) problems.push(`${id}: no such kind: ${kind}`);
  }
  return problems;
}

/** Says which kind of invention one of the given halves lacks. */
export function missingKinds(folder: string, cases: VerifierCase[], splits: string[]): string[] {
  return splits.flatMap((split) => {
    const edits = cases.filter((item) => item.split === split).flatMap((item) => item.invented);
    return inventedKinds
      .filter((name) => !edits.some(([kind]) => kind === name))
      .map((name) => `${folder}: no ${name} in ${split}`);
  });
}

/** Edits of each kind, of both halves: `{ number: '46 tune, 40 held-out' }`. */
export function countKinds(cases: VerifierCase[]): Record<string, string> {
  const count = (split: string, name: string): number =>
    cases
      .filter((item) => item.split === split)
      .flatMap((item) => [
        ...item.invented.map(([kind]) => kind),
        ...item.truthful.map(() => 'truthful'),
      ])
      .filter((kind) => kind === name).length;
  return Object.fromEntries(
    [...inventedKinds, 'truthful'].map((name) => [
      name,
      `${count('tune', name)} tune, ${count('held-out', name)} held-out`,
    ]),
  );
}

function holdsWord(text: string, term: string): boolean {
  const escaped = RegExp.escape(term);
  return new RegExp(`(?<!\\w)${escaped}(?!\\w)`).test(text);
}

/** Says what is wrong with one resume and its ads. */
export function rewritingProblems(rewritingCase: RewritingCase): string[] {
  const { id, resume, keep, second } = rewritingCase;
  const whole = JSON.stringify(resume);
  const problems = keep
    .filter((line) => !whole.includes(JSON.stringify(line).slice(1, -1)))
    .map((line) => `${id}: not in the resume: ${line}`);
  for (const job of [rewritingCase, ...(second ? [second] : [])]) {
    for (const { how, term, form, path } of job.surfacings) {
      const place = path === undefined ? resume : valueAt(resume, path);
      if (!surfacingKinds.includes(how)) problems.push(`${id}: no such kind: ${how}`);
      if (!job.jobDescription.includes(term)) problems.push(`${id}: not in the ad: ${term}`);
      if (typeof place !== 'string' || !place.includes(form)) {
        problems.push(`${id}: not where it should be: ${form}`);
      }
      if (holdsWord(whole, term)) problems.push(`${id}: already in the resume: ${term}`);
    }
  }
  return problems;
}

/** Terms to surface of each kind, over all ads: `{ alias: 12, acronym: 40 }`. */
export function countSurfacings(cases: RewritingCase[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { surfacings, second } of cases) {
    for (const { how } of [...surfacings, ...(second?.surfacings ?? [])]) {
      counts[how] = (counts[how] ?? 0) + 1;
    }
  }
  return counts;
}
