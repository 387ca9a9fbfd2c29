import type { Question, Resume, Score } from '@trueline/contracts';
import { listLines } from '../document/paths.ts';
import { hasForm } from '../lexicon/forms.ts';
import { findSkills } from '../lexicon/skills.ts';
import type { JobTerms } from './job-terms.ts';
import { isHighlight, isSkillItem } from './line-kinds.ts';
import { relevance } from './relevance.ts';

const METRIC_QUESTIONS_MAX = 4;
const GAP_QUESTIONS_MAX = 6;
const EXAMPLE_QUESTIONS_MAX = 4;

const OUTCOME_OPENER =
  /^(?:reduced?|increased?|improved?|cut|saved?|grew|grow|boosted|decreased?|accelerated?|shortened|optimi[sz]ed?|streamlined?|enhanced?|expanded?|doubled)\b/i;

type Draft = Omit<Question, 'id'>;

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
      question: `"${shorten(line.text)}": by how much, and over what time? Add a figure only if you know it.`,
      path: line.path,
    }));
}

const QUOTE_MAX = 90;
const shorten = (text: string): string =>
  text.length <= QUOTE_MAX ? text : `${text.slice(0, QUOTE_MAX).replace(/\s+\S*$/, '')} …`;

/** Transformation 35: what the ad requires and no line shows. */
function gapQuestions(score: Score): Draft[] {
  return score.requirements
    .filter(
      ({ level, credit, kind }) =>
        level === 'must' && credit === 0 && GAP_QUESTIONS[kind] !== undefined,
    )
    .slice(0, GAP_QUESTIONS_MAX)
    .map((requirement) => {
      const names = requirement.skills.map((skill) => skill.text);
      const asked =
        names.length > 0
          ? [...new Set(names)].slice(0, 3).join(' or ')
          : shorten(requirement.text.replace(/\s+/g, ' ').trim());
      return {
        kind: 'gap',
        question: GAP_QUESTIONS[requirement.kind]?.(asked) ?? '',
        requirementId: requirement.id,
      };
    });
}

const GAP_QUESTIONS: Partial<
  Record<Score['requirements'][number]['kind'], (asked: string) => string>
> = {
  skill: (asked) => `Have you worked with ${asked}? Add it only if you have.`,
  cert: (asked) => `The job asks for this: "${asked}". Do you hold it? Add it only if you do.`,
  degree: (asked) => `The job asks for this: "${asked}". Do you have it? Add it only if you do.`,
  language: (asked) => `The job asks for this: "${asked}". Do you speak it? Add it only if you do.`,
};

/** Transformation 25: a listed skill that the ad asks for and that no bullet shows. */
function exampleQuestions(resume: Resume, terms: JobTerms): Draft[] {
  const lines = listLines(resume);
  const shown = lines
    .filter((line) => !line.entry.startsWith('skills'))
    .map((line) => line.text)
    .join('\n');
  const shownSkills = new Set(findSkills(shown).map((skill) => skill.name));
  return lines
    .filter((line) => isSkillItem(line.path) && !hasForm(shown, line.text))
    .flatMap((line) => findSkills(line.text).map((skill) => ({ line, skill })))
    .filter(({ skill }) => terms.has(skill.name) && !shownSkills.has(skill.name))
    .slice(0, EXAMPLE_QUESTIONS_MAX)
    .map(({ line, skill }) => {
      const requirementId = terms.get(skill.name)?.requirementId;
      return {
        kind: 'example',
        question: `You list ${skill.text}, but no bullet shows it. Where did you use it?`,
        path: line.path,
        ...(requirementId === undefined ? {} : { requirementId }),
      };
    });
}

/** What only the person can answer; nothing here is ever filled in. */
export function askQuestions(resume: Resume, score: Score, terms: JobTerms): Question[] {
  return [
    ...gapQuestions(score),
    ...exampleQuestions(resume, terms),
    ...metricQuestions(resume, terms),
  ].map((question, i) => ({
    id: `q${i + 1}`,
    ...question,
  }));
}
