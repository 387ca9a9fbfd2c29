import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function resumeOf(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP = 'Ada Sample\nada@example.com\n\nWORK EXPERIENCE\nPicker, Sample Works, 2012 - 2024\n';

describe('"Prize" and "Interest"', () => {
  it('close under a row of a job open no section', async () => {
    const job = 'Prize\n- Best picker 2019\nInterest\n- Raised by two percent\n';
    const resume = await resumeOf(`${TOP}${job}Packer, Sample Mills, 2010 - 2012\n- Packed\n`);
    expect(resume.awards).toBeUndefined();
    expect(resume.interests).toBeUndefined();
    expect(resume.work).toHaveLength(2);
  });

  it('apart from the rows above open one', async () => {
    const below = '\nPrize\nBest picker 2019\n\nInterest\nchess, choir\n';
    const resume = await resumeOf(`${TOP}- Picked\n${below}`);
    expect(resume.awards?.map(({ title }) => title)).toEqual(['Best picker']);
    expect(resume.interests?.map(({ name }) => name)).toEqual(['chess', 'choir']);
  });
});
