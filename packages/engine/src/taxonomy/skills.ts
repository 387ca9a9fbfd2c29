import type { SkillKind, SkillMention } from '@trueline/contracts';
import { memoize } from '../language/memoize.ts';
import { hasContextWord, keepCertain } from './skills/context.ts';
import type { Skill } from './skills/format.ts';
import { SKILLS } from './skills/index.ts';
import { buildMatcher, type Match } from './skills/matcher.ts';
import { tokenize } from './skills/tokens.ts';

export type { Skill } from './skills/format.ts';

/** A skill as a text writes it (UTF-16 offsets) with the lexicon's name for it. */
export type FoundSkill = SkillMention & { kind: SkillKind };

const matcher = buildMatcher(SKILLS);
const byName = new Map(SKILLS.map((skill) => [skill.name, skill]));
const byForm = new Map<string, Skill>();
for (const skill of SKILLS) {
  for (const form of skill.forms) {
    const key = formKey(form.text);
    if (!byForm.has(key)) byForm.set(key, skill);
  }
}

/** Words of a name without case, plural or joining marks: "front-end" and "Front End" are one. */
function formKey(name: string): string {
  return tokenize(name)
    .map((token) => token.stem)
    .join(' ');
}

/** "CSM" as a line of its own, as among the certificates of a resume. */
const isWholeCertificate = (text: string, { skill, start, end }: Match): boolean =>
  skill.kind === 'cert' && text.trim() === text.slice(start, end);

/** The longest match at each place that its context allows; of two that overlap, the earlier one. */
function withoutOverlap(text: string, places: readonly Match[][]): Match[] {
  const kept: Match[] = [];
  let reached = 0;
  for (const place of places) {
    const best = place.find(
      (match) =>
        match.form.case !== 'near' ||
        hasContextWord(text, match) ||
        isWholeCertificate(text, match),
    );
    if (best === undefined || best.start < reached) continue;
    kept.push(best);
    reached = best.end;
  }
  return kept;
}

/** Every skill that a text names, in order, longest form first, without overlap (engine.md 5). */
export const findSkills: (text: string) => readonly FoundSkill[] = memoize((text) =>
  keepCertain(text, withoutOverlap(text, matcher.candidates(text))).map((match) => ({
    text: text.slice(match.start, match.end),
    start: match.start,
    end: match.end,
    name: match.skill.name,
    kind: match.skill.kind,
  })),
);

/** The skill of which this is a name or an alias (any case), or null. */
export function findSkill(name: string): Skill | null {
  return byName.get(name) ?? byForm.get(formKey(name)) ?? null;
}

/** All written forms of a skill, its name first; the given name alone where the lexicon has none. */
export function aliasesOf(name: string): string[] {
  return findSkill(name)?.forms.map((form) => form.text) ?? [name];
}

/** Whether two names mean the same skill: one concept of the lexicon, or the same words. */
export function isSameSkill(a: string, b: string): boolean {
  const left = findSkill(a);
  const right = findSkill(b);
  if (left !== null || right !== null) return left === right;
  return formKey(a) === formKey(b) && formKey(a) !== '';
}

function neighboursOf(skill: Skill | null): readonly string[] {
  if (skill === null) return [];
  const { parents, near, nearTo } = skill;
  return [...parents, ...near, ...(nearTo === null ? [] : [nearTo])];
}

/** The name under which a demand is counted: of what is near to a skill, that skill's; of an unknown term, its own. */
export function conceptOf(name: string): string {
  const skill = findSkill(name);
  return skill?.nearTo ?? skill?.name ?? name;
}

/** Names of all skills that having this one implies or all but shows, nearest first. */
export function impliedBy(name: string): string[] {
  const start = findSkill(name);
  const implied = new Set<string>();
  const visit = (skill: Skill | null): void => {
    for (const parent of neighboursOf(skill)) {
      if (implied.has(parent) || parent === start?.name) continue;
      implied.add(parent);
      visit(findSkill(parent));
    }
  };
  visit(start);
  return [...implied];
}

/** Whether having `child` implies `parent` (React implies JavaScript); never the other way round. */
export function impliesSkill(child: string, parent: string): boolean {
  const name = findSkill(parent)?.name;
  return name !== undefined && impliedBy(child).includes(name);
}
