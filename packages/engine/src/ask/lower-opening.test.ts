import { expect, it } from 'vitest';
import { lowerOpening } from './lower-opening.ts';

it.each([
  'Rose and Mark checked the count',
  'Rose checked it twice',
  'Grace, Hope and I closed the till',
  "Bill's team took over",
  'Will Okafor signed it',
  'Kowalski signed it',
  'I checked it',
  "I'm the one they call",
  'NEST sent a letter',
  'iCARE notes in two days',
  'Excel and Word',
  'Xero daily',
  'PowerPoint for the slides',
  'Monday and Friday mornings',
])('keeps a name as it is: %s', (text) => expect(lowerOpening(text)).toBe(text));

it.each([
  ['Rose by a third in spring', 'rose by a third in spring'],
  ['Mark the pallets with chalk', 'mark the pallets with chalk'],
  ['Deliveries went on time', 'deliveries went on time'],
  ['Stock fell by half', 'stock fell by half'],
  ['The manager signed it', 'the manager signed it'],
  ['Nobody was hurt', 'nobody was hurt'],
  ['Bill customers every month', 'bill customers every month'],
  ['Page doctors on call', 'page doctors on call'],
  ['A third of the loads', 'a third of the loads'],
])('has a small letter: %s', (text, lower) => expect(lowerOpening(text)).toBe(lower));
