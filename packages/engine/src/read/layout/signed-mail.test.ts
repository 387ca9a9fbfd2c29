import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const BODY = `PROFILE
Baker with ten years in small ovens.

WORK
Baker, Sample Bakery, Sampleton, 2015 - 2024
- baked bread for forty shops every night
- taught two apprentices
Assistant, Sample Mill, Sampleton, 2010 - 2014
- weighed flour

EDUCATION
Sample College, Diploma in Baking, 2010

SKILLS
Bread, pastry, ovens
`;

describe('a resume in a mail that is signed at its end', () => {
  it.each([
    [
      'From: olga.muster@example.net\nSent: Friday, November 27, 2026 9:02 AM\nTo: jobs@firm.example\nSubject: baker\n\nDear Sir or Madam,\nhere is my CV as you asked.\n',
      'Kind regards,\nOlga Muster\n0170 555 0134\nSent from my phone\n',
    ],
    [
      'Hello,\n',
      'Best regards\n\n-- \nOlga Muster\nBaker\nTel. 0170 555 0134\nolga.muster@example.net\n',
    ],
    [
      'De : Olga Muster <olga.muster@example.net>\nEnvoyé : vendredi 27 novembre 2026 09:02\nÀ : jobs@firm.example\nObjet : candidature\n\nBonjour,\n',
      'Cordialement,\nOlga Muster\n01 70 55 50 134\nEnvoyé de mon iPhone\n',
    ],
    [
      'Hi Petra, my resume is below.\n',
      'Sincerely,\nOlga Muster | 0170 555 0134 | olga.muster@example.net\n',
    ],
    [
      'Von: Olga Muster <olga.muster@example.net>\nGesendet: Freitag, 27. November 2026 09:02\nAn: jobs@firm.example\nBetreff: Bewerbung\n\nSehr geehrte Damen und Herren,\n',
      'Mit freundlichen Grüßen\nOlga Muster\n0170 555 0134\n',
    ],
  ])('has the name and the contacts of its signature', async (head, foot) => {
    const { basics, skills = [], meta } = await readText(`${head}\n${BODY}\n${foot}`);
    expect(basics).toMatchObject({ name: 'Olga Muster', email: 'olga.muster@example.net' });
    expect(basics?.phone?.replace(/\D/g, '')).toBe('01705550134');
    expect(JSON.stringify(meta?.trueline?.kept ?? [])).not.toMatch(/Dear|Bonjour|Hi Petra|Sehr/);
    expect(JSON.stringify(skills)).not.toMatch(/Muster|regards|0170|Sincerely|Cordialement/);
  });

  it.each([
    [
      'Olga Muster\n0170 555 0134\n',
      'Kind regards,\nPetra Probe\n0170 555 0999\n',
      '0170 555 0134',
    ],
    ['Olga Muster\n0170 555 0134\n', 'Referee\nPetra Probe\n0170 555 0999\n', '0170 555 0134'],
  ])('keeps the name that its top has', async (head, foot, phone) => {
    const { basics } = await readText(`${head}\n${BODY}\n${foot}`);
    expect(basics).toMatchObject({ name: 'Olga Muster', phone });
  });
});

describe('the address of a mail above a resume', () => {
  it.each([
    'Please ask about me: Mr. Karl Probe, head baker, Sample Bakery, karl.probe@firm.example\n',
    'Referees: Karl Probe, head baker, karl.probe@firm.example\n',
    'On Tue, Nov 24, 2026 at 4:02 PM Petra Sample <jobs@firm.example> wrote:\n> please send your CV\n> Petra\n',
  ])('is the own one where others stand below: %s', async (foot) => {
    const { basics } = await readText(
      `From: Olga Muster <olga.muster@example.net>\nTo: jobs@firm.example\nSubject: CV\n\nName - Olga Anna Muster\nPhone - 0170 555 0134\n\n${BODY}\n${foot}`,
    );
    expect(basics).toMatchObject({ name: 'Olga Anna Muster', email: 'olga.muster@example.net' });
  });
});
