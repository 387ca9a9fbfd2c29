import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Shares } from './shares.ts';

const open = (options = {}) =>
  new Shares({
    perOwner: 2,
    maxWaiting: 10,
    maxWaitMs: 5_000,
    refusal: (reason) => new Error(reason),
    ...options,
  });

it('runs few tasks of one owner at once, in their order, and those of others at once', async () => {
  const shares = open();
  const started: string[] = [];
  const gates = ['a1', 'a2', 'a3', 'b1'].map((name) => ({
    name,
    ...Promise.withResolvers<void>(),
  }));
  const tasks = gates.map(({ name, promise }) =>
    shares.run(name.slice(0, 1), () => {
      started.push(name);
      return promise;
    }),
  );
  await pause(0);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  gates[1]?.resolve();
  await tasks[1];
  await pause(0);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const { resolve } of gates) resolve();
  await Promise.all(tasks);
  expect(await shares.run('a', async () => 'again')).toBe('again');
});

it('gives the place of a task that fails to the next', async () => {
  const shares = open({ perOwner: 1 });
  const failing = shares.run('a', () => Promise.reject(new Error('no')));
  const next = shares.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('refuses what waits too long, and what is too much to wait', async () => {
  const shares = open({ perOwner: 1, maxWaiting: 1, maxWaitMs: 20 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = shares.run('a', () => promise);
  const waiting = shares.run('a', async () => undefined);
  await expect(shares.run('a', async () => undefined)).rejects.toThrow('full');
  await expect(waiting).rejects.toThrow('waited');
  resolve();
  await running;
  expect(await shares.run('a', async () => 'again')).toBe('again');
});
