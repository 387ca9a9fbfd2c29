import { describe, expect, it } from 'vitest';
import type { Block } from '../sections/block.ts';
import { groupRows } from './document-groups.ts';

const TEXT = [
  'Skills',
  'Soups, bread',
  'Ada Sample',
  'Soups before all',
  'Experience',
  'Cook, 2018',
];
const blocks = TEXT.map((text, at) => {
  const start = TEXT.slice(0, at).join('\n').length + Math.min(at, 1);
  return { text, start, end: start + text.length } as Block;
});
const [skills, soups, name, tagline, experience, job] = blocks as [
  Block,
  Block,
  Block,
  Block,
  Block,
  Block,
];

const groupsOf = (named: Block) =>
  groupRows({
    spans: { 'basics.name': { start: named.start, end: named.end, confidence: 0.9 } },
    sections: [
      { kind: 'skills', heading: skills, blocks: [soups, name, tagline] },
      { kind: 'work', heading: experience, blocks: [job] },
    ],
    blocks,
    kept: [],
  }).map(({ heading, rows }) => [heading?.text, ...rows.map(({ block }) => block.text)]);

describe('the rows under the headings of a document', () => {
  it('have the head of the page apart, where another column stands first', () => {
    expect(groupsOf(name)).toEqual([
      [undefined],
      ['Skills', 'Soups, bread'],
      [undefined, 'Ada Sample', 'Soups before all'],
      ['Experience', 'Cook, 2018'],
    ]);
  });

  it('are one group where the heading itself is the name', () => {
    expect(groupsOf(skills)).toEqual([
      [undefined],
      ['Skills', 'Soups, bread', 'Ada Sample', 'Soups before all'],
      ['Experience', 'Cook, 2018'],
    ]);
  });
});
