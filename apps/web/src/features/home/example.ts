import example from '../../../generated/example.json';

/** The engine's own result for a made-up resume and ad, computed by the build (scripts/make-example.ts). */
export const EXAMPLE = example;
export type ExampleChange = (typeof example.changes)[number];
