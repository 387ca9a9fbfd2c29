import type { Resume } from '@trueline/contracts';
import { type Fact, skillFacts } from '../../document/facts.ts';
import { listKeptLines } from '../../document/kept-lines.ts';
import type { ResumeLine } from '../../document/paths.ts';
import { entryOf, listLines } from '../../document/paths.ts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { memoize } from '../../language/memoize.ts';
import { undress } from '../../language/plain-text.ts';
import {
  isEmptySentence,
  sentencesOf,
  withoutPerson,
  withoutPraise,
} from '../../rules/summary-sentences.ts';
import { tellsPaper } from '../../taxonomy/credentials.ts';
import { unshout } from '../../taxonomy/unshout.ts';
import { hasOutcome } from '../impact.ts';
import { withoutDenied } from './denied.ts';
import { withoutStuffing } from './stuffing.ts';

/** Where a line stands: in a role or project, among schooling and certificates, in summary or headline, in a list, in any other section, or among texts that found no place. */
type EvidenceKind = 'role' | 'schooling' | 'summary' | 'list' | 'other' | 'kept';

const SENTENCES = new Set<EvidenceKind>(['role', 'summary', 'schooling']);
/** Whether a line is written out, and no item of a list or text of no place. */
export const isSentence = ({ kind }: Pick<EvidenceLine, 'kind'>): boolean => SENTENCES.has(kind);

export interface EvidenceLine extends ResumeLine {
  kind: EvidenceKind;
  tier: number;
  /** What a certificate's own entry says of it besides: "expired". */
  status?: string;
  /** What stands beside it in its entry and is one name with it: "Painting & Decorating" of a craft certificate, "Licences" over a list. */
  beside?: string;
  /** The line without what the defences against stuffing ignore; skills and stems are of this text. */
  counted: string;
  /** The same undressed, for looking things up in. */
  plain: string;
  skills: readonly Fact[];
  stems: ReadonlySet<string>;
}

/** How far a line proves a skill by where it stands: a line of a role with a figure or a result, one without, one of an undated role or of schooling and certificates, the summary, a list, any other section, text that found no place. */
export const TIER = {
  result: 1,
  role: 0.95,
  undated: 0.9,
  schooling: 0.9,
  summary: 0.7,
  list: 0.6,
  other: 0.5,
  kept: 0.4,
} as const;

type Raw = Pick<EvidenceLine, 'path' | 'entry' | 'text' | 'kind' | 'tier' | 'status' | 'beside'>;

const plainText = memoize((text: string): string => unshout(undress(text)));
const stemSetOf = memoize((text: string): ReadonlySet<string> => new Set(stemsOf(text)));

const line = (path: string, text: string | undefined, kind: EvidenceKind, tier: number): Raw[] =>
  text === undefined || text.trim() === ''
    ? []
    : [{ path, entry: entryOf(path), text, kind, tier }];

const items = (
  path: string,
  texts: readonly string[] | undefined,
  kind: EvidenceKind,
  tier: number,
) => (texts ?? []).flatMap((text, i) => line(`${path}[${i}]`, text, kind, tier));

function roleLines(resume: Resume): Raw[] {
  const tierOf = (entry: {
    startDate?: string | undefined;
    endDate?: string | undefined;
  }): number =>
    entry.startDate === undefined && entry.endDate === undefined ? TIER.undated : TIER.role;
  // Only a line that tells of work has a result.
  const told = (path: string, texts: readonly string[] | undefined, tier: number): Raw[] =>
    items(path, texts, 'role', tier).map((one) =>
      one.tier === TIER.role && hasOutcome(one.text) ? { ...one, tier: TIER.result } : one,
    );
  const work = (resume.work ?? []).flatMap((entry, i) => [
    ...line(`work[${i}].position`, entry.position, 'role', tierOf(entry)),
    ...line(`work[${i}].description`, entry.description, 'role', tierOf(entry)),
    ...line(`work[${i}].summary`, entry.summary, 'role', tierOf(entry)),
    ...told(`work[${i}].highlights`, entry.highlights, tierOf(entry)),
  ]);
  const volunteer = (resume.volunteer ?? []).flatMap((entry, i) => [
    ...line(`volunteer[${i}].position`, entry.position, 'role', tierOf(entry)),
    ...line(`volunteer[${i}].summary`, entry.summary, 'role', tierOf(entry)),
    ...told(`volunteer[${i}].highlights`, entry.highlights, tierOf(entry)),
  ]);
  const projects = (resume.projects ?? []).flatMap((entry, i) => [
    ...line(`projects[${i}].name`, entry.name, 'role', tierOf(entry)),
    ...line(`projects[${i}].description`, entry.description, 'role', tierOf(entry)),
    ...line(`projects[${i}].summary`, entry.summary, 'role', tierOf(entry)),
    ...told(`projects[${i}].highlights`, entry.highlights, tierOf(entry)),
    ...items(`projects[${i}].keywords`, entry.keywords, 'list', TIER.list),
  ]);
  return [...work, ...volunteer, ...projects];
}

function schoolingLines(resume: Resume): Raw[] {
  const education = (resume.education ?? []).flatMap((entry, i) => [
    ...line(`education[${i}].studyType`, entry.studyType, 'schooling', TIER.schooling).map((one) =>
      entry.area === undefined ? one : { ...one, beside: entry.area },
    ),
    ...line(`education[${i}].area`, entry.area, 'schooling', TIER.schooling),
    ...items(`education[${i}].courses`, entry.courses, 'schooling', TIER.schooling),
  ]);
  const certificates = (resume.certificates ?? []).flatMap((entry, i) =>
    line(`certificates[${i}].name`, entry.name, 'schooling', TIER.schooling).map((one) =>
      entry.summary === undefined ? one : { ...one, status: entry.summary },
    ),
  );
  const publications = (resume.publications ?? []).flatMap((entry, i) => [
    ...line(`publications[${i}].name`, entry.name, 'schooling', TIER.schooling),
    ...line(`publications[${i}].summary`, entry.summary, 'schooling', TIER.schooling),
  ]);
  const awards = (resume.awards ?? []).flatMap((entry, i) => [
    ...line(`awards[${i}].title`, entry.title, 'schooling', TIER.schooling),
    ...line(`awards[${i}].summary`, entry.summary, 'schooling', TIER.schooling),
  ]);
  return [...education, ...certificates, ...publications, ...awards];
}

function listedLines(resume: Resume): Raw[] {
  const skills = (resume.skills ?? []).flatMap((group, i) => [
    ...line(`skills[${i}].name`, group.name, 'list', TIER.list),
    ...items(`skills[${i}].keywords`, group.keywords, 'list', TIER.list).map((one) =>
      group.name !== undefined && tellsPaper(group.name) ? { ...one, beside: group.name } : one,
    ),
  ]);
  const languages = (resume.languages ?? []).flatMap((entry, i) =>
    line(`languages[${i}].language`, entry.language, 'list', TIER.list),
  );
  return [...skills, ...languages];
}

/** What a document is called, and that references may be had: no word of either is evidence. */
const SAYS_NOTHING =
  /^\W*(?:r[eé]sum[eé]|curriculum vitae|c\.?v\.?|bio-?data|references?\b.{0,40}\b(?:request|available)\b.{0,20})\W*$/iu;
/** What a summary tells of the person: what they wish for, and how they praise themselves, is no evidence. */
const withoutWishes = (summary = ''): string =>
  sentencesOf(summary)
    .filter((sentence) => !isEmptySentence(sentence))
    .map((sentence) => withoutPraise(withoutPerson(withoutPraise(sentence), '')))
    .join(' ');

/** Names, places and dates say nothing of what somebody can do; a reference is somebody else's word but stands in the document. */
const NO_EVIDENCE = new RegExp(
  [
    String.raw`^basics\.`,
    String.raw`^(?:work|references)\[\d+\]\.name$`,
    String.raw`\.(?:organization|institution|issuer|publisher|awarder|entity)$`,
    String.raw`\.(?:location|address|city|region|countryCode|country)$`,
    String.raw`\.(?:fluency|level|score|gpa)$`,
    String.raw`\.(?:startDate|endDate|date|releaseDate)$`,
    String.raw`\.(?:email|phone|username|network|id)$`,
  ].join('|'),
);

/** What stands in other sections, and in text that found no place. */
function otherLines(resume: Resume, known: ReadonlySet<string>): Raw[] {
  const others = listLines(resume)
    .filter(({ path }) => !known.has(path) && !NO_EVIDENCE.test(path))
    .flatMap(({ path, text }) => line(path, text, 'other', TIER.other));
  const kept = listKeptLines(resume).flatMap(({ path, text }) =>
    SAYS_NOTHING.test(text) ? [] : line(path, text, 'kept', TIER.kept),
  );
  return [...others, ...kept];
}

const NAME_OF_BODY = /^work\[\d+\]\.name$|\.(?:organization|institution|issuer|publisher|awarder)$/;

/** The names of employers, schools and issuers: they show no skill, yet what stands there is not told as missing. */
export const listNameLines = (resume: Resume): EvidenceLine[] =>
  listLines(resume)
    .filter(({ path }) => NAME_OF_BODY.test(path))
    .flatMap(({ path, text }) => line(path, text, 'other', 0))
    .map((item) => {
      const text = plainText(item.text);
      return { ...item, counted: item.text, plain: text, skills: [], stems: stemSetOf(text) };
    });

/** Paths of certificates' names. */
export const CERTIFICATE = /^certificates\[\d+\]\.name$/;
/** Paths under which stands what somebody was taught or certified. */
export const TAUGHT = /^(?:certificates\[\d+\]\.name$|education\[\d+\])/;
const JOINT = /\s*(?:[,;&+]|\band\b)\s*/i;

/** "First Aid and CPR-C" is one certificate and holds a second one, each by its own name. */
function joinedCertificates(item: ResumeLine): Fact[] {
  if (!CERTIFICATE.test(item.path) || !JOINT.test(item.text)) return [];
  const whole = new Set(skillFacts(item).map(({ norm }) => norm));
  return item.text
    .split(JOINT)
    .flatMap((text) => skillFacts({ ...item, text }))
    .filter(({ norm }) => !whole.has(norm));
}

/** Every line that can prove a skill, in document order, stuffing set aside (engine.md 3). */
export function listEvidenceLines(resume: Resume, jobDescription: string): EvidenceLine[] {
  const placed = [
    ...line('basics.label', resume.basics?.label, 'summary', TIER.summary),
    ...line('basics.summary', withoutWishes(resume.basics?.summary), 'summary', TIER.summary),
    ...roleLines(resume),
    ...schoolingLines(resume),
    ...listedLines(resume),
  ];
  const raw = [...placed, ...otherLines(resume, new Set(placed.map(({ path }) => path)))];
  const plain = raw.map((item) => ({ ...item, text: plainText(item.text) }));
  const counted = withoutStuffing(plain, jobDescription).map(withoutDenied);
  return raw.map((item, i) => {
    const text = counted[i] ?? '';
    const skills = [...skillFacts({ ...item, text }), ...joinedCertificates({ ...item, text })];
    const isWhole = text === plain[i]?.text;
    return {
      ...item,
      counted: isWhole ? item.text : text,
      plain: text,
      skills,
      stems: stemSetOf(text),
    };
  });
}
