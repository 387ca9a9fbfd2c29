import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('an account deleted while it uploads', (kind) => {
  const ROUNDS = 6;
  const UPLOADS = 8;
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const storedFiles = () =>
    readdirSync(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;

  it('quality 51: leaves no file, and no upload ends in a fault of ours', async () => {
    const answers: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = app.openBrowser();
      await owner.register(`leaver.${round}`);
      const upload = async (number: number) => {
        // One after another about as long as the deletion takes to look at the password.
        await pause(number * 6);
        const bytes = Buffer.from(`Nora Testwell\nround ${round}, file ${number}`);
        return (await owner.upload('/api/resumes', 'nora.txt', bytes)).status;
      };
      const uploads = Array.from({ length: UPLOADS }, (_, number) => upload(number));
      const gone = await owner.delete('/api/account', { password: PASSWORD });
      expect(gone.status).toBe(200);
      answers.push(...(await Promise.all(uploads)));
    }
    expect(answers.filter((status) => ![201, 401, 403].includes(status))).toEqual([]);
    await expect.poll(storedFiles).toBe(0);
  });
});
