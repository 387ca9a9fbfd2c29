import { type ReadBackKind, type ReadBackMatrix, readBackKindSchema } from '@trueline/contracts';

const COLUMN_GAP = '  ';

/** The matrix as text: a line for each reader with fields kept of fields given, then each loss by its place in the resume. */
export function readBackTable(matrix: ReadBackMatrix): string {
  const kinds = readBackKindSchema.options.filter((kind) =>
    matrix.fields.some((field) => field.kind === kind),
  );
  const head = ['read by', ...kinds, 'order'];
  const rows = matrix.readers.map(({ id, name, inOrder }) => [
    name,
    ...kinds.map((kind) => ratio(matrix, id, kind)),
    inOrder ? 'kept' : 'LOST',
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => [...(row[column] ?? '')].length)),
  );
  const table = [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(COLUMN_GAP)
      .trimEnd(),
  );
  return `${[...table, ...losses(matrix)].join('\n')}\n`;
}

function ratio({ fields }: ReadBackMatrix, reader: string, kind: ReadBackKind): string {
  const ofKind = fields.filter((field) => field.kind === kind);
  const kept = ofKind.filter(({ outcomes }) => outcomes[reader] === 'kept');
  return `${kept.length}/${ofKind.length}`;
}

function losses({ readers, fields }: ReadBackMatrix): string[] {
  return fields.flatMap(({ path, text, outcomes }) =>
    readers
      .filter(({ id }) => outcomes[id] !== 'kept')
      .map(({ id, name }) => `${outcomes[id]}: ${path} “${text}” (${name})`),
  );
}
