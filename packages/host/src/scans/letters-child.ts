// Runs in a process of its own, apart from the one that opens pictures: together they would hold
// twice as much, and a broken picture would take the letters down with it.
import { serveJobs } from '../child-pool/serve-jobs.ts';
import { loadLetterReader } from './letters.ts';
import { recognizePage } from './recognize.ts';
import type { LettersAnswer, LettersJob } from './scan-messages.ts';

const readLetters = await loadLetterReader();

serveJobs(
  ({ opened, page }: LettersJob): LettersAnswer => recognizePage(opened, page, readLetters),
);
