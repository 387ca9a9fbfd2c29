import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { CHECK_FROM, isNameUnsupported } from './confidence.ts';
import { read } from './index.ts';
import { loadFixtures } from './testing/fixture-truth.ts';
import { readSection } from './testing/section-of.ts';

const FIRST = [
  'Zorbler',
  'Velm Prax',
  'Quontal',
  'Mibbish',
  'Drelk',
  'Sarn Tove',
  'Oxwit',
  'Plave',
];
const SECOND = [
  'Kessby',
  'Hurn and Dole',
  'Yattock',
  'Vinn',
  'Lorrow',
  'Ambit Nal',
  'Crewst',
  'Ullo',
];

/** Employers and titles that no lexicon knows, so that the reader has to guess: half of the resumes put the employer first, in rows or by a comma. */
const UNTOLD = FIRST.flatMap((title, index) => {
  const employer = SECOND[index] ?? '';
  const [above, below] = index % 2 === 0 ? [title, employer] : [employer, title];
  const dates = `${2001 + index} - ${2003 + index}`;
  return [
    { title, employer, rows: `${above}\n${below}\n${dates}\n- Did what was asked` },
    { title, employer, rows: `${above}, ${below}, ${dates}\n- Did what was asked` },
  ];
});

/** JSON Resume and LinkedIn's export are data already. */
const isPage = (format: string): boolean => format !== 'json' && format !== 'zip';

function confidenceAt({ meta }: Resume, path: string): number {
  return meta?.trueline?.spans?.[path]?.confidence ?? 0;
}

describe('confidence', () => {
  it('is low for each name that was only guessed and guessed wrong, and a warning says so', async () => {
    let wrong = 0;
    for (const { title, employer, rows } of UNTOLD) {
      const resume = await readSection('EXPERIENCE', rows);
      const [job] = resume.work ?? [];
      if (job?.position === title && job.name === employer) continue;
      wrong++;
      const isListed = (resume.meta?.trueline?.warnings ?? []).some(({ path }) =>
        path?.startsWith('work[0]'),
      );
      expect(isListed, rows).toBe(true);
      if (job?.position !== undefined && job.name !== undefined)
        expect(confidenceAt(resume, 'work[0].position'), rows).toBeLessThanOrEqual(CHECK_FROM);
    }
    expect(wrong).toBeGreaterThan(3);
  });

  it('is low for few values of resumes that are read rightly', async () => {
    let values = 0;
    let low = 0;
    for (const { file, bytes } of loadFixtures()) {
      const result = await read(bytes, file);
      const spans = result.ok ? Object.values(result.resume.meta?.trueline?.spans ?? {}) : [];
      values += spans.length;
      low += spans.filter(({ confidence }) => confidence <= CHECK_FROM).length;
    }
    expect(low / values).toBeLessThan(0.02);
  });

  it('leaves no value without a span', async () => {
    const leaves = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return [path];
      return Object.entries(value).flatMap(([key, item]) =>
        leaves(
          item,
          Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
        ),
      );
    };
    for (const { file, bytes } of loadFixtures().filter(({ format }) => isPage(format))) {
      const result = await read(bytes, file);
      if (!result.ok) throw new Error(`${file}: ${result.failure.code}`);
      const { meta, $schema: _, ...values } = result.resume;
      const spans = meta?.trueline?.spans ?? {};
      expect(
        leaves(values, '').filter((path) => !(path in spans)),
        file,
      ).toEqual([]);
    }
  });

  it('says in words what to check', async () => {
    const { meta } = await readSection('EXPERIENCE', 'Velm Prax\nQuontal\n2001 - 2003\n- Did it');
    expect(meta?.trueline?.warnings).toContainEqual({
      code: 'CHECK_ENTRY',
      path: 'work[0]',
      message:
        'We could not tell the job title from the employer in "Velm Prax" and "Quontal". Please check this entry.',
    });
  });

  it.each([
    ['Jörg Beispiel-Muster', 'joerg.beispiel@example.org', false],
    ['Robin Placeholder', 'rplace@example.com', false],
    ['Robin Placeholder', 'sunny.days@example.com', true],
  ])(
    'asks about a name only where its e-mail address shows nothing of it: %s, %s',
    (name, email, asks) => {
      expect(isNameUnsupported({ basics: { name, email } })).toBe(asks);
    },
  );
});
