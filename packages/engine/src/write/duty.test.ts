import { expect, it } from 'vitest';
import { tellDuty } from './duty.ts';

it('never ends within a list of nouns, one of which looks like a verb', () => {
  expect(tellDuty('Support the design, training, and deployment of models')).toBe(
    'supporting the design, training, and deployment of models',
  );
  expect(
    tellDuty(
      'Support the design, development, training, and deployment of models and engineering solutions to solve business problems in a full cycle',
    ),
  ).toBeNull();
});

it('still ends where a clause of its own begins', () => {
  expect(tellDuty('Maintain the order desk, ensuring that every order is checked')).toBe(
    'maintaining the order desk',
  );
});
