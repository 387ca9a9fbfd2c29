import type { SkillAnalysis } from '@trueline/contracts';
import type { WritingInput } from '../letter/input.ts';
import { findNearest, linesBySkill, mentionFinder } from '../needs.ts';
import { measureSkillUse, measureUse, type SkillUse } from '../skill-use.ts';

type Wanted = Pick<SkillAnalysis, 'term' | 'name' | 'level' | 'requirementId'>;

const LEVELS = ['must', 'nice', 'context'] as const;

/** Each skill once, at the highest level that the ad gives it. */
function listWanted({ job }: Pick<WritingInput, 'job'>): Wanted[] {
  const wanted = LEVELS.flatMap((level) =>
    job.requirements
      .filter((requirement) => requirement.level === level)
      .flatMap(({ id, skills }) =>
        skills.map(({ text, name }) => ({
          term: text.replace(/\s+/g, ' ').trim(),
          name,
          level,
          requirementId: id,
        })),
      ),
  );
  return wanted.filter((one, i) => wanted.findIndex(({ name }) => name === one.name) === i);
}

const spoken = ({ years, lastUsed }: SkillUse): string => {
  if (years === undefined) return 'No dated role shows it; it stands elsewhere in the resume.';
  const until = lastUsed === 'present' ? 'in use today' : `last in ${lastUsed}`;
  return `Shown in roles of ${years} ${years === 1 ? 'year' : 'years'} in all, ${until}.`;
};

const LEARN: Readonly<Record<SkillAnalysis['level'], string>> = {
  must: 'It is required. If you have it, add where you used it; if not, say so in the letter and name how you would learn it.',
  nice: 'It is a plus. A course or a small project of your own would be enough to speak of it honestly.',
  context: 'The work touches it. Read up on it before the interview.',
};

/** Matched, partial or missing, for each skill that the ad names (engine.md 8); partial is transferable, not counted as the skill itself. */
export function analyzeSkills(input: Omit<WritingInput, 'jobDescription'>): SkillAnalysis[] {
  const named = linesBySkill(input.resume);
  const findMention = mentionFinder(input.resume);
  return listWanted(input).map((wanted): SkillAnalysis => {
    const lines = named.get(wanted.name) ?? [];
    const [line] = lines;
    if (line !== undefined) {
      const use = measureSkillUse(input.resume, wanted.name, lines, input.asOf);
      const isListed = lines.every(({ path }) => /^(?:skills|languages|basics)/.test(path));
      return {
        ...wanted,
        status: 'matched',
        evidence: { path: line.path, text: line.text },
        ...use,
        note: spoken(use),
        ...(isListed
          ? {
              advice: 'It stands in a list alone. Add to a role where you used it, if you did.',
            }
          : {}),
      };
    }
    const mention = findMention(wanted.name) ?? findMention(wanted.term);
    if (mention !== undefined)
      return {
        ...wanted,
        status: 'partial',
        evidence: { path: mention.path, text: mention.text },
        ...measureUse(input.resume, [mention], input.asOf),
        note: 'This line comes near it, but does not name it as the ad does.',
        advice: 'If this line is about it, name it there in the words of the ad.',
      };
    const nearest = findNearest(wanted.name, named);
    if (nearest === null)
      return {
        ...wanted,
        status: 'missing',
        note: 'Nothing in the resume shows it.',
        advice: LEARN[wanted.level],
      };
    return {
      ...wanted,
      status: 'partial',
      evidence: { path: nearest.line.path, text: nearest.line.text },
      ...measureUse(input.resume, named.get(nearest.name) ?? [], input.asOf),
      note: nearest.isNarrower
        ? `Not named, but ${nearest.name} implies it.`
        : `The resume shows ${nearest.name}, which is next to it: transferable, not counted.`,
      advice: LEARN[wanted.level],
    };
  });
}
