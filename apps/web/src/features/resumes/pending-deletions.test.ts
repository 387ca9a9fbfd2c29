import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteSoon, listPendingDeletions } from './pending-deletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hides at once, deletes when the time for second thoughts is over', () => {
  const deleteNow = vi.fn();
  const { afterMs } = deleteSoon('r1', deleteNow);
  expect(listPendingDeletions()).toEqual(['r1']);
  vi.advanceTimersByTime(afterMs - 1);
  expect(deleteNow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(deleteNow).toHaveBeenCalledOnce();
  expect(listPendingDeletions()).toEqual([]);
});

it('deletes nothing after an undo', () => {
  const deleteNow = vi.fn();
  deleteSoon('r2', deleteNow).undo();
  vi.runAllTimers();
  expect(deleteNow).not.toHaveBeenCalled();
  expect(listPendingDeletions()).toEqual([]);
});
