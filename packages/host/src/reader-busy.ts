/** Too many files are waiting, or the reader or its process was ended: try again later. */
export class ReaderBusyError extends Error {
  override readonly name = 'ReaderBusyError';
}
