// The container files, read as text: no Docker is needed, and none has run them (docs/operations.md).
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema, parseConfig } from '../apps/server/src/process/config.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  healthcheck?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}
const { services, networks, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
const all = Object.entries(services);
const ours = all.filter(([, { build }]) => build !== undefined);

const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'made-up-password',
  FILES_PASSWORD: 'made-up-secret-key',
  METRICS_TOKEN: 'made-up-metrics-token',
};
/** `${NAME:-default}` and `${NAME:?why}`, as Compose fills them in. */
function fillIn(text: string): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name, kind, rest) => {
    if (kind === '-') return rest;
    const value = GIVEN[name];
    if (value === undefined) throw new Error(`${name} is not among what must be given`);
    return value;
  });
}

describe('compose.yaml', () => {
  it('has every part of the service', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['web', 'worker', 'migrate', 'database', 'files', 'mail', 'proxy']),
    );
  });

  it.each(ours)('%s runs what an npm script runs', (_name, { command = [] }) => {
    expect(Object.values(scripts)).toContain(command.join(' '));
  });

  it.each(ours)('%s has settings that the server takes', (_name, { environment = {} }) => {
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, fillIn(String(value))]),
    );
    const { NODE_ENV, ...own } = filled;
    expect(NODE_ENV).toBe('production');
    expect(Object.keys(environmentSchema.shape)).toEqual(expect.arrayContaining(Object.keys(own)));
    const parsed = parseConfig(own);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) {
      expect(parsed.config.s3).toBeDefined();
      expect(parsed.config.appUrl).toMatch(/^https:/);
    }
  });

  it.each(all)('%s may do no more than it must', (_name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    if (service.build) expect(service.read_only).toBe(true);
    else expect(service.image).toMatch(/:[\w.-]*\d[\w.-]*$/);
  });

  it('shows nothing to the world but the proxy', () => {
    const open = all.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    );
    expect(open).toEqual(['proxy 80:80', 'proxy 443:443']);
  });

  it('names no service, network or volume that it does not have', () => {
    for (const [, service] of all) {
      for (const name of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(name);
      for (const name of service.networks ?? []) expect(networks).toHaveProperty(name);
      for (const volume of service.volumes ?? []) {
        expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
      }
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        const isChecked = services[name]?.healthcheck !== undefined || services[name]?.build;
        if (condition === 'service_healthy') expect(isChecked).toBeTruthy();
      }
    }
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const argumentsOf = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('builds in one stage and runs in another, on Node 24', () => {
    expect(argumentsOf('FROM')).toEqual([
      'node:24-bookworm-slim AS build',
      'node:24-bookworm-slim',
    ]);
  });

  it('runs as nobody in particular, what an npm script runs', () => {
    expect(lastStage.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    const commands = lastStage.flatMap(
      (line) => /^(?:HEALTHCHECK .* )?CMD (\[.*\])$/.exec(line)?.[1] ?? [],
    );
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      expect(Object.values(scripts)).toContain((JSON.parse(command) as string[]).join(' '));
    }
  });

  it('copies what there is', () => {
    const copied = argumentsOf('COPY').flatMap((line) =>
      [...line.matchAll(/\/app\/(\S+)/g)].map(([, path = '']) => path),
    );
    expect(copied.length).toBeGreaterThan(3);
    for (const path of copied) expect(existsSync(new URL(path, root)), path).toBe(true);
  });

  it('leaves out what is secret or made here', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '**/node_modules', 'data']));
  });
});
