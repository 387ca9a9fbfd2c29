import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadNow, residentMb } from './machine.ts';
import { runLoad, type Subject, startProduct } from './subject.ts';
import { REQUESTS, type World } from './world.ts';

const STREAMS = 1_000;
const STREAMS_PER_USER = 10;
const SETTLE_MS = 10_000;
const WARM_UP_S = 5;
const SOAK_SAMPLES = 10;
const SOAK_READS_PER_S = 200;

const mb = (value: number) => `${value.toFixed(0)} MB`;

/** Resident memory of processes that nobody has asked anything, ten seconds after their start. */
export async function idleMemory(world: World, port: number, dataDir: string): Promise<void> {
  const postgres = { DATA_DIR: dataDir, DATABASE_URL: world.database.url };
  const kinds = [
    { name: 'web alone, PostgreSQL', environment: postgres, role: ['web'] as const },
    { name: 'web and worker in one, PostgreSQL', environment: postgres, role: [] },
    {
      name: 'web and worker in one, embedded database',
      environment: { DATA_DIR: dataDir },
      role: [],
    },
  ];
  for (const { name, environment, role } of kinds) {
    const subject = await startProduct(port, environment, ...role);
    await sleep(SETTLE_MS);
    console.log(`${`idle, ${name}`.padEnd(46)} ${mb(residentMb(subject.pid))} resident`);
    await subject.stop();
  }
  console.log(`  wanted <= 160 MB on PostgreSQL; load ${loadNow()}`);
}

/** What a thousand open streams of events weigh while nothing happens. */
export async function idleStreams({ people }: World, subject: Subject): Promise<void> {
  // What the first requests load and allocate is no stream's weight.
  await runLoad({
    port: subject.port,
    connections: 50,
    seconds: WARM_UP_S,
    requests: REQUESTS.resume(people),
  });
  const before = residentMb(subject.pid);
  const sockets: Socket[] = [];
  for (let index = 0; index < STREAMS; index++) {
    const person = people[Math.floor(index / STREAMS_PER_USER) % people.length];
    if (!person) break;
    const socket = connect(subject.port, '127.0.0.1');
    socket.on('error', () => {});
    const path = `/api/resume-sessions/${person.resumeSessionId}/events`;
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.headers.cookie}\r\n\r\n`,
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    if (first.toString('latin1').startsWith('HTTP/1.1 200')) sockets.push(socket);
    else socket.destroy();
  }
  await sleep(SETTLE_MS);
  const growth = residentMb(subject.pid) - before;
  for (const socket of sockets) socket.destroy();
  console.log(
    `${`${sockets.length} idle event streams`.padEnd(46)} +${mb(growth)}\n  wanted 1000, <= 60 MB; load ${loadNow()}`,
  );
}

/** Reads at a steady pace; by how much memory grows after the first third, from a line through its samples. */
export async function soak(world: World, subject: Subject, minutes: number): Promise<void> {
  const seconds = (minutes * 60) / SOAK_SAMPLES;
  const samples: number[] = [];
  for (let sample = 0; sample < SOAK_SAMPLES; sample++) {
    await runLoad({
      port: subject.port,
      connections: 20,
      seconds,
      requests: [...REQUESTS.list(world.people), ...REQUESTS.resume(world.people)],
      perSecond: SOAK_READS_PER_S,
    });
    samples.push(residentMb(subject.pid));
  }
  const settled = samples.slice(Math.floor(SOAK_SAMPLES / 3));
  const growth = (settled.at(-1) ?? 0) / (settled[0] ?? 1) - 1;
  console.log(
    `${`soak, ${minutes} min, ${SOAK_READS_PER_S} reads a second`.padEnd(46)} ${mb(settled[0] ?? 0)} to ${mb(settled.at(-1) ?? 0)} (${(growth * 100).toFixed(1)} %)\n  wanted <= 5 % in 30 min; load ${loadNow()}`,
  );
}
