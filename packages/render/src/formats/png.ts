import { Resvg } from '@resvg/resvg-js';

/** Pixels for a point: Letter paper comes out at 1224 x 1584, sharp on a dense screen. */
const PIXELS_PER_POINT = 2;

/** CSS, and so the SVG's own pixels: 96 an inch, where points are 72. */
const CSS_PIXELS_PER_POINT = 96 / 72;

export function renderPng(svg: string): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: PIXELS_PER_POINT / CSS_PIXELS_PER_POINT },
    font: { loadSystemFonts: false },
    background: '#ffffff',
  });
  return image.render().asPng();
}
