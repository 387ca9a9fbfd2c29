import { expect, it } from 'vitest';
import { isMachineText } from './machine-text.ts';

it.each([
  'Fixed important bugs for the parser',
  'Closed 14 important issues for the ATS team',
  'Important work for AI start-ups, 2021',
  'System messages: wrote and tested 40 for the ward pagers',
  'System instructions: wrote the manual for the boiler plant',
  'Sales assistant: you will find me on the shop floor',
  'Dental assistant, please see references',
])('is no word to a machine: %s', (text) => expect(isMachineText(text)).toBe(false));
