import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { lineText } from './line.ts';
import { joinWrappedAddresses } from './wrapped-addresses.ts';

describe('addresses that a narrow list breaks', () => {
  const item = (text: string) => ({ ...lineOf([12, text]), bulletX: 3 });

  it.each([
    [12, 'robin.placeholder@', 'example.org', 'robin.placeholder@example.org'],
    [3, 'robin.placeholder@', 'example.org', 'robin.placeholder@example.org'],
    [3, 'github.com/robin-', 'placeholder', 'github.com/robin-placeholder'],
  ])('go on at %s: %s %s', (x, open, rest, whole) => {
    expect(joinWrappedAddresses([item(open), lineOf([x, rest])]).map(lineText)).toEqual([whole]);
  });

  it('leave what stands further in alone', () => {
    expect(joinWrappedAddresses([item('robin@'), lineOf([40, 'example.org'])])).toHaveLength(2);
  });

  it.each([
    [['ana.sampletow', 'n-', 'north@exam', 'ple.com'], 'ana.sampletown-north@example.com'],
    [['robin_', 'placeholder@', 'example.org'], 'robin_placeholder@example.org'],
    [['robin@exam', 'ple-shop', '.example'], 'robin@example-shop.example'],
  ])('are whole over more rows than two: %s', (pieces, whole) => {
    const lines = pieces.map((piece) => lineOf([12, piece]));
    expect(joinWrappedAddresses(lines).map(lineText)).toEqual([whole]);
  });

  it.each([
    [['robin.example.net', 'robin-', 'placeholder@example.org']],
    [['gardening', 'robin@example.org', 'hiking']],
    [['Excel', 'Word', 'robin@example.org']],
  ])('take no other row: %s', (pieces) => {
    const lines = joinWrappedAddresses(pieces.map((piece) => lineOf([12, piece])));
    expect(lineText(lines[0] ?? lineOf())).toBe(pieces[0]);
  });
});
