import { identityFont, quartzFont } from './embedded-font.ts';
import {
  type Paint,
  type Painted,
  paintCanva,
  paintFop,
  paintQuartz,
  paintSkia,
} from './painting.ts';
import { PdfObjects, pdfText } from './pdf-objects.ts';
import type { FontName, PlacedDocument } from './placed-page.ts';
import { TrueType } from './true-type.ts';

interface Maker {
  version: string;
  creator?: string;
  producer: string;
  paint: Paint;
  embed: typeof identityFont;
  /** Names of the fonts among a page's resources. */
  names: Readonly<Record<FontName, string>>;
}

const CID_NAMES = { regular: 'F4', bold: 'F5', italic: 'F6' };
const MAKERS: Readonly<Record<PlacedDocument['maker'], Maker>> = {
  'google-docs': {
    version: '1.4',
    producer: 'Skia/PDF m141 Google Docs Renderer',
    paint: paintSkia,
    embed: identityFont,
    names: CID_NAMES,
  },
  pages: {
    version: '1.4',
    creator: 'Pages',
    producer: 'macOS Version 14.6.1 (Build 23G93) Quartz PDFContext',
    paint: paintQuartz,
    embed: quartzFont,
    names: { regular: 'TT1', bold: 'TT2', italic: 'TT3' },
  },
  canva: {
    version: '1.4',
    creator: 'Canva',
    producer: 'Canva',
    paint: paintCanva,
    embed: identityFont,
    names: CID_NAMES,
  },
  linkedin: {
    version: '1.4',
    producer: 'Apache FOP Version 2.2',
    paint: paintFop,
    embed: identityFont,
    names: CID_NAMES,
  },
};

/** The file as its maker writes it: matrices, fonts, codes, marks and order of painting. */
export function writePlacedPdf(document: PlacedDocument): Uint8Array {
  const maker = MAKERS[document.maker];
  const fonts = {
    regular: maker.embed(new TrueType(document.fonts.regular)),
    bold: maker.embed(new TrueType(document.fonts.bold)),
    italic: maker.embed(new TrueType(document.fonts.italic)),
  };
  const painted = document.pages.map((things) => maker.paint(things, fonts, document.size));
  const objects = new PdfObjects();
  const resources = (['regular', 'bold', 'italic'] as const)
    .map((name) => `/${maker.names[name]} ${fonts[name].write(objects)} 0 R`)
    .join(' ');
  const tree = objects.reserve();
  const pages = objects.reserve();
  const numbers = painted.map(({ content, tags }, index) => {
    const stream = objects.add('', content);
    const tagged = tags.length === 0 ? '' : `/StructParents ${index} /Tabs /S`;
    const state = '/ExtGState << /G3 << /ca 1 /BM /Normal >> >> /ColorSpace << /Cs1 /DeviceRGB >>';
    return objects.add(
      `/Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${document.size.join(' ')}] ${tagged} /Resources << /ProcSet [/PDF /Text] ${state} /Font << ${resources} >> >> /Contents ${stream} 0 R`,
    );
  });
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  objects.set(pages, `/Type /Pages /Count ${numbers.length} /Kids [${kids}]`);
  writeTree(objects, tree, painted, numbers);
  const isTagged = painted.some(({ tags }) => tags.length > 0);
  const marked = isTagged
    ? `/MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R /Lang (en)`
    : '';
  const root = objects.add(`/Type /Catalog /Pages ${pages} 0 R ${marked}`);
  const creator = maker.creator === undefined ? '' : `/Creator ${pdfText(maker.creator)}`;
  const info = objects.add(
    `/Title ${pdfText(document.title)} ${creator} /Producer ${pdfText(maker.producer)}`,
  );
  return new Uint8Array(objects.toFile(maker.version, root, info));
}

/** One element a mark, in the order of painting, under one document. */
function writeTree(
  objects: PdfObjects,
  tree: number,
  painted: readonly Painted[],
  pages: readonly number[],
): void {
  const root = objects.reserve();
  const parents = painted.map(({ tags }, page) =>
    tags.map((tag, mark) =>
      objects.add(`/Type /StructElem /S /${tag} /P ${root} 0 R /Pg ${pages[page]} 0 R /K ${mark}`),
    ),
  );
  const references = (numbers: readonly number[]): string =>
    numbers.map((number) => `${number} 0 R`).join(' ');
  objects.set(
    root,
    `/Type /StructElem /S /Document /P ${tree} 0 R /K [${references(parents.flat())}]`,
  );
  const nums = parents.map((numbers, page) => `${page} [${references(numbers)}]`).join(' ');
  objects.set(
    tree,
    `/Type /StructTreeRoot /K ${root} 0 R /ParentTree << /Nums [${nums}] >> /ParentTreeNextKey ${parents.length}`,
  );
}
