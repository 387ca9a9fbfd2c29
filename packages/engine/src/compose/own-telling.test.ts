import { expect, it } from 'vitest';
import { ownTelling } from './own-telling.ts';

it.each([
  'No experience yet in wound dressing, catheter care',
  'Shadowed a senior nurse who gave insulin injections and led medication rounds',
  'Never operated the tilt skillet or the steam kettle',
  'Hope to learn wound dressing and catheter care',
  'Eager to learn wound dressing',
  'Currently learning wound dressing, catheter care',
  'Will be trained in medication rounds next year',
  'Helped the nurse who did the wound dressing',
  'Worked under a registered nurse on medication rounds',
  'Observed nurses giving insulin injections',
  'Sat in on medication rounds',
  'Would like to gain experience in oral care',
  'Charge nurse led the medication rounds',
  'Not yet signed off on forklift operation',
])('takes nothing from "%s"', (line) => {
  expect(ownTelling(line, true)).toBe('');
});

it.each([
  'Gave insulin injections and led medication rounds',
  'Cared for residents who have dementia',
  'Kept spending under budget and worked under pressure',
  'Cut waste to reduce cost in the steam kettle',
  'Trained new staff in wound dressing',
  'Lead nurses and trained them in wound dressing',
  'Nurse on the ward, trained in wound dressing',
  'Observed fire safety rules in the plant',
  'Watched the fryer and the steam kettle',
  'Bathing, oral care, light housekeeping',
])('keeps "%s"', (line) => {
  expect(ownTelling(line, true)).toBe(line);
});

it('keeps the sentences that tell it, and "who" of oneself in a summary', () => {
  expect(ownTelling('Ran the fryer. Hope to learn the steam kettle.', true)).toBe('Ran the fryer.');
  const summary = 'Kitchen helper who runs the steam kettle.';
  expect(ownTelling(summary, false)).toBe(summary);
});
