import { frame, joinLines, line } from '../lines.ts';
import type { Draw, DressKind, Line } from '../model.ts';
import { defaultKind } from './kind.ts';

/** What stands before a resume that was pasted with the letter or mail that it went with. Nobody's words but the applicant's own, to a firm that is no employer of theirs. */
const before: Record<string, (draw: Draw) => string> = {
  letter: ({ resume }) => `Dear Sir or Madam,

I am writing to apply for the position that you advertised last week. I have done this kind of work for some years, I am reliable and I would be glad to meet you.

Please find my resume below. I am available at short notice.

Yours faithfully,
${resume.basics.name}
`,
  'letter-with-addresses': ({ resume }) => `${resume.basics.name}
14 Sampler Rise
Exampleton

3 November 2026

The Recruitment Officer
Testwell Placements Ltd
Exampleton

Dear Ms Sampler,

RE: APPLICATION FOR THE VACANCY

I saw your notice with great interest and should like to be considered. I have worked in the same trade for years and always left a place in good order.

I look forward to hearing from you.

Yours sincerely,

${resume.basics.name}
`,
  mail: ({ resume }) => `Hi there,

here is my resume as we discussed on the phone. Let me know if you need anything else!

Thanks,
${resume.basics.name.split(' ')[0]}
`,
  'mail-of-another': () => `Good morning,

below is the resume of my cousin, kindly consider.

Regards,
Robin Relayer
Sent from my phone
`,
  'one-line': () => 'Please see my resume below, thank you for your time.\n',
  french: ({ resume }) => `Madame, Monsieur,

Je vous prie de trouver ci-dessous mon curriculum vitae. Je reste à votre disposition pour un entretien.

Cordialement,
${resume.basics.name}
`,
};

const after: Record<string, (draw: Draw) => string> = {
  signature: ({ resume }) => `Kind regards,\n${resume.basics.name}`,
  'mail-signature': () => '--\nRobin Relayer\nRelayer Typing & Copies, near the station',
  'signed-declaration': ({ resume }) =>
    `I declare that all of the above is true.\n\nSignature: ____________\nDate: ____________\n${resume.basics.name}`,
};

const textKinds = (
  dimension: string,
  texts: Record<string, (draw: Draw) => string>,
  put: (text: string, added: string) => string,
): DressKind[] => [
  defaultKind(dimension, 'none'),
  ...Object.entries(texts).map(
    ([name, write]): DressKind => ({
      id: `${dimension}/${name}`,
      dimension,
      clashes: [
        'flow/one-run',
        'flow/one-run-wide',
        'columns/',
        'pages/',
        'contact-place/',
        'name/',
      ],
      text: (text, draw) => put(text, write(draw)),
    }),
  ),
];

/** Jobs in the order in which they were held. */
const oldestFirst = (lines: Line[]): Line[] => {
  const from = lines.findIndex((each) => each.section === 'work' && each.startsEntry);
  if (from < 0) return lines;
  const to = lines.findLastIndex((each) => each.section === 'work') + 1;
  const entries: Line[][] = [];
  for (const each of lines.slice(from, to)) {
    if (each.startsEntry) entries.push([each]);
    else entries.at(-1)!.push(each);
  }
  return lines.toSpliced(from, to - from, ...entries.reverse().flat());
};

/** A row with each job's first year above it, as a timeline has. */
const yearAbove = (lines: Line[], { resume }: Draw): Line[] => {
  let job = 0;
  return lines.flatMap((each) => {
    if (each.section !== 'work' || !each.startsEntry) return [each];
    const year = resume.work[job++]?.startDate?.slice(0, 4);
    const { startsEntry: _, ...rest } = each;
    return year === undefined
      ? [each]
      : [line('odd', [frame(year)], { section: 'work', startsEntry: true }), rest];
  });
};

/** A line behind each job's last one. */
const behindEachJob =
  (text: (job: number) => string) =>
  (lines: Line[], { style, lang }: Draw): Line[] => {
    if (style.roles === 'grouped' || lang !== 'en') return lines;
    let job = 0;
    return lines.flatMap((each, at) => {
      const next = lines[at + 1];
      const isLast =
        each.section === 'work' &&
        each.role !== 'heading' &&
        each.role !== 'odd' &&
        (next === undefined || next.section !== 'work' || next.startsEntry === true);
      if (!isLast) return [each];
      const said = line('odd', [{ text: text(job++), content: true }], { section: 'work' });
      return [each, said];
    });
  };

const referees = ['Marlowe Testerman', 'Pat Samplewood', 'Kit Exampleson', 'Sam Placeholder'];
const reasons = ['contract ended', 'moved house', 'better pay', 'redundancy', 'return to study'];

/** Duties of a job in one row, parted by semicolons. */
const inOneRow =
  (opening: string) =>
  (lines: Line[]): Line[] => {
    const joined: Line[][] = [];
    for (const each of lines) {
      const above = joined.at(-1)?.at(-1);
      const goesOn =
        each.role === 'bullet' && above?.role === 'bullet' && above.section === each.section;
      if (goesOn) joined.at(-1)!.push(each);
      else joined.push([each]);
    }
    return joined.map((group) => {
      const [first] = group;
      if (first?.role !== 'bullet') return first!;
      const bare = group.map((each) => ({ ...each, glyph: '', indent: '' }));
      const one = bare.length > 1 ? joinLines(bare, '; ') : bare[0]!;
      return opening === '' ? one : { ...one, pieces: [frame(opening), ...one.pieces] };
    });
  };

const lineKinds = (
  dimension: string,
  byName: Record<string, NonNullable<DressKind['lines']>>,
  clashes: string[],
): DressKind[] => [
  defaultKind(dimension, 'none'),
  ...Object.entries(byName).map(
    ([name, lines]): DressKind => ({ id: `${dimension}/${name}`, dimension, lines, clashes }),
  ),
];

/** What comes with a resume, and what jobs have around them. */
export const paperKinds: DressKind[] = [
  ...lineKinds('jobs-order', { 'oldest-first': oldestFirst }, ['flow/', 'gap/', 'roles/']),
  ...lineKinds('rail', { 'year-above': yearAbove }, ['flow/', 'columns/']),
  ...lineKinds(
    'each-job',
    {
      referee: behindEachJob((job) => `Referee: ${referees[job % 4]}, manager, 555-01${60 + job}`),
      reason: behindEachJob((job) => `Reason for leaving: ${reasons[job % 5]}`),
    },
    ['flow/', 'columns/', 'roles/', 'bullet/paragraph'],
  ),
  ...lineKinds(
    'duties',
    { semicolons: inOneRow(''), 'labelled-semicolons': inOneRow('Duties: ') },
    ['flow/', 'columns/', 'bullet/', 'bullet-gap/', 'job-table/'],
  ),
  ...textKinds('before', before, (text, added) => `${added}\n${text}`),
  ...textKinds('after', after, (text, added) => `${text}\n\n${added}`),
];
