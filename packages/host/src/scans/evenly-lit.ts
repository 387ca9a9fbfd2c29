import type { GreyPicture } from './grey-picture.ts';

/** Blocks along the longer side; each is larger than a letter. */
const BLOCKS = 64;
/** Of a block's pixels the lighter tenth is paper. */
const PAPER_SHARE = 0.9;
/** A block whose lightest shade is below this part of the page's paper is printed dark, not in shadow. */
const PRINTED_DARK = 0.45;
/** Paper below this shade is drawn up to white; ink is stretched with it. */
const WHITE = 245;

/** The page with its paper white everywhere: shadows and grey paper are divided out, areas printed dark stay as they are. */
export function evenlyLit(page: GreyPicture): GreyPicture {
  const { width, height } = page;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / BLOCKS));
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const paper = paperOf(page, size, columns, rows);
  const pixels = new Uint8Array(page.pixels.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / size - 0.5, 0), rows - 1);
    const [top, down] = [Math.floor(v), Math.min(Math.floor(v) + 1, rows - 1)];
    const fy = v - top;
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max(x / size - 0.5, 0), columns - 1);
      const left = Math.floor(u);
      const right = Math.min(left + 1, columns - 1);
      const fx = u - left;
      const at = (row: number): number =>
        (paper[row * columns + left] ?? 255) * (1 - fx) +
        (paper[row * columns + right] ?? 255) * fx;
      const light = at(top) * (1 - fy) + at(down) * fy;
      const index = y * width + x;
      pixels[index] = Math.min(255, ((page.pixels[index] ?? 255) * WHITE) / light);
    }
  }
  return { width, height, pixels };
}

/** The shade of paper in each block. */
function paperOf(
  { width, height, pixels }: GreyPicture,
  size: number,
  columns: number,
  rows: number,
): Float64Array {
  const paper = new Float64Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let seen = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y += 2) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x += 2) {
          const shade = pixels[y * width + x] ?? 255;
          counts[shade] = (counts[shade] ?? 0) + 1;
          seen++;
        }
      }
      let shade = 0;
      for (let below = counts[0] ?? 0; below < PAPER_SHARE * seen && shade < 255; )
        below += counts[++shade] ?? 0;
      paper[row * columns + column] = Math.max(shade, 1);
    }
  }
  const common = [...paper].sort((a, b) => a - b)[Math.floor(0.6 * paper.length)] ?? 255;
  return paper.map((shade) => (shade < PRINTED_DARK * common ? common : shade));
}
