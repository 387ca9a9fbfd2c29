import pg, { type Connection, type FieldDef, type Submittable } from 'pg';

/** Not in node-postgres's types: how it writes a value, and which statements a connection knows. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string } })
  .utils;
type KnowingConnection = Connection & { parsedStatements: Record<string, string | undefined> };

/** The columns of a statement's rows, and how the text of each is read. */
export interface Columns {
  names: string[];
  readers: ((text: string) => unknown)[];
}

const NO_COLUMNS: Columns = { names: [], readers: [] };

export interface NamedResult {
  command: string;
  rowCount: number | null;
  rows: Record<string, unknown>[];
}

type Callback = (error: Error | null | undefined, result?: NamedResult) => void;

/**
 * A statement under a name, in the form that node-postgres lets others write (as its cursors are).
 * Its own asks anew each time which columns the rows have and builds a template of a row: a third of
 * what a read of one row costs. PostgreSQL fails a named statement rather than answer other columns.
 */
export class NamedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  /** Exchanged by node-postgres, which counts the time. */
  callback: Callback;
  readonly #values: readonly unknown[];
  /** What this connection has learnt of its statements. */
  readonly #known: Map<string, Columns>;
  #columns: Columns | undefined;
  readonly #result: NamedResult = { command: '', rowCount: null, rows: [] };
  #fault: unknown;

  constructor(
    { name, text }: { name: string; text: string },
    values: readonly unknown[],
    known: Map<string, Columns>,
    callback: Callback,
  ) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#known = known;
    this.#columns = known.get(name);
    this.callback = callback;
  }

  /** An error that it returns is handed to `handleError`; nothing was sent then. */
  submit(connection: Connection): Error | undefined {
    const { name, text } = this;
    let values: string[];
    try {
      values = this.#values.map((value) => prepareValue(value));
    } catch (error) {
      return error as Error;
    }
    connection.stream.cork();
    if ((connection as KnowingConnection).parsedStatements[name] === undefined) {
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values }, true);
    if (!this.#columns) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
    return undefined;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#learn({
      names: fields.map((field) => field.name),
      readers: fields.map((field) => pg.types.getTypeParser(field.dataTypeID, 'text')),
    });
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { names, readers } = this.#columns ?? NO_COLUMNS;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < names.length; index += 1) {
        const text = fields[index] ?? null;
        row[names[index] as string] = text === null ? null : readers[index]?.(text);
      }
    } catch (error) {
      this.#fault ??= error;
    }
    this.#result.rows.push(row);
  }

  /** `INSERT 0 1`, `SELECT 20`, `COMMIT`. */
  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#columns) this.#learn(NO_COLUMNS);
    const words = text.split(' ');
    this.#result.command = words[0] ?? '';
    this.#result.rowCount = words.length > 1 ? Number(words.at(-1)) : null;
  }

  handleReadyForQuery(): void {
    if (this.#fault === undefined) this.callback(null, this.#result);
    else this.callback(this.#fault as Error);
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleEmptyQuery(): void {}

  #learn(columns: Columns): void {
    this.#columns = columns;
    this.#known.set(this.name, columns);
  }
}
