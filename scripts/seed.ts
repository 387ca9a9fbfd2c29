// `npm run seed -- --users N`: adds N made-up users with sign-ins, resumes and resume sessions, for trials under load.
import { runCommand } from '../apps/server/src/commands/run-command.ts';
import { RESUMES_PER_SEED_USER, seedUsers } from '../apps/server/src/commands/seed-users.ts';

await runCommand({
  usage: 'npm run seed -- --users N',
  args: 1,
  flags: ['--users'],
  run: async ({ config, log, args: [users] }) => {
    const { batch, tokenStart } = await seedUsers(config, log, Number(users));
    return [
      `${users} made-up users (sample-${batch}-1 to sample-${batch}-${users}), each with ${RESUMES_PER_SEED_USER} resumes without their uploads.`,
      `User n is signed in with the cookie trueline_session=${tokenStart}-n.`,
    ].join('\n');
  },
});
