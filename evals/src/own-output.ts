import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume, UnsupportedFact } from '@trueline/contracts';
import { optimize, verify } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { DEFAULT_TEMPLATE_ID, render } from '@trueline/render';

/** The forms in which what was optimized comes back to be verified. */
const FORMS = ['json', 'txt', 'md', 'batch'] as const;
export type OutputForm = (typeof FORMS)[number];

/** A resume as it was read, with its text, and what was made of it in one form. */
export interface OwnOutput {
  name: string;
  original: Resume;
  text: string;
  document: Resume;
}

/** Reads every resume of a folder that can be read and optimizes it for an advertisement. */
export async function* optimizeFolder(
  folder: string,
  jobDescription: string,
  asOf: string,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<OwnOutput> {
  for (const name of readdirSync(folder).sort()) {
    if (!/\.[a-z]+$/.test(name) || /truth\.json$|\.mjs$/.test(name) || !isWanted(name)) continue;
    const result = await read(readFileSync(join(folder, name)), name);
    if (!result.ok) continue;
    const { document } = optimize({
      resume: result.resume,
      jobDescription,
      asOf: asOf as '2026-11',
    });
    yield { name, original: result.resume, text: result.text, document };
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function readBack(document: Resume, format: 'txt' | 'md' | 'json'): Promise<Resume> {
  const bytes = await render(document, { templateId: DEFAULT_TEMPLATE_ID, format });
  const result = await read(bytes, `optimized.${format}`);
  return result.ok ? result.resume : {};
}

/** What the verifier objects to in a document in one of its forms: as files, read again; in a batch, text against text. */
export async function verifyForm(
  { original, text }: OwnOutput,
  document: Resume,
  form: OutputForm,
): Promise<UnsupportedFact[]> {
  if (form !== 'batch') return verify(original, await readBack(document, form)).unsupported;
  const written = decode(
    await render(document, { templateId: DEFAULT_TEMPLATE_ID, format: 'txt', wrap: false }),
  );
  return verify(text, written).unsupported;
}
