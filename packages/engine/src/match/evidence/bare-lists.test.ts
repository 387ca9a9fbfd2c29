import { describe, expect, it } from 'vitest';
import { findBareLists, wordsOfAd } from './bare-lists.ts';

const AD = wordsOfAd('We want Java, closing documents, statements of adjustments and Kafka.');
const lists = (text: string): string[] =>
  findBareLists(text, AD).map(({ start, end }) => text.slice(start, end).trim());

describe('names that no sentence carries', () => {
  it.each([
    ['Runs a small shop. Python, SQL', ['Python, SQL']],
    ['Engineer whom people love Javascript, React', ['Javascript, React']],
    [
      'closing documents, statements of adjustments, Kafka',
      ['closing documents, statements of adjustments, Kafka'],
    ],
    ['Skilled in Python, SQL, Java, Kafka, Docker', ['SQL, Java, Kafka, Docker']],
    ['Kafka | Java | SQL', ['Kafka | Java | SQL']],
  ])('%s', (text, expected) => {
    const found = lists(text).join(' ');
    for (const part of expected) expect(found).toContain(part.split(', ').at(-1));
    expect(lists(text).length).toBe(1);
  });

  it.each([
    'Skilled in Python, SQL and Java.',
    'Developer with experience in Python, SQL, and Kafka.',
    'Clerk for ten years, calm with customers, at home in payroll.',
    'Built booking systems using Python, SQL.',
    'Payroll administrator.',
    'Proficient in Python, SQL, Java, Kafka.',
    'Registered nurse. Ten years on a surgical ward.',
  ])('leaves %s', (text) => expect(lists(text)).toEqual([]));
});
