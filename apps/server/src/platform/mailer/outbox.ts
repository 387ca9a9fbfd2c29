import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, toMessage } from './mailer.ts';

export interface Outbox extends Mailer {
  /** Files already gone are fine. */
  remove: (names: readonly string[]) => Promise<void>;
  removeOlderThan: (limit: Date) => Promise<void>;
}

/** In place of a mail server: each mail as a file `<time>-<id>.eml` in `folder`, which mail programs open. */
export function createOutbox(folder: string, from: string): Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, basename(name)), { force: true });
  };
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      const time = mail.date.toISOString().replace(/[-:.]/g, '');
      const name = `${time}-${mail.id}.eml`;
      const partial = join(folder, `.${name}.partial`);
      await writeFile(partial, message as Buffer);
      await rename(partial, join(folder, name));
      return name;
    },
    remove,
    removeOlderThan: async (limit) => {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (const name of names.filter((file) => file.endsWith('.eml'))) {
        const { mtime } = await stat(join(folder, name));
        if (mtime < limit) await remove([name]);
      }
    },
  };
}
