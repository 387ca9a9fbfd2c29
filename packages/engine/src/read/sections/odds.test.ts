import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';
import { kindOfItems } from './odds.ts';

const kindOf = (text: string) => kindOfItems({ text, start: 0, end: text.length });

describe('a row of items under a heading that tells nothing', () => {
  it.each([
    'Windows 10/11, Active Directory, PowerShell, ServiceNow, VoIP, printers of all kinds',
    'Word, Excel, PowerPoint, Moodle, Zoom, soldering, projector repair',
    'Deboning, HACCP, vacuum packing, customer service, team player',
    'MS Office 365 / SAP / Teams and Zoom / shorthand 90 wpm',
    'Budgeting · Google Workspace · Grant writing · Zoom livestreams',
    'JavaScript, React, CSS',
    'Forklift, pallet jack, stock control, RF scanning',
    'Excel | Outlook | switchboard',
    'welding; grinding; blueprint reading; CNC machining',
    'Photoshop, Illustrator, Canva.',
  ])('is one of skills: %s', (text) => expect(kindOf(text)).toBe('skills'));

  it.each([
    'Camogie, baking, true crime podcasts',
    'Football (captain, of course), e-sports, sega drums',
    'Cricket umpiring, stamps, home garden',
    'pêche à la mouche, accordéon, mots croisés',
    'Hunting, hockey (old timers)',
    'sport climbing, baking, my dog',
    'Waka ama, fixing up old Hiluxes',
    'Year-round sea swimming, sourdough, tin whistle.',
    'KORFBAL, koken, oppassen op kleinzoon',
    'ogródek działkowy, brydż',
  ])('is one of interests: %s', (text) => expect(kindOf(text)).toBe('interests'));

  it.each([
    'Board member, Sample Food Pantry, since 2020',
    'Married, two children, non-smoker',
    'Sample Hill, Exampleton, 020 555 0142',
    'I run the rain gauges, unpaid. And I sing alto.',
    'References on request',
    'Own car, valid passport, available now',
    'Diploma in Music, Example College',
    'Mrs Sample, Head Teacher',
    'Full driving licence',
    'one, two, three',
    'Christian, married, choir',
    'Muslim, cricket, badminton',
    'Married, two dogs, football',
    'Non-smoker, gym, running',
    'Führerschein B, Kochen',
    'Permis B, natation, cuisine',
    'Carnet B, cocina, viajar',
    'Driving licence class E, chess, football',
    'PADI Divemaster, Nitrox diving, Rescue Diver',
    'Fluent French, piano, choir',
    'Piano Grade 8, Violin Grade 5',
    'Hunting licence, fishing licence',
  ])('is none of both: %s', (text) => expect(kindOf(text)).toBeUndefined());
});

it('goes to its own kind, and the rest stays where it was', async () => {
  const { skills = [], interests = [] } = await readSection(
    'OTHER',
    'Word, Excel, Zoom, soldering\nCricket umpiring, stamps, home garden',
  );
  expect(skills.flatMap(({ keywords = [] }) => keywords)).toEqual(
    expect.arrayContaining(['Word', 'Excel', 'Zoom', 'soldering']),
  );
  expect(interests.map(({ name }) => name)).toEqual(['Cricket umpiring', 'stamps', 'home garden']);
});

it('faith and status under another heading are neither skills nor interests', async () => {
  const { skills = [], interests = [] } = await readSection(
    'OTHER',
    'Christian, married, choir\nDriving licence class E, chess, football',
  );
  expect(JSON.stringify([skills, interests])).not.toMatch(/christian|married/i);
});
