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

/** Milliseconds of two pieces of work, run in turns so that a busy machine slows both alike: the medians of `rounds`, and of their ratios. */
export async function pairedMs(
  run: () => unknown | Promise<unknown>,
  reference: () => unknown | Promise<unknown>,
  { rounds = 11, warmUps = 3 } = {},
): Promise<{ value: number; referenceValue: number; ratio: number }> {
  const once = async (work: typeof run): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const pairs: [number, number][] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const pair: [number, number] = [await once(run), await once(reference)];
    if (round >= warmUps) pairs.push(pair);
  }
  return {
    value: median(pairs.map(([own]) => own)),
    referenceValue: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([own, other]) => own / other)),
  };
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
  /** Where it was measured in pairs; else that of the values. */
  ratio?: number;
}

export function printFigure(figure: Figure): void {
  const { what, value, unit, reference, referenceValue } = figure;
  const { ratio = value / referenceValue } = figure;
  console.log(
    `${what.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit.padEnd(5)} = ${ratio.toFixed(2).padStart(6)} x ${reference} (${referenceValue.toFixed(1)} ${unit})`,
  );
}
