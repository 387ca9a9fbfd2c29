import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { keepEdits } from './keep-edited.ts';

const ours = writeCoverLetter(inputFor(PAYROLL, PAYROLL_AD));
const OWN = 'Payday is the one date nobody forgets.';
const first = ours.sentences?.standard[0]?.text ?? '';
const edited = { ...ours, standard: ours.standard.replace(first, OWN) };

describe('keepEdits', () => {
  it('keeps what the person wrote and leaves the rest', () => {
    const kept = keepEdits(ours, edited);
    expect(kept.standard).toBe(edited.standard);
    expect(kept.edited).toEqual(['standard']);
    expect(kept.short).toBe(ours.short);
  });

  it('keeps it in another tone, with our sentences in that tone', () => {
    const kept = keepEdits(ours, { ...edited, tone: 'formal' });
    expect(kept.standard).toContain(OWN);
    expect(kept.tone).toBe('formal');
    const close = ours.tones?.formal?.sentences?.standard.find(({ id }) => id === 'close')?.text;
    expect(kept.standard).toContain(close);
    expect(kept.short).toBe(ours.tones?.formal?.short);
  });

  it('tells our sentences anew where the resume has changed', () => {
    const [job, ...others] = PAYROLL.work ?? [];
    const later = writeCoverLetter(
      inputFor(
        {
          ...PAYROLL,
          work: [{ ...job, highlights: ['Trained 9 clerks on year-end reporting'] }, ...others],
        },
        PAYROLL_AD,
      ),
    );
    const kept = keepEdits(later, edited);
    expect(kept.standard).toContain(OWN);
    expect(kept.standard).not.toContain('4 clerks');
  });

  it('takes a whole letter of the person as it is', () => {
    const kept = keepEdits(ours, { short: 'My letter.', standard: 'My letter.' });
    expect([kept.short, kept.standard]).toEqual(['My letter.', 'My letter.']);
  });
});
