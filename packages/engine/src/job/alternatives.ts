import { type FoundSkill, impliesSkill, isSameSkill } from '../lexicon/skills.ts';

/** Skills of one line that are asked together: one skill, or several of which any one is enough. */
export interface SkillGroup {
  mentions: FoundSkill[];
  anyOf: boolean;
}

const BETWEEN_MAX = 40;
/** Between items of one list: marks, conjunctions and a few words that only carry the list on. */
/** A name in a list that the lexicon doesn't know is passed over. */
const LIST_GAP =
  /^(?:[\s,/&+()|•·"'’-]|(?<=[,/] ?)\p{Lu}[\p{L}\p{N}.]+(?=\s?[,/)])|\b(?:and|or|and\/or|et|ou|either|both|with|in|knowledge|experience|equivalent|similar)\b)*$/u;
const NEW_SENTENCE = /[.;:]\s/;
const EXAMPLES =
  /\b(?:such as|like|e\.g\.?,?|i\.e\.?,?|for example|for instance|one of|any of|one or more of|at least one of|including,? but not limited to|ideally)\s*[:(]?\s*(?:\w+\s){0,2}$/i;
const SAYS_OR = /\b(?:or|ou)\b|\//i;

function isList(gap: string): boolean {
  return (
    gap.length <= BETWEEN_MAX && !NEW_SENTENCE.test(gap) && LIST_GAP.test(gap) && gap.trim() !== ''
  );
}

/** Runs of mentions that stand in one list; an opening parenthesis begins a run of its own. */
function runsOf(line: string, mentions: readonly FoundSkill[]): FoundSkill[][] {
  const runs: FoundSkill[][] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const gap = previous === undefined ? '' : line.slice(previous.end, mention.start);
    const opens = /[()]/.test(gap);
    if (run !== undefined && !opens && isList(gap)) run.push(mention);
    else runs.push([mention]);
  }
  return runs;
}

const gapsOf = (line: string, run: readonly FoundSkill[]): string[] =>
  run.slice(1).map((mention, i) => line.slice(run[i]?.end ?? 0, mention.start));

/** "or", a slash between equals, "such as" before, or a list in parentheses: any one will do. */
function isAnyOf(line: string, run: readonly FoundSkill[]): boolean {
  const first = run[0];
  if (first === undefined || run.length < 2) return false;
  const nested = run.some((a) => run.some((b) => a !== b && impliesSkill(a.name, b.name)));
  const gaps = gapsOf(line, run);
  if (gaps.some((gap) => /\b(?:or|ou)\b/i.test(gap))) return true;
  if (nested && gaps.every((gap) => !/\bor\b/i.test(gap)) && gaps.some((gap) => /\//.test(gap)))
    return false;
  if (gaps.some((gap) => SAYS_OR.test(gap))) return true;
  const before = line.slice(0, first.start);
  return EXAMPLES.test(before) || /\(\s*(?:e\.g\.?,?\s*)?$/.test(before);
}

/** A general term beside its own kinds ("cloud platforms such as AWS or Azure") asks nothing more. */
function withoutImplied(mentions: readonly FoundSkill[]): FoundSkill[] {
  return mentions.filter((a) => !mentions.some((b) => b !== a && impliesSkill(b.name, a.name)));
}

/** Splits the skills of a line into what is asked (engine.md 4.6): "A, B or C" is one group, "A, B and C" are three. */
export function groupSkills(line: string, mentions: readonly FoundSkill[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const run of runsOf(line, mentions)) {
    const unique = run.filter((a, i) => run.findIndex((b) => isSameSkill(a.name, b.name)) === i);
    if (unique.length > 1 && isAnyOf(line, run)) groups.push({ mentions: unique, anyOf: true });
    else groups.push(...unique.map((mention) => ({ mentions: [mention], anyOf: false })));
  }
  const alternatives = groups.filter((group) => group.anyOf);
  const singles = groups.filter((group) => !group.anyOf).flatMap((group) => group.mentions);
  const offered = alternatives.flatMap((group) => group.mentions);
  const needed = withoutImplied(singles).filter(
    (a) => !offered.some((b) => impliesSkill(b.name, a.name) || isSameSkill(a.name, b.name)),
  );
  return [...alternatives, ...needed.map((mention) => ({ mentions: [mention], anyOf: false }))];
}
