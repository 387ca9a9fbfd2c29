import { type BasicsDraft, readBasics } from './fields/basics.ts';
import type { CertificateDraft } from './fields/certificate-draft.ts';
import { readCertificates } from './fields/certificates.ts';
import { withClientsOfPosts } from './fields/clients-of-post.ts';
import { readDated } from './fields/dated.ts';
import { withMonths } from './fields/day-order.ts';
import { type EducationDraft, readEducation } from './fields/education.ts';
import { readEmployersOverRoles } from './fields/employers-over-roles.ts';
import { readEmployersWithTotals } from './fields/employers-with-totals.ts';
import { type LanguageDraft, readLanguages } from './fields/languages.ts';
import {
  type InterestDraft,
  type ReferenceDraft,
  readInterests,
  readNames,
  readReferences,
} from './fields/lists.ts';
import { readNarrated, readToldJobs, readUnpaid } from './fields/narrated-jobs.ts';
import { withPlacesOfColumn } from './fields/place-column.ts';
import { readProfileWork } from './fields/profile-work.ts';
import { type ProjectDraft, readProjects } from './fields/projects.ts';
import type { SkillDraft } from './fields/skill-draft.ts';
import { namesGroup, readSkills } from './fields/skills.ts';
import { readNarratedSchools, readToldSchools } from './fields/told-schools.ts';
import { readWork, type WorkDraft } from './fields/work.ts';
import type { Block } from './sections/block.ts';
import type { Section } from './sections/section.ts';
import type { SectionKind } from './sections/section-kind.ts';
import type { Slice } from './slice.ts';

/** A resume whose values are slices of the read text; its keys are JSON Resume's. */
export interface ResumeDraft {
  basics: BasicsDraft;
  work: WorkDraft[];
  volunteer: (Omit<WorkDraft, 'name'> & { organization?: Slice })[];
  education: EducationDraft[];
  awards: { title: Slice; date?: Slice; awarder?: Slice; summary?: Slice }[];
  certificates: CertificateDraft[];
  publications: {
    name: Slice;
    releaseDate?: Slice;
    publisher?: Slice;
    url?: Slice;
    summary?: Slice;
  }[];
  skills: SkillDraft[];
  languages: LanguageDraft[];
  interests: InterestDraft[];
  references: ReferenceDraft[];
  projects: ProjectDraft[];
}

/** Each kind of section by its own reader. Sections of no known kind stay in the text alone. */
export function draftResume(sections: readonly Section[], text: string): ResumeDraft {
  const from = <T>(kind: SectionKind, readSection: (blocks: Block[], told: boolean) => T[]): T[] =>
    sections
      .filter((section) => section.kind === kind && section.blocks.length > 0)
      .flatMap((section) => readSection(section.blocks, section.told === true));
  const jobs = sections
    .filter(({ kind }) => kind === 'work' || kind === 'volunteer')
    .map(({ blocks }) => blocks);
  const readJobs = (blocks: Block[]): WorkDraft[] => {
    const peers = jobs.filter((peer) => peer !== blocks);
    return withClientsOfPosts(withPlacesOfColumn(readWork(blocks, text, peers), blocks), text);
  };
  const readOthers = (blocks: Block[]): WorkDraft[] =>
    readProfileWork(blocks, text) ?? readJobs(blocks);
  const skillSections = sections.filter(({ kind }) => kind === 'skills');
  const draft: ResumeDraft = {
    basics: readBasics(sections, text),
    work: from(
      'work',
      (blocks, told) =>
        (told ? readToldJobs(blocks) : undefined) ??
        readProfileWork(blocks, text) ??
        readNarrated(blocks, text) ??
        readEmployersWithTotals(blocks, text, readOthers) ??
        readEmployersOverRoles(blocks, text) ??
        readJobs(blocks),
    ),
    volunteer: from('volunteer', (blocks, told) =>
      told ? readUnpaid(blocks) : readJobs(blocks),
    ).map(({ name: organization, ...rest }) => ({
      organization,
      ...rest,
    })),
    education: withCourses(
      from('education', (blocks, told) =>
        told
          ? readToldSchools(blocks)
          : (readNarratedSchools(blocks) ?? readEducation(blocks, text)),
      ),
      from('courses', readNames),
    ),
    awards: from('awards', readDated).map(asAward),
    certificates: from('certificates', (blocks) => readCertificates(blocks, text)),
    publications: from('publications', readDated).map(asPublication),
    skills: skillSections.flatMap(({ blocks, heading, inline }, at) =>
      blocks.length === 0
        ? []
        : readSkills(blocks, inline || at > 0 ? namesGroup(heading) : undefined),
    ),
    languages: from('languages', readLanguages),
    interests: from('interests', readInterests),
    references: from('references', readReferences),
    projects: from('projects', (blocks) => readProjects(blocks, text)),
  };
  return withMonths(draft, text);
}

type Dated = ReturnType<typeof readDated>[number];

const asAward = ({ name, date, by, summary }: Dated): ResumeDraft['awards'][number] => ({
  title: name,
  date,
  awarder: by,
  summary,
});

const asPublication = (dated: Dated): ResumeDraft['publications'][number] => ({
  name: dated.name,
  releaseDate: dated.date,
  publisher: dated.by,
  url: dated.url,
  summary: dated.summary,
});

/** A section of courses belongs to the school where there is but one. */
function withCourses(schools: EducationDraft[], courses: Slice[]): EducationDraft[] {
  const [only] = schools;
  if (only === undefined || schools.length > 1 || courses.length === 0) return schools;
  return [{ ...only, courses: [...(only.courses ?? []), ...courses] }];
}
