import { median } from '../measure.ts';
import type { LoadRequest } from './client.ts';
import type { Length } from './compare-calls.ts';
import { loadNow } from './machine.ts';
import { measureRound, type Round } from './pairs.ts';
import { type Subject, startProduct } from './subject.ts';
import { addResumes, createWorld, type Person, REQUESTS, type World } from './world.ts';

const PAGE_ROWS = 20;
const DEEP_PAGE = 1_000;

interface Place {
  world: World;
  subject: Subject;
}

/** The same calls with the rows of many users and of few, in turns. */
export async function compareSizes(
  few: Place,
  ports: number,
  dataDir: string,
  length: Length & { manyUsers: number },
): Promise<void> {
  const world = await createWorld(length.manyUsers);
  if (!world) return;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: world.database.url };
  const subject = await startProduct(ports, environment, 'web');
  try {
    console.log(
      `\n${length.manyUsers} users' rows beside ${few.world.people.length} active of few`,
    );
    for (const call of ['list', 'resume'] as const) {
      await compare(`${call}, many users / few`, length, [
        { ...few, requests: REQUESTS[call](few.world.people) },
        { subject, world, requests: REQUESTS[call](world.people) },
      ]);
    }
    await compareDepths({ world, subject }, length);
  } finally {
    await subject.stop();
    await world.database.drop();
  }
}

type Side = Place & { requests: LoadRequest[] };

async function compare(what: string, { pairs, seconds }: Length, [few, many]: [Side, Side]) {
  const rounds: { few: Round; many: Round }[] = [];
  const measure = (side: Side) => measureRound(side, side.world.database, seconds);
  await measure(few);
  await measure(many);
  for (let pair = 0; pair < pairs; pair++) {
    rounds.push({ few: await measure(few), many: await measure(many) });
  }
  const ratio = (of: (round: Round) => number) =>
    median(rounds.map((round) => of(round.many) / of(round.few))).toFixed(2);
  const cpu = ratio(({ nodeUs, postgresUs }) => nodeUs + postgresUs);
  console.log(
    `${what.padEnd(46)} CPU x${cpu}, PostgreSQL's x${ratio((round) => round.postgresUs)}, p99 x${ratio((round) => round.p99)}\n  wanted <= 1.5; load ${loadNow()}`,
  );
}

/** One person with 20,000 resumes: the first page of their list, and the thousandth. */
async function compareDepths({ world, subject }: Place, length: Length): Promise<void> {
  const person = world.people.at(-1) as Person;
  await addResumes(world.database, [person.userId], PAGE_ROWS * DEEP_PAGE, 'deep');
  const [row] = await world.database.query<{ id: string; created_at: Date }>(
    'select id, created_at from resumes where user_id = $1 order by created_at desc, id desc offset $2 limit 1',
    [person.userId, PAGE_ROWS * (DEEP_PAGE - 1)],
  );
  const cursor = Buffer.from(JSON.stringify([row?.created_at.getTime(), row?.id])).toString(
    'base64url',
  );
  const of = (path: string) => [{ method: 'GET', path, headers: person.headers }];
  const place = { world, subject };
  await compare('list, page 1,000 / page 1', length, [
    { ...place, requests: of('/api/resumes') },
    { ...place, requests: of(`/api/resumes?cursor=${cursor}`) },
  ]);
}
