import type { PageDocument } from '../document/types.ts';
import type { Style } from '../style/types.ts';

/** How much air a page gets (`templates/lib/style.typ`), most first. */
const DENSITIES = ['roomy', 'normal', 'close', 'snug'] as const;
type PageDensity = (typeof DENSITIES)[number];
/** The last two are for letters alone. */
export type Density = PageDensity | 'airy' | 'tight';

/** What is known of a page once it is drawn. */
export interface Drawn {
  pages: number;
  /** How far down its page the last line stands, 0 to 1. */
  end: number;
}

/** Heights of the same resume, `normal` being 1: medians over all templates and three resumes, single ones up to a tenth off. */
const HEIGHTS: Record<PageDensity, number> = { roomy: 1.18, normal: 1, close: 0.92, snug: 0.84 };

/** An estimate may be this much too tall to be worth a try: one page more in looks costs a few milliseconds. */
const HOPE = 0.95;

/** Surely single at `roomy`, by estimate: it is off by a tenth either way. */
const SURELY_SINGLE = 0.8;

/** Points on a roomy page, each with the air around it: a line, a bullet's gap, an entry's head, a heading, the top. */
const TAKES = { line: 14, bullet: 3, entry: 42, heading: 44, top: 90 } as const;

/** Letters of running text take about this share of their size in width. */
const LETTER_WIDTH = 0.47;

const usableHeight = ({ page }: Style): number => page.height - page.marginTop - page.marginBottom;

/** A second or later page with less on it looks like a mistake. */
const THIN = 1 / 3;
/** Letters this much smaller save a thin page, none of running text under nine points. */
const SCALES = [0.97, 0.94, 0.91];
const BODY_MIN = 9;

/** Draws with as much air as costs no page: a single page is spread out while it stays single, several are drawn closer where that saves one, and no closer than that takes. `preferred` is the most that several pages get. A last page under a third full is saved by smaller letters, else filled by more air. */
export function drawFitting<Page extends Drawn>(
  draw: (density: PageDensity, scale?: number) => Page,
  preferred: PageDensity,
  document: PageDocument,
  style: Style,
): Page {
  const isSurelySingle = estimateRoomy(document, style) < SURELY_SINGLE * usableHeight(style);
  const guessed = isSurelySingle ? draw('roomy') : undefined;
  if (guessed?.pages === 1) return guessed;
  const first = draw(preferred);
  const snug = maySave(first, preferred, style) ? draw('snug') : undefined;
  const isSaved = snug !== undefined && snug.pages < first.pages;
  const [best, used] = isSaved ? [snug, 'snug' as const] : [first, preferred];
  const loosest = best.pages === 1 ? 'roomy' : preferred;
  const looser = DENSITIES.slice(DENSITIES.indexOf(loosest), DENSITIES.indexOf(used));
  for (const density of looser.filter((one) => one !== preferred)) {
    const ratio = HEIGHTS[density] / HEIGHTS[used];
    if (heightOf(best, style) * ratio * HOPE > best.pages * usableHeight(style)) continue;
    const drawn = draw(density);
    if (drawn.pages <= best.pages) return isThin(drawn, style) ? mend(drawn, density) : drawn;
  }
  return isThin(best, style) ? mend(best, used) : best;

  function mend(thin: Page, at: PageDensity): Page {
    const enough = (thin.pages - 1) * usableHeight(style);
    for (const scale of SCALES) {
      const least = heightOf(thin, style) * (HEIGHTS.snug / HEIGHTS[at]) * scale * HOPE;
      if (style.size.body * scale < BODY_MIN || least > enough) continue;
      const drawn = draw('snug', scale);
      if (drawn.pages < thin.pages) return drawn;
    }
    for (const density of DENSITIES.slice(0, DENSITIES.indexOf(at)).reverse()) {
      const drawn = draw(density);
      if (drawn.pages === thin.pages && !isThin(drawn, style)) return drawn;
    }
    return thin;
  }
}

/** Whether little stands on the last of several pages. */
const isThin = ({ pages, end }: Drawn, style: Style): boolean =>
  pages > 1 && end * style.page.height - style.page.marginTop < THIN * usableHeight(style);

/** Whether a page less is in reach of `snug`, which also fills what stood empty at the ends of pages. */
function maySave(first: Drawn, used: PageDensity, style: Style): boolean {
  const least = heightOf(first, style) * (HEIGHTS.snug / HEIGHTS[used]) * HOPE;
  return first.pages > 1 && used !== 'snug' && least < (first.pages - 1) * usableHeight(style);
}

/** In points, over all pages. */
const heightOf = ({ pages, end }: Drawn, style: Style): number =>
  (pages - 1) * usableHeight(style) + end * style.page.height - style.page.marginTop;

function estimateRoomy({ sections }: PageDocument, { page, size }: Style): number {
  const width = page.width - 2 * page.marginX - page.column;
  const perLine = width / (size.body * LETTER_WIDTH);
  const lines = (text: string): number => Math.ceil(text.length / perLine);
  const entries = sections.flatMap((section) => section.entries);
  const texts = entries.flatMap((entry) => [
    ...entry.lines.map(({ text }) => text),
    ...entry.bullets,
  ]);
  const bullets = entries.reduce((sum, entry) => sum + entry.bullets.length, 0);
  return (
    TAKES.top +
    sections.length * TAKES.heading +
    entries.length * TAKES.entry +
    bullets * TAKES.bullet +
    texts.reduce((sum, text) => sum + lines(text), 0) * TAKES.line
  );
}
