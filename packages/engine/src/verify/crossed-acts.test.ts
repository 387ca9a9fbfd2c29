import { describe, expect, it } from 'vitest';
import { listFalseEdits, listRightEdits } from './testing/crossed-acts.ts';
import { listFairClaims, listOverclaims } from './testing/crossed-frames.ts';
import type { Edit } from './testing/edits.ts';
import { verifyLine } from './verify-line.ts';

const RIGHT_MIN = 0.9;

const isProven = ({ line, edit }: Edit): boolean =>
  verifyLine(edit, { entry: [line], others: [] }).length === 0;

describe('acts crossed with everybody who may have done them', () => {
  it('proves none that the line tells of somebody else or as not done', () => {
    const edits = [...listFalseEdits()];
    expect(edits.length).toBeGreaterThanOrEqual(1_000);
    expect(edits.filter(isProven)).toEqual([]);
  });

  it('proves nearly every one that the line tells of oneself', () => {
    const edits = [...listRightEdits()];
    const proven = edits.filter(isProven);
    expect(edits.length).toBeGreaterThanOrEqual(500);
    expect(proven.length / edits.length).toBeGreaterThanOrEqual(RIGHT_MIN);
  });
});

describe('acts and papers crossed with the words around them', () => {
  it("proves none that was asked, planned or allowed, another's, or not held", () => {
    const edits = [...listOverclaims()];
    expect(edits.length).toBeGreaterThanOrEqual(1_000);
    expect(edits.filter(isProven)).toEqual([]);
  });

  it('proves nearly every one that was done or is held', () => {
    const edits = [...listFairClaims()];
    const proven = edits.filter(isProven);
    expect(edits.length).toBeGreaterThanOrEqual(400);
    expect(proven.length / edits.length).toBeGreaterThanOrEqual(RIGHT_MIN);
  });
});
