import { type FoundSkill, impliesSkill, isSameSkill } from '../../taxonomy/skills.ts';

/** Skills of one line that are asked together: one skill, or several of which any one is enough. */
export interface SkillGroup {
  mentions: FoundSkill[];
  anyOf: boolean;
}

const BETWEEN_MAX = 40;
/** Between items of one list: marks, conjunctions and a few words that only carry the list on. */
/** A name in a list that the lexicon doesn't know is passed over. */
const LIST_GAP =
  /^(?:[\s,/&+()|•·"'’-]|(?<=[,/] ?)\p{Lu}[\p{L}\p{N}.]+(?=\s?[,/)])|\b(?:and|or|and\/or|AND|OR|et|ou|either|both|with|in|knowledge|experience|equivalent|similar)\b)*$/u;
const NEW_SENTENCE = /[.;:]\s/;
const EXAMPLES =
  /\b(?:such as|like|e\.g\.?,?|i\.e\.?,?|for example|for instance|one of|any of|one or more of|at least one of|including,? but not limited to|ideally)\s*[:(]?\s*(?:\w+\s){0,2}$/i;
const SAYS_OR = /\b(?:or|ou)\b|\//i;

function isList(gap: string): boolean {
  return (
    gap.length <= BETWEEN_MAX &&
    !NEW_SENTENCE.test(gap) &&
    LIST_GAP.test(gap) &&
    /[,/&+|•·()-]|\b(?:and|or|et|ou)\b/i.test(gap)
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

/** "Jira, Zendesk or similar": so are the names before it. */
const OR_LIKE =
  /^\s*,?\s*(?:or|ou)\s+(?:(?:an?|any|some)\s+)?(?:similar|equivalent|comparable|other|another|like|alternatives?|such)(?!\p{L})/iu;

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
  if (OR_LIKE.test(line.slice(run.at(-1)?.end))) return true;
  const before = line.slice(0, first.start);
  return EXAMPLES.test(before) || /\(\s*(?:e\.g\.?,?\s*)?$/.test(before);
}

/** "GIS, for example QGIS", "cloud platforms such as AWS", "languages like Go": between a general term and its kinds. */
const LEADS_TO_EXAMPLES =
  /^[\s,(]*(?:[\p{L}-]+[\s,(]+){0,4}?(?:such as|like|e\.g\.?,?|i\.e\.?,?|for example|for instance)\s*[:,(]?\s*(?:\p{L}+\s){0,2}$/iu;

/** Whether a general term only carries the alternatives: it introduces them as its examples, or is their head noun ("Salesforce or HubSpot CRM"). */
function carries(line: string, general: FoundSkill, group: SkillGroup): boolean {
  const first = group.mentions[0];
  const last = group.mentions.at(-1);
  if (first === undefined || last === undefined) return false;
  if (!group.mentions.some((mention) => impliesSkill(mention.name, general.name))) return false;
  if (general.end <= first.start)
    return LEADS_TO_EXAMPLES.test(line.slice(general.end, first.start));
  return general.start >= last.end && /^\s$/.test(line.slice(last.end, general.start));
}

/** Splits the skills of a line into what is asked (engine.md 4.6): "A, B or C" is one group, "A, B and C" are three, a general term with examples is one of them. */
export function groupSkills(line: string, mentions: readonly FoundSkill[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const run of runsOf(line, mentions)) {
    const unique = run.filter((a, i) => run.findIndex((b) => isSameSkill(a.name, b.name)) === i);
    if (unique.length > 1 && isAnyOf(line, run)) groups.push({ mentions: unique, anyOf: true });
    else if (unique.length === 1 && EXAMPLES.test(line.slice(0, run[0]?.start)))
      groups.push({ mentions: unique, anyOf: true });
    else groups.push(...unique.map((mention) => ({ mentions: [mention], anyOf: false })));
  }
  const alternatives = groups.filter((group) => group.anyOf);
  const singles: FoundSkill[] = [];
  for (const single of groups.filter((group) => !group.anyOf).flatMap((group) => group.mentions)) {
    const carried = alternatives.find((group) => carries(line, single, group));
    if (carried !== undefined) carried.mentions.unshift(single);
    else if (!alternatives.some((group) => holdsSame(group, single))) singles.push(single);
  }
  return [
    ...alternatives.map(({ mentions: offered }) => ({
      mentions: offered,
      anyOf: offered.length > 1,
    })),
    ...singles.map((mention) => ({ mentions: [mention], anyOf: false })),
  ];
}

const holdsSame = ({ mentions }: SkillGroup, single: FoundSkill): boolean =>
  mentions.some((mention) => isSameSkill(mention.name, single.name));
