import { newId } from '../ids.ts';

/** Stored files by keys of our own making; no name given by a person is ever part of one. */
export interface FileStore {
  /** Durable once it resolves: the whole file is there under a new key, or nothing is. */
  save: (bytes: Uint8Array) => Promise<string>;
  /** Throws FileMissingError. */
  read: (key: string) => Promise<Uint8Array>;
  /** A file already gone is fine. */
  remove: (key: string) => Promise<void>;
  /** Every key, in no order that is promised: for backups. */
  list: () => AsyncIterable<string>;
  /** Keys of the files that were written before this. */
  listOlderThan: (time: Date) => AsyncIterable<string>;
  /** Puts a file back under the key that it had: for restoring. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
}

/** There is no file under this key. */
export class FileMissingError extends Error {
  constructor(key: string) {
    super(`there is no file ${key}`);
    this.name = 'FileMissingError';
  }
}

const KEY = /^[A-Za-z0-9_-]{2}\/[A-Za-z0-9_-]{22}$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error('not a file key');
}

/** A random id, spread over folders named by its first two characters. */
export function newFileKey(): string {
  const id = newId();
  return `${id.slice(0, 2)}/${id}`;
}
