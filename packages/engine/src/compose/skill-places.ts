import type { Resume, SkillKind } from '@trueline/contracts';
import { findSkills } from '../taxonomy/skills.ts';

/** A list of bare names ("Python", "Linux") has no keywords; each name is an item of its own. */
export const isBareList = (resume: Resume): boolean =>
  (resume.skills ?? []).length > 0 &&
  (resume.skills ?? []).every((group) => (group.keywords ?? []).length === 0);

/** The group that has most of a kind. */
function findGroup(resume: Resume, kind: SkillKind): number {
  const alike = (resume.skills ?? []).map(
    (group) =>
      (group.keywords ?? []).flatMap(findSkills).filter((skill) => skill.kind === kind).length,
  );
  return Math.max(0, alike.indexOf(Math.max(...alike)));
}

/** Where new items of the list of skills go: behind the group that has most of their kind, or behind the last bare name. */
export class SkillPlaces {
  readonly #resume: Resume;
  readonly #taken = new Map<number, number>();

  constructor(resume: Resume) {
    this.#resume = resume;
  }

  #groupOf(kind: SkillKind): number {
    return isBareList(this.#resume) ? -1 : findGroup(this.#resume, kind);
  }

  /** The place of the next item. */
  next(kind: SkillKind): string {
    const groups = this.#resume.skills ?? [];
    const group = this.#groupOf(kind);
    const nth = this.#taken.get(group) ?? 0;
    return group === -1
      ? `skills[${groups.length + nth}].name`
      : `skills[${group}].keywords[${(groups[group]?.keywords?.length ?? 0) + nth}]`;
  }

  /** Counts the next place as taken. */
  take(kind: SkillKind): void {
    const group = this.#groupOf(kind);
    this.#taken.set(group, (this.#taken.get(group) ?? 0) + 1);
  }
}
