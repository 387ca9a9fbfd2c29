import headings from '../../data/phrases/resume-headings.json' with { type: 'json' };

/** A group of skills as a resume holds it. */
export interface SkillGroup {
  name?: string | undefined;
  keywords?: string[] | undefined;
}

/** Names of the two groups of a composed list; they say where things stand and nothing of the person. */
export const CORE_SKILLS = 'Core skills';
export const OTHER_SKILLS = 'Other skills';
/** As the second group was called before. */
const FORMER_OTHER = 'Also';

const SKILL_HEADINGS: ReadonlySet<string> = new Set(
  headings.rows.flatMap(([heading = '', section]) => (section === 'skills' ? [heading] : [])),
);

/** Whether the name of a group says no more than that skills follow: "Key skills", but not "Basic", "Currently learning" or "Kitchen". */
export const isPlainHeading = (name: string): boolean =>
  SKILL_HEADINGS.has(
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}|:$/gu, '')
      .replaceAll('&', 'and')
      .trim(),
  );

/** "Currently learning", "Basic", "Familiar with", "Expert": how well one knows what stands in a group. */
const TELLS_LEVEL =
  /\b(?:learning|learn|learnt|studying|training|basics?|beginners?|novice|elementary|familiar(?:ity)?|exposure|exposed|aware(?:ness)?|introduc\w+|intermediate|working knowledge|some|limited|entry[- ]level|in progress|soon|planned|future|interests?|interested|wish\w*|want\w*|past|former(?:ly)?|previous(?:ly)?|rusty|advanced|expert|proficient|fluent|strong(?:est)?|conversational|experienced|comfortable|confident|good|excellent|level|years?|months?|used|sometimes|occasional(?:ly)?|rarely|seldom|at times|now and then|from time to time|hobb\w+|no)\b|\d/i;

/** Whether the name of a group says something of each item in it, so that none may join it or leave it. */
export const tellsLevel = (name: string): boolean =>
  TELLS_LEVEL.test(name) && !isPlainHeading(name);

/** Whether a line is the name that such a group has, which claims nothing. */
export const isGroupName = (path: string, text: string): boolean =>
  /^skills(?:\[\d+\]\.name)?$/.test(path) &&
  [CORE_SKILLS, OTHER_SKILLS, FORMER_OTHER].includes(text);

/** One line a group: "Core skills: Python; Excel", a bare name as it is. Items with a comma stay whole. */
export const linesOfGroups = (groups: readonly SkillGroup[]): string =>
  groups
    .map(({ name = '', keywords = [] }) =>
      keywords.length === 0 ? name : `${name === '' ? '' : `${name}: `}${keywords.join('; ')}`,
    )
    .join('\n');

const NAME_CHARS_MAX = 40;

/** The parts of a text between marks that stand in no brackets; between all marks where brackets are left open. */
export function splitOutside(text: string, mark: ';' | ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (depth < 0) break;
    if (letter === mark && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return depth === 0 ? parts : text.split(mark);
}

/** The groups that such lines tell; a line of a person's own may part its items by commas. */
export function groupsOfLines(text: string): SkillGroup[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(': ');
      const name = at > 0 && at <= NAME_CHARS_MAX ? line.slice(0, at) : undefined;
      const items = name === undefined ? line : line.slice(at + 2);
      const byMark = splitOutside(items, ';');
      const keywords = (byMark.length > 1 ? byMark : splitOutside(items, ','))
        .map((item) => item.trim())
        .filter((item) => item !== '');
      return { ...(name === undefined ? {} : { name }), keywords };
    });
}

/** Whether groups come back as they are from their lines: no item holds a mark that would tear it, or reads as a name. */
export function areTellable(groups: readonly SkillGroup[]): boolean {
  const told = groupsOfLines(linesOfGroups(groups));
  return (
    told.length === groups.length &&
    groups.every(({ name, keywords = [] }, at) => {
      const one = told[at];
      return (
        one?.name === name &&
        one?.keywords?.length === keywords.length &&
        keywords.every((item, i) => item === one.keywords?.[i])
      );
    })
  );
}
