import { ACTS, type Act, claimOf, upper } from './crossed-acts.ts';
import type { Edit } from './edits.ts';

/** What stands before an act by which it was not done: "+" stands for its base form, "-" for its "-ing". */
const OPEN = `
was asked to +
was asked by the owner to +
told to +
told by the manager last May to +
able to +
qualified to +
certified in 2019 to +
licensed to +
was invited by a school to +
allowed to +
available on weekends to +
willing to +
nominated by colleagues to +
instructed to +
encouraged to +
had permission to +
was given the chance to +
ability to +
held a licence to +
was taught how to +
wrote a guide on how to +
was asked to move house and +
rented scanners to +
borrowed a van to +
sourced equipment to +
reserved halls to +
found rooms to +
saved money to +
raised £4,000 to +
won a grant to +
collected donations to +
secured a loan to +
leased land to +
got tools to +
requested brushes to +
interpreter for a surgeon -
notes for a consultant -
typed for lawyers -
carried bags for a man -
assisted an engineer -
drove a vet -
supervised 4 fitters -
diary of a partner -
held ladders for my uncle -
worked under a chef -
cleaner at a firm -
paperwork for an electrician -
signs for a stall -
`;
/** Who by a clause of their own or by a name of their trade: "=" stands for the past, "#" for the participle behind its object. */
const OTHERS = `
whoever was free =
whoever finished first =
whoever had the keys =
whichever nurse was on duty =
those who stayed late =
anyone who had time =
everyone who was in =
the one who was on call =
packed boxes; whoever was free =
# by sparks
# by brickies
# by temps
# by two interns
# by local teens
# by monks
# by juniors
# by agency temps in 2018
`;
/** Frames of acts that were one's own, and what may be said of them. */
const OWN = `
hired by the council to + | =
hired to + | =
employed by an estate to + | =
taken on by a theatre to + | = for a theatre
brought in by an agency to + | =
sent to farms to + | = on farms
recruited to + | =
paid by neighbours to + | =
commissioned by the parish to + | = for the parish
visited schools to + | =
visited schools to + | = in schools
went to villages to + | = in villages
came in on Saturdays to + | = on Saturdays
travelled to Ghana to + | = in Ghana
used a kit to + | = with a kit
used Selenium to + | = with Selenium
operated a digger to + | =
trusted to + | =
took the opportunity to + | =
tasked with - | =
i carry bags and + | carry bags and +
i + and sort mail | + and sort mail
worked as a clerk - | =
volunteer - | =
was a fitter - | =
i = while Ana dug holes | =
managed to + | =
`;

const COURSES = [
  'MSc Nursing',
  'NVQ 3',
  'PGCE',
  'AAT Level 4',
  'BSc Biology',
  'HGV test',
  'First Aid course',
  'BTEC Sport',
  'TEFL course',
  'diploma in baking',
  'nursing degree',
  'PhD in chemistry',
  'CIPD Level 5',
  'forklift licence',
];
const UNHELD = `
withdrew from *
withdrew from * in 2018
enrolled on *
booked on *
deferred *
started * in 2020
first year of *
accepted onto *
pulled out of *
dropped out of *
two modules of *
registered for *
failed *
awaiting result of *
half of *
suspended from *
began * but left
* (not finished)
* not completed
`;
const HELD = `
*
passed *
completed * in 2018
* (2018)
gained *
started * in 2016 and completed it in 2018
`;

/** Nouns of acts with their past, to be joined by two. */
const NOUNS = `
drafting drafted
review reviewed
design designed
repair repaired
delivery delivered
collection collected
inspection inspected
installation installed
preparation prepared
storage stored
testing tested
labelling labelled
cleaning cleaned
assembly assembled
`;
const THINGS = ['contracts', 'tools', 'machines', 'samples', 'boats'];

const rowsOf = (rows: string): string[] => rows.trim().split('\n');
/** So many acts are put into each frame, others each time. */
const EACH = 12;

const fill = (frame: string, { base, past, participle, gerund, object }: Act): string =>
  upper(
    frame
      .replace('+', `${base} ${object}`)
      .replace('=', `${past} ${object}`)
      .replace('#', `${object} ${participle}`)
      .replace(/(?<= )-(?=$| )/, `${gerund} ${object}`),
  );

function* framed(rows: string): Generator<{ frame: string; act: Act }> {
  let place = 0;
  for (const frame of rowsOf(rows))
    for (let i = 0; i < EACH; i++) {
      yield { frame, act: ACTS[place % ACTS.length] as Act };
      place += 5;
    }
}

/** Edits that claim an act for which somebody was asked or able, got the means or served another, and papers that one does not hold. */
export function* listOverclaims(): Generator<Edit> {
  for (const rows of [OPEN, OTHERS])
    for (const { frame, act } of framed(rows))
      yield { line: fill(frame, act), edit: claimOf(act), isTold: false };
  for (const frame of rowsOf(UNHELD))
    for (const course of COURSES)
      yield { line: upper(frame.replace('*', course)), edit: upper(course), isTold: false };
}

/** Edits that say what the line tells: acts that one was taken on, went or used a thing for, acts told by nouns, papers held. */
export function* listFairClaims(): Generator<Edit> {
  for (const { frame, act } of framed(OWN)) {
    const [line = '', edit = ''] = frame.split(' | ').map((part) => fill(part, act));
    yield { line, edit, isTold: true };
  }
  for (const frame of rowsOf(HELD))
    for (const course of COURSES)
      yield { line: upper(frame.replace('*', course)), edit: upper(course), isTold: true };
  const nouns = rowsOf(NOUNS).map((row) => row.split(' '));
  for (const [i, [one = '', past = '']] of nouns.entries())
    for (const step of [1, 4, 9]) {
      const [other = '', otherPast = ''] = nouns[(i + step) % nouns.length] ?? [];
      const things = THINGS[(i + step) % THINGS.length];
      const line = upper(`${one} and ${other} of ${things}`);
      yield { line, edit: upper(`${past} and ${otherPast} ${things}`), isTold: true };
    }
}
