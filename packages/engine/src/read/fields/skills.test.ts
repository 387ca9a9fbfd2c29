import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function groups(...rows: string[]): Promise<string[]> {
  const text = ['Ada Sample', 'ada@example.com', '', ...rows, ''].join('\n');
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error('unread');
  return (result.resume.skills ?? []).map(
    ({ name = '', keywords = [] }) => `${name}: ${keywords.join(', ')}`,
  );
}

/** How many keywords there are. */
async function countOf(...rows: string[]): Promise<number> {
  const text = ['Ada Sample', 'ada@example.com', '', 'SKILLS', ...rows, ''].join('\n');
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error('unread');
  return (result.resume.skills ?? []).flatMap(({ keywords = [] }) => keywords).length;
}

it('keeps the label of a row that is a heading elsewhere', async () => {
  const own = await groups(
    'CORE COMPETENCIES',
    '',
    '• Systems: Zendesk, Fortnox, Teams',
    '• Soft power: active listening, upselling',
    '• Driving licence B, own car',
  );
  expect(own).toEqual([
    'Systems: Zendesk, Fortnox, Teams',
    'Soft power: active listening, upselling',
    ': Driving licence B, own car',
  ]);
});

it('keeps a heading that says which skills follow, behind others', async () => {
  const own = await groups('SKILLS', 'Cataloguing, Reader advisory', '', 'TOOLS', 'Koha, Canva');
  expect(own).toEqual([': Cataloguing, Reader advisory', 'TOOLS: Koha, Canva']);
});

it('needs no name where a heading stands alone, or says no more than that skills follow', async () => {
  expect(await groups('TOOLS', 'Koha, Canva')).toEqual([': Koha, Canva']);
  expect(await groups('KEY SKILLS', 'Koha, Canva')).toEqual([': Koha, Canva']);
});

it.each([
  [
    'Diary & inbox: Outlook, gatekeeping, RAG lists Governance: board packs, minutes, NDAs Travel: flights, visas',
    [
      'Diary & inbox: Outlook, gatekeeping, RAG lists Governance: board packs, minutes, NDAs Travel: flights, visas',
    ],
  ],
  [
    'Reporting: PowerPoint decks, KPI one-pagers; Typing: 71 wpm, audio',
    ['Reporting: PowerPoint decks, KPI one-pagers', 'Typing: 71 wpm, audio'],
  ],
  [
    'Rod sweeping, liner repair, ropes, ladder access Software: Excel, WhatsApp Business',
    [': Rod sweeping, liner repair, ropes, ladder access', 'Software: Excel, WhatsApp Business'],
  ],
  [
    'Systems: Excel, month-end close on Sage: ledgers, payroll',
    ['Systems: Excel, month-end close on Sage: ledgers, payroll'],
  ],
  [
    'Systems: SAP, advanced Excel: pivots, macros',
    ['Systems: SAP, advanced Excel: pivots, macros'],
  ],
  [
    'Tools: Slack, Microsoft Office: Word and Excel',
    ['Tools: Slack, Microsoft Office: Word and Excel'],
  ],
  ['Design, Adobe Creative Suite: Photoshop', [': Design, Adobe Creative Suite: Photoshop']],
])('parts the groups of one row where it is sure, names whole: %s', async (row, said) => {
  expect(await groups('SKILLS', row, '', 'LANGUAGES', 'English')).toEqual(said);
});

describe('a comma in a list of one skill a row', () => {
  const rows = ['Knots and splicing', 'Report writing', 'Radio procedure'];

  it.each([
    'Judo, brown belt',
    'Small boat up to 12 m, 2 engines',
    'Concur, SAP Ariba',
    'Welding, 6G certified',
    'Chess, Elo 1800',
    'Typing, 60 wpm',
    'Airflow, ultrasonic and hand instruments',
    'MS Word, Excel and Outlook',
    'Driving, own car',
    'Gas cutting, gouging, brazing',
  ])('parts nothing: %s', async (row) => {
    expect(await groups('SKILLS', ...rows, row)).toEqual([`: ${[...rows, row].join(', ')}`]);
    const marked = [...rows, row].map((one) => `- ${one}`);
    expect(await groups('SKILLS', ...marked)).toEqual([`: ${[...rows, row].join(', ')}`]);
  });

  it.each([
    'ECG, NEWS2, BLS',
    'AWS, Azure, GCP',
    'CSCS, IPAF, PASMA',
    'English, Polish',
    'Sage 50, Xero, QuickBooks',
    'MIG, TIG, MMA, submerged arc',
  ])('parts the names of several: %s', async (row) => {
    const [said = ''] = await groups('SKILLS', ...[...rows, row].map((one) => `- ${one}`));
    expect(said).toBe(`: ${[...rows, row].join(', ')}`);
    expect(await countOf(...[...rows, row].map((one) => `- ${one}`))).toBe(
      rows.length + row.split(', ').length,
    );
  });

  it('parts a list among others, and the rows of groups', async () => {
    const lists = await groups(
      'SKILLS',
      'Excel, Word',
      'Cash closing, ledger',
      'Night shifts',
      'Opera, Fidelio',
    );
    expect(lists[0]?.split(', ')).toHaveLength(7);
    const [first = ''] = await groups('SKILLS', ...rows, 'Excel');
    expect(first.split(', ')).toHaveLength(4);
  });
});

it.each([
  [
    'I am quite good with Excel, Canva and Google Calendar, I manage with Clock PMS.',
    'Excel, Canva, Google Calendar, Clock PMS',
  ],
  ['I use Word, Excel and Outlook.', 'Word, Excel, Outlook'],
  ['I know SAP and Oracle', 'SAP, Oracle'],
  ['I can operate forklifts, reach trucks, pallet jacks', 'forklifts, reach trucks, pallet jacks'],
  ['Familiar with AutoCAD, Revit', 'AutoCAD, Revit'],
  ["I'm comfortable with QuickBooks, Xero and I use Sage.", 'QuickBooks, Xero, Sage'],
  ['She works with Figma, Sketch', 'Figma, Sketch'],
])('skills told in a sentence: %s', async (row, items) => {
  expect(await groups('SKILLS', row)).toEqual([`: ${items}`]);
});

it.each([
  ['Good with people', 'Good with people'],
  ['I am good with people', 'I am good with people'],
  ['Working with children, cooking for groups', 'Working with children, cooking for groups'],
  ['Excel, Health and Safety', 'Excel, Health and Safety'],
])('what is said of one thing stays with it: %s', async (row, items) => {
  expect(await groups('SKILLS', row)).toEqual([`: ${items}`]);
});

it.each([
  'I know nothing of SAP, Oracle or Sage',
  'I know Excel, Word and Outlook, but not Access',
  'I use no Excel, no Word',
  "I am familiar with Excel, I don't know Access",
])('what somebody does not know is no skill of its own: %s', async (row) => {
  expect(await groups('SKILLS', row)).toEqual([`: ${row}`]);
  expect(await countOf(row)).toBe(1);
});

it('where somebody works is no skill', async () => {
  const [said = ''] = await groups('SKILLS', 'I work in London, Leeds');
  expect(said).toMatch(/^: I work in London/);
});
