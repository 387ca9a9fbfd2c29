import { expect, it } from 'vitest';
import { runAll } from './run-all.ts';

it('takes every step, though one before it failed, and throws that fault at the end', async () => {
  const taken: string[] = [];
  const step = (name: string) => async () => void taken.push(name);
  const fails = () => Promise.reject(new Error('the database is away'));
  await expect(runAll([step('limits'), fails, step('retention')])).rejects.toThrow('is away');
  expect(taken).toEqual(['limits', 'retention']);
});
