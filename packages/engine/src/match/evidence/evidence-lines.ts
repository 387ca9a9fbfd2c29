import type { Resume } from '@trueline/contracts';
import { type Fact, skillFacts } from '../../document/facts.ts';
import type { ResumeLine } from '../../document/paths.ts';
import { entryOf } from '../../document/paths.ts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { withoutStuffing } from './stuffing.ts';

/** Where a line stands, and so how far it proves a skill (engine.md 3: 1.0, 0.9, 0.7, 0.6). */
type EvidenceKind = 'role' | 'schooling' | 'summary' | 'list';

export interface EvidenceLine extends ResumeLine {
  kind: EvidenceKind;
  tier: number;
  /** The line without what the defences against stuffing ignore; skills and stems are of this text. */
  counted: string;
  skills: readonly Fact[];
  stems: ReadonlySet<string>;
}

export const TIER = { role: 1, undated: 0.9, schooling: 0.9, summary: 0.7, list: 0.6 } as const;

type Raw = Pick<EvidenceLine, 'path' | 'entry' | 'text' | 'kind' | 'tier'>;

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
  const work = (resume.work ?? []).flatMap((entry, i) => [
    ...line(`work[${i}].position`, entry.position, 'role', tierOf(entry)),
    ...line(`work[${i}].description`, entry.description, 'role', tierOf(entry)),
    ...line(`work[${i}].summary`, entry.summary, 'role', tierOf(entry)),
    ...items(`work[${i}].highlights`, entry.highlights, 'role', tierOf(entry)),
  ]);
  const volunteer = (resume.volunteer ?? []).flatMap((entry, i) => [
    ...line(`volunteer[${i}].position`, entry.position, 'role', tierOf(entry)),
    ...line(`volunteer[${i}].summary`, entry.summary, 'role', tierOf(entry)),
    ...items(`volunteer[${i}].highlights`, entry.highlights, 'role', tierOf(entry)),
  ]);
  const projects = (resume.projects ?? []).flatMap((entry, i) => [
    ...line(`projects[${i}].name`, entry.name, 'role', tierOf(entry)),
    ...line(`projects[${i}].description`, entry.description, 'role', tierOf(entry)),
    ...line(`projects[${i}].summary`, entry.summary, 'role', tierOf(entry)),
    ...items(`projects[${i}].highlights`, entry.highlights, 'role', tierOf(entry)),
    ...items(`projects[${i}].keywords`, entry.keywords, 'list', TIER.list),
  ]);
  return [...work, ...volunteer, ...projects];
}

function schoolingLines(resume: Resume): Raw[] {
  const education = (resume.education ?? []).flatMap((entry, i) => [
    ...line(`education[${i}].studyType`, entry.studyType, 'schooling', TIER.schooling),
    ...line(`education[${i}].area`, entry.area, 'schooling', TIER.schooling),
    ...items(`education[${i}].courses`, entry.courses, 'schooling', TIER.schooling),
  ]);
  const certificates = (resume.certificates ?? []).flatMap((entry, i) =>
    line(`certificates[${i}].name`, entry.name, 'schooling', TIER.schooling),
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
    ...items(`skills[${i}].keywords`, group.keywords, 'list', TIER.list),
  ]);
  const languages = (resume.languages ?? []).flatMap((entry, i) =>
    line(`languages[${i}].language`, entry.language, 'list', TIER.list),
  );
  return [...skills, ...languages];
}

/** Paths of certificates' names. */
export const CERTIFICATE = /^certificates\[\d+\]\.name$/;
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
  const raw = [
    ...line('basics.label', resume.basics?.label, 'summary', TIER.summary),
    ...line('basics.summary', resume.basics?.summary, 'summary', TIER.summary),
    ...roleLines(resume),
    ...schoolingLines(resume),
    ...listedLines(resume),
  ];
  const counted = withoutStuffing(raw, jobDescription);
  return raw.map((item, i) => {
    const text = counted[i] ?? '';
    const skills = [...skillFacts({ ...item, text }), ...joinedCertificates({ ...item, text })];
    return { ...item, counted: text, skills, stems: new Set(stemsOf(text)) };
  });
}
