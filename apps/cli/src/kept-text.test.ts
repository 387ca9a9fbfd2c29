import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KeptText, Proof, Resume } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { checkReadBack, listTemplates, render } from '@trueline/render';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trueline } from './testing/trueline.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
const JOB = readFileSync(fixture('job-description.txt'), 'utf8');
/** Headings in capitals, the last of which names no section of a resume, with lines that are no field of one. */
const TEXT = `${readFileSync(fixture('resume.txt'), 'utf8').replace(
  /^(?:Experience|Education|Skills)$/gm,
  (heading) => heading.toUpperCase(),
)}
FOR THE RECEPTION DESK

Please quote file 7731-B when you answer this letter of mine, and ring twice after dark.
`;

async function readText(text: string): Promise<Resume> {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.message);
  return result.resume;
}

const keptOf = (resume: Resume): KeptText[] => resume.meta?.trueline?.kept ?? [];
const squeeze = (text: string): string => text.replace(/[\s\\]+/g, ' ');

/** The resume as read, with one more text behind its first job. */
async function readKeeping(): Promise<Resume> {
  const resume = await readText(TEXT);
  const behind = { id: 'kept-99', text: 'Counted stock at the harbour depot', after: 'work[0]' };
  const trueline = { ...resume.meta?.trueline, kept: [...keptOf(resume), behind] };
  return { ...resume, meta: { ...resume.meta, trueline } };
}

describe('text that found no place, from reading to the files', () => {
  let document: Resume;
  let given: Resume;
  beforeAll(async () => {
    given = await readKeeping();
    document = optimize({ resume: given, jobDescription: JOB, asOf: '2026-11' }).document;
  });

  it('is kept by the reader', () => {
    const texts = keptOf(given).map(({ text }) => text);
    expect(texts.join('\n')).toContain('Please quote file 7731-B');
  });

  it('is the same after the changes', () => {
    expect(document).not.toEqual(given);
    expect(keptOf(document)).toEqual(keptOf(given));
  });

  it('is in no word of what is proposed', () => {
    const { changes, report } = optimize({ resume: given, jobDescription: JOB, asOf: '2026-11' });
    // What is to be looked at before sending quotes it, and nothing else does.
    const { beforeSend, ...rest } = report;
    expect(beforeSend?.map(({ kind }) => kind)).toContain('kept-text');
    expect(JSON.stringify([changes, rest])).not.toMatch(/7731|harbour/);
  });

  it.each(['txt', 'md', 'json'] as const)('is in the %s file', async (format) => {
    const bytes = await render(document, { templateId: 'plainline', format });
    const file = squeeze(new TextDecoder().decode(bytes));
    for (const { text } of keptOf(given)) expect(file).toContain(squeeze(text));
    const form = await render(document, { templateId: 'plainline', format: 'txt', wrap: false });
    for (const { text } of keptOf(given))
      expect(squeeze(new TextDecoder().decode(form))).toContain(squeeze(text));
  });

  it.each(listTemplates())('is in the PDF and the Word file of $id', async ({ id }) => {
    const files = {
      pdf: await render(document, { templateId: id, format: 'pdf' }),
      docx: await render(document, { templateId: id, format: 'docx' }),
    };
    const { fields } = await checkReadBack(document, files);
    const kept = fields.filter(({ kind }) => kind === 'kept');
    expect(kept).toHaveLength(keptOf(given).length);
    for (const { text, outcomes } of kept)
      expect([text, ...Object.values(outcomes)]).toEqual([text, 'kept', 'kept', 'kept']);
  });
});

describe('trueline optimize with text that found no place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-kept-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const source = join(folder, 'source.txt');
  const out = join(folder, 'out');
  beforeAll(async () => {
    writeFileSync(source, TEXT);
    const { status, stderr } = await trueline(
      'optimize',
      source,
      '--job',
      fixture('job-description.txt'),
      '--out',
      out,
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  it('names it in the proof as unchanged, and the proof holds', async () => {
    const proof = JSON.parse(readFileSync(join(out, 'proof.json'), 'utf8')) as Proof;
    for (const { sentences } of proof.outputs) {
      const found = sentences.find(({ text }) => text.includes('7731-B'));
      expect(found).toMatchObject({ decision: 'unchanged', sources: [{ text: found?.text }] });
    }
    expect((await trueline('verify', '--proof', join(out, 'proof.json'))).status).toBe(0);
  });

  it.each(['pdf', 'docx', 'txt', 'md', 'json'])(
    'is no invention when the %s is verified',
    async (format) => {
      const { status, stdout } = await trueline('verify', source, join(out, `resume.${format}`));
      expect([status, stdout]).toEqual([0, 'Every fact is supported.\n']);
    },
  );
});
