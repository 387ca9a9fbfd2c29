import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const JOBS = 'WORK EXPERIENCE\nPicker, Sample Works, 2012 - 2024\n- Picked\n';

async function basicsOf(top: string, foot = '') {
  const text = `${top}\n\n${JOBS}\n${foot}\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume.basics;
}

const placeOf = async (top: string): Promise<string> =>
  Object.values((await basicsOf(top))?.location ?? {}).join(', ');

describe('where the person lives', () => {
  it.each([
    ['Prospect SA 5082\n07700 900123', 'Prospect SA 5082'],
    ['Musterdale, WA 6999\nada@example.com', 'Musterdale, WA 6999'],
    ['- Lot 7, Hohola North, Exampleton, NCD\n- ada@example.com', 'Hohola North, Exampleton, NCD'],
    [
      '99/14 Moo 3, Bang Example, Sampleton 24110 Tel. 080-000-0326',
      'Bang Example, Sampleton 24110',
    ],
    ['07700 900123\tada@example.com\tExampleton', 'Exampleton'],
    ['Port Muster QLD 4000\nada@example.com', 'Port Muster QLD 4000'],
    [
      'Cra. 00 No. 12-00, Barrio La Muestra, Ejemplada\n+57 300 000 8124',
      'Barrio La Muestra, Ejemplada',
    ],
    [
      'Mahalla 14 / Alley 22 / House 9, Sampla\n+964 770 000 0391',
      'Mahalla 14 / Alley 22 / House 9, Sampla',
    ],
    [
      '14 Old Mission Road\tTel: 076 000 482\nSample Town\t030 000 482',
      '14 Old Mission Road, Sample Town',
    ],
    [
      'Flat 2, 9 Hill St\tMob. 0400 000 147\nEXAMPLETON\tada@example.com',
      'Flat 2, 9 Hill St, EXAMPLETON',
    ],
  ])('%s', async (rows, place) => {
    expect(await placeOf(`Ada Sample\n${rows}`)).toContain(place);
  });

  it.each([
    'Team Player\tada@example.com\t07700 900123',
    'Bob Muster\tada@example.com',
    'Petah Sample\tada@example.com\t07700 900123',
    'Adobe Photoshop\tada@example.com',
    'Hill Bakery\t07700 900123',
    'Plumber SA 5082\nada@example.com',
    'Welding Ticket SA 5082\nada@example.com',
    'White Card NSW 2021\nada@example.com',
    'Registered Nurse QLD 4000\nada@example.com',
    'Forklift Licence NT 1234\nada@example.com',
    'Unit 4 Team Lead\t07700 900123\nLot 12 Shift\tada@example.com',
    'Records Clerk\tada@example.com',
    'Father’s name\tBob Akram Sample\nDate of birth\t11 Nov 1994\nada@example.com',
    'Born 12.04.1990 / Berlin\nada@example.com',
    'Catholic, Married\nada@example.com',
    'Python 3, Django\nada@example.com',
    'Category C1\nada@example.com',
    'Grade 8, Piano\nada@example.com',
    'lives in Figma\nada@example.com',
    '12.04.1990 / Berlin\nada@example.com',
  ])('is not told in: %s', async (rows) => {
    expect(await placeOf(`Ada Sample\n${rows}`)).not.toMatch(
      /Bob|Petah|Adobe|Bakery|Plumber|Ticket|Card|Nurse|Licence|Shift|Team|Records|Akram|1994|1990|Married/,
    );
  });
});

describe('numbers and mails of others', () => {
  it.each([
    'REFERENCES\nBob Sample, owner, Sample Works, 07700 900999, bob@example.com',
    'REFEREES\nBob Sample\nSample Works\nTel: 07700 900999\nbob@example.com',
    'OTHER\nReference: Bob Sample, 07700 900999, bob@example.com',
    'OTHER\nSupervisor: Bob Sample, phone 07700 900999, bob@example.com',
  ])('are not the person’s: %s', async (foot) => {
    const basics = await basicsOf('Ada Sample\nExampleton', foot);
    expect([basics?.phone, basics?.email]).toEqual([undefined, undefined]);
  });

  it('are theirs below referees that are named on request', async () => {
    const foot = 'REFERENCES\nAvailable on request\ncontact me: mob 07700 900123\nada@example.com';
    const basics = await basicsOf('Ada Sample', foot);
    expect([basics?.phone, basics?.email]).toEqual(['07700 900123', 'ada@example.com']);
  });

  it.each(['DPI:\t0000 48213 0901', 'Cédula: 1712345678', 'NSS 1234 56 7890'])(
    'a paper has is none to call: %s',
    async (row) => {
      const basics = await basicsOf(`Ada Sample\n${row}\nTeléfono:\t5500 0271\nada@example.com`);
      expect(basics?.phone).toBe('5500 0271');
    },
  );
});

describe('two towns beside numbers', () => {
  it('are no address together', async () => {
    expect(await placeOf('Ada Sample\nLeeds\t07700 900123\nYork\tada@example.com')).toBe('Leeds');
  });
});

describe('a row of references', () => {
  it('without a name holds the own contacts where they are given on request', async () => {
    const foot = 'References available on request: ada@example.com, 07700 900123';
    expect(await basicsOf('Ada Sample', foot)).toMatchObject({
      email: 'ada@example.com',
      phone: '07700 900123',
    });
  });

  it('with a name holds no own contacts', async () => {
    const foot = 'References: Bob Muster, bob@example.com, phone 07700 900999';
    const basics = await basicsOf('Ada Sample', foot);
    expect([basics?.email, basics?.phone]).toEqual([undefined, undefined]);
  });
});

describe('who one is', () => {
  it.each([
    'Hello, this is Ada Sample, I can cook',
    'Hi, this is Ada Sample.',
    'This is Ada Sample',
  ])('is told in: %s', async (row) => {
    expect((await basicsOf(`${row}\nada.sample@example.com`))?.name).toBe('Ada Sample');
  });

  it.each([
    'Hello, is this position still open?',
    'This is regarding cook position',
    'This is regarding Cook Position, please',
    'This is Curriculum Vitae of Ana',
    'this is certified true copy',
    'My job at this is welding steel frames',
    'This is Bob Muster, ready to work',
  ])('is not told in: %s', async (row) => {
    expect((await basicsOf(`${row}\nada.sample@example.com`))?.name).toBeUndefined();
  });

  it.each([
    ['Ada Sample, Ph.D.', 'Ada Sample, Ph.D.'],
    ['Name: Ada Sample, PhD', 'Ada Sample, PhD'],
    ['Ada Sample, MBA', 'Ada Sample'],
  ])("%s has a doctor's degree in the name", async (row, name) => {
    expect((await basicsOf(`${row}\nada.sample@example.com`))?.name).toBe(name);
  });

  it.each([
    'Visa Consultant',
    'Visa Processing Officer',
    'Citizenship Teacher',
    'Residency Coordinator',
    'Permanent resident manager',
    'Resident Engineer',
  ])('is a title: %s', async (row) => {
    expect((await basicsOf(`Ada Sample\n${row}\nada@example.com`))?.label).toBe(row);
  });

  it.each([
    'Permanent resident',
    'Permanent Resident of Canada',
    'Australian citizen',
    'Full work rights',
    'Work permit holder',
    'Green card holder',
  ])('is no title: %s', async (row) => {
    expect((await basicsOf(`Ada Sample\n${row}\nada@example.com`))?.label).toBeUndefined();
  });
});
