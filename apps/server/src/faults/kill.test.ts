import { afterAll, describe, expect, it } from 'vitest';
import { createTestPlace, type DatabaseKind, postgresAnswers } from '../testing/databases.ts';
import { killLeftovers } from '../testing/server-process.ts';
import type { StageName } from './act.ts';
import { type KillFigures, killAndCheck } from './kill.ts';
import { isWhole, KILLS, report } from './settings.ts';

const TEST_MS = 14_400_000;
/** Every kill hits each stage of its round at a moment of its own. Stripe and the test checkout exclude each other. */
const ROUNDS: StageName[][] = [['upload', 'optimize', 'webhook', 'mail'], ['checkout']];

describe.concurrent('a server killed at a random moment', () => {
  afterAll(killLeftovers);

  const test = async (kind: DatabaseKind, stages: StageName[]) => {
    const place = await createTestPlace(kind);
    const tell = ({ violations, ...figures }: KillFigures) =>
      report(`kill -9 during ${stages.join(', ')} (${kind})`, {
        ...figures,
        readyMs: Math.round(figures.readyMs),
        endedMs: Math.round(figures.endedMs),
        violations: violations.length,
      });
    const options = { kills: KILLS, repeats: isWhole };
    const figures = await killAndCheck(place, stages, options, tell);
    tell(figures);
    expect(figures.violations).toEqual([]);
    await place.remove();
  };
  const cases = ROUNDS.map((stages) => ({ stages, name: stages.join(', ') }));
  const claim = 'keeps every promise of $name';

  it.for(cases)(`${claim} (embedded)`, { timeout: TEST_MS }, ({ stages }) =>
    test('embedded', stages),
  );
  describe.skipIf(!postgresAnswers)('on PostgreSQL', () => {
    it.for(cases)(`${claim} (PostgreSQL)`, { timeout: TEST_MS }, ({ stages }) =>
      test('postgres', stages),
    );
  });
});
