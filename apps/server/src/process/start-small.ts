import { setFlagsFromString } from 'node:v8';

/**
 * Called before anything is loaded: loading the program would else grow the young generation to
 * 32 MB, of which an idle process gives nothing back.
 */
export function startSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Called when the start is over: under load it may grow, for fewer collections. */
export function allowGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
