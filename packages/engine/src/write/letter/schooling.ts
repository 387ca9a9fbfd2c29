import type { JobRequirements, Resume } from '@trueline/contracts';
import subjects from '../../../data/words/study-subjects.json' with { type: 'json' };
import type { YearMonth } from '../../document/dates.ts';
import { isDegreeGiven, isStudiedNow } from '../../document/degree-given.ts';
import { hasTitleWord } from '../../job/role/title.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { stemSet } from '../../language/en/stems.ts';
import { namesLeaving, startsWithDegree } from '../../read/fields/degree.ts';
import { articleFor } from '../noun-phrase.ts';
import { BEHIND_NAME, plainName, withoutCapitals } from '../place.ts';
import { SCHOOL } from './degrees.ts';
import type { Named } from './input.ts';

/** What somebody studied and where, where no degree can be said. */
export interface Studied {
  subject: Named;
  school: Named;
  isNow: boolean;
}

const ASKS =
  /\b(?:degree|diploma|bachelor\S*|master['’]?s|graduates?|schooling|education|matric\p{L}*|o-?levels?|a-?levels?|gcses?|ged|high school|secondary|college|university|vocational|certificate (?:in|of)|qualifications? in|qualified|stud(?:y|ies)|trade test|n[vq]q|nvq|btec)\b/iu;

/** What the ad asks of schooling, of any kind. */
export const schoolingAsked = ({ requirements }: JobRequirements): string[] =>
  requirements
    .filter(
      ({ kind, level, text }) =>
        level !== 'context' && kind !== 'title' && (kind === 'degree' || ASKS.test(text)),
    )
    .map(({ text }) => text);

const WORDS_MAX = 5;
const SUBJECTS: ReadonlySet<string> = new Set(subjects.rows.map((noun) => noun.toLowerCase()));
/** "Accounting", "Landscape and horticulture": it ends with a subject's noun, in plain words, no level, no way of studying, no calling. */
const isField = (text: string): boolean =>
  /^\p{L}[\p{L} &,-]+$/u.test(text) &&
  text.split(' ').length <= WORDS_MAX &&
  SUBJECTS.has(text.split(' ').at(-1)?.toLowerCase() ?? '') &&
  !startsWithDegree(text) &&
  !namesLeaving(text) &&
  !hasTitleWord(text) &&
  !NO_SUBJECT.test(text) &&
  (text.match(/\p{L}{3,}/gu) ?? []).every((word) => isEnglish(word.toLowerCase()));
const NO_SUBJECT =
  /\b(?:course|courses|certified|certificate|general|primary|secondary|elementary|high|school|college|grade|level|class|classes|part|full|time|distance|online|remote|evenings?|weekends?|day|boarding|scholarships?|graduated|studied|honou?rs|distinction|merit|credit|pass(?:ed)?|average|first|second|third|final|year|training|programme?|science stream|leaving|completed|no|not|never)\b/i;

/** "Accounting, Economics and Law", "Physics / Maths": of several subjects none is told alone. */
const namesSeveral = (raw: string): boolean =>
  raw
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,;/|•·+]|\s[-–—]\s/)
    .filter((part) => part.split(/\s+/).some((word) => SUBJECTS.has(word.toLowerCase()))).length >
  1;

const inSmall = (text: string): string =>
  withoutCapitals(text)
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+/u.test(word) && !NAMED_FIELD.test(word) ? word.toLowerCase() : word,
    )
    .join(' ');
/** Fields that are names of peoples and tongues. */
const NAMED_FIELD = /(?:ish|ese|ian|French|German|Dutch|Greek|Latin|Arabic|Hebrew|Welsh|Thai)$/;

/** The schooling that comes closest to what the ad asks for, as "studied accounting at Harbour College" tells it. */
export function readStudied(
  resume: Resume,
  asked: readonly string[],
  asOf: YearMonth,
): Studied | undefined {
  const stems = stemSet(asked.join(' '));
  const all = (resume.education ?? []).flatMap((entry, i): Studied[] => {
    const { studyType = '', area, institution } = entry;
    const key = area === undefined ? 'studyType' : 'area';
    const raw = area ?? studyType;
    const field = plainName(raw, BEHIND_NAME);
    const school = plainName(institution, BEHIND_NAME);
    if (field === undefined || school === undefined || !isField(field)) return [];
    if (namesSeveral(raw)) return [];
    if (!SCHOOL.test(school) || / (?:de|des|du|of|the|for|and)$/i.test(school)) return [];
    const isNow = isStudiedNow(resume, i, asOf);
    if (!isNow && !isDegreeGiven(resume, i, asOf)) return [];
    const the = /^(?:University|College|Institute|School) of\b/.test(school) ? 'the ' : '';
    return [
      {
        subject: { text: inSmall(field), source: { path: `education[${i}].${key}`, text: raw } },
        school: {
          text: school,
          ...(the === '' ? {} : { article: 'the' }),
          source: { path: `education[${i}].institution`, text: institution ?? '' },
        },
        isNow,
      },
    ];
  });
  const shared = ({ subject }: Studied): number =>
    [...stemSet(subject.text)].filter((stem) => !stem.startsWith('=') && stems.has(stem)).length;
  return [...all].sort((a, b) => shared(b) - shared(a))[0];
}

const LEAVING_PAPER =
  /^(?:\d+ )?(?:[\p{L}-]+ )*(?:diploma|certificate|o-?levels?|a-?levels?|gcses?|ged|passes|baccalaureate|matric)$/iu;

/** What the person's school gave at its end, where the ad asks for that: "a GED", "4 O-Levels". */
export function readLeaving(
  resume: Resume,
  asked: readonly string[],
  asOf: YearMonth,
): Named | undefined {
  if (!asked.some(namesLeaving)) return undefined;
  return (resume.education ?? []).flatMap(({ studyType = '' }, i): Named[] => {
    const text = plainName(studyType, BEHIND_NAME);
    if (text === undefined || !namesLeaving(text) || !LEAVING_PAPER.test(text)) return [];
    if (!isDegreeGiven(resume, i, asOf)) return [];
    const isMany = /^\d|s$/i.test(text);
    return [
      {
        text,
        ...(isMany ? {} : { article: articleFor(text) }),
        source: { path: `education[${i}].studyType`, text: studyType },
      },
    ];
  })[0];
}
