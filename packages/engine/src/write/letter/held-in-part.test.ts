import { describe, expect, it } from 'vitest';
import { isSpoken } from './held-in-part.ts';
import { readWho } from './who.ts';

describe('a language that one can say to speak', () => {
  const speaks = (fluency: string): boolean =>
    isSpoken(
      'Japanese',
      { path: 'languages[0].language', text: 'Japanese' },
      { languages: [{ language: 'Japanese', fluency }] },
    );
  it.each([
    'want to learn',
    'hoping to start lessons',
    'greetings only',
    'a bit',
    'a litle',
    'simple phrases',
    'enough to order food',
    'tourist level',
  ])('is none: %s', (fluency) => expect(speaks(fluency)).toBe(false));
  it.each(['fluent', 'mother tongue', 'very good', 'good spoken', 'C1', ''])('is: %s', (fluency) =>
    expect(speaks(fluency)).toBe(true),
  );
});

describe('who somebody says to be', () => {
  const who = (summary: string): string | undefined => readWho({ basics: { summary } })?.text;
  it('leaves out age, sex and family', () => {
    expect(
      who('I am a lady carpenter of 30 years with ten years in the workshop.'),
    ).toBeUndefined();
    expect(who('Young cook with 4 years in hotels.')).toBeUndefined();
    expect(who('Carpenter with ten years in the workshop.')).toBe(
      'a carpenter with ten years in the workshop',
    );
  });
});
