import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { listLines, verify } from '@trueline/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OwnOutput, optimizeFolder, verifyForm } from './own-output.ts';

const FIXTURES = join(import.meta.dirname, '../../packages/engine/fixtures/resumes');
/** Resumes of several trades and kinds of file, small enough for every run of the tests. */
const NAMES =
  /^(?:care-aide-prose|clerk-no-bold|cook-letterspaced|engineer-date-right|guard-shouting|truck-driver|law-clerk|hr-two-column)/;
const AD = `Operations Assistant

Requirements
- Scheduling and reporting
- Customer service in a busy office
- Excel, invoicing and inventory control
- Safety training`;

const outputs: OwnOutput[] = [];
beforeAll(async () => {
  for await (const output of optimizeFolder(FIXTURES, AD, '2026-11', (name) => NAMES.test(name)))
    outputs.push(output);
});

it('the fixtures are there', () => {
  expect(readdirSync(FIXTURES).filter((name) => NAMES.test(name)).length).toBeGreaterThan(7);
});

describe('what the product wrote itself holds', () => {
  it.each(['json', 'txt', 'md'] as const)('as %s', async (form) => {
    for (const output of outputs)
      expect([output.name, await verifyForm(output, output.document, form)]).toEqual([
        output.name,
        [],
      ]);
  });
});

/** Another number, a higher act, a new name, an outcome: a falsehood in a line, or null where the line has no place for it. */
const FALSEHOODS: readonly ((line: string) => string | null)[] = [
  (line) =>
    /\d/.test(line) ? line.replace(/\d+/, (digits) => String(Number(digits) * 3 + 1)) : null,
  (line) => line.replace(/^\p{Lu}\p{Ll}+(?:ed|d)\b/u, 'Spearheaded'),
  (line) => `${line.replace(/\.$/, '')} at Fabricated Holdings`,
  (line) => `${line.replace(/\.$/, '')}, cutting costs by 35%`,
  (line) => `${line.replace(/\.$/, '')} and managed a team of 14`,
  (line) => line.replace(/^(\p{Lu}\p{Ll}+)/u, (word) => `Single-handedly ${word.toLowerCase()}`),
];

function withLine(document: Resume, path: string, text: string): Resume {
  const copy = structuredClone(document);
  const [, entry = '', line = ''] = /^work\[(\d+)\]\.highlights\[(\d+)\]$/.exec(path) ?? [];
  copy.work?.[Number(entry)]?.highlights?.splice(Number(line), 1, text);
  return copy;
}

it('98 of 100 planted falsehoods are found', () => {
  let planted = 0;
  const missed: string[] = [];
  for (const { original, document } of outputs) {
    for (const { path, text } of listLines(document)) {
      if (!/^work\[\d+\]\.highlights\[\d+\]$/.test(path)) continue;
      for (const lie of FALSEHOODS) {
        const told = lie(text);
        if (told === null || told === text) continue;
        planted++;
        if (verify(original, withLine(document, path, told)).ok) missed.push(told);
      }
    }
    // A line of one role under another one.
    for (const [i, role] of (document.work ?? []).entries()) {
      const other = document.work?.[(i + 1) % (document.work?.length ?? 1)];
      const [line] = role.highlights ?? [];
      if (line === undefined || other === undefined || other === role) continue;
      planted++;
      const at = (document.work ?? []).indexOf(other);
      const copy = structuredClone(document);
      copy.work?.[at]?.highlights?.push(line);
      if (verify(original, copy).ok) missed.push(line);
    }
  }
  expect(planted).toBeGreaterThan(100);
  expect(missed.slice(Math.floor(planted / 50))).toEqual([]);
});
