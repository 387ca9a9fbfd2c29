// `node bench/src/render.ts`: a resume to PDF, warm, beside @react-pdf/renderer on the same content.
import type { Resume } from '@trueline/contracts';
import { listTemplates, render, renderThumbnail } from '@trueline/render';
import { median, pairedMs, printFigure } from './measure.ts';
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
  const reference = () => reactPdf.render(unseen());
  const figure = { reference: '@react-pdf/renderer', unit: 'ms' };
  try {
    const all: Awaited<ReturnType<typeof pairedMs>>[] = [];
    for (const { id, name } of listTemplates()) {
      const own = () => render(unseen(), { templateId: id, format: 'pdf' });
      const measured = await pairedMs(own, reference);
      all.push(measured);
      printFigure({ what: `PDF in ${name}`, ...figure, ...measured });
    }
    const of = (key: 'value' | 'referenceValue' | 'ratio') => median(all.map((one) => one[key]));
    const medians = {
      value: of('value'),
      referenceValue: of('referenceValue'),
      ratio: of('ratio'),
    };
    printFigure({ what: 'PDF, median of all templates', ...figure, ...medians });
    const preview = await pairedMs(() => renderThumbnail(unseen(), 'plainline'), reference);
    printFigure({ what: 'first page as SVG', ...figure, ...preview });
  } finally {
    await reactPdf.remove();
  }
}

if (import.meta.main) await benchRender();
