import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { deedOf, isToldIn, tidyMoment } from './moment.ts';

const MOMENT =
  'one December the bank file came back the night before payday, and i rang the bank until they took it. Nobody was paid late';

describe('a moment that the person tells', () => {
  const letter = writeCoverLetter({ ...inputFor(PAYROLL, PAYROLL_AD), moment: MOMENT });
  const told = tidyMoment(MOMENT);

  it('opens the letter and leads to the role, with the answer as its source', () => {
    const [, first, second] = letter.standard.split('\n\n');
    expect(first).toBe(told);
    expect(second).toMatch(/^[^.]+ Payroll Specialist role at [^.]+\./);
    expect(letter.sentences?.standard[0]).toMatchObject({
      id: 'moment',
      text: told,
      sources: [{ path: 'moment', text: told }],
    });
  });

  it('stands in the short letter, and with its deed in the e-mail', () => {
    expect(letter.short).toContain(told);
    expect(letter.email).not.toContain(told);
    expect(letter.email).toContain(deedOf(told));
  });

  it('is what the letter with none has not, which tells all the rest', () => {
    const { standard } = writeCoverLetter(inputFor(PAYROLL, PAYROLL_AD));
    expect(standard).not.toContain('December');
    expect(letter.standard).toContain('Payroll Specialist');
  });

  it.each([
    ['i saw it', 'I saw it.'],
    ['She asked: "why?"', 'She asked: "why?"'],
    ["i'm the one they call, i think", "I'm the one they call, I think."],
    ['We kept an i-beam, part i.e. the old one -', 'We kept an i-beam, part i.e. the old one.'],
    ['  It   ended well…', 'It ended well…'],
  ])('%j is tidied to %j', (given, tidied) => expect(tidyMoment(given)).toBe(tidied));

  it.each([
    [
      'In 2023 I turned down a load of strawberries that probed at 9 degrees. The shipper tried to bill us.',
      'In 2023 I turned down a load of strawberries that probed at 9 degrees.',
    ],
    [
      'She was drinking less and was more sleepy. I called the nurse the same day. It was an infection.',
      'I called the nurse the same day.',
    ],
    ['The line stopped. I fixed it. We made the count.', undefined],
    ['The line stopped. Then I was told to wait.', undefined],
    ['They cheered.', undefined],
  ])('has a deed that is understood alone: %s', (moment, deed) =>
    expect(deedOf(moment)).toBe(deed),
  );

  it('is not told a second time by a line that says the same', () => {
    expect(isToldIn({ text: 'rang the bank the night before payday' }, told)).toBe(true);
    expect(isToldIn({ text: 'prepare the weekly payroll in Ceridian' }, told)).toBe(false);
    expect(isToldIn({ text: 'rang the bank' })).toBe(false);
  });
});
