import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import { asTyped } from './lower-case.ts';

const TEXT = `marisol q. sampler
toronto, on | 416-555-0142 | marisol.sampler@example.com

experience
line cook, the sample ladle, toronto, on | apr 2021 - present
- ran saute and grill on friday nights
dishwasher, halcyon diner, barrie, on | may 2018 - dec 2018
- washed dishes and peeled a lot of potatoes

education
diploma, culinary management
george sample college | 2017

skills
knife skills, stocks, ordering
`;

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

describe('a document without capitals', () => {
  it('is read as with them, and keeps its letters', async () => {
    const { resume, text } = await readText(TEXT);
    expect(resume.basics).toMatchObject({
      name: 'marisol q. sampler',
      location: { city: 'toronto', region: 'on' },
    });
    expect(resume.work?.map(({ name, position, location }) => [position, name, location])).toEqual([
      ['line cook', 'the sample ladle', 'toronto, on'],
      ['dishwasher', 'halcyon diner', 'barrie, on'],
    ]);
    expect(resume.education?.[0]?.institution).toBe('george sample college');
    expect(text).toBe(text.toLowerCase());
    const span = resume.meta?.trueline?.spans?.['basics.name'];
    expect(text.slice(span?.start, span?.end)).toBe('marisol q. sampler');
  });

  it('leaves alone what names a part of the reading', () => {
    const text = 'WORK EXPERIENCE\nHEAD cook, excellence award, excel';
    const reading = {
      asWritten: [{ section: 'work', lines: [{ kind: 'head', text: 'Head Cook' }] }],
      skills: [{ keywords: ['Excel'] }],
    };
    expect(asTyped(reading, text)).toEqual({
      asWritten: [{ section: 'work', lines: [{ kind: 'head', text: 'HEAD cook' }] }],
      skills: [{ keywords: ['excel'] }],
    });
  });

  it('keeps every letter of one with some capitals', async () => {
    const { resume } = await readText(TEXT.replace('marisol q. sampler', 'Marisol Q. Sampler'));
    expect(resume.basics?.name).toBe('Marisol Q. Sampler');
  });

  it('is one too where headings, short forms and marks stand in capitals', async () => {
    const { resume, text } = await readText(
      `${TEXT.replace(/^(?:experience|education|skills)$/gm, (heading) => heading.toUpperCase())}
OTHER
forklift ticket, class B
`.replace(
        'friday nights',
        'friday nights, 40 covers (POS)\n\nprep cook, the copper spoon, barrie, on | jan 2016 - apr 2018',
      ),
    );
    expect(resume.work?.map(({ name, position }) => [position, name])).toEqual([
      ['line cook', 'the sample ladle'],
      ['prep cook', 'the copper spoon'],
      ['dishwasher', 'halcyon diner'],
    ]);
    expect(resume.work?.[0]?.highlights).toEqual([
      'ran saute and grill on friday nights, 40 covers (POS)',
    ]);
    expect(text).toContain('EXPERIENCE');
    expect(text).toContain('friday nights, 40 covers (POS)');
  });

  it('is one too where the names of products and firms have their capitals', async () => {
    const { resume, text } = await readText(
      TEXT.replace('friday nights', 'a Rational oven, a Hobart mixer and a Garland range')
        .replace('peeled', 'mopped with a Kärcher, loaded the Hobart, peeled')
        .replace('stocks, ordering', 'stocks, ordering in Deputy and Marketman'),
    );
    expect(resume.work?.map(({ name, position, location }) => [position, name, location])).toEqual([
      ['line cook', 'the sample ladle', 'toronto, on'],
      ['dishwasher', 'halcyon diner', 'barrie, on'],
    ]);
    expect(text).toContain('a Rational oven, a Hobart mixer');
  });

  it('keeps the rows of an address in its letters where they are put together', async () => {
    const { resume } = await readText(
      TEXT.replace(
        'toronto, on | 416-555-0142',
        'rua das amostras, 120, casa 2 - vila exemplar de cima\nsão paulo - SP, 00000-000, brazil\n416-555-0142',
      ),
    );
    expect(resume.basics?.location).toEqual({
      address:
        'rua das amostras, 120, casa 2 - vila exemplar de cima, são paulo - SP, 00000-000, brazil',
    });
  });
});
