import { verify } from '../index.ts';

/** Whether one bullet may stand for another in a made-up role. */
export function isTold(before: string, after: string): boolean {
  const resume = (line: string) => ({
    work: [{ name: 'Demo Works', position: 'Associate', highlights: [line] }],
  });
  return verify(resume(before), resume(after)).ok;
}

/** Pairs of a line of the source and a line that stands for it; these are indented under it. */
export function listPairs(table: string): [string, string][] {
  let source = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      if (line.startsWith('  ')) return [[source, line.trim()]];
      source = line;
      return [];
    });
}
