import { describe, expect, it } from 'vitest';
import { describeCrash } from './crash.ts';

/** What V8 says of it quotes the text. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

describe('what is told of a crash', () => {
  it('quality 46: is its kind and its place, and no word of the document', () => {
    const error = parseText('Nora\n    at 12 Sample Street 10:30:45');
    expect(String(error)).toContain('Nora');
    const told = describeCrash(error);
    expect(told).toMatch(/^SyntaxError at .*crash\.test\.ts:\d+:\d+/);
    expect(told).not.toMatch(/Nora|Sample Street/);
  });

  it('is little where something else was thrown', () => {
    expect(describeCrash('Nora Testwell')).toBe('threw what is no Error');
  });
});
