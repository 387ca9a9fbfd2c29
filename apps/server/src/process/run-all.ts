export type Step = () => Promise<void>;

/** Every step in order, whatever becomes of the others; throws the first fault at the end. */
export async function runAll(steps: readonly Step[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}
