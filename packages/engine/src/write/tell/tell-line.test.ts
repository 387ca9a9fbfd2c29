import { describe, expect, it } from 'vitest';
import { isRetold } from './shared-run.ts';
import { tellLine } from './tell-line.ts';

const told = (text: string, isCurrent = false) =>
  tellLine({ path: 'work[0].highlights[0]', entry: 'work[0]', text }, isCurrent);

describe('tellLine', () => {
  it.each([
    [
      'Closed 4 pledges from family offices, total S$1.1m',
      'closed 4 pledges from family offices, S$1.1m in total',
    ],
    [
      'Wrote 23 grant applications, 11 successful, worth $685k',
      'wrote 23 grant applications, 11 of them successful, worth $685k',
    ],
    [
      'Reared 180 calves a year, mortality under 4 %',
      'reared 180 calves a year, with mortality under 4%',
    ],
    ['Built web application for a clinic', 'built a web application for a clinic'],
    [
      'Led team of 3 developers on critical projects',
      'led a team of 3 developers on critical projects',
    ],
    [
      'Was responsible for 220 clients in one segment',
      'was responsible for 220 clients in one segment',
    ],
    [
      'Led 5 engineers and 2 technicians, trained 23 interns',
      'led 5 engineers and 2 technicians, and I trained 23 interns',
    ],
    ['I trained 9 new starters on the instructions', 'trained 9 new starters on the instructions'],
    ['Loaded lumber, drove the delivery truck', 'loaded lumber and drove the delivery truck'],
    [
      'Took the women to court, doctor, appointments',
      'took the women to court, doctor and appointments',
    ],
    [
      'Set up the pension scheme inc. letters to all staff',
      'set up the pension scheme, including letters to all staff',
    ],
    [
      'Serviced 40 pumps under contract, attendance 99.1% last year',
      'serviced 40 pumps under contract, with attendance at 99.1% last year',
    ],
    [
      'Attended alarm calls, average 20 minutes to reset',
      'attended alarm calls, with an average of 20 minutes to reset',
    ],
    ['Rewired nine panels, own drawings', 'rewired nine panels, with my own drawings'],
    [
      'Moved the whole store in two nights, no customer complained',
      'moved the whole store in two nights, and no customer complained',
    ],
    ['Won the safe driving award 2022', 'won the safe driving award in 2022'],
    ['Did the take-offs and ordered from the yard', 'did the take-offs and ordered from the yard'],
    [
      'Cleaned the copper lines, pulled the vacuum, charged gas and oil',
      'cleaned the copper lines, pulled the vacuum, and charged gas and oil',
    ],
    [
      'Trained the office junior, and my replacement',
      'trained the office junior and my replacement',
    ],
  ])('tells the whole of "%s"', (line, text) => {
    expect(told(line)[0]).toMatchObject({ kind: 'act', text });
  });

  it.each([
    [
      'Supervising a crew of six on four week shifts',
      'supervise a crew of six on four week shifts',
    ],
    ['He plans and supervises jobs from 10 to 40 kW', 'plan and supervise jobs from 10 to 40 kW'],
    ['Train new employees', 'train new employees'],
    ['Fixing of door frames and hanging of 214 doors', 'fix door frames and hang 214 doors'],
    ['Handling of complaints by phone', 'handle complaints by phone'],
    ['Mentor of young editors', 'mentor young editors'],
    ['Coach of 12 juniors', 'coach 12 juniors'],
  ])('tells "%s" of a job that goes on in the present', (line, text) => {
    expect(told(line, true)[0]).toMatchObject({ kind: 'act', text, isPresent: true });
  });

  it.each([
    [
      'Average list-to-sale ratio of 98.7% across 12 listings',
      'my average list-to-sale ratio was 98.7% across 12 listings',
    ],
    ['Loss ratio of 47% over ten years', 'my loss ratio was 47% over ten years'],
    ['Response rate of 82% on the phones', 'my response rate was 82% on the phones'],
  ])('tells the measure "%s" as a sentence of its own', (line, text) => {
    expect(told(line)[0]).toMatchObject({ kind: 'event', text });
  });

  it.each([
    "Unemployment rate of 40% among residents' families",
    "Error rate of 4% in the city's pharmacies",
    'Heart rate of 60 monitored by telemetry',
    'Credit score of 700',
    'Hourly rate of $15',
  ])('takes no figure of others for the own: "%s"', (line) => {
    expect(told(line).filter(({ text }) => /^my /i.test(text))).toEqual([]);
  });

  it.each(['Mentor for two years on the ward', 'Coach to 3 state titles', 'Trainer for 20 years'])(
    'teaches nobody in "%s"',
    (line) => {
      expect(told(line).filter(({ kind }) => kind === 'act')).toEqual([]);
    },
  );

  it('tells what was changed once in a job that goes on in the past', () => {
    const [first] = told('Cut mortality from 6.1% to 3.8%', true);
    expect(first).toMatchObject({ kind: 'act', isPresent: false });
  });

  it.each([
    'Mentor of the year award',
    'Manager of two shops',
    'Opening of the shop',
    'Building of trust',
  ])('makes no act of "%s"', (line) => {
    expect(told(line, true).filter(({ kind }) => kind === 'act')).toEqual([]);
  });

  it.each([
    [
      'Settling-in time cut from 3 weeks to 10 days',
      'settling-in time was cut from 3 weeks to 10 days',
    ],
    [
      'Calving percentage in the first 6 weeks from 61 to 78',
      'the calving percentage in the first 6 weeks went from 61 to 78',
    ],
    ['Wastage down 15%', 'wastage went down by 15%'],
    ['CSAT climbed from 78% to 91%', 'CSAT climbed from 78% to 91%'],
    ['Breakages slid from 40 to 12 a month', 'breakages slid from 40 to 12 a month'],
    ['No lost time injury in 6 years', 'there was no lost time injury in 6 years'],
    [
      'Monthly giving programme grown from 212 to 940 donors',
      'the monthly giving programme grew from 212 to 940 donors',
    ],
    ['91% gave again in 2025', '91% gave again in 2025'],
  ])('tells "%s" as something that happened', (line, text) => {
    expect(told(line)[0]).toMatchObject({ kind: 'event', text });
  });

  it.each([
    ['Case management of 45 families', 'thing', 'case management of 45 families'],
    ['Night audits for the manager', 'thing', 'night audits for the manager'],
    ['Duties included cash handling and filing', 'thing', 'cash handling and filing'],
    [
      'Clinical instructor for 6 students per posting',
      'post',
      'a clinical instructor for 6 students per posting',
    ],
    [
      'Union representative for the night shift, 1993-97',
      'post',
      'a union representative for the night shift',
    ],
  ])('tells "%s" as a %s', (line, kind, text) => {
    expect(told(line)[0]).toMatchObject({ kind, text });
  });

  it.each([
    'Mountains all winter',
    'All stations, 200 to 250 covers on a Saturday night',
    'Hot boxes, warming cupboards',
    'Tandem grain truck',
  ])('tells no work of "%s", which names a thing', (line) => {
    expect(told(line).filter(({ kind }) => kind !== 'scope')).toEqual([]);
  });

  it.each([
    'Marlowe designs and sews school uniforms for over 120 customers',
    'She was in charge of the till on Saturdays',
    'Open and close the building, checking the gates every morning',
    'Wind the clocks',
  ])('tells no thing of "%s", which is a sentence', (line) => {
    const kinds = told(line, true).map(({ kind }) => kind);
    expect(kinds).not.toContain('thing');
    expect(kinds).not.toContain('scope');
  });

  it('gives no article to one item of a list alone', () => {
    expect(told('Crisis counselling, intake, safety planning')[0]?.text).toBe(
      'crisis counselling, intake and safety planning',
    );
  });

  it('tells what came of it apart, and each statement of a line', () => {
    expect(told('Led the rebuild of the platform, cutting errors by 45%')[0]).toMatchObject({
      text: 'led the rebuild of the platform',
      result: 'cut errors by 45%',
    });
    expect(told('Leased 96 units; occupancy went from 88% to 96%').map(({ kind }) => kind)).toEqual(
      ['act', 'event'],
    );
    expect(told('Streamlined stock ordering, wastage down 15%').map(({ text }) => text)).toEqual([
      'streamlined stock ordering',
      'wastage went down by 15%',
    ]);
  });

  it.each([
    'Gala dinner: 62 tables, costs held to 18%',
    'Explain to customers whats wrong',
    'F/O staff + 2 sec. guards',
    'Adopted by 3 labs',
    'Promoted to shift manager after one year',
    'Reason for leaving: the winters are quiet',
    'Border crossings at Emerson',
    'Transfer bed to wheelchair using the lift',
    'Health inspection 2 years in a row no violations',
    'Spearheaded client experience, repeat bookings 41%, 63%',
    'Préparation de la paie',
  ])('tells no act or event of "%s"', (line) => {
    expect(told(line, true).filter(({ kind }) => kind === 'act' || kind === 'event')).toEqual([]);
  });

  it('takes over no long run of a line but round its figures', () => {
    const line =
      'Selected, evaluated and recommended materials for the juvenile and young adult collections';
    for (const { text } of told(line)) expect(isRetold(text, line)).toBe(true);
    expect(isRetold(line.toLowerCase(), line)).toBe(false);
  });

  it('tells what a job was made of', () => {
    expect(told('Two halls, 60 guests each night')).toMatchObject([
      { kind: 'scope', text: 'two halls and 60 guests each night' },
    ]);
    expect(told('Wrote the reprots for managers')).toMatchObject([
      { text: 'wrote the reports for managers' },
    ]);
  });

  it.each([
    [
      'Do my own logs and trip inspections, check the temps and keep the records for the load',
      'check the temps, keep the records for the load and do my own logs and trip inspections',
    ],
    ['Keep my bay clean, do the waste oil log', 'keep my bay clean and do the waste oil log'],
    [
      'Collected the tickets at the gate, counted the takings of the day and locked the hall at night',
      'counted the takings of the day, locked the hall at night and collected the tickets at the gate',
    ],
    ['Hold forklift licence and WHMIS card', 'hold a forklift licence and WHMIS card'],
    ['Hold the licence of the house', 'hold the licence of the house'],
    ['Open and close the building', 'open and close the building'],
    ['I off-load 8 trucks in a shift', 'off-load 8 trucks in a shift'],
    ['Taking care of an old lady with dementia', 'take care of an old lady with dementia'],
    [
      'Keep the water bill down, found a leak behind block B',
      'keep the water bill down, and I found a leak behind block B',
    ],
  ])('says each act of a present job for itself: "%s"', (line, text) => {
    expect(told(line, true)[0]).toMatchObject({ kind: 'act', text });
  });

  it('cuts no row after its first part, and no help from what it was for', () => {
    const ends = (line: string): (string | undefined)[] => told(line, true).map(({ text }) => text);
    expect(
      ends('Prepare surfaces by washing down, filling, sanding, priming and covering them all'),
    ).not.toContain('prepare surfaces by washing down');
    expect(
      ends('Help the head keeper of the zoo to wash, feed and weigh all the young seals'),
    ).not.toContain('help the head keeper of the zoo');
  });

  it.each([
    'Order and stock checks of the store',
    'Work and home visits in the north',
    'Didactic plans for the school year',
    'Wireframes, prototypes and screens for booking sites',
    'Transfers, visits and rounds in the ward',
  ])('tells no act of "%s"', (line) => {
    expect(told(line, true).filter(({ kind }) => kind === 'act')).toEqual([]);
  });
});

describe('two verbs before their object, among lines that open with verbs', () => {
  const kinds = (text: string) =>
    tellLine({ path: 'work[0].highlights[0]', entry: 'work[0]', text }, true, true).map(
      ({ kind }) => kind,
    );

  it.each([
    'Plan and teach lessons for 40 pupils',
    'Order and stock goods for two shops',
    'Test and repair pumps of the dairy',
    'Pack and label boxes for export',
    'Coach and support new staff',
    'Price and display 40 kinds of cheese',
  ])('are acts: %s', (text) => {
    expect(kinds(text)).toEqual(['act']);
  });

  it.each([
    'Test and repair of pumps',
    'Food and drink sales',
    'Repair and maintenance of lifts',
    'Order and invoice processing for 3 shops',
    'Book and film reviews for the weekly paper',
    'Report and budget reviews each month',
    'Paint and polish work',
    'Market and brand research',
    'Call and visit reports',
  ])('are things where none stands behind them: %s', (text) => {
    expect(kinds(text)).not.toContain('act');
  });
});

it('takes a state for no "about"', () => {
  const told = (text: string): string =>
    tellLine({ path: 'work[0].highlights[0]', entry: 'work[0]', text }, false)
      .map((one) => one.text)
      .join();
  expect(told('Ran the Fresno, CA 93650 depot of the firm')).not.toContain('about');
  expect(told('Trained ca. 40 drivers of the depot')).toBe('trained about 40 drivers of the depot');
});

it.each([
  'Valued estates at the homes of the families and I write the estimate the same evening',
  'Answered the questions of the regulators and I review the data sets before they leave the house',
])('sets no second sentence behind "as well as": %s', (line) => {
  expect(
    told(line)
      .map(({ text }) => text)
      .join('; '),
  ).not.toMatch(/as well as I\b/);
});
