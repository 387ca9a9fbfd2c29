import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const textOf = (row: string, where: 'top' | 'middle' | 'end'): string =>
  [
    ...(where === 'top' ? [row] : []),
    'Inge Muster',
    'inge.muster@example.com',
    '',
    'WORK',
    'Cook, Sample Inn, 2018 - 2021',
    '- Grill and fryer',
    '- Kept the larder and ordered the fish',
    ...(where === 'middle' ? [row] : []),
    'Porter, Muster Inn, 2014 - 2018',
    '- Kept the doors',
    '',
    'INTERESTS',
    'Choir, chess, rowing',
    ...(where === 'end' ? [row] : []),
  ].join('\n');

describe('what a program writes around a resume', () => {
  it.each([
    ['Candidate ref: KJ-0048291          JOB BOARD EXPORT (TEXT)', 'top'],
    ['Last active: 21-11-2026            Template: "Infographic Blue"', 'top'],
    ['[SIDEBAR]', 'top'],
    ['[MAIN]', 'middle'],
    ['Inge Muster - CV', 'middle'],
    ['Inge Muster - Curriculum Vitae - page', 'middle'],
    ['Resume | Inge Muster | Page 2 of 2', 'middle'],
    ['Made with EasyResume for Android', 'end'],
    ['Made with QuickCV – build yours at quickcv.example', 'end'],
    ['Profile completeness: 85%', 'end'],
    ['Profile last updated: 14 Nov 2026', 'top'],
    ['Resume match score: 85%', 'end'],
    ['Last updated 14 Nov 2026', 'end'],
    ['HireHarbour Talent Profile', 'top'],
    ['Candidate Profile | JobBoard', 'top'],
    ['Perfil del candidato - TalentSite', 'top'],
    ['JobSite Kandidatenprofil', 'top'],
    ['Exported 14/11/2026 09:12 by KaziBora', 'end'],
    ['Profile ID 48213', 'top'],
    ['Candidate ref KJ-00482', 'top'],
    ['CV no. 300417', 'end'],
    ['Recruiter copy. Do not share without the consent of the candidate.', 'end'],
    ['Private and confidential', 'top'],
    ['For recruitment purposes only – do not forward', 'end'],
    ['Vertraulich – nicht weitergeben', 'end'],
    ['Confidencial', 'end'],
    ['Photo taken 2025', 'top'],
    ['Passport size photo', 'top'],
    ["Photo d'identité", 'top'],
  ] as const)('is left out: %s (%s)', async (row, where) => {
    const resume = await readText(textOf(row, where));
    const { trueline, ...meta } = resume.meta ?? {};
    const printed = JSON.stringify({ ...resume, meta });
    expect(resume.basics?.name).toBe('Inge Muster');
    expect(resume.work?.map(({ name }) => name)).toEqual(['Sample Inn', 'Muster Inn']);
    expect(resume.interests?.map(({ name }) => name)).toEqual(['Choir', 'chess', 'rowing']);
    expect(trueline?.kept ?? []).toEqual([]);
    expect(printed).not.toMatch(
      /48213|300417|consent|onfidential|recruitment|ertraulich|onfidencial|hoto|KJ-004|Infographic|MAIN|SIDEBAR|CV|Curriculum|Resume|KaziBora|85%/,
    );
    expect(trueline?.leftOut?.length).toBeGreaterThan(0);
  });

  it.each([
    ['- Exported cocoa to three countries', 'middle'],
    ['- Built the menu with a template: weekly', 'middle'],
    ['Gardening', 'end'],
    ['- Built with OpenCV and Python', 'end'],
    ['- Built with QuickCV', 'end'],
    ['Created with sample-games.example', 'end'],
    ['Exported 40 containers of cocoa a month for samplefoods.example', 'end'],
    ['- Created on 12/03/2021 the first staff shop', 'end'],
    ['Created on 12/03/2021', 'middle'],
    ['- Created by hand the CVs of 200 school leavers', 'end'],
  ] as const)('what the person wrote stays: %s (%s)', async (row, where) => {
    const resume = await readText(textOf(row, where));
    expect(JSON.stringify(resume)).toContain(row.replace('- ', ''));
    expect(resume.meta?.trueline?.leftOut ?? []).toEqual([]);
  });

  it.each([
    ['Created with Unity, playable at sample-games.example', 'end', 'Created with Unity'],
    ['Profile URL: https://www.linkedin.com/in/inge-muster-01', 'top', 'in/inge-muster-01'],
    ['Candidate number: 4021117', 'end', '4021117'],
  ] as const)('stays in parts: %s', async (row, where, part) => {
    const { meta, ...said } = await readText(textOf(row, where));
    expect(JSON.stringify(said)).toContain(part);
    expect(JSON.stringify(meta?.trueline?.leftOut ?? [])).not.toContain(part);
  });

  it('takes no more of a row than the record', async () => {
    const body = '\n\nWORK\nCook, Sample Inn, 2018 - 2021\n- Grill and fryer\n';
    const contacts = await readText(
      `Ana Sample\nLast updated: Nov 2026 | ana@example.com | +233 24 555 0142 | Accra${body}`,
    );
    expect(contacts.basics).toMatchObject({ name: 'Ana Sample', email: 'ana@example.com' });
    expect(contacts.basics?.phone).toContain('555 0142');
    expect(JSON.stringify(contacts.basics)).toContain('Accra');
    const left = contacts.meta?.trueline?.leftOut?.map(({ text }) => text);
    expect(left).toEqual(['Last updated: Nov 2026']);
    for (const row of [
      'Ana Sample\tLast updated: Nov 2026',
      'Last updated: Nov 2026\tAna Sample',
    ]) {
      const named = await readText(`${row}\nana@example.com${body}`);
      expect(named.basics?.name).toBe('Ana Sample');
    }
  });

  it.each([
    ['Next', 'Browse', 'Upload'],
    ['(Logo)', '(Photo)', 'Print'],
    ['Next / Browse / Upload', 'Edit / Save', 'Print'],
  ])('words of buttons are skills in a list: %s', async (...rows) => {
    const { skills, meta } = await readText(`${textOf('', 'end')}\n\nSKILLS\n${rows.join('\n')}\n`);
    for (const word of rows.flatMap((row) => row.split(' / ')))
      expect(JSON.stringify([skills, meta?.trueline?.kept])).toContain(word.replace(/[()]/g, ''));
    expect(meta?.trueline?.leftOut ?? []).toEqual([]);
  });

  it('but buttons where they stand elsewhere, too', async () => {
    const text = `${textOf('Edit', 'middle')}\nEdit\n\nSKILLS\nGrill\nEdit\n+ Add skill\n`;
    const { skills } = await readText(text);
    expect(JSON.stringify(skills)).toContain('Grill');
    expect(JSON.stringify(skills)).not.toMatch(/Edit|Add/);
  });
});

describe('small print, numbers and captions of somebody’s own', () => {
  it.each([
    ['- Do not share passwords: taught it to 40 colleagues', 'middle'],
    ['- Confidential', 'middle'],
    ['Confidential client, 2012 - 2013', 'middle'],
    ['Photo editing and retouching', 'end'],
    ['Confidential filing of patient records for 400 people', 'end'],
    ['- Photo', 'middle'],
  ] as const)('stay: %s', async (row, where) => {
    const resume = await readText(textOf(row, where));
    const { trueline, ...meta } = resume.meta ?? {};
    const printed = JSON.stringify([{ ...resume, meta }, trueline?.kept ?? []]);
    const words = row
      .replace(/^- /, '')
      .split(/[,:]? /)
      .slice(0, 2);
    for (const word of words) expect(printed).toContain(word);
  });

  it('a portal’s bar with its name is none of the person’s, and a name in two rows is', async () => {
    const bar = await readText(`Candidate profile\nkazihub\n${textOf('', 'end')}`);
    expect(bar.basics?.name).toBe('Inge Muster');
    expect(bar.meta?.trueline?.kept ?? []).toEqual([]);
    const beside = await readText(`kazihub          Candidate profile\n${textOf('', 'end')}`);
    expect(beside.meta?.trueline?.kept ?? []).toEqual([]);
    const plain = await readText(
      `Inge\nMuster\n${textOf('', 'end').split('\n').slice(1).join('\n')}`,
    );
    expect(JSON.stringify(plain.basics)).toContain('Inge');
  });
});
