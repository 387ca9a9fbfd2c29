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
    ['07700 900123\tada@example.com\tPetah Sample', 'Petah Sample'],
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
      /Team|Records|Akram|1994|1990|Married/,
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
