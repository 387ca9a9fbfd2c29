import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function summaryOf(top: string) {
  const text = `${top}\n\nWork Experience\nClerk, Sample Exchange, 2016 - 2020\n- Sorted letters\n\nSkills\nTyping, filing\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  return result.ok ? result.resume.basics?.summary : undefined;
}

const SAID = 'Postal clerk with ten years behind the counter of a busy office.';

describe('the summary', () => {
  it.each([
    [`My Profile\nAna Sample\n12 Elm Street, Sampleton, ON\n555-0142\nana@example.com`, undefined],
    [`My Profile\nAna Sample\n555-0142\nana@example.com\n${SAID}`, SAID],
    [`Profile\nana@example.com\n${SAID}`, SAID],
    [
      'Ana Sample\nana@example.com\nHeight / weight: 168 cm / 70 kg, glasses for reading only',
      undefined,
    ],
  ])('holds no contacts: %s', async (top, summary) => {
    expect(await summaryOf(top)).toBe(summary);
  });

  it.each([
    [`Ana Sample\nana@example.com\n\nProfile\n${SAID}`, SAID],
    ['Ana Sample\nana@example.com\n\nProfile\nReliable clerk.', 'Reliable clerk.'],
    [
      `Ana Sample\n555-0142\n\nProfile\n${SAID} Write to ana@example.com at any time of the day.`,
      `${SAID} Write to ana@example.com at any time of the day.`,
    ],
  ])('stays whole otherwise: %s', async (top, summary) => {
    expect(await summaryOf(top)).toBe(summary);
  });
});
