import { expect, it } from 'vitest';
import { chooseWordings, MODEL_WORDING } from './choose-wording.ts';

type Rated = Parameters<typeof chooseWordings>[0][number] & { points: number };

const path = 'work[0].highlights[0]';
const own = (after: string, verdict: 'proven' | 'confirm', points = 0): Rated => ({
  path,
  kind: 'wordy',
  after,
  verdict,
  points,
});
const model = (after: string, verdict: 'proven' | 'confirm', points = 0): Rated => ({
  ...own(after, verdict, points),
  kind: MODEL_WORDING,
});

it.each([
  ['a proven wording before one to confirm', [own('a', 'proven'), model('b', 'confirm', 9)], 'a'],
  ['a proven one of a model, too', [own('a', 'confirm', 9), model('b', 'proven')], 'b'],
  ['the better fit of two proven ones', [own('a', 'proven', 2), model('b', 'proven', 1)], 'a'],
  ['a model’s of two alike', [own('a', 'proven', 1), model('b', 'proven', 1)], 'b'],
  ['the first of a model’s alike', [model('b', 'proven'), model('c', 'proven')], 'b'],
  [
    'the best of several',
    [model('b', 'confirm', 3), model('c', 'proven', 1), model('d', 'proven', 2)],
    'd',
  ],
  ['a removal before any wording', [own('', 'proven'), model('b', 'proven', 9)], ''],
])('takes %s', (_what, rated, after) => {
  expect(chooseWordings(rated).map((change) => change.after)).toEqual([after]);
});

it('keeps all that the engine proposes for a line where none of a model is better: what a depth takes of it is chosen later', () => {
  const spelled = own('a', 'proven', 1);
  const composed = { ...own('b', 'proven', 1), kind: 'composed-summary' as const };
  const waiting = model('c', 'confirm', 9);
  expect(chooseWordings([spelled, waiting, composed])).toEqual([spelled, composed]);
});

it('takes the summary that a model gives first, not the one of fewer words', () => {
  const summary = (text: string) => ({ ...model(text, 'proven'), path: 'basics.summary' });
  const [first, second] = [summary('Baker who bakes bread and rolls.'), summary('Baker.')];
  expect(chooseWordings([first, second])).toEqual([first]);
  const composed = { ...first, kind: 'composed-summary' as const };
  expect(chooseWordings([second, composed])).toEqual([composed]);
  expect(
    chooseWordings([composed, { ...first, after: `${first.after} Trains apprentices.` }]),
  ).toEqual([{ ...first, after: `${first.after} Trains apprentices.` }]);
});

it('keeps the lines apart, and what is no wording of one line', () => {
  const other = { ...own('x', 'proven'), path: 'work[0].highlights[1]' };
  expect(chooseWordings([other, own('a', 'proven'), model('b', 'proven', 1)])).toEqual([
    other,
    model('b', 'proven', 1),
  ]);
});

it('takes nothing for a model’s that the built-in engine says in the same words', () => {
  const [spelled, worded] = [own('a b', 'proven', 1), model('a  b.', 'proven', 1)];
  expect(chooseWordings([spelled, worded])).toEqual([spelled]);
});
