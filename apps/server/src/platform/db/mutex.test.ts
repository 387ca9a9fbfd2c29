import { expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

it('runs one task at a time in order, also after one that fails', async () => {
  const exclusive = createMutex();
  const log: string[] = [];
  const task = (name: string, fails = false) =>
    exclusive(async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});
