interface CompareChoice {
  /** Undefined where the address names nothing that could be compared with. */
  kind: 'result' | 'resume' | undefined;
  id: string;
}

/** `result:ID` or `resume:ID`, from the address: what a resume is compared with. */
export function readChoice(choice: string): CompareChoice {
  const [, kind, id = ''] = /^(result|resume):([\w-]+)$/.exec(choice) ?? [];
  return { kind: kind as CompareChoice['kind'], id };
}
