import type { Resume, WrittenSentence } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { judgeSentence } from './model-sentence.ts';

const resume: Resume = {
  work: [{ name: 'Sample Gardens', position: 'Greenhouse Assistant', startDate: '2020' }],
};
const sentenceFor = (post: string): WrittenSentence =>
  ({
    id: 'role',
    text: `Since 2020, I have worked as a greenhouse assistant at Sample Gardens, and I am now applying for the ${post} role at Other Gardens.`,
    sources: [
      { path: 'work[0].position', text: 'Greenhouse Assistant' },
      { path: 'work[0].name', text: 'Sample Gardens' },
      { path: 'work[0].startDate', text: '2020' },
    ],
  }) as unknown as WrittenSentence;

const END = 'and I am applying for the POST role at Other Gardens.';
describe('a sentence of the letter that names the post applied for', () => {
  it.each([
    [
      'Senior Greenhouse Assistant',
      `I have been a senior greenhouse assistant at Sample Gardens since 2020, ${END}`,
    ],
    [
      'Senior Greenhouse Assistant',
      'As a Senior Greenhouse Assistant at Sample Gardens since 2020, I am applying for the POST role at Other Gardens.',
    ],
    [
      'Senior Greenhouse Assistant',
      'I am a Senior Greenhouse Assistant at Sample Gardens applying for the POST role at Other Gardens.',
    ],
    [
      'Propagation Technician',
      `Since 2020, I have worked as a propagation technician at Sample Gardens, ${END}`,
    ],
    [
      'Propagation Technician',
      `Since 2020, I have worked as a greenhouse assistant and propagation technician at Sample Gardens, ${END}`,
    ],
    [
      'Propagation Technician',
      `I have worked in the propagation technician role at Sample Gardens since 2020, ${END}`,
    ],
    [
      'Head Grower',
      `Head grower at Sample Gardens since 2020, I have been a greenhouse assistant, ${END}`,
    ],
    [
      'Greenhouse Manager',
      `Since 2020, I have worked as a greenhouse manager at Sample Gardens, ${END}`,
    ],
    [
      'Lead Greenhouse Assistant',
      `Since 2020, I have been the lead greenhouse assistant at Sample Gardens, ${END}`,
    ],
    [
      'Propagation Technician',
      `Since 2020, I have worked as a greenhouse assistant at Other Gardens, ${END}`,
    ],
  ])('does not make the post of the ad the person’s own: %s, %s', (post, text) => {
    expect(judgeSentence(text.replaceAll('POST', post), sentenceFor(post), resume)).toBeDefined();
  });

  it.each([
    [
      'Senior Greenhouse Assistant',
      `I have been a greenhouse assistant at Sample Gardens since 2020, ${END}`,
    ],
    [
      'Propagation Technician',
      `I have worked as a greenhouse assistant at Sample Gardens since 2020, ${END}`,
    ],
    [
      'Head Grower',
      'I am applying for the POST role at Other Gardens, having worked as a greenhouse assistant at Sample Gardens since 2020.',
    ],
  ])('may be worded anew: %s, %s', (post, text) => {
    expect(judgeSentence(text.replaceAll('POST', post), sentenceFor(post), resume)).toBeUndefined();
  });
});

it('takes no sentence of the letter as reworded that stands as it was', () => {
  const ours = sentenceFor('Propagation Technician');
  const text = ours.text.replaceAll(', ', ',  ');
  expect(judgeSentence(text, ours, resume)?.verdict).toBe('proven');
});

describe('a sentence of the letter whose limit a model drops', () => {
  it.each([
    [
      'a condition',
      'At Sample Gardens, I ran the stall while the owner was away.',
      'At Sample Gardens, I ran the stall.',
    ],
    [
      'in whose place',
      'I watered the beds when the foreman was on leave, a week each year.',
      'I watered the beds a week each year.',
    ],
    [
      'a first post',
      'From 2012 to 2019, I worked at Sample Gardens as a porter and later as a grower.',
      'From 2012 to 2019, I worked at Sample Gardens as a grower.',
    ],
    [
      'one “about” of two',
      'I have potted about 90 roses a day and served up to 20 guests.',
      'I have potted 90 roses a day and served up to 20 guests.',
    ],
    [
      'a lesser venue',
      'I read a paper at a workshop of the rose congress in 2019.',
      'I read a paper at the rose congress in 2019.',
    ],
  ])('is not taken without %s', (_what, text, value) => {
    const line = text.replace(/\.$/, '');
    const ours = {
      ...sentenceFor('x'),
      text,
      sources: [
        { path: 'work[0].highlights[0]', text: line },
        { path: 'work[0].name', text: 'Sample Gardens' },
      ],
    };
    expect(judgeSentence(value, ours, { work: [{ name: 'Sample Gardens' }] })).toBeDefined();
  });
});
