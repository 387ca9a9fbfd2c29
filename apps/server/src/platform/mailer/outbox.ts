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
      for (const name of (await readdir(folder).catch(orAbsent)) ?? []) {
        if (!name.endsWith('.eml')) continue;
        const file = await stat(join(folder, name)).catch(orAbsent);
        if (file && file.mtime < limit) await remove([name]);
      }
    },
  };
}

/** Not made yet, or removed meanwhile by somebody else. */
function orAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
