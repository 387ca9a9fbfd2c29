/** One figure of each day, oldest first. */
export interface DailyFigure {
  /** `YYYY-MM-DD`, as the server counts days (UTC). */
  day: string;
  count: number;
}

const WIDTH = 300;
const HEIGHT = 64;
/** Of a day's room; the rest keeps the bars apart. */
const BAR_SHARE = 0.7;
/** A day with anything at all is seen. */
const MIN_BAR = 2;

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
export const showChartDay = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

const totalOf = (figures: readonly DailyFigure[]) =>
  figures.reduce((sum, { count }) => sum + count, 0);

const mostOf = (figures: readonly DailyFigure[]) => Math.max(...figures.map(({ count }) => count));

/** The chart in a sentence, for those who do not see it. */
function summaryOf(title: string, figures: readonly DailyFigure[]): string {
  const most = figures.reduce((best, next) => (next.count > best.count ? next : best));
  const head = `${title} a day, last ${figures.length} days: ${totalOf(figures)} in all`;
  return most.count === 0 ? head : `${head}, most on ${showChartDay(most.day)} with ${most.count}`;
}

interface BarsProps {
  figures: readonly DailyFigure[];
  className: string;
}

function Bars({ figures, className }: BarsProps) {
  const step = WIDTH / figures.length;
  const top = Math.max(1, mostOf(figures));
  return figures.map(({ day, count }, index) => {
    const height = count === 0 ? 0 : Math.max(MIN_BAR, (count / top) * HEIGHT);
    return (
      <rect
        key={day}
        x={(index + (1 - BAR_SHARE) / 2) * step}
        y={HEIGHT - height}
        width={step * BAR_SHARE}
        height={height}
        className={className}
      >
        <title>{`${showChartDay(day)}: ${count}`}</title>
      </rect>
    );
  });
}

interface DailyChartProps {
  title: string;
  figures: readonly DailyFigure[];
  /** What went wrong is drawn in another color. */
  tone?: 'evidence' | 'conflict';
}

/** A bar for each day; the same figures stand in the table beside the charts. */
export function DailyChart({ title, figures, tone = 'evidence' }: DailyChartProps) {
  const [first] = figures;
  const last = figures.at(-1);
  if (!first || !last) return null;
  const fill = tone === 'evidence' ? 'fill-evidence-fill' : 'fill-conflict';
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft tabular-nums">{totalOf(figures)} in all</span>
      </figcaption>
      <svg
        role="img"
        aria-label={summaryOf(title, figures)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-20 w-full border-b border-line"
      >
        <Bars figures={figures} className={fill} />
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-soft tabular-nums">
        <span>{showChartDay(first.day)}</span>
        <span>most {mostOf(figures)}</span>
        <span>{showChartDay(last.day)}</span>
      </p>
    </figure>
  );
}
