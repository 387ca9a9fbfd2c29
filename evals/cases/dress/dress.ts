import { noteLostEdges } from './edges.ts';
import { covers, fieldsOf } from './fields.ts';
import { allKinds, dimensions } from './kinds/index.ts';
import { layOut } from './layout.ts';
import { setRows } from './lines.ts';
import type { Choices, Draw, Dressed, DressKind, Line, Random, Resume } from './model.ts';
import { seeded } from './random.ts';
import { defaultStyle } from './style.ts';

/**
 * Lays a resume out as plain text with the chosen kinds. To add kinds, pass a longer list, for instance
 * [...allKinds, ...mine]; a dimension of one's own is applied after the known ones.
 */
export function dress(
  resume: Resume,
  choices: Choices,
  seed: number | string,
  kinds: readonly DressKind[] = allKinds,
): Dressed {
  const destroyed = new Set<string>();
  const coarser = new Set<string>();
  const loose = new Set<string>();
  const { lang } = resume.meta;
  const style = defaultStyle(lang);
  const note = {
    destroy: (path: string) => destroyed.add(path),
    coarsen: (path: string) => coarser.add(path),
    loosen: (path: string) => loose.add(path),
  };
  const applied = chosenKinds(choices, kinds);
  const draw = (id: string): Draw => ({
    style,
    lang,
    resume,
    note,
    random: seeded(`${seed}/${resume.meta.id}/${id}`),
  });
  for (const kind of applied) kind.style?.(style, draw(kind.id));
  let lines = layOut(draw('layout'));
  for (const kind of applied) lines = kind.lines?.(lines, draw(kind.id)) ?? lines;
  noteUnprinted(resume, lines, note.destroy);
  noteLostEdges(lines, note);
  let rows = setRows(lines, style);
  for (const kind of applied) rows = kind.rows?.(rows, draw(kind.id)) ?? rows;
  let text = rows.map((row) => row.text).join('\n');
  for (const kind of applied) text = kind.text?.(text, draw(kind.id)) ?? text;
  return {
    text,
    destroyed: [...destroyed],
    coarser: [...coarser].map((path) => ({ path, precision: 'year' as const })),
    loose: [...loose],
    content: contentOf(lines),
    applied: applied.map(({ id }) => id),
  };
}

/** The chosen kinds in the order of their dimensions, without those that clash with an earlier one. */
function chosenKinds(choices: Choices, kinds: readonly DressKind[]): DressKind[] {
  const place = (dimension: string) => {
    const index = dimensions.indexOf(dimension);
    return index < 0 ? dimensions.length : index;
  };
  const chosen = Object.entries(choices)
    .map(([dimension, id]) => {
      const kind = kinds.find((each) => each.id === id && each.dimension === dimension);
      if (!kind) throw new Error(`No kind ${id} in dimension ${dimension}`);
      return kind;
    })
    .sort((a, b) => place(a.dimension) - place(b.dimension));
  const applied: DressKind[] = [];
  for (const kind of chosen) {
    if (!applied.some((other) => clash(kind, other) || clash(other, kind))) applied.push(kind);
  }
  return applied;
}

function clash(kind: DressKind, other: DressKind): boolean {
  return (kind.clashes ?? []).some(
    (each) => each === other.id || (each.endsWith('/') && other.id.startsWith(each)),
  );
}

/** What is not on the page at all cannot be told from it. */
function noteUnprinted(resume: Resume, lines: Line[], destroy: (path: string) => void): void {
  const printed = new Set(
    lines.flatMap((line) => line.pieces.flatMap((piece) => piece.paths ?? [])),
  );
  for (const { path } of fieldsOf(resume)) {
    if (![...printed].some((each) => each === path || covers(each, path))) destroy(path);
  }
}

function contentOf(lines: Line[]): string[] {
  return lines.flatMap((line) =>
    line.pieces.flatMap(({ text, paths, content }) =>
      content || paths?.some((path) => !/[dD]ate$/.test(path)) ? [text] : [],
    ),
  );
}

/** A random dress: so many dimensions changed from the default. */
export function randomDress(
  seed: number | string,
  count: number,
  kinds: readonly DressKind[] = allKinds,
): Choices {
  const random = seeded(`dress/${seed}`);
  const byDimension = Map.groupBy(kinds.filter(changes), ({ dimension }) => dimension);
  const names = shuffled([...byDimension.keys()], random).slice(0, count);
  return Object.fromEntries(names.map((name) => [name, random.pick(byDimension.get(name)!).id]));
}

/** Whether a kind does anything; the default of its dimension does not. */
export function changes({ style, lines, rows, text }: DressKind): boolean {
  return Boolean(style ?? lines ?? rows ?? text);
}

function shuffled<T>(list: T[], random: Random): T[] {
  for (let index = list.length - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
  return list;
}
