import { join } from 'node:path';
import { outboxFolder } from '../accounts.ts';
import type { Database } from '../platform/db/database.ts';
import type { ModelInUse } from '../platform/language-model/language-models.ts';
import type { Config } from './config.ts';
import type { Role } from './role.ts';

/** What a process says about itself at its start, line by line. */
export function summarize(
  config: Config,
  role: Role,
  kind: Database['kind'],
  address: string | undefined,
  model: ModelInUse | undefined,
): string[] {
  const database = kind === 'embedded' ? `embedded, ${join(config.dataDir, 'db')}` : 'PostgreSQL';
  return [
    readyLine(config, role, address),
    `Data: ${config.dataDir}${config.s3 ? `, uploads in the bucket ${config.s3.bucket}` : ''}`,
    `Database: ${database}. AI: ${languageModelLine(model)}.`,
    `Payments: ${config.stripe ? 'Stripe' : 'test checkout, no money moves'}.`,
    config.smtpUrl === undefined
      ? `E-mail: no server set; each mail is a file in ${outboxFolder(config)}`
      : `E-mail: ${new URL(config.smtpUrl).host}, from ${config.mailFrom}`,
    ...(config.rateLimits ? [] : ['Rate limits are off: for load tests only.']),
  ];
}

function readyLine({ appUrl }: Config, role: Role, address: string | undefined): string {
  if (role !== 'worker') {
    const note = role === 'web' ? '; start a worker beside it for its jobs' : '';
    return `Trueline is ready at ${appUrl} (listening on ${address}${note})`;
  }
  const where = address === undefined ? 'it listens nowhere' : `health and metrics on ${address}`;
  return `Trueline's worker is ready for ${appUrl} (${where})`;
}

function languageModelLine(model: ModelInUse | undefined): string {
  if (!model) return 'built-in engine';
  return `${model.name} at ${new URL(model.baseUrl).host}, checked by the built-in engine`;
}
