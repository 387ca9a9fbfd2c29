import { expect, it } from 'vitest';
import { inBase } from './told-option.ts';

it.each([
  ['wrote reports', 'write reports'],
  [
    'trained two new people and wrote the checklist',
    'train two new people and write the checklist',
  ],
  ['sorted, then shipped the boxes', 'sort, then ship the boxes'],
  ['to sort mail', 'sort mail'],
  ['send 40 invoices a week', 'send 40 invoices a week'],
  ['checked pallets and boxes', 'check pallets and boxes'],
])('what a thing was used to do: %s', (said, told) => expect(inBase(said)).toBe(told));
