import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const BODY = `Ana Maria Sample
ana.sample@example.com | 555-0142

WORK EXPERIENCE
Cook, Sample Grill, 2018 - 2020
- Cooked lunch for eighty guests

EDUCATION
Diploma in Cookery, Sample College, 2017
`;

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { kept = [], leftOut = [] } = result.resume.meta?.trueline ?? {};
  return {
    name: result.resume.basics?.name,
    summary: result.resume.basics?.summary,
    kept: kept.map(({ text: own }) => own),
    leftOut: leftOut.map(({ text: own }) => own),
  };
}

describe('what a document calls itself', () => {
  it.each([
    'C.V.',
    'CURRÍCULUM VITÆ',
    'CV',
    'C V',
    'Curriculum vitae',
    'CURRICULUM VITAE',
    'C U R R I C U L U M   V I T A E',
    'Curriculum vitea',
    'Curiculum Vitae',
    'CURRICULUM VITAE (updated)',
    'Resume',
    'RÉSUMÉ',
    'Resume of',
    'Curriculum Vitae of:',
    'Personal resume',
    'Bio data',
    'BIO-DATA',
    'Lebenslauf',
    'Hoja de vida',
    'Currículo',
    'Życiorys',
    'Daftar Riwayat Hidup',
    'CV 2026',
  ])('"%s" above the name is left out with its reason', async (title) => {
    const { name, kept, leftOut } = await readText(`${title}\n${BODY}`);
    expect(name).toBe('Ana Maria Sample');
    expect(kept).toEqual([]);
    expect(leftOut.map((text) => text.replace(/\s/g, ''))).toContain(title.replace(/\s/g, ''));
  });

  it.each([
    ['CV - ', ''],
    ['CV: ', ''],
    ['Curriculum Vitae – ', ''],
    ['Curriculum vitea – ', ''],
    ['Resume of ', ''],
    ['Lebenslauf von ', ''],
    ['', ' - CV'],
    ['', ' | Resume'],
    ['', ', Curriculum Vitae'],
    ['', ' (CV)'],
    ['', ' CV'],
  ])('"%s" before or "%s" behind the name is no part of it', async (before, behind) => {
    const text = BODY.replace('Ana Maria Sample', `${before}Ana Maria Sample${behind}`);
    const { name, kept, leftOut } = await readText(text);
    expect(name).toBe('Ana Maria Sample');
    expect(kept).toEqual([]);
    expect(leftOut.length).toBeGreaterThan(0);
  });

  it.each(['Suharto Candidate Profile', 'Sample Grill Talent Profile', 'Ana Candidate Profile'])(
    'a name beside the title stays where it may be the person: %s',
    async (title) => {
      const text = `${title}\n${title.startsWith('Ana') ? BODY : BODY.replace('Ana Maria Sample\n', '')}`;
      const { name, kept } = await readText(text);
      expect([name, ...kept].join(' ')).toContain(title.split(' ')[0]);
    },
  );

  it.each([
    ['Candidate CV - Khumalo', 'Registered Nurse', 'Cape Town'],
    ['Candidate CV - Okafor', 'Site Engineer', 'Port Harcourt'],
    ['Khumalo Candidate Profile', 'Registered Nurse', 'New York'],
    ['Candidate Profile | Nowak', 'Project Manager', 'Cape Town'],
  ])('a surname above a title and a place stays: %s', async (title, position, town) => {
    const text = BODY.replace('Ana Maria Sample\n', `${position}\n${town}\n`);
    const { name, kept } = await readText(`${title}\n${text}`);
    expect([name, ...kept].join(' ')).toMatch(/Khumalo|Okafor|Nowak/);
  });

  it('is none where it heads a summary', async () => {
    const text = BODY.replace(
      'WORK EXPERIENCE',
      'RÉSUMÉ\nCuisinière avec huit ans de métier dans des cuisines de collectivité\n\nEXPÉRIENCE',
    );
    const { summary, kept } = await readText(text);
    expect(summary).toMatch(/^Cuisinière/);
    expect(kept).toEqual([]);
  });
});
