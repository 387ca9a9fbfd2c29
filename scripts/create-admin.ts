// `npm run create-admin`: makes an administrator, or makes an account one. By default there is none.
import {
  CREATE_ADMIN_USAGE,
  createAdmin,
  parseAdminArgs,
} from '../apps/server/src/commands/create-admin.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { explainStartFault } from '../apps/server/src/process/explain-start-fault.ts';
import { EXIT_USAGE, endProcess, loadConfig } from '../apps/server/src/process/load-config.ts';

const given = parseAdminArgs(process.argv.slice(2)) ?? endProcess(EXIT_USAGE, CREATE_ADMIN_USAGE);
const config = loadConfig();
try {
  const log = createLog('error', process.stderr);
  process.stdout.write(`${await createAdmin(config, log, given)}\n`);
  process.exit(0);
} catch (error) {
  endProcess(1, explainStartFault(error));
}
