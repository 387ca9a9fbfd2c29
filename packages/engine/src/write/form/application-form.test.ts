import { listFormFields } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { BACKEND_AD, DEVELOPER, inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writePack } from '../write-pack.ts';

const metadataOf = (resume: typeof PAYROLL, ad = PAYROLL_AD) =>
  writePack(inputFor(resume, ad), { atsMetadata: true }).atsMetadata;
const formOf = (resume: typeof PAYROLL) => metadataOf(resume)?.form;
const named = (name: string) => formOf({ ...PAYROLL, basics: { ...PAYROLL.basics, name } });

describe('the application form', () => {
  it.each([
    ['Ola Sample', { firstName: 'Ola', lastName: 'Sample' }],
    ['Ola Marie Sample', { firstName: 'Ola', middleName: 'Marie', lastName: 'Sample' }],
    ['Maria de la Invented', { firstName: 'Maria', lastName: 'de la Invented' }],
    ['Jan van Dummy', { firstName: 'Jan', lastName: 'van Dummy' }],
    ['Dummy, Mei Lin', { firstName: 'Mei Lin', lastName: 'Dummy' }],
    ['OLA SAMPLE, RN', { firstName: 'Ola', lastName: 'Sample' }],
    ['Madonnina', { firstName: 'Madonnina' }],
  ])('takes "%s" apart as forms ask it', (name, parts) => {
    const { firstName, middleName, lastName } = named(name) ?? {};
    expect({ firstName, middleName, lastName }).toEqual({
      middleName: undefined,
      lastName: undefined,
      ...parts,
    });
  });

  it('names the place, the links by their site, the employer and the school', () => {
    const form = formOf({
      ...PAYROLL,
      basics: {
        ...PAYROLL.basics,
        url: 'https://ola.example',
        location: { city: 'Sudbury', region: 'ON', countryCode: 'CA', postalCode: 'P3E 0A0' },
        profiles: [{ url: 'https://www.linkedin.com/in/ola-sample' }],
      },
    });
    expect(form).toMatchObject({
      city: 'Sudbury',
      region: 'ON',
      postalCode: 'P3E 0A0',
      country: 'Canada',
      employer: 'North Mills',
      isEmployed: true,
      school: 'Example College',
      fieldOfStudy: 'Accounting',
      graduationYear: '2016',
      profiles: [
        { label: 'Website', url: 'https://ola.example' },
        { label: 'LinkedIn', url: 'https://www.linkedin.com/in/ola-sample' },
      ],
    });
  });

  it.each(['work', 'education', 'volunteer'] as const)(
    'leaves to the person what a doubted section of %s would have to tell',
    (section) => {
      const metadata = metadataOf(
        { ...PAYROLL, meta: { trueline: { asWritten: [{ section, doubt: 0.9, lines: [] }] } } },
        PAYROLL_AD,
      );
      const fields =
        metadata === undefined ? [] : listFormFields(metadata).flatMap((g) => g.fields);
      const open = fields.filter(({ note }) => note !== undefined).map(({ label }) => label);
      const said = JSON.stringify(fields);
      if (section === 'work') {
        expect(open).toEqual([
          'Current or last title',
          'Current or last employer',
          'Years per skill',
        ]);
        expect(said).not.toMatch(/North Mills|Payroll Administrator|"\d+ years?"/);
        expect(metadata?.form?.isEmployed).toBeUndefined();
      } else if (section === 'education') {
        expect(open).toEqual(['Highest degree', 'Field of study', 'School', 'Year of graduation']);
        expect(said).not.toMatch(/Example College|2016/);
      } else expect(open).toEqual(['Years per skill']);
    },
  );

  it('lists the fields in the order of a form, with years for each skill and three sentences of why', () => {
    const metadata = metadataOf(DEVELOPER, BACKEND_AD);
    const groups = metadata === undefined ? [] : listFormFields(metadata);
    expect(groups.map(({ title }) => title)).toEqual([
      'Name',
      'Contact',
      'Work',
      'Education',
      'Years of experience',
      'Reason for applying',
    ]);
    const years = groups.find(({ title }) => title === 'Years of experience')?.fields ?? [];
    expect(years.find(({ label }) => label === 'Node.js')?.value).toMatch(/^\d+ years$/);
    const why = groups.at(-1)?.fields[0]?.value ?? '';
    expect(why.split(/(?<=[.?!]) (?=\p{Lu})/u)).toHaveLength(3);
  });

  it('leaves out what the resume does not say', () => {
    const values = JSON.stringify(listFormFields(metadataOf({ basics: { name: 'Lou Fakeman' } })!));
    expect(values).not.toMatch(/undefined|notice|salary/i);
  });
});
