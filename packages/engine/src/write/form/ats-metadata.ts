import type {
  AtsMetadata,
  DegreeLevel,
  Resume,
  Source,
  WrittenSentence,
} from '@trueline/contracts';
import { standsAsWritten, withSureFacts } from '../../document/as-written.ts';
import { listLines } from '../../document/paths.ts';
import { DEGREE_ORDER } from '../../job/requirements/degrees.ts';
import { hasForm } from '../../language/forms.ts';
import { DEGREE_ABBREVIATIONS, DEGREE_PATTERNS } from '../../taxonomy/degrees.ts';
import { findSkill, findSkills } from '../../taxonomy/skills.ts';
import type { WritingInput } from '../letter/input.ts';
import { linesBySkill } from '../needs.ts';
import { listPlaces, signedName } from '../place.ts';
import { measureSkillUse } from '../skill-use.ts';
import { writeForm } from './application-form.ts';

const PDF_KEYWORDS_MAX = 25;
const SKILLS_MAX = 40;

/** The title that the person holds or held last; never the ad's. */
function heldTitle({ resume, asOf }: WritingInput): { text: string; source: Source } | undefined {
  const label = resume.basics?.label?.trim();
  const latest = [...listPlaces(resume, asOf).values()]
    .filter(({ kind, title }) => kind === 'work' && title !== undefined)
    .sort((a, b) => b.end - a.end)[0]?.title;
  if (latest !== undefined) return latest;
  return label === undefined || label === ''
    ? undefined
    : { text: label, source: { path: 'basics.label', text: label } };
}

/** The ad's terms that stand literally in a line of the resume, in the ad's order. */
function matchedKeywords({ resume, job }: WritingInput): AtsMetadata['keywords'] {
  const lines = listLines(resume).filter(({ path }) => !/^(?:references|interests)/.test(path));
  const seen = new Set<string>();
  return job.requirements.flatMap(({ id, skills }) =>
    skills.flatMap(({ text }) => {
      const term = text.replace(/\s+/g, ' ').trim();
      const line = lines.find((one) => hasForm(one.text, term));
      if (line === undefined || seen.has(term.toLowerCase())) return [];
      seen.add(term.toLowerCase());
      return [{ term, requirementId: id, source: { path: line.path, text: line.text } }];
    }),
  );
}

function levelOf(text: string): DegreeLevel {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
  const named = DEGREE_PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0];
  const short = DEGREE_ABBREVIATIONS.find(([, pattern]) => pattern.test(text))?.[0];
  const rank = Math.max(...[named, short].map((level) => DEGREE_ORDER.indexOf(level ?? 'none')));
  return DEGREE_ORDER[rank] ?? 'none';
}

/** The highest degree that the education section names. */
function highestDegree(resume: Resume): AtsMetadata['degree'] {
  const degrees = (resume.education ?? []).flatMap(({ studyType }, i) => {
    const level = levelOf(studyType ?? '');
    return studyType === undefined || level === 'none'
      ? []
      : [{ level, source: { path: `education[${i}].studyType`, text: studyType } }];
  });
  return degrees.sort((a, b) => DEGREE_ORDER.indexOf(b.level) - DEGREE_ORDER.indexOf(a.level))[0];
}

/** Letters and digits of plain Latin, joined by hyphens: what every file system and upload form takes. */
const fileWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

function fileNameOf(name: string, title: string | undefined): string {
  const words = name.split(/\s+/);
  const person = words.length > 1 ? [words[0], words.at(-1)] : words;
  const parts = [...person, title]
    .map((part) => fileWord(part ?? ''))
    .filter((part) => part !== '');
  return `${parts.length === 0 ? 'Resume' : parts.join('-')}.pdf`;
}

/** The skill as its line writes it: what stands in the file's properties stands in the file. */
const writtenForm = ({ name, source }: AtsMetadata['skills'][number]): string =>
  findSkills(source.text).find((found) => found.name === name)?.text ?? name;

/** What ATS forms and a PDF's properties hold; each value stands on a line of the resume, the ad only says which to put first. */
export function writeAtsMetadata(
  input: WritingInput,
  sentences: readonly WrittenSentence[] = [],
): AtsMetadata {
  const { resume, job, asOf } = input;
  // What stands in which field of a section that is printed as it was written is nobody's word.
  const sure = { ...input, resume: withSureFacts(resume) };
  const hasYears = !standsAsWritten(resume, 'work') && !standsAsWritten(resume, 'volunteer');
  const title = heldTitle(sure);
  const keywords = matchedKeywords(input);
  const wanted = new Set(job.requirements.flatMap(({ skills }) => skills.map(({ name }) => name)));
  const skills = [...linesBySkill(resume)]
    .filter(([name]) => findSkill(name)?.kind !== 'soft')
    .map(([name, lines]) => ({ name, lines, isWanted: wanted.has(name) }))
    .sort((a, b) => Number(b.isWanted) - Number(a.isWanted))
    .slice(0, SKILLS_MAX)
    .map(({ name, lines }) => {
      const years = hasYears ? measureSkillUse(resume, name, lines, asOf).years : undefined;
      const [line] = lines;
      return {
        name,
        ...(years === undefined ? {} : { years }),
        source: { path: line?.path ?? '', text: line?.text ?? '' },
      };
    });
  const degree = highestDegree(sure.resume);
  const name = signedName(resume.basics?.name?.trim() ?? '');
  const terms = [...keywords.map(({ term }) => term), ...skills.map(writtenForm)];
  const unique = terms.filter(
    (term, i) => terms.findIndex((other) => other.toLowerCase() === term.toLowerCase()) === i,
  );
  return {
    ...(title === undefined ? {} : { title: title.text }),
    keywords,
    skills,
    ...(degree === undefined ? {} : { degree }),
    fileName: fileNameOf(name, title?.text),
    form: writeForm(sure, sentences, degree?.source.path),
    pdf: {
      title:
        [name, title?.text].filter((part) => part !== undefined && part !== '').join(' – ') ||
        'Resume',
      author: name,
      subject: title === undefined ? 'Resume' : `Resume, ${title.text}`,
      keywords: unique.slice(0, PDF_KEYWORDS_MAX),
    },
  };
}
