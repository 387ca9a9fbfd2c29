import { Resvg } from '@resvg/resvg-js';

/** Large enough to see where every line of a page stands, and no larger. */
const PAGE_WIDTH = 153;
const PAGE_HEIGHT = 198;

/** A darker or lighter pixel than this, of 255, is another pixel. */
const SAME_PIXEL = 48;

const draw = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false }, background: '#ffffff' }).render();

const imageOf = (png: Uint8Array, x: number, width: number, height: number): string =>
  `<image x="${x}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** Pages side by side as one small PNG. */
export function stripOf(pages: readonly string[]): Uint8Array {
  const images = pages.map((page, index) => {
    const small = new Resvg(page, {
      fitTo: { mode: 'width', value: PAGE_WIDTH },
      font: { loadSystemFonts: false },
      background: '#ffffff',
    });
    return imageOf(small.render().asPng(), index * PAGE_WIDTH, PAGE_WIDTH, PAGE_HEIGHT);
  });
  return draw(svgOf(pages.length * PAGE_WIDTH, PAGE_HEIGHT, images.join(''))).asPng();
}

/** Which share of the pixels, 0 to 1, is another in the second of two PNGs; 1 where they differ in size. */
export function differenceOf(first: Uint8Array, second: Uint8Array): number {
  const [one, other] = [pixelsOf(first), pixelsOf(second)];
  if (one.length !== other.length) return 1;
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > SAME_PIXEL,
    );
    if (isOther) different += 1;
  }
  return different / (one.length / 4);
}

/** Red, green, blue and alpha of each pixel. Width and height are in a PNG's first chunk. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const [width, height] = [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
  return draw(svgOf(width, height, imageOf(png, 0, width, height))).pixels;
}
