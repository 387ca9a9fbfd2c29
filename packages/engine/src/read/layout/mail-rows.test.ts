import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import { type Line, lineText } from './line.ts';
import { withoutMailRows } from './mail-rows.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { kept = [], leftOut = [] } = result.resume.meta?.trueline ?? {};
  return {
    basics: result.resume.basics,
    references: result.resume.references,
    text: result.text,
    kept: kept.map((piece) => piece.text),
    leftOut: leftOut.map((piece) => piece.text),
  };
}

const RESUME = (contacts = '0700 555 013'): string => `Inge Muster
${contacts}

PROFILE
I have looked after other people's children for more than twenty years.

WORK
Childminder, Sample Nursery, 2013 - 2018
- Took care of three children

REFERENCES
Ada Sampler, matron, ada.sampler@example.net
`;

describe('the mail that a resume was printed from or pasted into', () => {
  it.each([
    [
      '11/27/26, 1:35 PM    Webmail - RE: Your advert\nSampleMail    Inge Muster <inge@example.com>\nRE: Your advert\n1 message\nInge Muster <inge@example.com>\nMon, Nov 23, 2026 at 8:41 PM\nTo: jobs@firm.example\n',
    ],
    [
      'Gmail\nFwd: CV\nInge Muster <inge@example.com>\n23 November 2026 at 20:41\nTo: ada@firm.example\n',
    ],
    ['Inbox\nRE: Stelle\nInge Muster <inge@example.com>\n23. November 2026 um 20:41\n'],
    ['(no subject)\n2 messages\nInge Muster <inge@example.com>\n'],
  ])('has its head left out and gives its address alone', async (head) => {
    const { basics, kept, leftOut } = await readText(`${head}\n${RESUME()}`);
    expect(basics).toMatchObject({ name: 'Inge Muster', email: 'inge@example.com' });
    expect(kept.join('\n')).not.toMatch(/message|RE:|Fwd|Inbox|subject|jobs@|20\d\d/);
    const rows = head.split('\n').filter((row) => row.trim() !== '');
    expect(leftOut.length).toBeGreaterThanOrEqual(rows.length - 1);
  });

  it.each([
    [
      'Sent from my phone\nOn Thu, Nov 19, 2026 at 10:02 AM Sample Ltd <jobs@firm.example> wrote:\nThank you for your interest. Kindly send us your CV with two referees.\nRegards, Winnie\n',
    ],
    ['-----Original Message-----\nPlease send us your CV.\nWinnie\n'],
    [
      'Am 19. November 2026 um 10:02 schrieb Sample GmbH:\n> Bitte senden Sie uns Ihren Lebenslauf.\n> Winnie\n',
    ],
    ['http://localhost:8123/mail/print.html\n'],
  ])('has what it answers left out at its end', async (foot) => {
    const { references, kept, text, leftOut } = await readText(
      `${RESUME('inge@example.com')}\n${foot}`,
    );
    expect(JSON.stringify([references, kept])).not.toMatch(
      /Winnie|wrote|schrieb|localhost|Sent from/,
    );
    expect(text).toContain('ada.sampler@example.net');
    expect(leftOut.length).toBeGreaterThan(0);
  });

  it.each([
    ['a lone row that could be the person’s own', 'RE: Sous chef', 'RE: Sous chef'],
    ['a tool beside the skills', '', 'Outlook'],
  ])('stays where it is none: %s', async (_, head, word) => {
    const { text } = await readText(
      `${head}\n${RESUME('inge@example.com')}\nSKILLS\nOutlook, Gmail\n`,
    );
    expect(text).toContain(word);
  });

  it('never takes a heading of the resume for what it answers', async () => {
    const { text } = await readText(
      `${RESUME('inge@example.com')}\nOn the night shift my manager wrote: "the best nurse we had".\n\nSKILLS\nSwimming\n`,
    );
    expect(text).toContain('Swimming');
    expect(text).toContain('my manager wrote');
  });

  it('forwarded, with the person’s only address in its head: the address stays alone, greeting and farewell go', async () => {
    const { basics, kept, text } = await readText(`From: Inge Muster <inge@example.com>
Sent: Tuesday, 17 November 2026 21:43
To: jobs@firm.example
Subject: Fwd: my CV

---------- Forwarded message ---------
Dear Sir/Madam,
Hope you are fine. Please receive my CV below, the attachment is refusing. My
certificates I will bring with me when you call.
CURRICULUM VITAE
Name: Inge Muster
0700 555 013

PROFILE
I have looked after other people's children for more than twenty years.

WORK
Childminder, Sample Nursery, 2013 - 2018
- Took care of three children

REFERENCES
Ada Sampler, matron, 0700 555 019

Thank you for your cooperation and may God bless you.
Yours faithfully,
Inge
Sent from my phone
`);
    expect(basics).toMatchObject({ name: 'Inge Muster', email: 'inge@example.com' });
    expect(kept).toEqual([]);
    expect(text).not.toMatch(/From:|Forwarded|Hope you are fine|God bless|faithfully/);
    expect(text).toContain('Ada Sampler');
  });

  it('keeps the name that stands nowhere else', async () => {
    const { basics, text } = await readText(
      `From: Inge Muster <inge@example.com>\nTo: jobs@firm.example\nSubject: my CV\n\n${RESUME().replace('Inge Muster\n', '').replace(', ada.sampler@example.net', '')}`,
    );
    expect(basics).toMatchObject({ name: 'Inge Muster', email: 'inge@example.com' });
    expect(text).not.toMatch(/From:|Subject/);
  });

  it.each([
    ['above the same address', 'Inge Muster <inge@example.com>', 'inge@example.com', 'Inge Muster'],
    ['unless somebody else forwards', 'Pat Relayer <pat@firm.example>', 'inge@example.com', ''],
    ['once', 'Inge Muster <inge@example.com>', 'Inge Muster, inge@example.com', ''],
  ])('keeps the name %s', (_, sender, contacts, kept) => {
    const rest = [contacts, 'PROFILE', 'I have looked after children.'];
    const { lines } = withoutMailRows(
      [`From: ${sender}`, 'To: jobs@firm.example', 'Subject: my CV', ...rest].map(lineOf),
    );
    expect(lines.map(lineText)).toEqual([...(kept === '' ? [] : [kept]), ...rest]);
  });

  it('in plain text, where a referee’s is the only other address', async () => {
    const { basics, references } = await readText(
      `From: Inge Muster <inge@example.com>\nTo: jobs@firm.example\nSubject: my CV\n\n${RESUME()}`,
    );
    expect(basics).toMatchObject({ name: 'Inge Muster', email: 'inge@example.com' });
    expect(JSON.stringify(references)).toContain('ada.sampler@example.net');
  });
});

const lineOf = (text: string): Line => ({
  cells: [{ text, x: 0, width: text.length, bold: false, italic: false }],
  ...{ x: 0, y: 0, width: text.length, size: 0, bold: false, italic: false },
  ...{ gapBefore: 0, wraps: false, links: [] },
});
