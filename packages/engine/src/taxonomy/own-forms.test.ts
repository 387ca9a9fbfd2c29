import { describe, expect, it } from 'vitest';
import { findAcronym, findAct } from './own-forms.ts';

describe('findAct', () => {
  it.each([
    ['Planned weekly menus for 80 guests', 'menu planning', 'Planned weekly menus'],
    ['Planning of menus and budgets', 'Menu planning', 'Planning of menus'],
    ['Managed social media for a cafe', 'social media management', 'Managed social media'],
    [
      'Administered medications to 12 residents',
      'Medication administration',
      'Administered medications',
    ],
    ['Took orders and handled cash at closing', 'cash handling', 'handled cash'],
    ['Wrote reports and letters for council', 'report writing', 'Wrote reports'],
    ['Planned menus and events for guests', 'event planning', 'Planned menus and events'],
  ])('finds in "%s" the %s', (line, form, own) => {
    expect(findAct(line, form)?.text).toBe(own);
  });

  it.each([
    ['Planned menu boards for the cafe', 'menu planning'],
    ['Helped plan menus for guests', 'menu planning'],
    ['Managed calendars and content production', 'product management'],
    ['Managed operative teams', 'operations management'],
    ['Managed cases of wine for three cellars', 'case management'],
    ['Printed menus for guests', 'menu planning'],
    ['Managed a team in the inventory office', 'inventory management'],
    ['Planned shifts from the menus of the week', 'menu planning'],
    ['Kept the shop clean', 'shop keeping and cleaning'],
  ])('finds nothing else: "%s", %s', (line, form) => {
    expect(findAct(line, form)).toBeNull();
  });
});

describe('findAcronym', () => {
  it('takes three letters for the initials of the ad’s name, two only beside work of its field', () => {
    const find = (line: string, form: string, hasKin = false) =>
      findAcronym(line, form, form, hasKin)?.text;
    expect(find('Worked nights in LTC', 'Long-term care')).toBe('LTC');
    expect(find('Showed AR headsets to 200 visitors', 'Accounts receivable')).toBeUndefined();
    expect(find('Ran AR for 200 accounts', 'Accounts receivable')).toBe('AR');
    expect(find('Kept BP charts', 'Budget planning')).toBeUndefined();
    expect(find('Kept BP charts', 'Budget planning', true)).toBe('BP');
  });

  it('takes no other skill’s name and no part of a longer one', () => {
    expect(
      findAcronym('Holds PMP', 'Project management plan', 'Project management plan', true),
    ).toBeNull();
    expect(findAcronym('Sold LTC-9 pumps', 'Long-term care', 'Long-term care', true)).toBeNull();
  });
});
