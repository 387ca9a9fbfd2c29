import { describe, expect, it } from 'vitest';
import { ownPartOf } from './own-part.ts';

describe('what a line shows to be the work of the person', () => {
  it.each([
    'Ordered parts for hydraulics from the maker',
    'Bought hydraulics tools for the shop',
    'Learned hydraulics from the fitter',
    'Drive the fitter to hydraulics jobs',
    'Drove hydraulics parts to 12 sites',
    'Delivered hydraulics spares to farms',
    'Typed reports on hydraulics for the office',
    'Studied hydraulics in the evenings',
    'Attended a course on hydraulics',
    'Watched the fitter repair hydraulics',
    'Shadowed the fitter on hydraulics',
    'Engineers rebuilt hydraulics on all lines',
    'Apprentices shadowed me on hydraulics',
    'The supplier serviced hydraulics',
    'Our manager set up hydraulics on 4 lines',
    'Cleaned the hall for hydraulics fairs',
    'Repaired doors and ordered hydraulics',
    'I learned hydraulics from the fitter',
  ])('is not all that it mentions: "%s"', (text) => {
    expect(ownPartOf(text) ?? '').not.toContain('hydraulics');
  });

  it.each([
    'Rebuilt hydraulics on all lines',
    'Repair pumps and hydraulics in the yard',
    'Responsible for hydraulics of 12 lines',
    'Worked on hydraulics for the fleet',
    'Looked after the hydraulics of 4 presses',
    'Repair of hydraulics and pumps',
    'I service hydraulics each week',
    'Trained 4 fitters on hydraulics',
    'Respond to hydraulics faults at 4 sites',
  ])('is the object of the first act: "%s"', (text) => {
    expect(ownPartOf(text)).toContain('hydraulics');
  });

  it('is what one drives', () => {
    expect(ownPartOf('Drive a forklift in the yard')).toContain('forklift');
  });
});
