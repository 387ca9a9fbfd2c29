import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const RESUME = `Ana Maria Sample
ana.sample@example.com | 555-0142

WORK EXPERIENCE
Cook, Sample Grill, 2018 - 2020
- Cooked lunch for eighty guests

EDUCATION
Diploma in Cookery, Sample College, 2017
`;
const LETTER = (opening: string, closing: string): string =>
  `${opening}\n\nI am writing to apply for the position that you advertised. I have worked in the trade for years and left each place in good order.\n\n${closing}\nAna Maria Sample\n\n`;

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { kept = [], leftOut = [] } = result.resume.meta?.trueline ?? {};
  return {
    name: result.resume.basics?.name,
    email: result.resume.basics?.email,
    summary: result.resume.basics?.summary,
    jobs: result.resume.work?.map((job) => job.name),
    kept: kept.map((piece) => piece.text),
    letter: leftOut.filter(({ reason }) => reason === 'letter').map((piece) => piece.text),
  };
}

describe('a letter above the resume', () => {
  it.each([
    ['Dear Sir or Madam,', 'Yours faithfully,'],
    ['Dear Ms Sampler:', 'Yours sincerely'],
    ['To whom it may concern', 'Kind regards,'],
    ['Hi there,', 'Thanks,'],
    ['Good morning', 'Best wishes'],
    ['Respected Sir,', 'Yours truly,'],
    ['Madame, Monsieur,', 'Cordialement,'],
    ['Sehr geehrte Damen und Herren,', 'Mit freundlichen Grüßen'],
    ['Estimados señores:', 'Atentamente,'],
    ['Geachte heer,', 'Met vriendelijke groet,'],
  ])('from "%s" to "%s" is left out', async (opening, closing) => {
    const { name, summary, jobs, kept, letter } = await readText(LETTER(opening, closing) + RESUME);
    expect({ name, summary, jobs, kept }).toEqual({
      name: 'Ana Maria Sample',
      summary: undefined,
      jobs: ['Sample Grill'],
      kept: [],
    });
    expect(letter[0]).toBe(opening);
  });

  it.each([
    'Please find my resume below, thank you for your time.',
    'Sir, below is the resume of my brother, kindly consider.',
    'As discussed, here is my CV, please see what fits.',
  ])('of one sentence, "%s", is left out', async (note) => {
    const { name, kept, letter } = await readText(`${note}\n\n${RESUME}`);
    expect({ name, kept, letter }).toEqual({ name: 'Ana Maria Sample', kept: [], letter: [note] });
  });

  it.each([
    'Good evening Ms. Sampler,\n\nAs I said on the phone I would like to apply, and because the\nattachment would not go through I am putting it here.\n\n',
    'Dear Madam,\nI saw your advert and the computer refuses to attach my file.\nCURRICULUM VITAE\n',
    'Dear Mr. Sampler,\nI hope that this finds you well.\n\nPERSONAL DETAILS\n',
    'Hi Pat, here are my data as you asked, sorry that it is short\n\n',
  ])('without its closing is left out above the resume: %s', async (opening) => {
    const { name, kept, letter, summary } = await readText(`${opening}${RESUME}`);
    expect({ name, summary }).toEqual({ name: 'Ana Maria Sample', summary: undefined });
    expect(kept).toEqual([]);
    expect(letter[0]).toBe(opening.split('\n')[0]);
  });

  it('is no sentence that greets nobody', async () => {
    const { letter } = await readText(
      `Ana Maria Sample\nana.sample@example.com\n\nHello. I have been told to keep this short, which is not easy for me at all.\n\n${RESUME.split('\n').slice(3).join('\n')}`,
    );
    expect(letter).toEqual([]);
  });

  it.each([
    'Kind regards,\nAna Maria Sample',
    '--\nPat Relayer\nTyping & Copies',
    'Sent from my phone',
  ])('and "%s" at the end are left out', async (end) => {
    const { jobs, kept, letter } = await readText(`${RESUME}\n${end}\n`);
    expect({ jobs, kept }).toEqual({ jobs: ['Sample Grill'], kept: [] });
    expect(letter[0]).toBe(end.split('\n')[0]);
  });

  it('stays where it is the resume', async () => {
    const { jobs, letter } = await readText(
      `Ana Maria Sample\nana.sample@example.com\n\nDear Sir,\n\nEMPLOYMENT\nCook, Sample Grill, 2018 - 2020\n- Cooked lunch\nBaker, Hill Bakery, 2015 - 2017\n- Baked bread\n\nEDUCATION\nDiploma in Cookery, Sample College, 2017\n\nYours faithfully,\nAna Maria Sample\n`,
    );
    expect(jobs).toEqual(['Sample Grill', 'Hill Bakery']);
    expect(letter[0]).toBe('Yours faithfully,');
  });

  it('leaves the address that stands nowhere else', async () => {
    const text = RESUME.replace('ana.sample@example.com | 555-0142\n', '');
    const { email } = await readText(
      `Ana Maria Sample\nana.sample@example.com\n\n${LETTER('Dear Sir,', 'Yours faithfully,')}${text}`,
    );
    expect(email).toBe('ana.sample@example.com');
  });
});

it('the sender’s address above a greeting stays where the resume holds those of referees alone', async () => {
  const mail = `RE: Advert for Live-out Childminder
Ana Sample <ana.sample@example.com>
Mon, Nov 23, 2026 at 8:41 PM
To: jobs@muster.example.org
Dear Madam,
I saw your advert and the computer refuses to attach my file so I am just pasting my CV here below.
CURRICULUM VITAE
NAME: Ana Sample
RESIDENCE: Exampleton
WORKING EXPERIENCE
Childminder, Sample Home, 2019 - 2024
- Kept eight children
LANGUAGES
English, Luganda
REFEREES
Mrs. Anneke Muster, a.muster@example.net
Yours faithfully,
Ana
`;
  const result = await read(new TextEncoder().encode(mail), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  expect(result.resume.basics?.email).toBe('ana.sample@example.com');
});

describe('the last rows of the resume', () => {
  it.each([
    'HOBBIES\nI hope to run a marathon next year\nFootball\nCooking\nChess',
    'CAREER GOALS\nI hope to become a charge nurse by 2028.',
    'OBJECTIVE\nLooking forward to a post as ward clerk',
    'OBJECTIVE\n\nI look forward to meeting you and your team',
    'WORK EXPERIENCE\nStock clerk, Sample Shop, 2012 - 2014\n- Counted shelves\nThanks to my stock checks, losses fell by 30 percent',
    'ACHIEVEMENTS\n- Stock checks\n- Thanks to your time tables, losses fell',
    'HOBBIES\nSwimming\n\nI hope to run a marathon next year\nFootball\nChess',
    'HOBBIES\nSwimming\n\nThanks\nFootball\nChess',
    'AWARDS\nThank you for your service, Sample Council',
    'AWARDS\nBest Cook, 2019\nThank you for your time plaque',
  ])('are no farewell: %s', async (end) => {
    expect((await readText(`${RESUME}\n${end}\n`)).letter).toEqual([]);
  });

  it.each([
    'I look forward to hearing from you.',
    'Thank you for your consideration.\nAna Maria Sample',
    'Hoping for your kind reply.\nAna',
    'I look forward to meeting you.\nKind regards,\nAna Maria Sample\nSample Cooking',
    'Awaiting your favourable response.\nYours faithfully,\nAna Sample\nSent from my phone',
  ])('are left out where a letter ends: %s', async (end) => {
    const { kept, letter } = await readText(`${RESUME}\n${end}\n`);
    expect({ kept, letter }).toEqual({
      kept: [],
      // The name alone on its row again is the head of a page.
      letter: end.split('\n').filter((row) => row !== 'Ana Maria Sample'),
    });
  });
});
