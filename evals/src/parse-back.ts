import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { loadFixtures } from '@trueline/engine/testing';
import { checkReadBack, listTemplates, render } from '@trueline/render';

const SHOWN_MAX = 25;

async function readBack(bytes: Uint8Array, fileName: string): Promise<Resume | undefined> {
  const result = await read(bytes, fileName);
  return result.ok ? result.resume : undefined;
}

/** Gate "parse-back" (engine.md 9): what is read from every fixture, rendered in every template as PDF and DOCX and as text, read again by every reader; a PDF without what it carries beside its pages. Needs no data. */
export async function evalParseBack(): Promise<void> {
  const lost = new Map<string, number>();
  const counts = { files: 0, whole: 0, fields: 0, kept: 0 };
  for (const { file, bytes } of loadFixtures()) {
    const original = await readBack(bytes, file);
    if (!original) continue;
    const { meta: _, ...resume } = original;
    const txt = await render(resume, { templateId: 'plainline', format: 'txt' });
    for (const { id } of listTemplates()) {
      const [pdf, docx] = await Promise.all(
        (['pdf', 'docx'] as const).map((format) => render(resume, { templateId: id, format })),
      );
      const files = { ...(pdf && { pdf }), ...(docx && { docx }), txt };
      const matrix = await checkReadBack(resume, files, readBack);
      for (const { id: reader, inOrder } of matrix.readers) {
        const missing = matrix.fields.filter(({ outcomes }) => outcomes[reader] !== 'kept');
        counts.files += 1;
        counts.whole += Number(missing.length === 0 && inOrder);
        counts.fields += matrix.fields.length;
        counts.kept += matrix.fields.length - missing.length;
        const faults = missing.map(({ kind, text }) => `${kind} "${text.slice(0, 50)}"`);
        for (const fault of inOrder ? faults : [...faults, 'order']) {
          const key = `${file} ${reader}: ${fault}`;
          lost.set(key, (lost.get(key) ?? 0) + 1);
        }
      }
    }
  }
  console.log(
    `parse-back: ${counts.whole} of ${counts.files} readings whole and in order, ${counts.kept} of ${counts.fields} fields kept (must be all)`,
  );
  const worst = [...lost].sort((a, b) => b[1] - a[1]);
  for (const [fault, templates] of worst.slice(0, SHOWN_MAX))
    console.log(`  ${templates} x ${fault}`);
}
