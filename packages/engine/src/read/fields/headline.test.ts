import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readTop(...rows: string[]) {
  const text = `${rows.join('\n')}\n\nWORK\nCook, Sample Grill, 2018 - 2020\n- Cooked\n\nSKILLS\nKnives, soups, bread\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const CONTACT = 'Exampleton, ON · 613 555 0142 · ana.sample@example.com';

describe('the row that says what one is', () => {
  it.each([
    "Ship's Cook | Galley Leader | Culinary Problem Solver",
    'Station Officer | Rescue Instructor',
    'Carpenter · Joiner - Timber framer',
    'Organ builder & tuner | pipes, reed organs, harmoniums',
    'Electrician – 22 years in the trade'.replace(
      '22 years in the trade',
      '22 years of experience',
    ),
  ])('stands whole: %s', async (row) => {
    const { basics, meta } = await readTop('Ana Sample', row, CONTACT);
    expect(basics?.label).toBe(row);
    expect(meta?.trueline?.kept).toBeUndefined();
  });

  it.each([
    'Tax Inspector (retired early), available for practice work',
    'Farm Manager, dairy and beef, free from March on',
    'Registered Nurse (critical care), open to night shifts in Exampleton hospitals',
    'Electrician; industrial plants, lifts and everything that has a motor',
  ])('stands whole with what is said of it: %s', async (row) => {
    const { basics, meta } = await readTop('Ana Sample', row, CONTACT);
    expect(basics?.label).toBe(row);
    expect(meta?.trueline?.kept).toBeUndefined();
  });

  it.each([
    'Manager, 12 years in retail, ready to move.',
    'Nurse, ana@example.com',
    'Exampleton, where I work as a cook, a baker and a host',
  ])('is no more than its title where the rest says other things: %s', async (row) => {
    const { basics } = await readTop('Ana Sample', row, CONTACT);
    expect(basics?.label).not.toBe(row);
  });

  it.each([
    ['Position: Hotel Receptionist', 'Hotel Receptionist'],
    [
      'Occupation: Senior Underwriter, Commercial Property',
      'Senior Underwriter, Commercial Property',
    ],
    ['Profession: Midwife', 'Midwife'],
  ])('stands among the fields of a form: %s', async (row, label) => {
    const { basics, meta } = await readTop(
      'PERSONAL DETAILS',
      'Name: Ana Sample',
      'Mobile: 613 555 0142',
      'E-mail: ana.sample@example.com',
      row,
    );
    expect(basics).toMatchObject({ name: 'Ana Sample', label });
    expect(meta?.trueline?.kept ?? []).toEqual([]);
  });

  it.each([
    ['Cook | Exampleton, ON', 'Cook'],
    ['Cook | Toronto', 'Cook'],
    ['Cook | Driving licence B', 'Cook'],
    ['Cook | ana@example.com', 'Cook'],
  ])('without what tells where one lives or is reached: %s', async (row, label) => {
    const { basics } = await readTop('Ana Sample', row, '613 555 0142', 'ana.sample@example.com');
    expect(basics?.label).toBe(label);
  });

  it.each([
    ['Health\tgood, non smoker'],
    ['Position applied for', 'Night Porter'],
    ['Job applied for: Night Porter'],
    ['Wants to become: Line Cook / Sous Chef'],
  ])('is no answer to a form: %s', async (...rows) => {
    const form = ['Nationality\tCanadian', 'Date of birth\t1 May 1990', 'Marital status\tsingle'];
    const { basics } = await readTop('Ana Sample', CONTACT, ...form, ...rows);
    expect(basics?.label).toBeUndefined();
  });

  it('stands behind the label of what one does', async () => {
    const form = ['Nationality\tCanadian', 'Occupation\tTailor', 'Marital status\tsingle'];
    const { basics } = await readTop('Ana Sample', CONTACT, ...form);
    expect(basics?.label).toBe('Tailor');
  });

  it('an address behind the name is no headline', async () => {
    const { basics } = await readTop(
      'Ana Sample',
      'LP 00 Cassava Trace, Freeport',
      '868-000-0162, ana.sample@example.com',
    );
    expect(basics?.label).toBeUndefined();
  });
});

it.each(['in /in/ana-sample-7', '/in/ana-sample-7', 'LinkedIn: /in/ana-sample-7'])(
  'the path of a profile is one: %s',
  async (row) => {
    const { basics, meta } = await readTop('Ana Sample', 'Cook', CONTACT, row);
    expect(basics?.profiles).toEqual([{ network: 'LinkedIn', username: 'ana-sample-7' }]);
    expect(meta?.trueline?.kept).toBeUndefined();
  },
);
