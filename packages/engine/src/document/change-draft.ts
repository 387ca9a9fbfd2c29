import type { Change } from '@trueline/contracts';

/** A change before it has its number, its points and a decision. */
export type Draft = Omit<Change, 'id' | 'points' | 'decision'>;
