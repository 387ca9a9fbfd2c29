import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentSchema, parseConfig } from './config.ts';

const EXAMPLE = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const exampleEntries = [...EXAMPLE.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

describe('configuration', () => {
  it('is complete without any variable', () => {
    expect(parseConfig({})).toMatchObject({
      ok: true,
      config: { port: 3000, appUrl: 'http://localhost:3000', rateLimits: true },
    });
  });

  it('counts an empty string as unset', () => {
    expect(parseConfig({ PORT: '', APP_URL: ' ' })).toEqual(parseConfig({}));
  });

  it('takes the port into the default address', () => {
    expect(parseConfig({ PORT: '8123' })).toMatchObject({
      config: { appUrl: 'http://localhost:8123' },
    });
  });

  it('takes no time that a date cannot be reckoned from', () => {
    const SESSION_IDLE_S = '9007199254740991';
    expect(parseConfig({ SESSION_IDLE_S })).toMatchObject({
      faults: [expect.stringMatching(/^SESSION_IDLE_S: must be at most /)],
    });
  });

  it('says one line per fault', () => {
    const result = parseConfig({ PORT: 'abc', MAX_PAGES: '0', DATABASE_URL: 'mysql://x' });
    expect(result).toEqual({
      ok: false,
      faults: [
        'PORT: must be a port number',
        'DATABASE_URL: must be a postgres:// address',
        'MAX_PAGES: must be at least 1',
      ],
    });
  });

  it.each([
    ['1', true],
    ['10.0.0.0/8, loopback', true],
    ['my-proxy', false],
    ['10.0.0.0/99', false],
    ['10.0.0.0/', false],
    ['1,loopback', false],
    ['true', true],
    ['10.0.0.1, 2001:db8::/32', true],
  ])('takes TRUST_PROXY=%s: %s', (TRUST_PROXY, ok) => {
    expect(parseConfig({ TRUST_PROXY }).ok).toBe(ok);
  });

  it('refuses to lift the limits of a public server', () => {
    expect(parseConfig({ RATE_LIMITS: 'off', APP_URL: 'https://cv.example' })).toEqual({
      ok: false,
      faults: ['RATE_LIMITS: cannot be off when APP_URL is https'],
    });
    expect(parseConfig({ RATE_LIMITS: 'off' })).toMatchObject({ config: { rateLimits: false } });
  });
});

describe('.env.example', () => {
  it('lists every variable, and no other', () => {
    expect(exampleEntries.map(([name]) => name)).toEqual(Object.keys(environmentSchema.shape));
  });

  it('shows the defaults', () => {
    expect(parseConfig(Object.fromEntries(exampleEntries))).toEqual(parseConfig({}));
    const unset = environmentSchema.parse({});
    for (const [name, value] of exampleEntries) {
      expect(`${name}=${unset[name as keyof typeof unset] ?? ''}`).toBe(`${name}=${value}`);
    }
  });
});
