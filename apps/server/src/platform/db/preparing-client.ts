import type { QueryResult } from 'pg';
import { sha256 } from '../ids.ts';
import { ImpatientClient } from './impatient-client.ts';

/** Far more than there are queries of ours; what comes after, such as inserts of ever other lengths, is sent as text. */
const MAX_STATEMENTS = 300;
/** The statement isn't there, or is another's: a pooler hands connections around. Or a table has changed under it. */
const LOST_STATEMENT = new Set(['26000', '42P05', '0A000']);

const names = new Map<string, string>();
let isPreparing = true;

/**
 * A connection on which PostgreSQL parses each query once. Queries that ask for `*` stay as they
 * are: prepared, they would fail once a migration by a newer process has added a column.
 */
export class PreparingClient extends ImpatientClient {
  // biome-ignore lint/suspicious/noExplicitAny: passes every form of the call on
  override query(...given: any[]): any {
    const [text, values] = given;
    const isPlain = given.length === 2 && typeof text === 'string' && Array.isArray(values);
    const name = isPlain && values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return super.query(...given);
    return this.#queryNamed(name, text, values);
  }

  async #queryNamed(name: string, text: string, values: unknown[]): Promise<QueryResult> {
    try {
      return await super.query({ name, text, values });
    } catch (error) {
      if (!isLost(error)) throw error;
      isPreparing = false;
      // Nothing was done yet. Within a transaction this fails, too, and the whole is rolled back.
      return super.query(text, values);
    }
  }
}

/** By its text: behind a pooler the statement of another process under this name is the same one. */
function nameOf(text: string): string | undefined {
  if (!isPreparing) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_STATEMENTS || asksForAll(text)) return undefined;
  const name = `trueline_${sha256(text)}`;
  names.set(text, name);
  return name;
}

/** The star of the job queue's insert stands for columns that the statement itself lists. */
function asksForAll(text: string): boolean {
  return /(?<!count\()\*/.test(text) && !text.includes('json_to_recordset(');
}

function isLost(error: unknown): boolean {
  return error instanceof Error && LOST_STATEMENT.has((error as { code?: string }).code ?? '');
}
