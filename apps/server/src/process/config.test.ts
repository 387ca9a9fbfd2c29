import { readFileSync } from 'node:fs';
import { CLAIMS } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { environmentSchema, parseConfig } from './config.ts';

const EXAMPLE = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
const exampleEntries = [...EXAMPLE.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

describe('configuration', () => {
  it('is complete without any variable', () => {
    expect(parseConfig({})).toMatchObject({
      ok: true,
      config: { port: 3000, appUrl: 'http://localhost:3000', rateLimits: true },
    });
  });

  it('gives as many free days as the pages promise', () => {
    expect(parseConfig({})).toMatchObject({ config: { trialDays: CLAIMS.trial?.days } });
  });

  it('counts an empty string as unset', () => {
    expect(parseConfig({ PORT: '', APP_URL: ' ' })).toEqual(parseConfig({}));
  });

  it.each(['nonsense', 'http://', 'https://a b', 'ftp://cv.example', 'http://cv.example/path'])(
    'names an address that is none in one line: %s',
    (address) => {
      for (const name of ['APP_URL', 'S3_ENDPOINT']) {
        const line = expect.stringMatching(new RegExp(`^${name}: must be an `));
        expect(parseConfig({ [name]: address })).toEqual({ ok: false, faults: [line] });
      }
    },
  );

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

  it('takes an object store whole or not at all', () => {
    const S3_BUCKET = 'resumes';
    expect(parseConfig({ S3_BUCKET })).toEqual({
      ok: false,
      faults: [
        'S3_ACCESS_KEY_ID: is needed for an object store',
        'S3_SECRET_ACCESS_KEY: is needed for an object store',
      ],
    });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(parseConfig({ S3_BUCKET, ...keys })).toMatchObject({
      config: { s3: { bucket: 'resumes', region: 'us-east-1', endpoint: undefined } },
    });
    expect(parseConfig({ S3_ENDPOINT: 'http://localhost:9000' }).ok).toBe(false);
  });

  it('takes an administrator whole or not at all, and no password that is tried first', () => {
    const ADMIN_USERNAME = 'olive.operator';
    expect(parseConfig({ ADMIN_USERNAME })).toEqual({
      ok: false,
      faults: [
        'ADMIN_EMAIL: is needed for an administrator',
        'ADMIN_PASSWORD: is needed for an administrator',
      ],
    });
    const account = { ADMIN_USERNAME, ADMIN_EMAIL: 'olive@example.com' };
    const faultsOf = (ADMIN_PASSWORD: string) => parseConfig({ ...account, ADMIN_PASSWORD });
    expect(faultsOf('short')).toMatchObject({
      faults: [expect.stringMatching(/^ADMIN_PASSWORD: /)],
    });
    expect(faultsOf('Password123!')).toMatchObject({
      faults: [expect.stringMatching(/^ADMIN_PASSWORD: .*tried first/)],
    });
    expect(parseConfig({ ...account, ADMIN_PASSWORD: 'a quiet made-up password' })).toMatchObject({
      config: { administrator: { username: ADMIN_USERNAME, email: 'olive@example.com' } },
    });
    expect(parseConfig({})).toMatchObject({ config: { administrator: undefined } });
  });

  it('takes plain https addresses of the pages elsewhere', () => {
    const SOCIAL_X_URL = 'https://x.com/example_maker';
    expect(parseConfig({ SOCIAL_X_URL })).toMatchObject({
      config: { social: { x: SOCIAL_X_URL, linkedin: null, tiktok: null } },
    });
    for (const address of [
      'x.com/example',
      'http://x.com/',
      'https://x.com/"><b>',
      'javascript:1',
    ]) {
      expect(parseConfig({ SOCIAL_TIKTOK_URL: address })).toMatchObject({
        faults: [expect.stringMatching(/^SOCIAL_TIKTOK_URL: must be an https address/)],
      });
    }
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
