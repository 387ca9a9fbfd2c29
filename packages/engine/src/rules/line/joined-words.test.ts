import { describe, expect, it } from 'vitest';
import { optimize } from '../../optimize.ts';
import { listAdWritings } from '../spelling-variants.ts';
import { applyRule } from '../testing/apply-rule.ts';
import { joinedWords } from './joined-words.ts';

/** The bullet and the item of a resume after an ad with these words. */
function after(bullet: string, item: string, wanted: string): [string, string] {
  const { document } = optimize({
    resume: {
      basics: { name: 'Ann Example' },
      work: [
        {
          name: 'Demo Ltd',
          position: 'Clerk',
          startDate: '2018',
          endDate: '2020',
          highlights: [bullet],
        },
      ],
      skills: [{ name: 'Skills', keywords: [item, 'Archery'] }],
    },
    jobDescription: `Clerk\n\nRequirements\n- ${wanted}\n- Punctual`,
    asOf: '2026-01',
  });
  return [document.work?.[0]?.highlights?.[0] ?? '', document.skills?.[0]?.keywords?.[0] ?? ''];
}

describe('words that the ad writes together or apart', () => {
  it.each([
    ['Ran the bi-weekly pay for 65 staff', 'Biweekly payroll', 'Ran the biweekly pay for 65 staff'],
    ['Read blue prints for 3 crews', 'Reading blueprints', 'Read blueprints for 3 crews'],
    ['Did the stock-taking each month', 'Stocktaking', 'Did the stocktaking each month'],
    [
      'Gave person-centered help to 9 people',
      'Person-centred care',
      'Gave person-centred help to 9 people',
    ],
    ['Organised the fair for 3 schools', 'Organized', 'Organized the fair for 3 schools'],
    [
      'Ran the fair at www.organised.example for us',
      'Organized',
      'Ran the fair at www.organised.example for us',
    ],
  ])('%s, with "%s"', (bullet, wanted, expected) => {
    expect(after(bullet, 'Origami', wanted)[0]).toBe(expected);
  });

  it('an item of the list alone also loses its hyphen', () => {
    expect(after('Cooked 40 meals', 'sous-vide', 'Sous vide')[1]).toBe('sous vide');
  });

  it.each([
    ['Did two-person lifts', 'Two person lifts'],
    ['Set up 4 tents', 'Experience with event setup'],
    ['Worked on line 4 every day', 'Online and everyday duties'],
    ['Wrote Type Script tools', 'Typescripts'],
  ])('but two words, and what must keep its hyphen, stay: %s', (bullet, wanted) => {
    expect(after(bullet, 'Origami', wanted)[0]).toBe(bullet);
  });
});

describe('a line alone', () => {
  const rewrite = (text: string, ad: string): string | null =>
    applyRule(joinedWords, text, { adWritings: listAdWritings(ad) });

  it.each([
    ['Ran play based activities', 'Play-based learning', 'Ran play-based activities'],
    ['Worked the saute station', 'Cook for sauté and grill', 'Worked the sauté station'],
    ['Collected time sheets weekly', 'Collecting timesheets', 'Collected timesheets weekly'],
    ['Kept run books for 70 servers', 'Keep runbooks short', 'Kept runbooks for 70 servers'],
    [
      'Took part in the startup of a plant',
      'Start-up of new lines',
      'Took part in the start-up of a plant',
    ],
    ['Checked lifejackets weekly', 'Checks of life jackets', 'Checked life jackets weekly'],
    ['Made followup calls', 'Follow-up calls', 'Made follow-up calls'],
    [
      'Booked checks before every move in',
      'Move-in paperwork',
      'Booked checks before every move-in',
    ],
    ['Walked each job site', 'Walk every jobsite', 'Walked each jobsite'],
  ])('%s with "%s"', (text, ad, better) => {
    expect(rewrite(text, ad)).toBe(better);
  });

  it('keeps what is two words or another one', () => {
    expect(rewrite('Play based on rules', 'Play-based learning')).toBeNull();
    expect(rewrite('Resume work after storms', 'Send your résumé')).toBeNull();
    expect(rewrite('Move in new tenants', 'Move-in paperwork')).toBeNull();
    expect(rewrite('Did overtime every day', 'Improve over time')).toBeNull();
    expect(rewrite('Wrote arc-flash studies', 'Arc flash labels')).toBeNull();
    expect(rewrite('Used third-party tools', 'Third party tools')).toBeNull();
    expect(rewrite('Ran a crew', 'Chargé de projet à la carte, de jour')).toBeNull();
    expect(rewrite('Did check in and check out', 'Check-in of guests')).toBeNull();
    expect(rewrite('Answered after-hours alarms', 'Some after hours work')).toBeNull();
  });
});
