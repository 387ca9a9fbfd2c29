import type { Resume } from '@trueline/contracts';
import { verify } from '@trueline/engine';
import { expect, it } from 'vitest';
import { resumes } from '../cases/dress/resumes/index.ts';
import { listJoins } from './joins.ts';

/** Kinds and reasons by which a finding says that the resume tells another thing, not less. */
const OTHER =
  /^(?:number|date|name|employer|title|school|degree|certificate|award|language|contact)$/;
const DENIAL =
  /^The source (?:says that (?:this was|somebody|it came)|names somebody|tells the other)/;

const withLine = (resume: Resume, path: string, line: string): Resume => {
  const at = Number(/\d+/.exec(path)?.[0]);
  const work = resume.work?.map((role, i) =>
    i === at ? { ...role, highlights: [line, ...(role.highlights ?? []).slice(1)] } : role,
  );
  return { ...resume, ...(work && { work }) };
};

const JOINS = resumes
  .filter(({ meta }) => meta.lang === 'en')
  .flatMap(({ meta: _, ...resume }) =>
    listJoins(resume as Resume).map((join) => ({ ...join, resume: resume as Resume })),
  );
/** Of some 2,200 every so many are read with each run of the tests. */
const STEP = 11;

it('what two entries say together is no contradiction', () => {
  expect(JOINS.length).toBeGreaterThan(2000);
  const wrong = JOINS.filter((_, i) => i % STEP === 0).flatMap(({ resume, path, text }) =>
    verify(resume, withLine(resume, path, text))
      .unsupported.filter(({ kind, reason }) => OTHER.test(kind) || DENIAL.test(reason))
      .map(({ kind, reason }) => `${kind}, ${reason}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
