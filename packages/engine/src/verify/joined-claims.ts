import type { UnsupportedFact } from '@trueline/contracts';
import { entryOf } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { type Basis, joinLines, type SourceLine } from './basis.ts';
import { checkText } from './check-text.ts';
import { listDates } from './quantities/dates.ts';
import { listNumbers } from './quantities/numbers.ts';

/** Where a text about the whole resume goes on to its next claim. */
const NEXT_CLAIM = /[,;:()]\s*|[.!?]\s+|\s(?=(?:and|or|who|while|plus|then)\s)/g;
const NAME_FIELD =
  /^(?:work|volunteer|education|projects)\[\d+\]\.(?:name|organization|institution)$/;

type Holds = (line: SourceLine) => boolean;

/** The figures, dates and skills of a claim that stand in some line of the resume, each as a test of a line. */
function listMarks(claim: string, { lines }: Basis): Holds[] {
  const values = listNumbers(claim).map(({ value }) => value);
  const years = listDates(claim).map(({ year }) => year);
  const skills = findSkills(claim).map(({ name }) => name);
  const marks: Holds[] = [
    ...values.map(
      (value): Holds =>
        (line) =>
          line.numbers.some((own) => own.value === value),
    ),
    ...years.map(
      (year): Holds =>
        (line) =>
          line.dates.some((own) => own.year === year),
    ),
    ...skills.map(
      (name): Holds =>
        (line) =>
          line.skills.includes(name),
    ),
  ];
  return marks.filter((holds) => lines.some(holds));
}

/** Whether a claim names an employer or school: then the whole of it has to be of that entry. */
const isPlaced = (claim: string, { lines }: Basis): boolean =>
  lines.some(({ path, text }) => NAME_FIELD.test(path ?? '') && hasForm(claim, text));

/** The lines of each role, school and project, with those that hold of the person as a whole. */
function groupLines({ lines }: Basis): readonly SourceLine[][] {
  const entries = new Set(lines.map(entryOfLine));
  const common = lines.filter((line) => entryOfLine(line) === '');
  return [...entries].map((entry) =>
    entry === '' ? common : [...common, ...lines.filter((line) => entryOfLine(line) === entry)],
  );
}

const entryOfLine = ({ path = '' }: SourceLine): string =>
  OF_ENTRY.test(path) ? entryOf(path) : '';
const OF_ENTRY = /^(?:work|volunteer|education|projects)\[/;

/** Claims of a headline or summary that hold of two entries together and of neither alone: "12 clerks at Demo Bank" of 12 clerks somewhere else. */
export function findJoinedClaims(text: string, basis: Basis): UnsupportedFact[] {
  const groups = groupLines(basis);
  const cuts = Array.from(text.matchAll(NEXT_CLAIM), ({ index, 0: gap }) => [
    index,
    index + gap.length,
  ]);
  const starts = [0, ...cuts.map(([, end]) => end as number)];
  const ends = [...cuts.map(([start]) => start as number), text.length];
  return starts.flatMap((start, i) => {
    const end = ends[i] ?? text.length;
    const claim = text.slice(start, end);
    const marks = listMarks(claim, basis);
    const isOfPlace = isPlaced(claim, basis);
    const isOfOne = groups.some(
      (lines) =>
        marks.every((holds) => lines.some(holds)) &&
        (!isOfPlace || checkText(claim, joinLines(lines)).length === 0),
    );
    if (isOfOne || (marks.length < 2 && !isOfPlace)) return [];
    return [
      {
        kind: 'joined',
        text: claim,
        start,
        end,
        reason: 'No entry of the source says this alone.',
      },
    ];
  });
}
