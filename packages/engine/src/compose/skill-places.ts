import type { Resume, SkillKind } from '@trueline/contracts';
import { isPlainHeading, type SkillGroup, tellsLevel } from '../document/skill-groups.ts';
import { findSkills } from '../taxonomy/skills.ts';

/** A list of bare names ("Python", "Linux") has no keywords; each name is an item of its own. */
export const isBareList = (resume: Resume): boolean =>
  (resume.skills ?? []).length > 0 &&
  (resume.skills ?? []).every((group) => (group.keywords ?? []).length === 0);

/** Spoken or of programming: nothing else belongs there. */
const OF_LANGUAGES = /\blanguages?\b/i;
const isSpoken = (item: string): boolean => {
  const found = findSkills(item);
  return found.length > 0 && found.every(({ kind }) => kind === 'language');
};

/** The group that has most of a kind; one of languages takes nothing where there is another, one of a level nothing at all: -1 where there is no other. */
function findGroup(resume: Resume, kind: SkillKind): number {
  const groups = resume.skills ?? [];
  const open = groups.flatMap(({ name = '', keywords = [] }, at) =>
    keywords.length > 0 && tellsLevel(name) ? [] : [at],
  );
  const alike = open.map((at) => {
    const { name = '', keywords = [] } = groups[at] ?? {};
    return OF_LANGUAGES.test(name) || (keywords.length > 0 && keywords.every(isSpoken))
      ? -1
      : keywords.flatMap(findSkills).filter((skill) => skill.kind === kind).length;
  });
  if (groups.length > 0 && open.length === 0) return -1;
  return open[alike.indexOf(Math.max(...alike))] ?? 0;
}

/** Fewer of a kind make no group of it. */
const KIND_MIN = 2;
/** What the label itself says of the kind. */
const LABELS: readonly (readonly [label: RegExp, kinds: readonly SkillKind[]])[] = [
  [/\b(?:soft|personal|people|social|interpersonal)\b/i, ['soft']],
  [
    /\b(?:software|tools?|toolkit|toolbox|systems?|computer|it|programs?|applications?|apps|platforms?|databases?|machines?|equipment)\b/i,
    ['tool'],
  ],
];

/** The person's own heading over the only list of skills: "Programs that I use", "Equipment"; empty where there are several or none. */
function headingOf({ meta }: Resume): string {
  const own = (meta?.trueline?.sections ?? []).filter(({ kind }) => kind === 'skills');
  return own.length === 1 ? (own[0]?.heading ?? '') : '';
}

/** Whether a group with a label of its own ("Soft power", "Software") is of a kind: by its label, or where more than half of it is; a group without one by the heading above it. */
function isOfKind(
  { name = '', keywords = [] }: SkillGroup,
  kind: SkillKind,
  heading: string,
): boolean {
  const told = name === '' && !/\bskills?\b/i.test(heading) ? heading : name;
  const [, labelled] = LABELS.find(([label]) => label.test(told)) ?? [];
  if (labelled !== undefined) return labelled.includes(kind);
  if (name === '' || isPlainHeading(name)) return true;
  const kinds = keywords.map((item) => findSkills(item).map((skill) => skill.kind));
  const alike = kinds.filter((own) => own.includes(kind)).length;
  return alike >= KIND_MIN && alike * 2 > keywords.length;
}

/** The label of a table's row before its first item: "Tools JIRA", "Scripting Python". */
const ROW_LABEL =
  /^(?:tools?|languages?|testing|scripting|engines?|software|systems?|frameworks?|databases?|platforms?|cloud|methods?|office|machines?|equipment|libraries|editors?|design|analysis|reporting|programming|hardware|networks?)\s+(?=\p{Lu})/iu;
const LABELS_MIN = 2;

/** Whether a list is the rows of a table, each with its label, read as one: nothing may move in it or join it. */
export const isOfLabelledRows = (items: readonly string[]): boolean =>
  items.filter((item) => ROW_LABEL.test(item)).length >= LABELS_MIN;

/** Fewer items tell no sort. */
const LIST_MIN = 4;
const OF_THINGS: ReadonlySet<SkillKind> = new Set(['tool', 'language', 'cert']);

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

  /** Whether the group is of that sort: a list of tools, or of languages, takes no act. */
  takes(kind: SkillKind): boolean {
    const group = this.#resume.skills?.[this.#groupOf(kind)];
    const items = group?.keywords ?? [];
    if (group !== undefined && items.length > 0 && !isOfKind(group, kind, headingOf(this.#resume)))
      return false;
    if (isOfLabelledRows(items)) return false;
    if (kind === 'tool' || kind === 'cert' || items.length < LIST_MIN) return true;
    return items.flatMap(findSkills).some((skill) => !OF_THINGS.has(skill.kind));
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
