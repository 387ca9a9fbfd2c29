import { execFile, execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createReader, type Reader, ReaderBusyError, type ReaderOptions } from './reader.ts';

const RESUME = new TextEncoder().encode(
  'Nora Sample\nnora.sample@example.com\n\nEXPERIENCE\n\nBaker, Fixture Bread, 2019 - Present\n- Baked 200 loaves a day\n\nEDUCATION\nDiploma in Baking, Test College, 2018\n',
);

/** A one-page PDF whose content draws so many pieces of text that reading takes seconds and hundreds of megabytes. */
function heavyPdf(pieces: number): Uint8Array {
  const content = `BT /F1 10 Tf ${'1 0 0 1 10 10 Tm (heavy) Tj '.repeat(pieces)}ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`);
}

const readers: Reader[] = [];
function open(options?: ReaderOptions): Reader {
  const reader = createReader(options);
  readers.push(reader);
  return reader;
}
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

describe('createReader', () => {
  it('reads a file in its child process', async () => {
    const result = await open().read(RESUME, 'nora.txt');
    expect(result).toMatchObject({ ok: true, resume: { basics: { name: 'Nora Sample' } } });
  });

  it('ends a reading at the time cap and reads the next file', async () => {
    const reader = open({ timeoutMs: 4000, maxResidentBytes: 2 ** 32 });
    await reader.read(RESUME, 'warm-up.txt');
    // No memory cap that it could reach: only the time ends it.
    expect(await reader.read(heavyPdf(300_000), 'heavy.pdf')).toMatchObject({
      ok: false,
      failure: { code: 'TOO_COMPLEX' },
    });
    expect(await reader.read(RESUME, 'nora.txt')).toMatchObject({ ok: true });
  });

  it('ends a reading at the memory cap and reads the next file', async () => {
    const reader = open({ timeoutMs: 60_000, maxResidentBytes: 220 * 1_048_576 });
    expect(await reader.read(heavyPdf(300_000), 'heavy.pdf')).toMatchObject({
      ok: false,
      failure: { code: 'TOO_COMPLEX' },
    });
    expect(await reader.read(RESUME, 'nora.txt')).toMatchObject({ ok: true });
  });

  it('answers files in turn and refuses more than may wait', async () => {
    const reader = open({ maxQueued: 2 });
    const answers = ['a', 'b', 'c'].map((name) => reader.read(RESUME, `${name}.txt`));
    await expect(reader.read(RESUME, 'd.txt')).rejects.toThrow(ReaderBusyError);
    expect((await Promise.all(answers)).every((answer) => answer.ok)).toBe(true);
  });

  it('keeps no process alive while it is idle', async () => {
    const script = `import { createReader } from ${JSON.stringify(new URL('./reader.ts', import.meta.url).href)};
      const reader = createReader();
      const result = await reader.read(new TextEncoder().encode('x'), 'x.txt');
      console.log(result.failure.code);`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect((await run).stdout.trim()).toBe('NOT_A_RESUME');
  });

  it('calls no file damaged because it was closed in the middle of reading it', async () => {
    const reader = open({ timeoutMs: 60_000, maxResidentBytes: 2 ** 33 });
    const reading = expect(reader.read(heavyPdf(300_000), 'heavy.pdf')).rejects.toThrow(
      ReaderBusyError,
    );
    await setTimeout(300);
    await reader.close();
    await reading;
  });

  it('calls no file damaged because its process was ended from outside, and goes on', async () => {
    const incidents: string[] = [];
    const reader = open({ maxResidentBytes: 2 ** 33, onIncident: (text) => incidents.push(text) });
    await reader.read(RESUME, 'warm-up.txt');
    const reading = expect(reader.read(heavyPdf(300_000), 'heavy.pdf')).rejects.toThrow(
      ReaderBusyError,
    );
    await setTimeout(100);
    const children = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'reader-child']);
    for (const pid of String(children).trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
    await reading;
    expect(incidents).toEqual(['ended with SIGKILL']);
    expect(await reader.read(RESUME, 'nora.txt')).toMatchObject({ ok: true });
  });

  it('refuses files after it was closed', async () => {
    const reader = open();
    await reader.close();
    await expect(reader.read(RESUME, 'late.txt')).rejects.toThrow(ReaderBusyError);
  });
});
