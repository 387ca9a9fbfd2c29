import { Client } from 'pg';

/**
 * A connection that is cut once a statement isn't answered in time. node-postgres alone would keep
 * it, and let the transaction's rollback wait as long again.
 */
export class ImpatientClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: passes every form of the call on
  override query(...given: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: the same
    const answer: unknown = (super.query as (...given: any[]) => unknown)(...given);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutIfSilent(error));
    return answer;
  }

  #cutIfSilent(error: unknown): void {
    if (!(error instanceof Error && error.message === 'Query read timeout')) return;
    // Not in node-postgres's types, yet documented: what a connection is made of.
    const { connection } = this as unknown as { connection: { stream: { destroy: () => void } } };
    connection.stream.destroy();
  }
}
