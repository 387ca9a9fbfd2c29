import { findAsWritten, type JobRequirements, type Resume } from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';
import { isDegreeGiven } from '../../document/degree-given.ts';
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
/** "Accounting", "Landscape and horticulture": a field in plain words, no level, no calling. */
const isField = (text: string): boolean =>
  /^\p{L}[\p{L} &,-]+$/u.test(text) &&
  text.split(' ').length <= WORDS_MAX &&
  !startsWithDegree(text) &&
  !namesLeaving(text) &&
  !hasTitleWord(text) &&
  !LEVEL.test(text) &&
  (text.match(/\p{L}{3,}/gu) ?? []).every((word) => isEnglish(word.toLowerCase()));
const LEVEL =
  /\b(?:course|courses|certified|certificate|general|primary|secondary|elementary|high|school|college|grade|level|class|part|honou?rs|distinction|merit|credit|pass(?:ed)?|average|first|second|third|final|year|training|education|programme?|science stream|leaving|completed)\b/i;

const inSmall = (text: string): string =>
  withoutCapitals(text)
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+/u.test(word) && !NAMED_FIELD.test(word) ? word.toLowerCase() : word,
    )
    .join(' ');
/** Fields that are names of peoples and tongues. */
const NAMED_FIELD = /(?:ish|ese|ian|French|German|Dutch|Greek|Latin|Arabic|Hebrew|Welsh|Thai)$/;

const UNDER_WAY =
  /\b(?:present|ongoing|on-going|current(?:ly)?|to date|now|in progress|studying|(?:first|second|third|fourth|final|1st|2nd|3rd|4th) year|expected|until today)\b/i;
const BROKEN_OFF =
  /\b(?:left|leaving|drop\p{L}*|withdr\p{L}*|paus\p{L}*|stop\p{L}*|quit|defer\p{L}*|interrupt\p{L}*|abandon\p{L}*|suspend\p{L}*|fail\p{L}*|discontinu\p{L}*|transferred|audit\p{L}*|incomplete|un(?:finished|completed)|not|never|on hold|exchange|until (?:19|20)\d\d)\b/iu;

/** Whether the person is at it still: begun, without an end or with one to come, and nothing says that it broke off. */
function isUnderWay(resume: Resume, index: number, asOf: YearMonth): boolean {
  const { startDate, endDate, url: _, ...rest } = resume.education?.[index] ?? {};
  const rows = (findAsWritten(resume, 'education')?.lines ?? []).filter(
    ({ entry }) => entry === `education[${index}]`,
  );
  const said = [
    JSON.stringify(rest),
    ...rows.flatMap(({ text, dates = '' }) => [text, dates]),
  ].join(' ');
  const isOpen = startDate !== undefined && (endDate === undefined || endDate > asOf);
  return isOpen && UNDER_WAY.test(said) && !BROKEN_OFF.test(said);
}

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
    if (!SCHOOL.test(school) || / (?:de|des|du|of|the|for|and)$/i.test(school)) return [];
    const isNow = isUnderWay(resume, i, asOf);
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
  { education = [] }: Resume,
  asked: readonly string[],
): Named | undefined {
  if (!asked.some(namesLeaving)) return undefined;
  return education.flatMap(({ studyType = '' }, i): Named[] => {
    const text = plainName(studyType, BEHIND_NAME);
    if (text === undefined || !namesLeaving(text) || !LEAVING_PAPER.test(text)) return [];
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
