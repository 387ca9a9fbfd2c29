import { isOwnWording } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listWishTasks } from '../../optimize-wishes.ts';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { isWholeSentence, listOwnResults } from './own-results.ts';

describe('a sentence with a subject and a verb', () => {
  it.each([
    'My scorecard said 98.7% on time last year, over about 240 stops',
    'I had three comebacks last year out of roughly 1,600 tickets',
    'In the review last year 82% of my plans were closed inside twelve months',
    'When I changed the sheets the chef said waste went down',
    'Our shop passed every inspection',
    'we won the regional cup twice',
    'Nobody was paid late in nine years',
    'The owner asked me to train the others',
    '82% of my clients came back',
    'She has had no fall during a transfer',
  ])('is told as it stands: "%s"', (text) => expect(isWholeSentence(text)).toBe(true));

  it.each([
    'Cut waste from 300 to 180 a week',
    'no late delivery in two years',
    'never missed a payroll in 9 years',
    'Best salesperson of the year',
    '98% on time',
    'the reports sent to us',
    'the award that went to our shop',
    'Was employee of the month twice',
    'I won',
    'with a team of four in the north of the town',
  ])('is none: "%s"', (text) => expect(isWholeSentence(text)).toBe(false));
});

describe('what went well in a job', () => {
  const LINE = 'In nine years never late with a payroll, and nobody had to ask twice';
  const text = 'in nine years i was never late with a payroll, and nobody had to ask twice';
  const told = 'In nine years I was never late with a payroll, and nobody had to ask twice.';
  const [first, ...rest] = PAYROLL.work ?? [];
  const withLine = (line: string) => ({
    ...PAYROLL,
    work: [{ ...first, highlights: [...(first?.highlights ?? []), line] }, ...rest],
  });
  const input = {
    ...inputFor(withLine(LINE), PAYROLL_AD),
    results: [{ line: LINE, text }],
  };
  const letter = writeCoverLetter(input);

  it('stands in the letter as it was said, behind what is told of that job, once', () => {
    const sentences = letter.sentences?.standard ?? [];
    const own = sentences.find(({ id = '' }) => isOwnWording(id));
    expect(own).toMatchObject({ text: told, sources: [{ path: 'results', text: told }] });
    expect(letter.standard.indexOf(told)).toBeGreaterThan(letter.standard.indexOf('Payroll'));
    expect(letter.short).toContain(told);
    expect(letter.standard.match(/never late/g)).toHaveLength(1);
  });

  it('is worded by no model', () => {
    const id = letter.sentences?.standard.find(({ id: name = '' }) => isOwnWording(name))?.id;
    const wish = { how: 'shorter', path: `letter.standard.${id}` } as const;
    const { resume, jobDescription, asOf } = input;
    const sentences = letter.sentences;
    expect(
      listWishTasks({ resume, jobDescription, asOf, letter: sentences } as never, wish),
    ).toEqual([]);
  });

  it.each([
    ['left out', PAYROLL],
    ['worded anew by hand', withLine('Late once in nine years with a payroll')],
  ])('is not told where its line was %s', (_, resume) => {
    expect(writeCoverLetter({ ...input, resume }).standard).not.toContain('never late');
  });

  it('is told of the job whose line tells it, wherever that stands', () => {
    const resume = { ...input.resume, work: [...rest, { ...first, highlights: [LINE] }] };
    expect(listOwnResults(resume, input.results)).toEqual([
      { entry: `work[${rest.length}]`, text: told },
    ]);
  });

  it.each([
    'I cannot think of anything right now',
    'I hated my boss but I did all the work',
    'It was a long time ago and I forget',
    'The others did most of it',
    'They wrote to me at ola@example.org about it',
    'no late payroll',
  ])('is no result to tell: "%s"', (said) => {
    expect(listOwnResults(input.resume, [{ line: LINE, text: said }])).toEqual([]);
  });
});
