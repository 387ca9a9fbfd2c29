import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listToasts, showToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('show one at a time, the newest, and it can be changed', () => {
    showToast({ title: 'One' });
    const toast = showToast({ title: 'Two' });
    toast.update({ title: 'Two, changed' });
    expect(listToasts()).toMatchObject([{ title: 'Two, changed', open: true }]);
    toast.dismiss();
  });

  it('are closed when dismissed and forgotten 1,000,000 ms later', () => {
    showToast({ title: 'One' }).dismiss();
    expect(listToasts()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(listToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(listToasts()).toEqual([]);
  });
});
