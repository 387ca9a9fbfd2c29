import type { JobRequirements, UnsupportedFact } from '@trueline/contracts';
import { stemSet } from '../../language/en/stems.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { readBasis } from '../../verify/basis.ts';
import { checkText } from '../../verify/check-text.ts';
import type { Draft, Part } from '../sentence.ts';

const unsupported = (kind: string, text: string, reason: string): UnsupportedFact => ({
  kind,
  text,
  reason,
});

/** Our own wording holds no fact: no number, no skill. */
function checkFrame(text: string): UnsupportedFact[] {
  if (/\d/.test(text)) return [unsupported('number', text, 'Wording of our own holds a number.')];
  return findSkills(text)
    .filter(({ kind }) => kind !== 'soft')
    .map((skill) => unsupported('skill', skill.text, 'Wording of our own names a skill.'));
}

/** The job description as it is quoted: its text, and its lines apart where their breaks were lost. */
interface Ad {
  text: string;
  stems: ReadonlySet<string>;
}

/** Words said to be the job description's stand in it, forms of a word aside. */
function checkAsked(text: string, ad: Ad): UnsupportedFact[] {
  if (ad.text.includes(text.toLowerCase())) return [];
  const missing = [...stemSet(text)].filter((stem) => !stem.startsWith('=') && !ad.stems.has(stem));
  return missing.length === 0
    ? []
    : [unsupported('content', text, 'The job description does not say this.')];
}

function checkPart(part: Part, ad: Ad): UnsupportedFact[] {
  if (part.from === 'frame') return checkFrame(part.text);
  if (part.from === 'ad') return checkAsked(part.text, ad);
  const claim = part.claim ?? part.text;
  return claim === '' ? [] : checkText(claim, readBasis(part.sources));
}

/** The gate for written sentences: each fact against the lines it names, each quote against the job description (engine.md 7, point 5). */
export function createSentenceGate(
  jobDescription: string,
  job: JobRequirements,
): (draft: Draft) => UnsupportedFact[] {
  const names = job.requirements.flatMap(({ text, skills }) => [
    text,
    ...skills.map(({ name }) => name),
  ]);
  const text = [jobDescription, job.title, job.company, ...names].join('\n');
  const ad = { text: text.replace(/\s+/g, ' ').toLowerCase(), stems: stemSet(text) };
  return ({ parts }) => parts.flatMap((part) => checkPart(part, ad));
}
