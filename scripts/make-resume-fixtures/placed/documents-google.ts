// Resumes as Google Docs exports them: the plain one, and its template of two columns in a table.
import { Flow, type TextStyle } from './flow.ts';
import type { PlacedDocument } from './placed-page.ts';
import { TrueType } from './true-type.ts';

const SANS = {
  regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  bold: '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  italic: '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
};
const SERIF = {
  regular: '@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf',
  bold: '@expo-google-fonts/literata/700Bold/Literata_700Bold.ttf',
  italic: '@expo-google-fonts/literata/400Regular_Italic/Literata_400Regular_Italic.ttf',
};
const LETTER = [612, 792] as const;
const MARK = '●';

export const typesOf = (files: Readonly<Record<keyof typeof SANS, string>>) => ({
  regular: new TrueType(files.regular),
  bold: new TrueType(files.bold),
  italic: new TrueType(files.italic),
});

/** One column, dates behind a right tab, marks of lists in a piece of their own. */
function clerk(): PlacedDocument {
  const flow = new Flow(typesOf(SANS), [72, 60, 468]);
  const body: TextStyle = { size: 11 };
  const bold: TextStyle = { ...body, font: 'bold' };
  const heading = (text: string): void => {
    flow.text(text, { size: 12, font: 'bold', before: 12, tag: 'H2' }).box(0.75, [0, 0, 0]);
  };
  const job = (employer: string, dates: string, title: string, duties: readonly string[]): void => {
    flow.row([[employer, { ...bold, before: 6 }]], [dates, body]);
    flow.text(title, { ...body, font: 'italic' });
    for (const duty of duties) flow.bullet(MARK, duty, body);
  };
  flow.text('Tamsin Placeholder', { size: 22, font: 'bold', align: 'center', tag: 'H1' });
  flow.text(
    'Moncton, NB | 506-555-0127 | tamsin.placeholder@example.com | linkedin.com/in/tamsin-placeholder',
    {
      size: 10,
      align: 'center',
    },
  );
  heading('PROFESSIONAL SUMMARY');
  flow.text(
    'Dispatcher and office clerk with nine years in trucking and a school board. Known for routes that work on Mondays and for records that auditors can follow. ',
    body,
  );
  heading('EXPERIENCE');
  job('Fixture Freight Ltd., Moncton, NB', 'May 2019 – Present', 'Dispatcher', [
    'Plan the routes of 34 trucks a day across three provinces and rebook loads when the ferry does not sail',
    'Brought late deliveries from 9% to 3% in a year by calling docks before the driver leaves',
    'Train new clerks on the billing screens',
  ]);
  job('Sample County School Board, Sackville, NB', 'Sep 2015 – Apr 2019', 'Office Clerk', [
    'Kept attendance and fee records of 640 pupils',
    'Answered the phone in both official languages',
  ]);
  heading('EDUCATION');
  flow.row(
    [['New Brunswick Test College, Moncton, NB', { ...bold, before: 4 }]],
    ['2013 – 2015', body],
  );
  flow.text('Diploma, Office Administration', { ...body, font: 'italic' });
  heading('SKILLS');
  flow.text('Route planning, Excel, Sage 50, Invoicing, Bilingual phone service', body);
  return {
    id: 'dispatcher-docs-export',
    maker: 'google-docs',
    title: 'Resume - Tamsin',
    fonts: SANS,
    size: LETTER,
    pages: [flow.things],
  };
}

/** A table of two columns and two rows, painted cell by cell: name and tagline, contacts, then the work at the left and the rest at the right. */
function trainer(): PlacedDocument {
  const types = typesOf(SERIF);
  const body: TextStyle = { size: 9, leading: 1.5, color: [0.4, 0.4, 0.4] };
  const small: TextStyle = { size: 8, color: [0.4, 0.4, 0.4] };
  const head = new Flow(types, [50, 40, 340]);
  head.text('Ruben Madeup', { size: 32, font: 'bold', tag: 'P' });
  head.text('Fitness trainer for people who come back after an injury', { ...body, before: 4 });
  const contact = new Flow(types, [420, 46, 150]);
  contact.text('12 Example Street', { ...body, font: 'bold' });
  contact.text('Guelph, ON N1H 0A1', body);
  contact.text('(519) 555-0166', { ...body, font: 'bold' });
  contact.text('ruben.madeup@example.ca', { ...body, font: 'bold' });
  const left = new Flow(types, [50, 150, 340]);
  const right = new Flow(types, [420, 150, 150]);
  const heading = (flow: Flow, text: string): void => {
    flow.text(text, { size: 9, font: 'bold', color: [0.13, 0.27, 0.6], before: 14, tag: 'H1' });
  };
  const entry = (where: string, what: string, dates: string): void => {
    left.row([
      [where, { size: 11, font: 'bold', before: 8, tag: 'H2' }],
      [' — ', { size: 11 }],
      [what, { size: 11, font: 'italic' }],
    ]);
    left.text(dates, { ...small, tag: 'H3' });
  };
  heading(left, 'EXPERIENCE');
  entry('Counterfeit Gym, Guelph', 'Head Trainer', 'MARCH 2020 - PRESENT');
  left.text(
    'Write programmes for 45 members a season and check form with each of them every second week. ',
    { ...body, before: 3 },
  );
  left.text('Introduced a return-to-run class that has been full since 2021. ', body);
  entry('Pretend Physio, Kitchener', 'Exercise Assistant', 'JUNE 2016 - FEBRUARY 2020');
  left.text(
    'Took patients through exercises set by three physiotherapists and kept their charts. ',
    {
      ...body,
      before: 3,
    },
  );
  heading(left, 'EDUCATION');
  // Too long for its cell: it goes on below.
  left.row([
    ['Conestoga College, Kitchener', { size: 11, font: 'bold', before: 8, tag: 'H2' }],
    [' — ', { size: 11 }],
    ['Diploma in Fitness and ', { size: 11, font: 'italic' }],
  ]);
  left.text('Health Promotion', { size: 11, font: 'italic', tag: '' });
  left.text('SEPTEMBER 2014 - MAY 2016', { ...small, tag: 'H3' });
  heading(left, 'PROJECTS');
  left.row([
    ['Walk Again', { size: 11, font: 'bold', before: 8, tag: 'H2' }],
    [' — ', { size: 11 }],
    ['Free Sunday group', { size: 11, font: 'italic' }],
  ]);
  left.text('Eleven people, two kilometres, every Sunday of the year. ', { ...body, before: 3 });
  heading(right, 'SKILLS');
  for (const skill of ['Exercise programming', 'Injury screening', 'First aid', 'Group classes'])
    right.text(skill, { ...body, before: 3 });
  heading(right, 'AWARDS');
  right.text('Trainer of the Year, Example Fitness Council, 2022', { ...body, before: 3 });
  heading(right, 'LANGUAGES');
  right.text('English, Spanish, Portuguese', { ...body, before: 3 });
  return {
    id: 'trainer-docs-template',
    maker: 'google-docs',
    title: 'Resume',
    fonts: SERIF,
    size: LETTER,
    pages: [[...head.things, ...contact.things, ...left.things, ...right.things]],
  };
}

export const listGoogleDocuments = (): PlacedDocument[] => [clerk(), trainer()];
