import {
  type BeforeSendItem,
  type Change,
  isPrintedAsWritten,
  type Question,
  type Resume,
  type ScoredRequirement,
} from '@trueline/contracts';
import placeholderRows from '../../data/phrases/placeholders.json' with { type: 'json' };
import { listLines } from '../document/paths.ts';
import { roleName, workOf } from '../document/work-history.ts';
import { anyOf, readTable } from '../language/table.ts';

interface BeforeSendInput {
  /** The result as it stands. */
  document: Resume;
  changes: readonly Change[];
  questions: readonly Question[];
  /** By id of the question. */
  answers: Readonly<Record<string, string>>;
  requirements: readonly ScoredRequirement[];
  /** What is wrong with a job's dates, if anything. */
  faultOfDates: (dates: {
    startDate?: string | undefined;
    endDate?: string | undefined;
  }) => 'undated-job' | 'reversed-dates' | 'future-date' | undefined;
}

const QUOTE_MAX = 80;
const quote = (text: string): string =>
  text.length <= QUOTE_MAX ? `“${text}”` : `“${text.slice(0, QUOTE_MAX).replace(/\s+\S*$/, '')} …”`;

/** What to look at before the result is sent, the heaviest first; empty where nothing is left. Each names its one mend. */
export function listBeforeSend(input: BeforeSendInput): BeforeSendItem[] {
  return [
    ...missingDetails(input),
    ...placeholders(input),
    ...dates(input),
    ...overlaps(input),
    ...doubledJobs(input),
    ...openCredentials(input),
    ...openChanges(input),
    ...kept(input),
    ...personalData(input),
  ];
}

const DETAILS = [
  ['name', 'no-name', 'Your name is missing.'],
  ['email', 'no-email', 'There is no e-mail address to answer to.'],
  ['phone', 'no-phone', 'There is no phone number.'],
  ['place', 'no-place', 'There is no town. Many employers sort by place.'],
] as const;

function missingDetails({ document, questions }: BeforeSendInput): BeforeSendItem[] {
  const { name, email, phone, location } = document.basics ?? {};
  const place = Object.values(location ?? {}).find((part) => String(part ?? '').trim() !== '');
  const held = { name, email, phone, place };
  return DETAILS.filter(([key]) => String(held[key] ?? '').trim() === '').flatMap(
    ([key, kind, text]) => {
      const asked = questions.find(({ id }) => id === `detail-${key}`);
      return asked === undefined ? [] : [{ kind, text, questionId: asked.id }];
    },
  );
}

const asked = Map.groupBy(
  readTable<{ phrase: string; where: string }>(placeholderRows),
  ({ where }) => where,
);
const askedIn = (where: string): string =>
  anyOf((asked.get(where) ?? []).map(({ phrase }) => phrase));

/** What a template asks to be filled in: "[Your title]", "<company>", "insert date here", "[xx]", "XXX", a ruled line. */
const PLACEHOLDERS = [
  new RegExp(String.raw`\[(?:${askedIn('bracket')}|x+)\b[^\]]*\]`, 'i'),
  new RegExp(String.raw`<(?:${askedIn('angle')})\b[^>]*>`, 'i'),
  new RegExp(String.raw`\b(?:${askedIn('text')})\b`, 'i'),
  /\bX{3,}\b|_{4,}/i,
];

function placeholders({ document }: BeforeSendInput): BeforeSendItem[] {
  return listLines(document)
    .filter(({ text }) => PLACEHOLDERS.some((one) => one.test(text)))
    .map(({ path, text }) => ({
      kind: 'placeholder',
      text: `A line still waits to be filled in: ${quote(text)}.`,
      path,
      step: 'upload',
    }));
}

const DATE_TEXTS = {
  'undated-job': (role: string) => `${role} has no dates.`,
  'reversed-dates': (role: string) => `${role} ends before it begins.`,
  'future-date': (role: string) => `${role} begins in the future.`,
} as const;

function dates({ document, questions, faultOfDates }: BeforeSendInput): BeforeSendItem[] {
  return workOf(document).flatMap((job): BeforeSendItem[] => {
    const kind = faultOfDates(job);
    if (kind === undefined) return [];
    const asked = questions.find(({ id }) => id === `detail-dates-${job.index}`);
    return [
      {
        kind,
        text: DATE_TEXTS[kind](roleName(job)),
        path: job.path,
        ...(asked === undefined ? { step: 'upload' } : { questionId: asked.id }),
      },
    ];
  });
}

function overlaps({ questions, answers }: BeforeSendInput): BeforeSendItem[] {
  return questions
    .filter(({ id, format }) => format === 'yes' && !Object.hasOwn(answers, id))
    .map(({ id, question, path }) => ({
      kind: 'overlapping-jobs',
      text: `Two jobs overlap. ${question}`,
      questionId: id,
      ...(path === undefined ? {} : { path }),
    }));
}

function doubledJobs({ document }: BeforeSendInput): BeforeSendItem[] {
  const jobs = workOf(document);
  const keyOf = (job: (typeof jobs)[number]): string =>
    [job.position, job.employer, job.startDate ?? '', job.endDate ?? ''].join('\n').toLowerCase();
  return jobs
    .filter((job, at) => jobs.findIndex((other) => keyOf(other) === keyOf(job)) < at)
    .map((job) => ({
      kind: 'doubled-job',
      text: `${roleName(job)} stands twice.`,
      path: job.path,
      step: 'upload',
    }));
}

const CREDENTIALS = new Set(['cert', 'degree', 'language', 'authorisation', 'clearance']);
const isOpen = ({ verdict, decision }: Change): boolean =>
  verdict === 'confirm' && decision === 'rejected';

/** A credential that the ad requires and that stands in a change nobody has confirmed. */
function openCredentials({ changes, requirements }: BeforeSendInput): BeforeSendItem[] {
  return requirements
    .filter(({ kind, level, credit }) => level === 'must' && CREDENTIALS.has(kind) && credit < 1)
    .flatMap((requirement): BeforeSendItem[] => {
      const open = changes.find((one) => isOpen(one) && one.requirementId === requirement.id);
      if (open === undefined) return [];
      return [
        {
          kind: 'open-credential',
          text: `The ad requires ${quote(requirement.text)}, and only you can say that ${quote(open.after)} is true.`,
          path: open.path,
          changeId: open.id,
        },
      ];
    });
}

function openChanges({ changes }: BeforeSendInput): BeforeSendItem[] {
  const count = changes.filter((change) => isOpen(change) && change.doubts !== undefined).length;
  if (count === 0) return [];
  const text =
    count === 1
      ? 'One proposed wording waits for your word. It is left out until you say that it is true.'
      : `${count} proposed wordings wait for your word. They are left out until you say that they are true.`;
  return [{ kind: 'open-changes', text, step: 'optimize' }];
}

function kept({ document }: BeforeSendInput): BeforeSendItem[] {
  const pieces = document.meta?.trueline?.kept ?? [];
  const lines = pieces.filter((piece) => !isPrintedAsWritten(piece, document));
  if (lines.length === 0) return [];
  const first = quote(lines[0]?.text ?? '');
  const text =
    lines.length === 1
      ? `One line found no place: ${first}. It is printed where it stood.`
      : `${lines.length} lines found no place, such as ${first}. They are printed where they stood.`;
  return [{ kind: 'kept-text', text, step: 'upload' }];
}

function personalData({ changes }: BeforeSendInput): BeforeSendItem[] {
  return changes
    .filter(({ kind, decision }) => kind === 'personal-data' && decision === 'rejected')
    .map(({ id, path, before }) => ({
      kind: 'personal-data',
      text: `${quote(before)} is nothing that an employer may weigh.`,
      path,
      changeId: id,
    }));
}
