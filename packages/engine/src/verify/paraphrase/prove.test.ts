import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

/** Whether an edit follows from the lines of its entry, which blanks and strokes part. */
const isProven = (lines: string, edit: string): boolean =>
  verifyLine(edit, { entry: lines.split(' / '), others: [] }).length === 0;

describe('an act never becomes a higher one', () => {
  /** Forty plain acts of any work with their things, and forty that only look alike. */
  const PLAIN =
    'Checked Counted Cleaned Wiped Mopped Filed Typed Copied Sorted Carried Answered Watched Looked_at Went_over Put_away Picked_up Handed_out Took_down Wrote_down Added_up Read Ran Kept Moved Packed Opened Closed Folded Labelled Stacked Listed Noted Saw Asked_about Talked_about Heard Tried Learned Sat_in_on Helped_with'.split(
      ' ',
    );
  const HIGHER =
    'Audited Analyzed Evaluated Sanitized Disinfected Engineered Architected Spearheaded Directed Managed Supervised Negotiated Certified Approved Authorized Diagnosed Designed Programmed Automated Optimized Transformed Streamlined Forecast Investigated Authored Published Founded Pioneered Orchestrated Overhauled Standardized Validated Calibrated Commissioned Led Headed Owned Chaired Trained Coached'.split(
      ' ',
    );
  const pairs = PLAIN.flatMap((plain) =>
    HIGHER.map(
      (higher) =>
        [`${plain.replace(/_/g, ' ')} the sales reports`, `${higher} the sales reports`] as const,
    ),
  );

  it('in any of 1,600 pairs', () => {
    expect(pairs.filter(([line, edit]) => isProven(line, edit))).toEqual([]);
  });

  it.each([
    ['Mopped floors at night', 'Sanitized floors at night'],
    ['Swept floors', 'Disinfected floors'],
    ['Wiped tables', 'Sanitized tables'],
    ['Ran the sales figures', 'Analyzed the sales figures'],
    ['Looked at patient charts', 'Evaluated patient charts'],
    ['Checked the invoices', 'Audited the invoices'],
    ['Showed two new hires the till', 'Trained two new hires on the till'],
    ['Answered questions on pay', 'Advised on pay'],
    ['Used the payroll program', 'Administered the payroll program'],
    ['Worked with the design team', 'Led the design team'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });
});

describe('what another line says licenses nothing', () => {
  it.each([
    ['Filed weekly reports / Wrote scripts for school plays', 'Automated weekly reports'],
    ['Entered orders / Built a macro for the holiday list', 'Automated orders'],
    ['Cleaned the kitchen / Asked to leave early', 'Invited to clean the kitchen'],
    ['Kept the cash book / Ran errands before noon', 'Kept the cash book in advance'],
    [
      'Served lunch to 40 children / Bought a new broom',
      'Served lunch replacements to 40 children',
    ],
    ['Wrote the newsletter / Won a bicycle race', 'Wrote the successful newsletter'],
    ['Painted doors / Worked alone in the store room', 'Painted doors alone'],
    ['Sold shoes / Met the mayor with the class', 'Sold shoes with the mayor'],
    ['Served customers / The owner set the prices', 'Set the prices'],
    [
      'Trained four clerks / Errors fell by half after a new form',
      'Trained four clerks, cutting errors by half',
    ],
  ])('%s: %s', (lines, edit) => {
    expect(isProven(lines, edit)).toBe(false);
  });
});

describe('who did it, to what and how far stays as it was', () => {
  it.each([
    ['Trained under the head chef', 'Trained the head chef'],
    ['Trained 4 nurses', 'Trained with 4 nurses'],
    ['Typed letters for the judge to sign', 'Typed and signed letters for the judge'],
    [
      'Show new hires the yard rules, the supervisor signs them off',
      'Show new hires the yard rules and sign them off',
    ],
    ['Pulled weekly numbers for the regional manager', 'Pulled weekly numbers as regional manager'],
    ['Assisted the manager with rosters', 'Managed rosters'],
    ['Led the tour of the plant', 'Led tours of the plant'],
    ['Sold goods for $85 million', 'Sold goods for €85 million'],
    [
      'Worked on loans first and on claims from 2011',
      'Worked on claims first and on loans from 2011',
    ],
    [
      'Line Cook, Sample Bistro, Leeds, 2021 to 2023 / Counted stock with the sous chef',
      'Sous Chef, Sample Bistro, Leeds, 2021 to 2023',
    ],
  ])('%s: %s', (lines, edit) => {
    expect(isProven(lines, edit)).toBe(false);
  });
});

describe('what belongs to one thing of a row is not told of another', () => {
  it.each([
    ['Taught maths to year 7 and physics to year 9', 'Taught physics to year 7'],
    ['Drove a van in Leeds and a forklift in Hull', 'Drove a forklift in Leeds'],
    ['Ordered flour from Sample Mill and eggs from two farms', 'Ordered eggs from Sample Mill'],
    ['Served lunch in 2019 and dinner in 2021', 'Served dinner in 2019'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });

  it.each([
    ['Taught maths to year 7 and physics to year 9', 'Taught physics to year 9'],
    ['Taught maths to year 7 and physics to year 9', 'Taught maths and physics'],
    ['Drove a van and a forklift in Leeds', 'Drove a van in Leeds'],
    ['Cut waste by 20% and errors by half', 'Cut waste by 20%'],
    ['Exam cake: grade 8 of 10', 'Exam cake: graded 8/10'],
  ])('but may be cut: %s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });
});

describe('a word that makes a claim smaller is not dropped', () => {
  it.each([
    ['Helped write the safety plan', 'Wrote the safety plan'],
    ['Assisted in planning the move', 'Planned the move'],
    ['Planned to replace the pumps', 'Replaced the pumps'],
    ['Was part of the team that built the bridge', 'Built the bridge'],
    ['Repaired engines under supervision', 'Repaired engines'],
    ['Served almost 300 guests', 'Served 300 guests'],
    ['Served up to 90 guests', 'Served 90 guests'],
    ['Collected fees, 62 members at most', 'Collected fees from 62 members'],
    ['Did not approve loans', 'Approved loans'],
    ['Wrote part of the manual', 'Wrote the manual'],
    ['Sometimes chaired the meeting', 'Chaired the meeting'],
    ['Ran the line when the chef was off', 'Ran the line'],
    ['Wrote the report with a colleague', 'Wrote the report'],
    ['Conversational Spanish', 'Spanish, fluent'],
    ['Paid 90% of invoices on time', 'Paid invoices on time'],
    ['Taught half the class', 'Taught the class'],
    ['Checked one in ten parcels', 'Checked ten parcels'],
    ['Worked as assistant manager', 'Worked as manager'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });
});

describe('what says the same is proven', () => {
  it.each([
    // A first word that is a verb is no name.
    [
      'I wrote the newsletter and sent it to members',
      'Wrote the newsletter and sent it to members',
    ],
    ['responsible for keeping the cash book', 'Kept the cash book'],
    ['in charge of the keys; ran errands', 'Ran errands'],
    // A cut.
    ['Filed weekly reports for the director in a green folder', 'Filed weekly reports'],
    ['Mentored 4 engineers and ran the guild', 'Mentored 4 engineers'],
    // Spelling and number forms.
    ['Organised 12 fairs', 'Organized twelve fairs'],
    ['Sold 1500 tickets', 'Sold 1,500 tickets'],
    ['Sold 2k tickets', 'Sold 2,000 tickets'],
    ['Co-ordinated the move', 'Coordinated the move'],
    ['Cut waste by 20 percent', 'Cut waste by 20%'],
    // Another order.
    [
      'Cut build times from 22 to 7 minutes by moving to a new server',
      'Moved to a new server, cutting build times from 22 to 7 minutes',
    ],
    [
      'Answer e-mails from booking portals, around 40 a day',
      'Answer around 40 e-mails a day from booking portals',
    ],
    // Two lines of one entry.
    [
      'Counted stock every Friday / Ordered supplies for two sites',
      'Counted stock every Friday and ordered supplies for two sites',
    ],
    // An equal act, a more general thing.
    ['Repaired bicycles', 'Fixed bicycles'],
    ['Wrote down temperatures in the log', 'Recorded temperatures in the log'],
    ['Sold cars and vans', 'Sold vehicles'],
    ['Handed out leaflets at the station', 'Distributed flyers at the station'],
    // Less than was done.
    ['Prepared weekly reports for 12 managers', 'Helped prepare weekly reports for 12 managers'],
    ['Deployed services to k8s', 'Deployed services to Kubernetes'],
  ])('%s: %s', (lines, edit) => {
    expect(isProven(lines, edit)).toBe(true);
  });

  it.each([
    [
      'Baker, Sample Bakery, Leeds, 09/2017 – now',
      'Baker, Sample Bakery, Leeds, Sept 2017 – present',
    ],
    [
      "Baker, Sample Bakery, Leeds, Aug'19 to today",
      'Baker, Sample Bakery, Leeds, August 2019 – Present',
    ],
    [
      'Baker, Sample Bakery, Leeds, 09/17 - 03/19',
      'Baker, Sample Bakery, Leeds, September 2017 – March 2019',
    ],
  ])('dates in another form: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });
});

it('an objection names what the line says in place of the text', () => {
  const [fact] = verifyLine('Audited the invoices', {
    entry: ['Checked the invoices'],
    others: [],
  });
  expect(fact).toMatchObject({ text: 'Audited', start: 0, end: 7, instead: 'Checked' });
});

describe('the same told otherwise is proven', () => {
  it.each([
    [
      'a framing verb beside the act',
      'Cut boards with a panel saw',
      'Used a panel saw to cut boards',
    ],
    [
      'a carrier and the noun of the act',
      'Ordered tyres from two suppliers',
      'Placed orders for tyres with two suppliers',
    ],
    ['a particle that changes nothing', 'Wiped the tables', 'Wiped down the tables'],
    ['the plural of a habit', 'Note the recipe by weight', 'Note recipes by weight'],
    ['a pair', 'Counted stock at two yards', 'Counted stock at a pair of yards'],
    ['a day as an adjective', 'Counted stock on Sundays', 'Did the Sunday stock count'],
    ['a phrase for a word', 'Lent a hand with the stock take', 'Helped with the stock take'],
    [
      'somebody else’s act as theirs',
      'Write allergen sheets, the owner signs them',
      'Write allergen sheets, signed by the owner',
    ],
    [
      'where and when of two acts',
      'Taped ankles and filled bottles at home games',
      'Filled bottles and taped ankles at home games',
    ],
    [
      'an object told by "it"',
      'Threw out old stock and logged it',
      'Threw out and logged old stock',
    ],
  ])('%s: %s, %s', (_what, line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });

  it.each([
    ['another day', 'Held a request hour on Wednesdays', 'Held a request hour on Sundays'],
    [
      'the other direction',
      'Translate manuals from German into English',
      'Translate manuals from English into German',
    ],
    [
      'an act of somebody named without an article',
      'Two payment runs a week, Finance Manager releases them in the bank',
      'Two payment runs a week, which I release in the bank',
    ],
    [
      'what somebody else does',
      'Spraying: I hold the ticket but the contractor does most of it',
      'Spraying: I hold the ticket and do most of it',
    ],
    [
      'whom it was with and for',
      'Made a seeded loaf with the head baker',
      'Made a seeded loaf for the head baker',
    ],
    [
      'a title',
      'Called the duty manager when someone fell ill',
      'Took calls as duty manager when someone fell ill',
    ],
    ['a set-up', 'Ran a press making brackets', 'Set up and ran a press making brackets'],
    ['a day of an order', 'Call patients the day before', 'Call patients on the day'],
    [
      'how many of what',
      'Supervised four assistants at a school',
      'Supervised assistants at four schools',
    ],
    ['only some', 'Acted as charge nurse on some nights', 'Acted as charge nurse on nights'],
  ])('%s is not: %s, %s', (_what, line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });
});

describe('a full stop behind an abbreviation ends no sentence', () => {
  it.each([
    ['Assisted Mr. Brown to repair boats', 'Repaired boats'],
    ['Helped Dr. Mock rebuild the pier', 'Rebuilt the pier'],
    ['Watched Prof. Sample operate on knees', 'Operated on knees'],
    ['Worked for St. Mock, who built the pier', 'Built the pier'],
    ['Assisted Capt. Brown to repair boats', 'Repaired boats'],
    ['Reported to Dep. Director of Finance', 'Director of Finance'],
  ])('%s: %s', (line, edit) => {
    expect(verifyLine(edit, { entry: [line], others: [] })).not.toEqual([]);
  });

  it('and a name keeps its own', () => {
    const entry = ['Repaired boats for Mr. Brown. Kept the log.'];
    expect(verifyLine('Repaired boats for Mr. Brown', { entry, others: [] })).toEqual([]);
  });
});

describe('a title told by name or pronoun is the person’s own', () => {
  it.each([
    ['She is a pastry chef with 9 years in hotels', 'Pastry chef with 9 years in hotels', true],
    ['Ann is an office manager in clinics', 'Office manager in clinics', true],
    ['My sister is a teacher in clinics', 'Teacher in clinics', false],
    ['Mum is a teacher in clinics', 'Teacher in clinics', false],
    ['Have a trainee in clinics with me', 'Trainee in clinics', false],
  ])('%s: %s', (line, edit, isOwn) => {
    expect(verifyLine(edit, { entry: [line], others: [] }).length === 0).toBe(isOwn);
  });
});

describe('what a thing does is told of it in a clause of its own', () => {
  it.each([
    [
      'Built recommendation engine increasing user engagement by 25%',
      'Built a recommendation engine that increased user engagement by 25%',
    ],
    [
      'Built REST APIs in Node.js serving 300K daily users',
      'Built REST APIs in Node.js that served 300K daily users',
    ],
    [
      'Wrote unit tests achieving 90% code coverage',
      'Wrote unit tests that achieved 90% code coverage',
    ],
    ['Bought a baler, cutting waste by 5%', 'Bought a baler, which cut waste by 5%'],
    ['Keep a log showing each visit', 'Keep a log that shows each visit'],
    ['Ran a crew serving 30 farms', 'Ran a crew that served 30 farms'],
    ['Made a form listing every allergy', 'Made a form that lists every allergy'],
    ['Wrote a script renaming 400 files', 'Wrote a script that renamed 400 files'],
    ['Set up a shelf holding 60 trays', 'Set up a shelf that holds 60 trays'],
    ['Drove a van carrying 8 passengers', 'Drove a van that carried 8 passengers'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });

  it.each([
    ['Proposed a system increasing sales by 25%', 'Proposed a system that increased sales by 25%'],
    ['Watched sales growing steadily', 'Ran a shop that grew sales'],
    ['Made a plan for increasing sales by 25%', 'Made a plan that increased sales by 25%'],
    ['Bought a machine for baking bread', 'Bought a machine that baked bread'],
    ['Joined a course on reducing infections', 'Joined a course that reduced infections'],
    ['Built a team serving 30 clients', 'Built a team that served 300 clients'],
    ['Sold machines baking bread', 'Baked bread'],
    ['Drove a van carrying 8 passengers', 'Drove a van and carried 8 passengers'],
    ['Kept a log of visits without showing names', 'Kept a log of visits that showed names'],
    ['Watched nurses giving injections', 'Gave injections'],
  ])('not %s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });
});
