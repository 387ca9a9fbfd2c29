import { Client } from 'pg';

/**
 * A connection that is cut once a statement isn't answered in time: somebody has to ask it now and
 * then (`cutIfSilent`). node-postgres would keep the connection, let the transaction's rollback
 * wait as long again, and make a timer for each statement, which costs more than its time: what it
 * hangs on outlives young collections, and these then take five times as long.
 */
export class ImpatientClient extends Client {
  /** When the statement under way was asked; undefined while there is none. */
  #askedAt: number | undefined;

  constructor(...config: ConstructorParameters<typeof Client>) {
    super(...config);
    this.on('drain', () => {
      this.#askedAt = undefined;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: passes every form of the call on
  override query(...given: any[]): any {
    this.#askedAt = performance.now();
    // biome-ignore lint/suspicious/noExplicitAny: the same
    return (super.query as (...given: any[]) => unknown)(...given);
  }

  /** Whoever waits for the statement is told by an error. */
  cutIfSilent(longestMs: number): void {
    if (this.#askedAt === undefined || performance.now() - this.#askedAt < longestMs) return;
    this.connection.stream.destroy(new Error('Query read timeout'));
  }
}
