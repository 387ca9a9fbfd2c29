import type { Question, Resume, Score } from '@trueline/contracts';
import type { JobTerms } from '../document/job-terms.ts';
import { findValue, listLines } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { isHighlight, isSkillItem } from '../rules/line-kinds.ts';
import { relevance } from '../rules/relevance.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';
import { findLikelyRole } from './likely-role.ts';

const METRIC_QUESTIONS_MAX = 4;
const GAP_QUESTIONS_MAX = 6;
const EXAMPLE_QUESTIONS_MAX = 4;

const OUTCOME_OPENER =
  /^(?:reduced?|increased?|improved?|cut|saved?|grew|grow|boosted|decreased?|accelerated?|shortened|optimi[sz]ed?|streamlined?|enhanced?|expanded?|doubled)\b/i;

type Draft = Omit<Question, 'id'>;
type Gap = Score['requirements'][number];

const QUOTE_MAX = 90;
const shorten = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= QUOTE_MAX
    ? plain
    : `${plain.slice(0, QUOTE_MAX).replace(/[\s,;:]+\S*$/, '')} …`;
};

/** "at Corner Shop", where the role has an employer; else nothing. */
function atEmployer(resume: Resume, entry: string | null): string {
  const name = entry === null ? undefined : findValue(resume, `${entry}.name`);
  return typeof name === 'string' && name !== '' ? ` at ${name}` : '';
}

/** Transformation 34: a bullet that claims a change without its size. */
function metricQuestions(resume: Resume, terms: JobTerms): Draft[] {
  return listLines(resume)
    .filter(
      (line) => isHighlight(line.path) && OUTCOME_OPENER.test(line.text) && !/\d/.test(line.text),
    )
    .map((line) => ({ line, rank: relevance(line.text, terms) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, METRIC_QUESTIONS_MAX)
    .map(({ line }) => ({
      kind: 'metric',
      question: `"${shorten(line.text)}"${atEmployer(resume, line.entry)}: by how much, and over what time? A rough figure that you can explain is enough.`,
      path: line.path,
      entry: line.entry,
    }));
}

/** Transformation 35: what the ad requires and no line shows. */
function gapQuestions(resume: Resume, score: Score): Draft[] {
  const asked = new Set<string>();
  return score.requirements
    .filter(
      (requirement) =>
        requirement.level === 'must' &&
        requirement.credit === 0 &&
        GAP_QUESTIONS[requirement.kind] !== undefined &&
        !isSoftAlone(requirement),
    )
    .flatMap((requirement): Draft[] => {
      // "IaC" beside "Infrastructure as Code" is the same asked twice.
      const terms = requirement.skills
        .filter(({ name }, at, all) => all.findIndex((skill) => skill.name === name) === at)
        .map(({ text }) => text)
        .slice(0, 3);
      const subject = terms.length > 0 ? terms.join(' or ') : shorten(requirement.text);
      if (asked.has(subject.toLowerCase())) return [];
      asked.add(subject.toLowerCase());
      const entry = findLikelyRole(resume, requirement.text);
      const question = GAP_QUESTIONS[requirement.kind]?.({
        subject,
        quote: shorten(requirement.text),
        where: atEmployer(resume, entry),
        turn: asked.size - 1,
      });
      return [
        {
          kind: 'gap',
          question: question ?? '',
          requirementId: requirement.id,
          terms: terms.length > 0 ? terms : [subject],
          ...(entry === null ? {} : { entry }),
        },
      ];
    })
    .slice(0, GAP_QUESTIONS_MAX);
}

interface Asked {
  subject: string;
  quote: string;
  /** " at Corner Shop", or nothing. */
  where: string;
  /** How many were asked before: the first says what an answer is, the others are short. */
  turn: number;
}

/** "collaborative", "team spirit": nobody answers such a word with one line of work. */
const isSoftAlone = ({ skills }: Gap): boolean =>
  skills.length > 0 && skills.every(({ name }) => findSkill(name)?.kind === 'soft');

/** The ad's words behind its name, unless they say no more. */
const inQuotes = ({ subject, quote }: Pick<Asked, 'subject' | 'quote'>): string =>
  quote.toLowerCase() === subject.toLowerCase() ? '' : ` ("${quote}")`;

function askForSkill(asked: Asked): string {
  const what = `${asked.subject}${inQuotes(asked)}`;
  const perhaps = asked.where === '' ? '' : `, perhaps${asked.where}`;
  if (asked.turn === 0)
    return `The ad asks for ${what}, and your resume does not show it. If you have used it${perhaps}, what did you do with it? One line is enough; if not, leave this empty.`;
  return asked.turn % 2 === 1
    ? `The ad also asks for ${what}. Where have you worked with it${perhaps}, and on what?`
    : `What have you done with ${what}${perhaps}? Leave this empty if it is new to you.`;
}

const GAP_QUESTIONS: Partial<Record<Gap['kind'], (asked: Asked) => string>> = {
  skill: askForSkill,
  cert: ({ quote }) =>
    `The ad asks for this: "${quote}". If you hold it, what is it called and when did you get it? If not, leave this empty.`,
  degree: ({ quote }) =>
    `The ad asks for this: "${quote}". If you have a degree or diploma that your resume does not show, which one, from where and when?`,
  language: (asked) =>
    `The ad asks for ${asked.subject}${inQuotes(asked)}. If you speak it, how well? If not, leave this empty.`,
};

/** Transformation 25: a listed skill that the ad asks for and that no bullet shows. */
function exampleQuestions(resume: Resume, score: Score, terms: JobTerms): Draft[] {
  const lines = listLines(resume);
  const shown = lines
    .filter((line) => !line.entry.startsWith('skills'))
    .map((line) => line.text)
    .join('\n');
  const shownSkills = new Set(findSkills(shown).map((skill) => skill.name));
  return (
    lines
      .filter((line) => isSkillItem(line.path) && !hasForm(shown, line.text))
      .flatMap((line) => findSkills(line.text).map((skill) => ({ line, skill })))
      .filter(
        ({ skill }) =>
          skill.kind !== 'soft' && terms.has(skill.name) && !shownSkills.has(skill.name),
      )
      // "React" and "React Hooks" would ask the same twice.
      .filter((one, at, all) => all.findIndex(({ skill }) => skill.name === one.skill.name) === at)
      .slice(0, EXAMPLE_QUESTIONS_MAX)
      .map(({ line, skill }) => {
        const requirementId = terms.get(skill.name)?.requirementId;
        const asks = score.requirements.find(({ id }) => id === requirementId);
        const quote =
          asks === undefined ? '' : inQuotes({ subject: '', quote: shorten(asks.text) });
        const entry = findLikelyRole(resume, skill.text);
        const where = atEmployer(resume, entry);
        return {
          kind: 'example',
          question: `You list ${skill.text} and the ad asks for it${quote}, but no bullet shows it. Where did you use it${where === '' ? '' : `, perhaps${where}`}, and what for?`,
          path: line.path,
          terms: [skill.text],
          ...(entry === null ? {} : { entry }),
          ...(requirementId === undefined ? {} : { requirementId }),
        };
      })
  );
}

/** What only the person can answer; nothing here is ever filled in. The same resume and ad give the same ids. */
export function askQuestions(resume: Resume, score: Score, terms: JobTerms): Question[] {
  return [
    ...gapQuestions(resume, score),
    ...exampleQuestions(resume, score, terms),
    ...metricQuestions(resume, terms),
  ].map((question, i) => ({
    id: `q${i + 1}`,
    ...question,
  }));
}
