import { findChild, type XmlNode } from '../rich/xml.ts';

/** A box of paragraphs, with its place on the page where the file says one. */
interface TextBox {
  content: XmlNode;
  place: Place | undefined;
}

interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text boxes and shapes with text of a paragraph, as a reader takes them. Word stores each twice, as Choice and as Fallback: the first that holds text counts. */
export function textBoxes(paragraph: XmlNode): TextBox[] {
  const boxes = boxesIn(paragraph, undefined);
  return boxes.every(({ place }) => place !== undefined) ? inReadingOrder(boxes) : boxes;
}

/** Old WordArt: a shape that has its words as an attribute. */
export function wordArt(paragraph: XmlNode): string[] {
  if (paragraph.name === 'AlternateContent') {
    const branches = paragraph.children.map(wordArt);
    return branches.find((words) => words.length > 0) ?? [];
  }
  const own = paragraph.name === 'textpath' ? (paragraph.attributes.string ?? '') : '';
  return own.trim() === '' ? paragraph.children.flatMap(wordArt) : [own];
}

function boxesIn(node: XmlNode, place: Place | undefined): TextBox[] {
  if (node.name === 'txbxContent' || node.name === 'txBody') return [{ content: node, place }];
  if (node.name === 'AlternateContent') {
    for (const child of node.children) {
      const boxes = boxesIn(child, place);
      if (boxes.length > 0) return boxes;
    }
    return [];
  }
  const own = node.name === 'anchor' ? placeOf(node) : place;
  return node.children.flatMap((child) => boxesIn(child, own));
}

/** Where an anchored drawing stands, in the file's own units; undefined where that depends on the text around it. */
function placeOf(anchor: XmlNode): Place | undefined {
  const offset = (name: string): number =>
    Number(findChild(findChild(anchor, name), 'posOffset')?.children[0]?.text ?? Number.NaN);
  const extent = findChild(anchor, 'extent')?.attributes;
  const [left, top] = [offset('positionH'), offset('positionV')];
  const [width, height] = [Number(extent?.cx), Number(extent?.cy)];
  const place = { left, top, right: left + width, bottom: top + height };
  return Object.values(place).every(Number.isFinite) ? place : undefined;
}

/** Boxes one below the other where a level line parts them, else columns from left to right; as stored where they overlap. */
function inReadingOrder(boxes: readonly TextBox[]): TextBox[] {
  if (boxes.length < 2) return [...boxes];
  const parts =
    partsAlong(boxes, ({ top, bottom }) => [top, bottom]) ??
    partsAlong(boxes, ({ left, right }) => [left, right]);
  return parts === undefined ? [...boxes] : parts.flatMap(inReadingOrder);
}

/** Boxes cut where none stands across, along one side of the page; undefined where there is no such place. */
function partsAlong(
  boxes: readonly TextBox[],
  sides: (place: Place) => [from: number, to: number],
): TextBox[][] | undefined {
  const set = boxes
    .map((box) => ({ box, sides: sides(box.place as Place) }))
    .sort((a, b) => a.sides[0] - b.sides[0]);
  const parts: TextBox[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const {
    box,
    sides: [from, to],
  } of set) {
    if (from >= reach) parts.push([box]);
    else parts.at(-1)?.push(box);
    reach = Math.max(reach, to);
  }
  return parts.length > 1 ? parts : undefined;
}
