import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let lastKey = 0;
/** A server that takes its time and keeps what it was sent. */
function start({
  key = `k${lastKey++}`,
  fails = (): boolean => false,
  isLasting = (): boolean => false,
} = {}) {
  const sent: string[] = [];
  const save = (text: string) =>
    new Promise<void>((resolve, reject) => {
      sent.push(text);
      setTimeout(() => (fails() ? reject(new Error('down')) : resolve()), 100);
    });
  return { key, sent, autosave: createAutosave({ key, saved: 'old', save, isLasting }) };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('autosave', () => {
  it('saves once, soon after the last keystroke', async () => {
    const { autosave, sent } = start();
    autosave.change('a');
    await wait(500);
    autosave.change('ab');
    expect(autosave.read()).toEqual({ text: 'ab', state: 'waiting' });
    await wait(850);
    expect(autosave.read().state).toBe('saving');
    await wait(100);
    expect(autosave.read().state).toBe('saved');
    expect(sent).toEqual(['ab']);
  });

  it('saves at once when asked, once even when asked twice', async () => {
    const { autosave, sent } = start();
    autosave.change('a');
    const both = Promise.all([autosave.flush(), autosave.flush()]);
    await wait(100);
    await both;
    await wait(5000);
    expect(sent).toEqual(['a']);
  });

  it('ends with the newest text, even when it is the first again', async () => {
    const { autosave, sent } = start();
    autosave.change('a');
    await wait(850);
    autosave.change('old');
    await wait(5000);
    expect(sent).toEqual(['a', 'old']);
    expect(autosave.read()).toEqual({ text: 'old', state: 'saved' });
  });

  it('tries again by itself after a failure', async () => {
    let down = true;
    const { autosave, sent } = start({ fails: () => down });
    autosave.change('a');
    await wait(900);
    expect(autosave.read().state).toBe('failed');
    down = false;
    await wait(5100);
    expect(autosave.read().state).toBe('saved');
    expect(sent).toEqual(['a', 'a']);
  });

  it('leaves a text alone that would fail again, and says so to who asks for it to be saved', async () => {
    const { autosave, sent } = start({ fails: () => true, isLasting: () => true });
    autosave.change('a');
    await wait(60_000);
    expect(sent).toEqual(['a']);
    const refused = expect(autosave.flush()).rejects.toThrow('down');
    await wait(100);
    await refused;
  });

  it('saves what is unsaved when its page is left', async () => {
    const { autosave, sent } = start();
    autosave.change('a');
    autosave.leave();
    await wait(100);
    expect(sent).toEqual(['a']);
  });

  it('keeps what could not be saved for when the page is opened again', async () => {
    const { autosave, key } = start({ fails: () => true });
    autosave.change('a');
    autosave.leave();
    await wait(10_000);
    const again = start({ key });
    expect(again.autosave.read()).toEqual({ text: 'a', state: 'waiting' });
    await wait(900);
    expect(again.sent).toEqual(['a']);
    expect(start({ key }).autosave.read().text).toBe('old');
  });

  it('takes over what another tab saved, but not over unsaved words', async () => {
    const { autosave } = start();
    autosave.adopt('from elsewhere');
    expect(autosave.read()).toEqual({ text: 'from elsewhere', state: 'saved' });
    autosave.change('mine');
    autosave.adopt('once more');
    expect(autosave.read().text).toBe('mine');
  });

  it('drops unsaved words for good when the other ones are chosen', async () => {
    const { autosave, sent, key } = start({ fails: () => true });
    autosave.change('mine');
    await wait(900);
    autosave.discard('theirs');
    expect(autosave.read()).toEqual({ text: 'theirs', state: 'saved' });
    await wait(10_000);
    autosave.leave();
    expect(sent).not.toContain('theirs');
    expect(start({ key }).autosave.read().text).not.toBe('mine');
  });
});
