import type { Fact } from '@trueline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTold, listKnown, listOwnTopics } from './index.ts';

const fact = (id: string, line: string): Fact => ({
  id,
  line,
  section: 'work',
  role: { position: 'Data Analyst', name: 'Maple Example Foods' },
  topic: `amount:${id}`,
  prompt: `How many ${id}?`,
});

describeOnDatabases('what a person told in answers', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let other: Browser;
  let origin: { userId: string; resumeSessionId: string };
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.teller');
    other = app.openBrowser();
    await other.register('otto.other');
    const { id } = await prepareSession(owner);
    const { user } = (await owner.get('/api/auth/me')).json;
    origin = { userId: user.id, resumeSessionId: id };
  });
  afterAll(() => app.close());

  const keep = (before: object, after: object) =>
    keepTold(app.database.db, origin, before, after, new Date());
  const list = async () => (await owner.get('/api/profile/answers')).json.items;
  const lines = async () =>
    (await list()).map((item: { fact?: Fact }) => item.fact?.line ?? null).sort();
  const clear = async () => {
    for (const { id } of await list()) await owner.delete(`/api/profile/answers/${id}`);
  };
  const elsewhere = () =>
    listKnown(app.database.db, { ...origin, resumeSessionId: 'another' }, new Set());

  it('is kept by what was told anew, and forgotten where it is taken back', async () => {
    const books = fact('books', 'Kept 4 books');
    await keep({}, { facts: [books, fact('boxes', 'Packed 9 boxes')], declined: ['amount:bags'] });
    expect(await lines()).toEqual(['Kept 4 books', 'Packed 9 boxes', null]);
    expect(await elsewhere()).toEqual({
      facts: expect.arrayContaining([books]),
      declined: ['amount:bags'],
    });
    await keep(
      { facts: [books, fact('boxes', 'Packed 9 boxes')], declined: ['amount:bags'] },
      { facts: [fact('books', 'Kept 5 books')] },
    );
    expect(await lines()).toEqual(['Kept 5 books']);
    await clear();
  });

  it('is not told to a run of the session that it was told in, whose answers say it', async () => {
    await keep({}, { facts: [fact('books', 'Kept 4 books')] });
    const said = new Set(['amount:books']);
    expect(await listKnown(app.database.db, origin, said)).toEqual({ facts: [], declined: [] });
    expect(await listOwnTopics(app.database.db, origin)).toEqual(new Set(['amount:books']));
    await clear();
  });

  it('is told to a run of the same session whose answers say it no more', async () => {
    const books = fact('books', 'Kept 4 books');
    await keep({}, { facts: [books], declined: ['amount:bags'] });
    const known = { facts: [books], declined: ['amount:bags'] };
    expect(await listKnown(app.database.db, origin, new Set(['amount:boxes']))).toEqual(known);
    await clear();
  });

  it('stays as its person put it, and stays deleted, whatever that session decides later', async () => {
    const told = { facts: [fact('books', 'Kept 4 books'), fact('boxes', 'Packed 9 boxes')] };
    await keep({}, told);
    const items = await list();
    const [books, boxes] = ['Kept 4 books', 'Packed 9 boxes'].map((line) =>
      items.find((item: { fact?: Fact }) => item.fact?.line === line),
    );
    const line = 'Kept four books of account';
    const path = `/api/profile/answers/${books.id}`;
    const reworded = await owner.patch(path, { line });
    expect(reworded.json.answer.fact).toMatchObject({ line, section: 'work' });
    expect((await owner.delete(`/api/profile/answers/${boxes.id}`)).status).toBe(204);
    await keep(told, told);
    expect(await lines()).toEqual([line]);
    expect((await elsewhere()).facts).toEqual([fact('books', line)]);
    expect(await listOwnTopics(app.database.db, origin)).toEqual(new Set());
    await clear();
  });

  it('is nobody else’s to see, change or delete', async () => {
    await keep({}, { facts: [fact('books', 'Kept 4 books')], declined: ['amount:bags'] });
    const items = await list();
    expect((await other.get('/api/profile/answers')).json.items).toEqual([]);
    for (const { id } of items) {
      const path = `/api/profile/answers/${id}`;
      expect((await other.patch(path, { line: 'Mine.' })).status).toBe(404);
      expect((await other.delete(path)).status).toBe(404);
    }
    expect(await list()).toEqual(items);
    const declined = items.find((item: { fact?: Fact }) => item.fact === undefined);
    const reworded = await owner.patch(`/api/profile/answers/${declined.id}`, { line: 'Yes.' });
    expect(reworded.status).toBe(409);
    expect((await owner.patch(`/api/profile/answers/${declined.id}`, { line: ' ' })).status).toBe(
      422,
    );
    await clear();
  });
});
