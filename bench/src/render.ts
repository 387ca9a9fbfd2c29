// `node bench/src/render.ts`: a resume to PDF, warm, beside @react-pdf/renderer on the same content.
import type { Resume } from '@trueline/contracts';
import { listTemplates, render, renderThumbnail } from '@trueline/render';
import { median, medianMs, printFigure } from './measure.ts';
import { fetchReactPdf } from './react-pdf.ts';
import { SAMPLE_RESUME } from './sample.ts';

/** A resume that neither library has seen: both keep what they drew before. */
let drawn = 0;
function unseen(): Resume {
  drawn += 1;
  const work = SAMPLE_RESUME.work?.map((entry) => ({
    ...entry,
    highlights: entry.highlights?.map((text) => `${text}, version ${drawn}`),
  }));
  return { ...SAMPLE_RESUME, ...(work && { work }) } as Resume;
}

export async function benchRender(): Promise<void> {
  const reactPdf = await fetchReactPdf();
  if (reactPdf === undefined) return;
  try {
    const reference = {
      reference: '@react-pdf/renderer',
      referenceValue: await medianMs(() => reactPdf.render(unseen())),
      unit: 'ms',
    };
    const times: number[] = [];
    for (const { id, name } of listTemplates()) {
      const value = await medianMs(() => render(unseen(), { templateId: id, format: 'pdf' }));
      times.push(value);
      printFigure({ what: `PDF in ${name}`, value, ...reference });
    }
    printFigure({ what: 'PDF, median of all templates', value: median(times), ...reference });
    const thumbnail = await medianMs(() => renderThumbnail(unseen(), 'plainline'));
    printFigure({ what: 'first page as SVG', value: thumbnail, ...reference });
  } finally {
    await reactPdf.remove();
  }
}

if (import.meta.main) await benchRender();
