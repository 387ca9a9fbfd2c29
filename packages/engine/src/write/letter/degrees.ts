import type { JobRequirements, Resume } from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';
import { isDegreeGiven } from '../../document/degree-given.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { stemSet } from '../../language/en/stems.ts';
import { namesLeaving, startsWithDegree } from '../../read/fields/degree.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { articleFor } from '../noun-phrase.ts';
import { BEHIND_NAME, plainName, withoutCapitals } from '../place.ts';
import type { Named } from './input.ts';

const named = (path: string, raw: string | undefined): Named | null => {
  const text = plainName(raw, BEHIND_NAME);
  return text === undefined || raw === undefined ? null : { text, source: { path, text: raw } };
};

const DEGREE =
  /^(?:Bachelor|Master|Doctor(?:ate)?|Diploma|(?:Advanced|Graduate|Postgraduate) (?:Diploma|Certificate)|(?:NZ |National |Higher |Craft |Trade |Vocational |Technical |Professional )*Certificate|Associate|[BM]\.?\s?(?:Sc?|A|Eng|Ed|Com|Tech)\.?|BSc|MSc|BEng|MEng|MBA|BBA|LLB|LLM|PhD|HND)(?!\p{L})/u;

/** "MS Office" is no Master of Science. */
const namesProduct = (type: string): boolean =>
  findSkill(type.split(' ').slice(0, 2).join(' '))?.kind === 'tool';

/** A degree or certificate by its name in English or by its letters: "B.E.", "NVQ Level 3", "Trade Certificate". */
const isDegreeType = (type: string): boolean =>
  !namesProduct(type) &&
  (DEGREE.test(type) ||
    (startsWithDegree(type) &&
      (type.match(/\p{L}+/gu) ?? []).every(
        (word) => word.length < 5 || word === word.toUpperCase() || isEnglish(word.toLowerCase()),
      )));

export const SCHOOL =
  /\b(?:universi|college|coll[eè]ge|institut|school|polytechnic|academy|hochschule|hogeschool|kolej|kollege|universit|facult|technikon|conservatoire)/i;

/** "a BSc in Mathematics from the University of Kandy Hills", of each degree that can be said so. */
export function listDegrees(resume: Resume, asOf: YearMonth): Named[] {
  const degrees: Named[] = [];
  for (const [i, entry] of (resume.education ?? []).entries()) {
    const { studyType, area, institution } = entry;
    if (!isDegreeGiven(resume, i, asOf)) continue;
    const field = named(`education[${i}].area`, area);
    const school = named(`education[${i}].institution`, institution);
    const type = withoutCapitals(studyType?.replace(/\s*\([^()]*\)/g, '').trim() ?? '').replace(
      / (?:of|in|and)(?= )/gi,
      (word) => word.toLowerCase(),
    );
    const isSchool = school !== null && SCHOOL.test(school.text);
    // "MS" of "MS Word": letters alone are a degree where a school gave them.
    const isNamed = isSchool || /(?:Certificate|Diploma|Bachelor|Master)/.test(type);
    if (!isDegreeType(type) || !isNamed || namesLeaving(studyType ?? '')) continue;
    // A certificate of no subject is a school's.
    if (/Certificate$/.test(type) && field === null) continue;

    if (field !== null && !/^\p{L}[\p{L} &,-]+$/u.test(field.text)) continue;
    const the = /^(?:University|College|Institute|School) of\b/.test(school?.text ?? '')
      ? 'the '
      : '';
    const subject =
      field === null ||
      type.includes(field.text) ||
      / in /.test(type) ||
      (/ of /.test(type) && /Social Work|Education|Nursing/.test(type))
        ? ''
        : ` in ${field.text}`;
    degrees.push({
      // "Universite de": a name that lost its end stays out.
      text:
        school === null ||
        !SCHOOL.test(school.text) ||
        / (?:de|des|du|of|the|for|and)$/i.test(school.text)
          ? `${type}${subject}`
          : `${type}${subject} from ${the}${school?.text}`,
      // Said letter by letter: "an MSc", "an LLM".
      article: /^(?:M[.SBAE]|LL)/.test(type) && !/^Master/.test(type) ? 'an' : articleFor(type),
      source: { path: `education[${i}].studyType`, text: studyType ?? '' },
      sources: [
        { path: `education[${i}].studyType`, text: studyType ?? '' },
        ...(field === null ? [] : [field.source]),
        ...(school === null ? [] : [school.source]),
      ],
    });
  }
  return degrees;
}

/** Whether the ad speaks of what a degree is in. */
export function isNear({ text }: Named, jobDescription: string): boolean {
  const ad = stemSet(jobDescription);
  const field = / (?:in|of) (\p{Lu}.*?)(?: from |$)/u.exec(text)?.[1] ?? '';
  return [...stemSet(field)].some((stem) => !stem.startsWith('=') && ad.has(stem));
}

/** The degree that comes closest to what the ad asks for, else one in something that it speaks of, else the first. */
export function nearestDegree(
  degrees: readonly Named[],
  { requirements }: JobRequirements,
  jobDescription: string,
): Named | undefined {
  const asked = stemSet(
    requirements.flatMap(({ kind, text }) => (kind === 'degree' ? [text] : [])).join(' '),
  );
  const shared = ({ text }: Named): number =>
    [...stemSet(text.split(' from ')[0] ?? '')].filter(
      (stem) => !stem.startsWith('=') && asked.has(stem),
    ).length;
  const best = Math.max(0, ...degrees.map(shared));
  return best > 0
    ? degrees.find((one) => shared(one) === best)
    : (degrees.find((one) => isNear(one, jobDescription)) ?? degrees[0]);
}
