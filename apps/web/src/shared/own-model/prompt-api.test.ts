import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAbort, troubleOf } from './model-trouble.ts';
import { type Availability, findPromptApi, openModel, readAvailability } from './prompt-api.ts';
import { standInModel } from './testing/stand-in-model.ts';

const signal = () => new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

describe('finding the browser’s own model', () => {
  it('finds none where the browser has none, or another thing of that name', () => {
    expect(findPromptApi()).toBeUndefined();
    vi.stubGlobal('LanguageModel', {});
    expect(findPromptApi()).toBeUndefined();
    vi.stubGlobal('LanguageModel', undefined);
    expect(findPromptApi()).toBeUndefined();
  });

  it('finds one that tells of itself and can be opened', () => {
    const { api } = standInModel();
    vi.stubGlobal('LanguageModel', api);
    expect(findPromptApi()).toBe(api);
  });
});

describe('how the model stands', () => {
  it.each<Availability>(['unavailable', 'downloadable', 'downloading', 'available'])(
    'is told as %s',
    async (availability) => {
      expect(await readAvailability(standInModel({ availability }).api)).toBe(availability);
    },
  );

  it('is unavailable where the browser fails to tell', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const availability = async () => {
      throw new DOMException('Detached.', 'InvalidStateError');
    };
    expect(await readAvailability({ ...standInModel().api, availability })).toBe('unavailable');
  });
});

describe('opening the model', () => {
  it('tells how far the download is, in the order in which it goes on', async () => {
    const { api, open } = standInModel({
      availability: 'downloadable',
      download: [0, 0.25, 0.8, 1],
    });
    const told: number[] = [];
    const model = await openModel(api, {
      signal: signal(),
      onDownload: (share) => told.push(share),
    });
    expect(told).toEqual([0, 0.25, 0.8, 1]);
    expect(await readAvailability(api)).toBe('available');
    model.destroy();
    expect(open()).toBe(0);
  });

  it('asks availability and the model for the same languages', async () => {
    const { api, created } = standInModel();
    const availability = vi.spyOn(api, 'availability');
    await readAvailability(api);
    await openModel(api, { signal: signal() });
    expect(created[0]).toMatchObject(availability.mock.lastCall?.[0] ?? { isAsked: false });
    expect(created[0]).toMatchObject({ expectedOutputs: [{ type: 'text', languages: ['en'] }] });
  });

  it('ends at once when the person cancels the download', async () => {
    const stop = new AbortController();
    const { api, open } = standInModel({ availability: 'downloadable', download: [0, 0.5, 1] });
    const told: number[] = [];
    const opening = openModel(api, {
      signal: stop.signal,
      onDownload: (share) => {
        told.push(share);
        if (share === 0.5) stop.abort();
      },
    });
    await expect(opening).rejects.toSatisfy(isAbort);
    expect(told).toEqual([0, 0.5]);
    expect(open()).toBe(0);
    expect(await readAvailability(api)).toBe('downloadable');
  });

  it.each([
    ['NotAllowedError', 'Try once more'],
    ['NetworkError', 'free space on your disk'],
    ['NotSupportedError', 'leave it off'],
    ['OperationError', 'Close other tabs'],
    ['QuotaExceededError', 'more than the model can take'],
    ['UnknownError', 'Restart the browser'],
  ])('says what to do about %s', async (name, words) => {
    const { api } = standInModel({ refuses: new DOMException('Its own words.', name) });
    const error = await openModel(api, { signal: signal() }).catch((reason: unknown) => reason);
    expect(troubleOf(error)).toContain(words);
    expect(isAbort(error)).toBe(false);
  });

  it('fails with a download that breaks off', async () => {
    const { api } = standInModel({
      availability: 'downloading',
      download: [0.1, new DOMException('Offline.', 'NetworkError')],
    });
    const error = await openModel(api, { signal: signal() }).catch((reason: unknown) => reason);
    expect(troubleOf(error)).toContain('The download broke off');
  });
});
