// Resumes as Canva exports them: text boxes painted by their layer, which is not how they are read.
import { typesOf } from './documents-google.ts';
import { Flow, type TextStyle } from './flow.ts';
import type { Color, PlacedDocument, PlacedThing } from './placed-page.ts';

const SANS = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  italic: '@expo-google-fonts/figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
};
const PAGE = [595.5, 842.25] as const;
const WHITE: Color = [1, 1, 1];
const DARK: Color = [0.2, 0.23, 0.29];

/** A dark column at the left; the name in two rows; the boxes painted from the last drawn to the first. */
function planner(): PlacedDocument {
  const types = typesOf(SANS);
  const body: TextStyle = { size: 9.5, leading: 1.45 };
  const boxes: PlacedThing[][] = [];
  const text = (left: number, top: number, width: number, fill: (flow: Flow) => void): void => {
    const flow = new Flow(types, [left, top, width]);
    fill(flow);
    boxes.push(flow.things);
  };
  const heading = (left: number, top: number, name: string, color?: Color): void =>
    text(left, top, 240, (flow) =>
      flow.text(name, { size: 13, font: 'bold', spacing: 2.6, tag: 'H2', ...(color && { color }) }),
    );
  const side = (top: number, rows: readonly string[]): void =>
    text(40, top, 150, (flow) => {
      for (const row of rows) flow.text(row, { ...body, color: WHITE, before: 3 });
    });
  const job = (top: number, head: readonly [string, string], duties: readonly string[]): void => {
    text(230, top, 325, (flow) => flow.text(head[0], { size: 10.5, font: 'bold' }));
    text(230, top + 15, 325, (flow) => flow.text(head[1], { ...body, color: [0.35, 0.35, 0.35] }));
    text(230, top + 31, 325, (flow) => {
      for (const duty of duties) flow.bullet('•', duty, body, 7);
    });
  };
  text(230, 50, 330, (flow) => flow.text('MARISOL', { size: 36, font: 'bold', spacing: 3 }));
  text(230, 92, 330, (flow) => flow.text('NOTREAL', { size: 36, font: 'bold', spacing: 3 }));
  text(230, 144, 330, (flow) =>
    flow.text('Event Planner', { size: 14, spacing: 2.8, color: [0.35, 0.35, 0.35] }),
  );
  heading(40, 190, 'CONTACT', WHITE);
  side(214, [
    '+1 604 555 0109',
    'marisol@example.com',
    'Burnaby, BC',
    'www.marisolnotreal.example.com',
  ]);
  heading(40, 316, 'EDUCATION', WHITE);
  text(40, 340, 150, (flow) => flow.text('2012 - 2014', { ...body, font: 'bold', color: WHITE }));
  text(40, 355, 150, (flow) =>
    flow.text('EXAMPLE INSTITUTE OF TOURISM', { ...body, color: WHITE }),
  );
  text(40, 388, 150, (flow) =>
    flow.bullet('•', 'Diploma in Event Management', { ...body, color: WHITE }, 6),
  );
  heading(40, 440, 'SKILLS', WHITE);
  text(40, 464, 150, (flow) => {
    for (const skill of ['Budget control', 'Supplier contracts', 'Floor plans', 'Public speaking'])
      flow.bullet('•', skill, { ...body, color: WHITE }, 6);
  });
  heading(40, 556, 'LANGUAGES', WHITE);
  side(580, ['English (Fluent)', 'Spanish (Native)']);
  heading(230, 190, 'PROFILE');
  text(230, 214, 325, (flow) =>
    flow.text(
      'Event planner with ten years of weddings, fairs and one royal visit that was called off. Calm, and early. ',
      body,
    ),
  );
  heading(230, 276, 'WORK EXPERIENCE');
  job(
    302,
    ['Make-Believe Events', 'Senior Event Planner | 2019 - Present'],
    [
      'Run 40 events a year with budgets from $5,000 to $220,000',
      'Signed nine venues to fixed prices for two seasons',
    ],
  );
  job(
    406,
    ['Imaginary Hotel Group', 'Banquet Coordinator | 2014 - 2019'],
    [
      'Wrote the running order for 300 banquets and stood by it on the night',
      'Kept complaints under one in a hundred guests',
    ],
  );
  const ground: PlacedThing[] = [
    { box: [0, 0, PAGE[0], PAGE[1]], color: WHITE },
    { box: [0, 0, 205, PAGE[1]], color: DARK },
    { box: [230, 180, 325, 1], color: DARK },
  ];
  return {
    id: 'planner-canva-sidebar',
    maker: 'canva',
    title: 'Black and White Minimalist Resume',
    fonts: SANS,
    size: PAGE,
    pages: [[...ground, ...boxes.reverse().flat()]],
  };
}

/** The years in a column of their own, the heads of all entries painted before their texts. */
function barber(): PlacedDocument {
  const types = typesOf(SANS);
  const body: TextStyle = { size: 9.5, leading: 1.5 };
  const years: PlacedThing[] = [];
  const heads: PlacedThing[] = [];
  const texts: PlacedThing[] = [];
  const rest: PlacedThing[] = [];
  const set = (
    into: PlacedThing[],
    [left, top, width]: readonly [number, number, number],
    rows: readonly (readonly [string, TextStyle])[],
  ): void => {
    const flow = new Flow(types, [left, top, width]);
    for (const [text, style] of rows) flow.text(text, style);
    into.push(...flow.things);
  };
  const heading = (top: number, name: string): void =>
    set(rest, [45, top, 500], [[name, { size: 12, font: 'bold', spacing: 3, tag: 'H2' }]]);
  const entry = (top: number, dates: string, head: readonly string[], text?: string): void => {
    set(years, [45, top, 110], [[dates, { ...body, font: 'bold' }]]);
    set(
      heads,
      [175, top, 370],
      head.map((row, index) => [row, { ...body, ...(index === 0 && { font: 'bold' as const }) }]),
    );
    if (text !== undefined) set(texts, [175, top + 15 * head.length, 370], [[text, body]]);
  };
  set(
    rest,
    [45, 40, 505],
    [
      ['Dmitri Standin', { size: 30, spacing: 1, align: 'center', font: 'bold', tag: 'H1' }],
      ['BARBER & SHOP MANAGER', { size: 11, spacing: 4, align: 'center' }],
      [
        '902 555 0151   |   dmitri.standin@example.com   |   Dartmouth, NS',
        { ...body, align: 'center', before: 6 },
      ],
    ],
  );
  heading(150, 'EXPERIENCE');
  entry(
    176,
    '2020 - Present',
    ['Shop Manager', 'Sham Cuts, Dartmouth'],
    'Manage four chairs, the rota and the till; the shop has had no free Saturday since spring 2021. ',
  );
  entry(
    252,
    '2015 - 2020',
    ['Barber', 'Bogus Brothers, Halifax'],
    'Cut hair for about 60 regular clients a week and trained two apprentices. ',
  );
  heading(330, 'EDUCATION');
  entry(356, '2014 - 2015', ['Barbering Diploma', 'Demo School of Hair, Halifax']);
  heading(410, 'SKILLS');
  set(rest, [175, 434, 370], [['Fades, Hot-towel shaves, Stock ordering, Booking software', body]]);
  heading(470, 'CERTIFICATIONS');
  set(rest, [175, 494, 370], [['Red Seal Hairstylist, 2018', body]]);
  return {
    id: 'barber-canva-timeline',
    maker: 'canva',
    title: 'Grey Clean CV Resume',
    fonts: SANS,
    size: PAGE,
    pages: [
      [{ box: [0, 0, PAGE[0], PAGE[1]], color: WHITE }, ...texts, ...heads, ...years, ...rest],
    ],
  };
}

export const listCanvaDocuments = (): PlacedDocument[] => [planner(), barber()];
