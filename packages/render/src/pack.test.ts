import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildPack, savedNames } from './pack.ts';

describe('savedNames', () => {
  const nameOf = (person?: string, title?: string, company?: string) =>
    savedNames(['resume.pdf'], person, { title, company }).get('resume.pdf');

  it.each([
    ['Marisol Vantongeren', 'Payroll Specialist', 'Example Transit Co.'],
    ['  Théo   Łukasiewicz ', 'R&D / QA', undefined],
    ['Оксана Ґедзь', undefined, 'Müller & Söhne GmbH'],
    [undefined, undefined, undefined],
    ['../../etc', 'a\\b:c*?', '<x>|'],
  ])('makes a name that any system takes of %s, %s, %s', (...given) => {
    expect(nameOf(...given)).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*\.pdf$/u);
  });

  it('names each file by person, role and company', () => {
    const names = [
      'resume.docx',
      'resume-form.txt',
      'cover-letter.pdf',
      'ats-metadata.json',
      'proof.json',
      'pack.zip',
    ];
    const role = { title: 'Payroll Specialist', company: 'Example Transit Co.' };
    expect([...savedNames(names, 'Théo Łukasiewicz', role).values()]).toEqual([
      'Theo-Łukasiewicz-Payroll-Specialist-Example-Transit-Co.docx',
      'Theo-Łukasiewicz-Payroll-Specialist-Example-Transit-Co-Form.txt',
      'Theo-Łukasiewicz-Payroll-Specialist-Example-Transit-Co-Cover-Letter.pdf',
      'Theo-Łukasiewicz-Payroll-Specialist-Example-Transit-Co-ATS-Metadata.json',
      'Theo-Łukasiewicz-Payroll-Specialist-Example-Transit-Co-Proof.json',
      'Theo-Łukasiewicz-Payroll-Specialist-Example-Transit-Co-Pack.zip',
    ]);
  });

  it('keeps a long title short, at a word', () => {
    const title = 'Senior Payroll Specialist and Benefits Coordinator, Western Canada (Hybrid)';
    expect(nameOf('Ada Example', title)).toBe(
      'Ada-Example-Senior-Payroll-Specialist-and-Benefits.pdf',
    );
  });
});

describe('buildPack', () => {
  it('holds the files, and is byte-equal each time', () => {
    const files = [
      { name: 'A.txt', bytes: strToU8('one') },
      { name: 'Ł.txt', bytes: strToU8('two') },
    ];
    const pack = buildPack(files);
    const opened = Object.entries(unzipSync(pack)).map(([name, bytes]) => [name, strFromU8(bytes)]);
    expect(opened).toEqual([
      ['A.txt', 'one'],
      ['Ł.txt', 'two'],
    ]);
    expect(Buffer.from(pack).equals(buildPack(files))).toBe(true);
  });
});
