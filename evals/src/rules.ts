// `npm run rules` writes docs/rules.md out of the records of the rules; `-- --check` only compares, `-- --stats`
// prints how often each rule fires on the resumes at hand.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { LINE_RULES, type LineRule } from '@trueline/engine/testing';
import { readRewritingCases } from './defects.ts';

const DOC = join(import.meta.dirname, '../../docs/rules.md');
const PLACES = {
  bullet: 'bullets',
  prose: 'running text',
  skill: 'items of skills',
  term: 'titles, subjects and groups of skills',
} as const;
/** Folders of cases that are open to all. */
const CASES = ['rewriting', 'rewriting-fresh', 'rewriting-open', 'rewriting-wide'];
const AS_OF = '2026-11';

const shown = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' / ');

function describe(rule: LineRule): string {
  const languages = rule.languages === 'any' ? 'any language' : rule.languages.join(', ');
  return [
    `## ${rule.id}`,
    '',
    `${rule.reason}${rule.isAutomatic ? '' : ' It only finds.'}`,
    '',
    `Changes of the kind \`${rule.kind}\`; order ${rule.order}; ${rule.appliesTo.map((place) => PLACES[place]).join(', ')}; ${languages}.`,
    '',
    '| before | after |',
    '|---|---|',
    ...rule.examples.map(([before, after]) => `| ${shown(before)} | ${shown(after)} |`),
    '',
    'Left alone:',
    '',
    ...rule.leaves.map((text) => `- ${text}`),
  ].join('\n');
}

/** The page on all rules, as `docs/rules.md` holds it. */
function describeRules(): string {
  const head =
    '# Rules for lines\n\nMade by `npm run rules` out of the records in `packages/engine/src/rules/line/`; edit those. Rules run in this order, each on the line that the one before left; every example passes the verifier.';
  return `${[head, ...LINE_RULES.map(describe)].join('\n\n')}\n`;
}

/** Changes by kind on made-up cases, and on the shared resumes where EVAL_DATA_DIR names them. */
async function printStats(): Promise<void> {
  const counts = new Map<string, Map<string, number>>();
  const add = (set: string, kind: string): void => {
    const kinds = counts.get(set) ?? new Map<string, number>();
    counts.set(set, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  };
  for (const folder of CASES) {
    for (const { resume, jobDescription } of await readRewritingCases(folder))
      for (const { kind } of optimize({ resume, jobDescription, asOf: AS_OF }).changes)
        add(folder, kind);
  }
  const data = process.env.EVAL_DATA_DIR;
  if (data !== undefined && existsSync(join(data, 'resumes'))) {
    const [ad = ''] = readdirSync(join(data, 'jobs'))
      .filter((name) => name.endsWith('.txt'))
      .sort();
    const jobDescription = readFileSync(join(data, 'jobs', ad), 'utf8');
    for (const file of readdirSync(join(data, 'resumes')).sort()) {
      if (/\.(?:json|mjs)$/.test(file)) continue;
      const result = await read(readFileSync(join(data, 'resumes', file)), file);
      if (!result.ok) continue;
      const { changes } = optimize({ resume: result.resume, jobDescription, asOf: AS_OF });
      for (const { kind } of changes) add('resumes', kind);
    }
  }
  for (const kind of new Set(LINE_RULES.map((rule) => rule.kind))) {
    const row = [...counts].map(([set, kinds]) => `${set} ${kinds.get(kind) ?? 0}`);
    console.log(`${kind}: ${row.join(', ')}`);
  }
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    stats: { type: 'boolean', default: false },
  },
});
if (values.stats) await printStats();
else if (!values.check) writeFileSync(DOC, describeRules());
else if (readFileSync(DOC, 'utf8') !== describeRules()) {
  console.error('docs/rules.md differs from the rules: npm run rules');
  process.exitCode = 1;
}
