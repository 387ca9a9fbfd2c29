/** Child to parent. `crashed` is a bug that the child survived. */
export type ChildMessage<Result> =
  | { type: 'ready' }
  | { type: 'result'; result: Result }
  | { type: 'crashed'; message: string }
  | { type: 'resident'; bytes: number };
