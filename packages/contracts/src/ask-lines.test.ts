import { describe, expect, it } from 'vitest';
import { fillLine, findAnswerFaults, isNothing, showLine } from './ask-lines.ts';
import type { Blank } from './asks.ts';

const blank = (name: string, kind: Blank['kind'], optional = false): Blank => ({
  name,
  kind,
  optional,
  ...(kind === 'choice' ? { choices: ['minutes', 'hours'] } : {}),
});
const count = {
  line: 'Trained [count] new [count:driver|drivers]{, [often]}',
  blanks: [blank('count', 'number'), blank('often', 'text', true)],
};

describe('a line with its blanks filled', () => {
  it.each([
    ['1', 'Trained 1 new driver'],
    ['one', 'Trained one new driver'],
    ['about 1', 'Trained about 1 new driver'],
    ['2', 'Trained 2 new drivers'],
    ['12', 'Trained 12 new drivers'],
    ['1500', 'Trained 1,500 new drivers'],
    ['1,500', 'Trained 1,500 new drivers'],
    ['1 500', 'Trained 1,500 new drivers'],
    ['1.2 million', 'Trained 1.2 million new drivers'],
    ['~40', 'Trained about 40 new drivers'],
    ['20-25', 'Trained 20-25 new drivers'],
    [' About  6 drivers', 'Trained about 6 new drivers'],
  ])('%s', (value, line) => {
    expect(fillLine(count, { count: value })).toBe(line);
  });

  it.each([
    ['2 a month', 'Trained 2 new drivers a month'],
    ['1 each week', 'Trained 1 new driver each week'],
    ['about 3 drivers per quarter', 'Trained about 3 new drivers per quarter'],
    ['40/week', 'Trained 40 new drivers a week'],
    ['3 or 4', 'Trained 3 or 4 new drivers'],
    ['three or four', 'Trained three or four new drivers'],
    ['three or four a month', 'Trained three or four new drivers a month'],
    ['five to six', 'Trained five to six new drivers'],
    ['one or two', 'Trained one or two new drivers'],
  ])('keeps how often: %s', (value, line) => {
    expect(fillLine(count, { count: value })).toBe(line);
  });

  it('puts what holds commas in brackets', () => {
    expect(fillLine(count, { count: '2', often: 'spring, fall and winter' })).toBe(
      'Trained 2 new drivers (spring, fall and winter)',
    );
  });

  it('has a percent sign once, and groups money', () => {
    const line = { line: 'Cut it by [share]%', blanks: [blank('share', 'number')] };
    for (const share of ['30', '30%', '30 percent'])
      expect(fillLine(line, { share })).toBe('Cut it by 30%');
    const money = { line: 'Saved [sum]', blanks: [blank('sum', 'number')] };
    expect(fillLine(money, { sum: '$4000' })).toBe('Saved $4,000');
  });

  it('refuses how often where the line has no place for it', () => {
    const option = {
      id: 'yes',
      label: 'Yes',
      line: 'Led [n] aides',
      blanks: [blank('n', 'number')],
    };
    const ask = { id: 'a', options: [option] } as unknown as Parameters<
      typeof findAnswerFaults
    >[0][number];
    const faults = (n: string) =>
      findAnswerFaults([ask], [{ ask: 'a', option: 'yes', values: { n } }]);
    expect(faults('3 a month')[0]?.message).toContain('a number alone');
    expect(faults('3')).toEqual([]);
  });

  it.each(['0', '', ' ', 'nothing', 'None', '0%', 'n/a', '-'])('is none of "%s"', (value) => {
    expect(isNothing(value)).toBe(true);
    expect(fillLine(count, { count: value })).toBeUndefined();
  });

  it('drops a part whose blank is empty, and a preposition said twice', () => {
    const tool = {
      line: 'Used Go to [what]{, since [since]}',
      blanks: [blank('what', 'text'), blank('since', 'date', true)],
    };
    expect(fillLine(tool, { what: 'to sort mail.' })).toBe('Used Go to sort mail');
    expect(fillLine(tool, { what: 'sort mail', since: '2021-03' })).toBe(
      'Used Go to sort mail, since Mar 2021',
    );
    expect(showLine(tool.line)).toBe('Used Go to [what], since [since]');
  });

  it('agrees with the number before a chosen unit', () => {
    const time = {
      line: 'Cut it to [to] [unit]',
      blanks: [blank('to', 'number'), blank('unit', 'choice')],
    };
    expect(fillLine(time, { to: '1', unit: 'hours' })).toBe('Cut it to 1 hour');
    expect(fillLine(time, { to: '11', unit: 'hours' })).toBe('Cut it to 11 hours');
  });

  it('has the article that what is chosen wants', () => {
    const saved = {
      line: 'Saved [sum]{ a [period]}',
      blanks: [
        blank('sum', 'number'),
        { ...blank('period', 'choice', true), choices: ['order', 'month'] },
      ],
    };
    expect(fillLine(saved, { sum: '$12', period: 'order' })).toBe('Saved $12 an order');
    expect(fillLine(saved, { sum: '$12', period: 'month' })).toBe('Saved $12 a month');
  });

  it('keeps marks of the pattern out of what a person types', () => {
    expect(fillLine(count, { count: '2', often: '[count:x|y] {z}' })).toBe(
      'Trained 2 new drivers, count:xy z',
    );
  });
});
