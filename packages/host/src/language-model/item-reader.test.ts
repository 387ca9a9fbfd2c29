import { expect, it } from 'vitest';
import { ItemReader } from './item-reader.ts';

const ITEMS = [
  { path: 'work[0].highlights[0]', text: 'Said "no" to {brackets} and [lists], \\ too' },
  { path: 'basics.summary', text: 'Größe' },
];
const TEXT = JSON.stringify({ items: ITEMS });

it.each([1, 2, 7, 1000])('takes items out of an answer cut into pieces of %i', (size) => {
  const reader = new ItemReader();
  const found = (TEXT.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).flatMap((piece) =>
    reader.push(piece),
  );
  expect([found, reader.items, reader.isWhole]).toEqual([ITEMS, ITEMS, true]);
});

it.each([
  ['a fence', `\`\`\`json\n${TEXT}\n\`\`\``],
  ['prose before and behind it', `Sure, here it is: ${TEXT} Good luck!`],
  ['thoughts before it', `<think>{maybe [this]}</think>${TEXT}`],
  ['thoughts of the list itself', `<think>The "items": [ list ] is asked for.</think>${TEXT}`],
  ['an example with a list of its own', `It looks like {"items":[]}:\n${TEXT}`],
  ['quotes that do not end', `A 5" board {so to say}:\n${TEXT}`],
  ['another object', JSON.stringify({ answer: { items: ITEMS } })],
  ['a list without a name', JSON.stringify(ITEMS)],
])('finds the list in %s', (_what, text) => {
  const reader = new ItemReader();
  expect(reader.push(text)).toEqual(ITEMS);
});

it('gives an item as soon as it has ended', () => {
  const reader = new ItemReader();
  expect(reader.push('{"items":[{"path":"a","text":"b"')).toEqual([]);
  expect(reader.push('},')).toEqual([{ path: 'a', text: 'b' }]);
  expect(reader.isWhole).toBe(false);
});

it.each(['', 'no JSON', '{"items":"all"}', '[]', '{"edits":[{"path":"a"}]}'])(
  'finds nothing in %j',
  (text) => {
    const reader = new ItemReader();
    expect([reader.push(text), reader.isWhole]).toEqual([[], false]);
  },
);

it('looks at each sign once, however long the answer and small its pieces', () => {
  const reader = new ItemReader();
  const started = process.cpuUsage().user;
  reader.push('{"items":[{"path":"a","text":"');
  for (let at = 0; at < 60_000; at += 1) reader.push('loaves');
  expect(reader.push('"},{"path":"a","text":"b"}]}')).toEqual([{ path: 'a', text: 'b' }]);
  // Each piece looked at with all before it would take minutes.
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(2_000);
});

it('passes over what is no item', () => {
  const reader = new ItemReader();
  const item = { path: 'a', text: 'b' };
  expect(reader.push(JSON.stringify({ items: [{ path: 1 }, item, { text: 'c' }] }))).toEqual([
    item,
  ]);
});
