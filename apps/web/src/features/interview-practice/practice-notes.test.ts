import { expect, it } from 'vitest';
import { findNote, listFormerNotes, mergeNotes } from './practice-notes.ts';

const NOTES = [
  { question: 'Why us?', note: 'The buses', isDone: true },
  { question: 'Why now?', note: '', isDone: true },
];

it('merges what is on its way part by part, the last one winning', () => {
  const merged = mergeNotes(NOTES, [
    { question: 'Why us?', note: 'The trams' },
    { question: 'Who?', isDone: true },
    { question: 'Why now?', isDone: false },
    { question: 'Why us?', note: 'The ferry' },
  ]);
  expect(merged).toEqual([
    { question: 'Why us?', note: 'The ferry', isDone: true },
    { question: 'Why now?', note: '', isDone: false },
    { question: 'Who?', note: '', isDone: true },
  ]);
});

it('finds an empty note where there is none, and keeps those on questions asked no more', () => {
  expect(findNote(NOTES, 'Who?')).toEqual({ question: 'Who?', note: '', isDone: false });
  expect(listFormerNotes(NOTES, [{ question: 'Why now?' }])).toEqual([NOTES[0]]);
  expect(listFormerNotes(NOTES, [{ question: 'Why us?' }])).toEqual([]);
});
