import { TEMPLATE_ACCENTS, type TemplateSettings } from '@trueline/contracts';
import { FALLBACK_FAMILIES, FONT_PAIRS } from './font-pairs.ts';
import type { Style, TemplateData } from './types.ts';

/** In points. */
const PAPER = { letter: [612, 792], a4: [595.28, 841.89] } as const;

const INK = '#16191d';
const SOFT = '#51565c';

/** A template's measures with a person's settings on them; what isn't set is as the template has it. */
export function resolveStyle(data: TemplateData, settings: TemplateSettings = {}): Style {
  const { defaults, page, size } = data;
  const [width, height] = PAPER[settings.paper ?? defaults.paper];
  const id = settings.font ?? defaults.font;
  const pair = FONT_PAIRS[id];
  const families = (first: string): string[] => [...new Set([first, ...FALLBACK_FAMILIES])];
  const body = (points: number): number => round(points * pair.bodyScale);
  const quiet = (points: number): number => round(points * pair.quietScale);
  return {
    page: { width, height, column: 0, ...page },
    color: { ink: INK, soft: SOFT, accent: TEMPLATE_ACCENTS[settings.accent ?? defaults.accent] },
    size: {
      name: body(size.name),
      heading: body(size.heading),
      body: body(size.body),
      label: quiet(size.label),
      contact: quiet(size.contact),
      date: quiet(size.date),
    },
    air: data.air ?? {},
    font: {
      id,
      body: families(pair.body),
      display: families(pair.display),
      quiet: families(pair.quiet),
      strong: pair.strong,
      nameWeight: data.nameWeight ?? pair.strong,
    },
    skillColumns: data.skillColumns ?? 1,
    word: data.word,
  };
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
