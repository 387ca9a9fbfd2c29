import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { GreyPicture } from './grey-picture.ts';

/** A box in pixels. */
interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface FoundWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: PixelBox;
}

export interface FoundLine {
  words: FoundWord[];
  /** Of the letters without descenders, from left to right. */
  baseline: PixelBox;
}

/** The parts of Tesseract's WebAssembly module that are used here. */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(path: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  /** 1 where the picture could not be taken. */
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

/** Neural nets alone: the data holds nothing else. */
const LSTM_ONLY = 1;
/** Tesseract's "sparse text": as much as can be found, in no order. Columns are told apart later; where Tesseract does that it loses names and whole blocks. */
const SPARSE_TEXT = '11';
const require = createRequire(import.meta.url);
/** Where each language's data is. */
const LANGUAGES: Readonly<Record<string, string>> = {
  eng: dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  fra: dirname(require.resolve('@tesseract.js-data/fra/package.json')),
};

/** Reads the letters of a page. The same on every machine: the build that rounds as its processor likes is not taken. */
export async function loadLetterReader(): Promise<(page: GreyPicture) => FoundLine[]> {
  const load: () => Promise<TesseractModule> = require('tesseract.js-core/tesseract-core-simd-lstm');
  const module = await load();
  for (const [language, folder] of Object.entries(LANGUAGES))
    module.FS.writeFile(`${language}.traineddata`, await trainedData(language, folder));
  const api = new module.TessBaseAPI();
  if (api.Init(null, Object.keys(LANGUAGES).join('+'), LSTM_ONLY) !== 0)
    throw new Error('Tesseract did not start');
  api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT);
  return (page) => {
    module.FS.writeFile('/input', asPgm(page));
    if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract did not take the picture');
    module.FS.unlink('/input');
    api.Recognize(null);
    const lines = linesOf(JSON.parse(api.GetJSONText()));
    api.Clear();
    return lines;
  };
}

async function trainedData(language: string, folder: string): Promise<Uint8Array> {
  const packed = await readFile(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`));
  return promisify(gunzip)(packed);
}

/** Netpbm's binary greymap: a head and the pixels. */
function asPgm({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}

interface Found {
  blocks?: { paragraphs?: { lines?: FoundLine[] }[] }[];
}

function linesOf({ blocks = [] }: Found): FoundLine[] {
  return blocks
    .flatMap(({ paragraphs = [] }) => paragraphs)
    .flatMap(({ lines = [] }) => lines)
    .map(({ words, baseline }) => ({
      baseline,
      words: words
        .map(({ text, confidence, bbox }) => ({ text: text.trim(), confidence, bbox }))
        .filter(({ text }) => text !== ''),
    }))
    .filter(({ words }) => words.length > 0);
}
