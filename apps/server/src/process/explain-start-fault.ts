import { DataDirInUseError } from '../platform/db/data-lock.ts';
import { isDatabaseUnavailable } from '../platform/db/faults.ts';
import { S3Fault } from '../platform/files/s3-client.ts';
import { CommandFault } from './command-fault.ts';

type Fault = NodeJS.ErrnoException & { port?: number; address?: string };

/** SQLSTATE of what a wrong DATABASE_URL leads to. */
const DATABASE_FAULTS: Record<string, string> = {
  '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'PostgreSQL has no database of the name in DATABASE_URL.',
  '42501': 'The user of DATABASE_URL may not create tables.',
};
const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|EDQUOT)$/;

/** One line for what a person can put right, the stack for a bug. */
export function explainStartFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, port, address, path } = error as Fault;
  if (error instanceof DataDirInUseError || error instanceof CommandFault) {
    return error.message;
  }
  if (error.cause instanceof S3Fault) {
    return `The object store cannot be used (${error.cause.code}). Check the settings that begin with S3_.`;
  }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT.`;
  if (syscall === 'listen') {
    return `Listening on ${address}:${port} is not possible (${code}). Check HOST and PORT.`;
  }
  const databaseFault = DATABASE_FAULTS[code];
  if (databaseFault !== undefined) return databaseFault;
  if (path !== undefined && UNWRITABLE.test(code)) {
    return `${path} cannot be written (${code}). Check DATA_DIR.`;
  }
  if (isDatabaseUnavailable(error)) return 'The PostgreSQL server of DATABASE_URL does not answer.';
  return error.stack ?? error.message;
}
