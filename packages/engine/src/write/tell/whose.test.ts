import { describe, expect, it } from 'vitest';
import { tellLine } from './tell-line.ts';
import { opensWithOthers } from './whose.ts';

const told = (text: string): string[] =>
  [true, false].flatMap((isCurrent) =>
    [true, false].flatMap((besideVerbs) =>
      tellLine(
        { path: 'work[0].highlights[0]', entry: 'work[0]', text },
        isCurrent,
        besideVerbs,
      ).map((telling) => telling.text),
    ),
  );

describe('who a line is about', () => {
  it.each([
    'Apprentices shadowed me on hydraulics',
    'Apprentices often shadowed me on 4 jobs',
    'Engineers rebuilt hydraulics on all lines',
    'Coaches trained 40 players',
    'Cooks prepared 40 meals a day',
    'Guards checked bags at 3 gates',
    'Pilots flew 40 routes a year',
    'The team cut downtime by 18% on packaging lines',
    'A crew of 6 cleaned 40 offices',
  ])('is somebody else, and nothing of it is told: "%s"', (text) => {
    expect(opensWithOthers(text)).toBe(true);
    expect(told(text)).toEqual([]);
  });

  it.each([
    'Engineered pumps for 4 plants',
    'Coached 40 players a season',
    'Trained apprentices on 12 machines',
    'Rebuilt engines of 40 buses',
  ])('is the person: "%s"', (text) => {
    expect(opensWithOthers(text)).toBe(false);
    expect(told(text)).not.toEqual([]);
  });
});
