import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './database.ts';

/** Stands for a value while a query is built without any. */
class Placeholder {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/**
 * A query that is built and compiled at its first call and then only given its values: for those
 * that nearly every request makes, where building costs as much as asking. `build` may use `values`
 * as parameters and for nothing else, since it sees none.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Queryable, values: Values) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, placeholders<Values>()).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.key as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, key) => new Placeholder(key) }) as Values;
}
