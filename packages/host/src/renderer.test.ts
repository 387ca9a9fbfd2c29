import { fileURLToPath } from 'node:url';
import type { Resume } from '@trueline/contracts';
import { render, renderPages } from '@trueline/render';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createRenderer,
  type Renderer,
  RendererBusyError,
  type RendererOptions,
} from './renderer.ts';

const RESUME: Resume = {
  basics: { name: 'Nora Sample', email: 'nora.sample@example.com' },
  work: [{ position: 'Baker', name: 'Fixture Bread', startDate: '2019', highlights: ['Baked.'] }],
};
const FAULTY = fileURLToPath(new URL('./testing/faulty-render-worker.ts', import.meta.url));

const renderers: Renderer[] = [];
function open(options?: RendererOptions): Renderer {
  const renderer = createRenderer(options);
  renderers.push(renderer);
  return renderer;
}
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.close();
});

describe('createRenderer', () => {
  it('gives what the functions give, from another process', async () => {
    const renderer = open();
    const options = { templateId: 'plainline', format: 'pdf' } as const;
    const [pdf, pages, thumbnail, count, warnings] = await Promise.all([
      renderer.render(RESUME, options),
      renderer.renderPages(RESUME, 'plainline', { accent: 'plum' }),
      renderer.renderThumbnail(RESUME, 'plainline'),
      renderer.countPages(RESUME, 'plainline'),
      renderer.listRenderWarnings(RESUME, 'plainline'),
    ]);
    expect(Buffer.from(pdf).equals(await render(RESUME, options))).toBe(true);
    expect(pages).toEqual(await renderPages(RESUME, 'plainline', { accent: 'plum' }));
    expect(thumbnail).toBe((await renderPages(RESUME, 'plainline'))[0]);
    expect([count, warnings]).toEqual([1, []]);
  });

  it('keeps the event loop free and the process warm', async () => {
    const renderer = open();
    await renderer.renderThumbnail(RESUME, 'plainline');
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    for (let round = 0; round < 5; round += 1) {
      await renderer.render(RESUME, { templateId: 'plainline', format: 'png' });
    }
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
  });

  it('passes on what there is not', async () => {
    await expect(open().renderThumbnail(RESUME, 'none')).rejects.toMatchObject({
      name: 'RenderError',
      code: 'UNKNOWN_TEMPLATE',
    });
  });

  it('stops a job that takes too long, and goes on', async () => {
    const incidents: string[] = [];
    const renderer = open({
      entry: FAULTY,
      timeoutMs: 400,
      onIncident: (message) => incidents.push(message),
    });
    const hanging = renderer.countPages(RESUME, 'hangs');
    const next = renderer.countPages(RESUME, 'fine');
    await expect(hanging).rejects.toThrow('took too long');
    await expect(hanging).rejects.toBeInstanceOf(RendererBusyError);
    expect(await next).toBeGreaterThan(0);
    expect(incidents).toEqual(['a job ran out of time']);
  });

  it('replaces a process that went down', async () => {
    const incidents: string[] = [];
    const renderer = open({ entry: FAULTY, onIncident: (message) => incidents.push(message) });
    const first = await renderer.countPages(RESUME, 'fine');
    const ending = renderer.countPages(RESUME, 'ends');
    await expect(ending).rejects.toThrow('Rendering failed');
    await expect(ending).rejects.toBeInstanceOf(RendererBusyError);
    expect(await renderer.countPages(RESUME, 'fine')).not.toBe(first);
    expect(incidents).toEqual(['ended with 3']);
  });

  it('refuses what has waited too long for its turn', async () => {
    const renderer = open({ entry: FAULTY, timeoutMs: 600, maxWaitMs: 200 });
    const hanging = renderer.countPages(RESUME, 'hangs');
    const waiting = renderer.countPages(RESUME, 'fine');
    await expect(waiting).rejects.toBeInstanceOf(RendererBusyError);
    await expect(waiting).rejects.toThrow('took too long');
    await expect(hanging).rejects.toBeInstanceOf(RendererBusyError);
  });

  it('takes people by turns, and one person’s work two pieces at a time', async () => {
    const renderer = open({ entry: FAULTY, maxQueued: 3 });
    const drawn: string[] = [];
    const draw = (owner: string) =>
      renderer.share(owner, async (own) => {
        for (let page = 0; page < 2; page += 1) {
          await own.countPages(RESUME, 'fine');
          drawn.push(owner);
        }
      });
    // Far more than may wait in the renderer: the rest waits for a place.
    const much = Array.from({ length: 30 }, () => draw('much'));
    await draw('little');
    expect(drawn.length).toBeLessThan(8);
    await Promise.all(much);
    expect(drawn).toHaveLength(62);
  });

  it('refuses what is too much to wait, and everything once it is closed', async () => {
    const renderer = open({ entry: FAULTY, maxQueued: 1 });
    const jobs = [1, 2, 3].map(() => renderer.countPages(RESUME, 'fine'));
    const [first, second, third] = await Promise.allSettled(jobs);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ reason: expect.any(RendererBusyError) });
    renderer.close();
    await expect(renderer.countPages(RESUME, 'fine')).rejects.toBeInstanceOf(RendererBusyError);
  });
});
