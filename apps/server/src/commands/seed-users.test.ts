import { describe, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { CommandFault } from '../process/command-fault.ts';
import { parseConfig } from '../process/config.ts';
import { createTestPlace, describeOnDatabases } from '../testing/databases.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { RESUMES_PER_SEED_USER, seedUsers } from './seed-users.ts';

const log = createLog('silent', process.stderr);

function configOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return parsed.config;
}

describeOnDatabases('made-up users', (kind) => {
  it('are signed in by the cookie that is told, with resumes and a resume session', async () => {
    const place = await createTestPlace(kind);
    const { dataDir, databaseUrl } = place;
    const config = { ...configOf({ DATA_DIR: dataDir }), databaseUrl };
    const { batch, tokenStart } = await seedUsers(config, log, 300);
    const server = await startServerProcess(place);
    try {
      const browser = server.openBrowser();
      browser.cookies.set('trueline_session', `${tokenStart}-300`);
      const me = await browser.get('/api/auth/me');
      expect(me.json.user.username).toBe(`sample-${batch}-300`);
      const { items } = (await browser.get('/api/resumes')).json;
      expect(items).toHaveLength(RESUMES_PER_SEED_USER);
      const { resume } = (await browser.get(`/api/resumes/${items[0].id}`)).json;
      expect(resume.text).toContain(resume.document.basics.name);
      const sessions = (await browser.get('/api/resume-sessions')).json.items;
      expect(sessions).toMatchObject([{ resumeId: items[0].id, status: 'pending' }]);
    } finally {
      await server.end('SIGTERM');
      await place.remove();
    }
  });
});

describe('adding made-up users', () => {
  it('is refused where the service is public', async () => {
    const config = configOf({ APP_URL: 'https://trueline.example' });
    await expect(seedUsers(config, log, 1)).rejects.toThrow(CommandFault);
  });

  it.each([0, -1, 1.5, Number.NaN])('is refused for %s of them', async (users) => {
    await expect(seedUsers(configOf({}), log, users)).rejects.toThrow('N must be a whole number');
  });
});
