import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import { KEY_QUALIFICATIONS } from '../document/key-qualifications.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { aliasesOf, findSkill, findSkills } from '../taxonomy/skills.ts';
import { nameInSentence } from './summary-names.ts';

const SKILLS_MIN = 2;
const SKILLS_MAX = 3;
/** Longer summaries are full, shorter ones are headlines. */
const WORDS_MAX = 70;
const WORDS_MIN = 5;
const NAMED_BY = /\b(?:skilled|proficient|skills?|expert(?:ise)?|knowledge|qualifications)\b/i;

/** The item of the list that is this skill and nothing else. */
const itemOf = (items: readonly ResumeLine[], { name }: JobTerm): ResumeLine | undefined => {
  const names = new Set(aliasesOf(name).map((alias) => alias.toLowerCase()));
  return items.find(({ text }) => names.has(text.trim().toLowerCase()));
};

/** The item as the list will have it: "upselling", but not "Customer relationship management (CRM)". */
function writtenAs({ path, text }: ResumeLine, rewritten: readonly Draft[]): string {
  const after = rewritten.find((draft) => draft.path === path)?.after ?? text;
  return (/[(\n]/.test(after) ? text : after).trim();
}

/** "Intravenous therapy" inside a sentence; "Python scripting" keeps its capital. */
function inSentence(name: string): string {
  const first = /^(\p{Lu}\p{Ll}+)(?: \p{Ll}+)+$/u.exec(name)?.[1];
  return first === undefined || findSkill(first) !== null ? name : name.toLowerCase();
}

interface Listed {
  term: JobTerm;
  line: ResumeLine;
}

/** Must-haves of a trade that stand in the person's list and nowhere else, heaviest first. */
function listUntold(resume: Resume, terms: JobTerms, summary: string): Listed[] {
  const lines = listLines(resume);
  const items = lines.filter(({ path }) => isSkillItem(path));
  const told = new Set(
    lines
      .filter(({ path }) => !path.startsWith('skills'))
      .flatMap(({ text }) => findSkills(text).map(({ name }) => name)),
  );
  return [...terms.values()]
    .filter(({ level, kind, name }) => level === 'must' && isTrade(kind) && !told.has(name))
    .filter(({ name }) => !aliasesOf(name).some((alias) => hasForm(summary, alias)))
    .flatMap((term) => {
      const line = itemOf(items, term);
      return line === undefined ? [] : [{ term, line }];
    })
    .slice(0, SKILLS_MAX);
}

/** "Key qualifications: Ceridian; Excel.", each as its list will have it. */
function sentenceOf(listed: readonly Listed[], rewritten: readonly Draft[]): string {
  const names = listed.map(({ term, line }) => {
    const text = writtenAs(line, rewritten);
    return inSentence(nameInSentence({ ...term, form: text }, { ...line, text }));
  });
  return `${KEY_QUALIFICATIONS}${names.join('; ')}.`;
}

/**
 * A summary that names none of the must-haves which stand in the person's list alone says so in one
 * sentence: "Key qualifications: Ceridian; Excel." Nothing that is not listed, two or three.
 */
export function proposeSummarySkills(
  resume: Resume,
  terms: JobTerms,
  english: boolean,
  rewritten: readonly Draft[],
): Draft[] {
  const summary = resume.basics?.summary ?? '';
  const words = summary.trim().split(/\s+/).length;
  if (!english || words < WORDS_MIN || words > WORDS_MAX || NAMED_BY.test(summary)) return [];
  const listed = listUntold(resume, terms, summary);
  const requirementId = listed[0]?.term.requirementId;
  if (listed.length < SKILLS_MIN) return [];
  return [
    {
      path: 'basics.summary',
      before: summary,
      after: `${summary.trim().replace(/[.!\s]*$/, '.')} ${sentenceOf(listed, rewritten)}`,
      kind: 'summary-skills',
      reason:
        'The job requires it and your list of skills has it; who reads only the top sees it now.',
      ...(requirementId === undefined ? {} : { requirementId }),
      sources: [
        { path: 'basics.summary', text: summary },
        ...listed.map(({ line }) => ({ path: line.path, text: line.text })),
      ],
      verdict: 'proven',
    },
  ];
}

const isTrade = (kind: JobTerm['kind']): boolean =>
  kind === 'hard' || kind === 'tool' || kind === 'method';
