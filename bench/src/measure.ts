/** Milliseconds of one run after `warmUps`, the median of `rounds`. */
export async function medianMs(
  run: () => unknown | Promise<unknown>,
  { rounds = 15, warmUps = 5 } = {},
): Promise<number> {
  for (let round = 0; round < warmUps; round++) await run();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What ran beside it, and its value in the same unit. */
  reference: string;
  referenceValue: number;
}

export function printFigure({ what, value, unit, reference, referenceValue }: Figure): void {
  const ratio = value / referenceValue;
  console.log(
    `${what.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit.padEnd(5)} = ${ratio.toFixed(2).padStart(6)} x ${reference} (${referenceValue.toFixed(1)} ${unit})`,
  );
}
