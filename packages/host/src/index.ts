export { createReader, type Reader, ReaderBusyError, type ReaderOptions } from './reader.ts';
